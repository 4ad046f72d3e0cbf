import { availableParallelism } from 'node:os'
import { translator } from '@overlair/locales/all'
import { BadInput } from '../files/bad-input.ts'
import { type Arguments, type Flags, isGiven, numberOf, oneOf, textOf } from '../input/arguments.ts'
import { botNames, botsNamed } from '../input/bot-flag.ts'
import { type Command, helpPage } from '../input/command.ts'
import { descriptorNamed, optionsHelp, readGameArguments } from '../input/game-flags.ts'
import { languageFlag, languageOf } from '../input/language-flag.ts'
import { playersAndOptions } from '../input/player-count.ts'
import { type SimulationJob, seedOf } from '../simulate/job.ts'
import { type CardLine, report } from '../simulate/report.ts'
import { forms, reportPage } from '../simulate/report-format.ts'
import { runOrder } from '../simulate/run.ts'
import { type SimulationSummary, summarize } from '../simulate/summary.ts'
import type { Failure } from '../simulate/totals.ts'
import { tableOf } from '../tables/index.ts'
import { progressBar } from '../terminal/progress-bar.ts'
import type { Terminal } from '../terminal/terminal.ts'

const flags: Flags = {
  players: { value: '<number>', help: 'how many play; two unless given' },
  games: { value: '<number>', help: 'how many games; 100 unless given' },
  seed: { value: '<text>', help: 'the same seed gives the same games; 1 unless given' },
  bots: { value: '<list>', help: `who plays, seat by seat in turn: ${botNames.join(', ')}; random unless given` },
  workers: {
    value: '<number>',
    bare: 'auto',
    help: 'threads to play in; auto, or no number, uses all cores; 1 unless given',
  },
  report: {
    value: '<form>',
    bare: 'table',
    help: `count what became of every card, and who won with it: ${forms.join(' or ')}; a table if no form is named`,
  },
  json: { help: 'as one JSON object' },
  ...languageFlag,
}

export const simulate: Command = {
  name: 'simulate',
  summary: 'bots play many games; who wins, and how fast',
  help: () =>
    helpPage(
      'simulate <game> [options]',
      'Lets bots play and counts. The same seed gives the same results, whatever the number of workers.',
      flags,
      ...optionsHelp(),
    ),
  async run(words, terminal) {
    const { game, args } = readGameArguments('simulate', words, flags)
    const { players, options } = playersAndOptions(game, args)
    const form = oneOf(args, 'report', forms)
    if (form && !descriptorNamed(game.id).cardUsage)
      throw new BadInput(`--report: ${game.id} has no statistics of cards`)
    const t = translator(languageOf(args, terminal))
    const named = botsNamed(textOf(args, 'bots') ?? 'random')
    const order: SimulationJob = {
      game: game.id,
      options,
      players,
      games: numberOf(args, 'games', 1) ?? 100,
      seed: textOf(args, 'seed') ?? '1',
      bots: Array.from({ length: players }, (_, seat) => named[seat % named.length]!),
      report: form !== undefined,
    }
    const workers = Math.min(workersOf(args), order.games)
    const bar = progressBar(terminal, order.games)
    const start = performance.now()
    const sums = await runOrder(order, workers, bar.show)
    const counted = summarize(order, sums, (performance.now() - start) / 1000)
    bar.clear()
    const told = form && report(sums.report)
    if (isGiven(args, 'json'))
      terminal.out(`${JSON.stringify({ ...counted, ...(told && { report: told }) }, null, 2)}\n`)
    else {
      const cardName = ({ card, kind }: CardLine) => tableOf(game).cardName?.(card, kind, t) ?? card
      terminal.out(page(order, counted) + (told ? `\n${reportPage(told, form, cardName, t, terminal.columns())}` : ''))
    }
    complain(order, sums.failures, terminal)
    return counted.errors > 0 ? 1 : 0
  },
}

function workersOf(args: Arguments): number {
  const text = textOf(args, 'workers')
  if (text === 'auto') return availableParallelism()
  if (text !== undefined && !/^\d+$/.test(text))
    throw new BadInput(`--workers is a whole number or auto, not “${text}”`)
  return numberOf(args, 'workers', 1, 256) ?? 1
}

function page(order: SimulationJob, counted: SimulationSummary): string {
  const number = (n: number) => n.toLocaleString('en')
  const width = Math.max(3, ...order.bots.map(bot => bot.length))
  const seats = order.bots.map(
    (bot, seat) =>
      `  ${String(seat).padStart(4)}  ${bot.padEnd(width)}  ${String(counted.wins[seat]).padStart(8)}  ${counted.meanScore[seat]!.toFixed(2).padStart(10)}`,
  )
  const { finished, games, draws, errors } = counted
  return [
    `${order.game}: ${number(finished)} of ${number(games)} games of ${order.players} ${order.players === 1 ? 'player' : 'players'} finished, seed ${order.seed}`,
    `  seat  ${'bot'.padEnd(width)}      wins  mean score`,
    ...seats,
    `  shared wins: ${draws}, errors: ${errors}`,
    `  ${number(counted.decisions)} decisions in ${counted.seconds} s: ${number(counted.decisionsPerSecond)} a second, ${number(counted.gamesPerSecond)} games a second`,
    '',
  ].join('\n')
}

/** Games that went wrong, with what is needed to play them again. */
function complain(order: SimulationJob, failures: readonly Failure[], terminal: Terminal): void {
  for (const { index, error } of failures)
    terminal.err(`overlair: game ${index} (seed ${seedOf(order, index)}) failed: ${error}\n`)
}
