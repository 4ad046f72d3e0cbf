import { availableParallelism } from 'node:os'
import { translator } from '@overlair/locales/all'
import { BadInput } from '../files/bad-input.ts'
import { type Arguments, type Flags, isGiven, numberOf, oneOf, textOf } from '../input/arguments.ts'
import { botNames, botsFor } from '../input/bot-flag.ts'
import { type Command, helpPage } from '../input/command.ts'
import { descriptorNamed, optionsHelp, readGameArguments } from '../input/game-flags.ts'
import { languageFlag, languageOf } from '../input/language-flag.ts'
import { playersAndOptions } from '../input/player-count.ts'
import { type SimulationJob, seedOf } from '../simulate/job.ts'
import { type CardLine, report } from '../simulate/report.ts'
import { reportPage } from '../simulate/report-format.ts'
import { runJob } from '../simulate/run.ts'
import type { MarkLine } from '../simulate/solo.ts'
import { soloParts } from '../simulate/solo-format.ts'
import { summarize } from '../simulate/summary.ts'
import { summaryPage } from '../simulate/summary-format.ts'
import { formats, layoutOf } from '../simulate/tables.ts'
import type { Failure } from '../simulate/totals.ts'
import { tableOf } from '../tables/index.ts'
import { printable } from '../terminal/printable.ts'
import { progressBar } from '../terminal/progress-bar.ts'
import type { Terminal } from '../terminal/terminal.ts'

const flags: Flags = {
  players: { value: '<number>', help: 'number of players; default: 2, or 1 with options for solo games' },
  games: { value: '<number>', help: 'number of games; default: 100' },
  seed: { value: '<text>', help: 'the same seed gives the same games; default: 1' },
  bots: { value: '<list>', help: `bots for the seats, repeated in order: ${botNames.join(', ')}; default: random` },
  workers: {
    value: '<number>',
    bare: 'auto',
    help: 'number of threads; default: 1; auto, or no number: all cores',
  },
  report: {
    value: '<format>',
    bare: 'table',
    help: `add statistics for every card, as ${formats.join(' or ')}; without a format: table`,
  },
  json: { help: 'print one JSON object' },
  ...languageFlag,
}

export const simulate: Command = {
  name: 'simulate',
  summary: 'let bots play many games and print statistics',
  help: () =>
    helpPage(
      'simulate <game> [options]',
      'Lets bots play many games and prints statistics. The same seed gives the same results with any number of workers.',
      flags,
      ...optionsHelp(),
    ),
  async run(commandLine, terminal) {
    const { game, args } = readGameArguments('simulate', commandLine, flags)
    const { players, options } = playersAndOptions(game, args)
    const format = oneOf(args, 'report', formats)
    if (format && !descriptorNamed(game.id).cardUsage) throw new BadInput(`--report: ${game.id} has no card statistics`)
    const t = translator(languageOf(args, terminal))
    const job: SimulationJob = {
      game: game.id,
      options,
      players,
      games: numberOf(args, 'games', 1) ?? 100,
      seed: textOf(args, 'seed') ?? '1',
      bots: botsFor(args, players, 'random'),
      report: format !== undefined,
    }
    const workers = Math.min(workersOf(args), job.games)
    const bar = progressBar(terminal, job.games)
    const start = performance.now()
    const totals = await runJob(job, workers, bar.show)
    const summary = summarize(job, totals, (performance.now() - start) / 1000)
    bar.clear()
    const reportData = format && report(totals.report)
    if (isGiven(args, 'json'))
      terminal.out(`${JSON.stringify({ ...summary, ...(reportData && { report: reportData }) }, null, 2)}\n`)
    else {
      const { cardName, markName } = tableOf(game)
      const nameOf = ({ card, kind }: CardLine) => cardName?.(card, kind, t) ?? card
      const layout = layoutOf(format ?? 'table', terminal.columns())
      const markNameOf = ({ id, kind }: MarkLine) => markName?.(id, kind, options, t) ?? id
      const solo = summary.solo && soloParts(summary.solo, summary.finished, markNameOf, layout, t)
      const parts = reportData ? reportPage(reportData, solo, nameOf, layout, t) : solo?.join('\n\n').concat('\n')
      terminal.out(summaryPage(job, summary, t) + (parts ? `\n${parts}` : ''))
    }
    printFailures(job, totals.failures, terminal)
    return summary.errors > 0 ? 1 : 0
  },
}

function workersOf(args: Arguments): number {
  const text = textOf(args, 'workers')
  if (text === 'auto') return availableParallelism()
  if (text !== undefined && !/^\d+$/.test(text))
    throw new BadInput(`--workers must be a whole number or auto, not “${text}”`)
  return numberOf(args, 'workers', 1, 256) ?? 1
}

/** Prints the games that crashed, with the seeds to play them again. */
function printFailures(job: SimulationJob, failures: readonly Failure[], terminal: Terminal): void {
  for (const { index, error } of failures)
    terminal.err(`${printable(`overlair: game ${index} (seed ${seedOf(job, index)}) failed: ${error}`)}\n`)
}
