// The text of a simulation: its seats, and how long it took.
import type { Translator } from '@overlair/locales'
import { printable } from '../terminal/printable.ts'
import type { SimulationJob } from './job.ts'
import type { SimulationSummary } from './summary.ts'
import { columns, formatNumber, NO_VALUE, type Row } from './tables.ts'

export function summaryPage(job: SimulationJob, summary: SimulationSummary, t: Translator): string {
  const { game, players, finished, games, wins, meanScore, draws, errors, solo, seconds } = summary
  const score = (n: number | null) => (n === null ? NO_VALUE : formatNumber(n, 0, t))
  const head: Row = [
    t('cli.simulate.seat'),
    t('cli.simulate.bot'),
    ...(wins ? [t('cli.simulate.wins')] : []),
    t('cli.simulate.mean'),
    ...(solo ? [t('cli.simulate.worst'), t('cli.simulate.best')] : []),
  ]
  const seats = job.bots.map(
    (bot, seat): Row => [
      String(seat),
      bot,
      ...(wins ? [formatNumber(wins[seat]!, 0, t)] : []),
      formatNumber(meanScore[seat]!, 2, t),
      ...(solo ? [score(solo.worst), score(solo.best)] : []),
    ],
  )
  return [
    t('cli.simulate.head', { game, finished, games, players, seed: printable(job.seed) }),
    columns([head, ...seats], [1]),
    `  ${draws === undefined ? t('cli.simulate.errors', { errors }) : t('cli.simulate.shared', { draws, errors })}`,
    `  ${t('cli.simulate.speed', {
      decisions: summary.decisions,
      seconds: formatNumber(seconds, 3, t),
      decisionsPerSecond: summary.decisionsPerSecond,
      gamesPerSecond: formatNumber(summary.gamesPerSecond, 2, t),
    })}`,
    '',
  ].join('\n')
}
