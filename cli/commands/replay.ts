import type { Step } from '@overlair/play/match/contract'
import { games } from '@overlair/rules'
import {
  eventFor,
  type GameRecord,
  isJsonObject,
  openRecord,
  outcomeHash,
  readRecord,
  replay as replayRecord,
  stateHash,
  truncateRecord,
} from '@overlair/rules/kernel'
import { BadInput } from '../files/bad-input.ts'
import { readJson } from '../files/files.ts'
import { type Flags, isGiven, numberOf, onlyPositional, readArguments } from '../input/arguments.ts'
import { type Command, helpPage } from '../input/command.ts'
import { languageFlag, languageOf } from '../input/language-flag.ts'
import { stopText } from '../play/open-record.ts'
import { logLines } from '../play/screen.ts'
import { tableOf } from '../tables/index.ts'
import { printable } from '../terminal/printable.ts'
import { createRenderContext } from '../terminal/render-context.ts'

const flags: Flags = {
  to: { value: '<number>', help: 'stop after this number of choices; default: all' },
  verify: { help: 'only check that every choice is legal and every state hash is correct' },
  ...languageFlag,
}

export const replay: Command = {
  name: 'replay',
  summary: 'show or check a recorded or saved game',
  help: () =>
    helpPage(
      'replay <record> [options]',
      'Replays a record and shows the log and the position, as a spectator sees them.',
      flags,
    ),
  run(commandLine, terminal) {
    const args = readArguments('replay', commandLine, flags)
    const file = onlyPositional('replay', 'a record', args)
    const value = readJson(file)
    const record = readRecord(value)
    const to = numberOf(args, 'to', 0, record.choices.length) ?? record.choices.length
    if (isGiven(args, 'verify')) {
      terminal.out(`${printable(verify(record, hashesOf(value, record), to))}\n`)
      return 0
    }
    const { game, record: current, stop } = openRecord(games, record)
    if (stop?.reason === 'options') throw new BadInput(stopText(stop))
    const table = tableOf(game)
    const steps: Pick<Step, 'events'>[] = []
    const state = replayRecord(game, truncateRecord(current, to), ({ events }) =>
      steps.push({ events: events.map(event => eventFor(event, 'spectator')) }),
    )
    const view = game.view(state, 'spectator')
    const context = createRenderContext(terminal, languageOf(args, terminal), () => true)
    const count = Math.min(to, current.choices.length)
    const position = context.t('cli.position', { count, total: record.choices.length })
    // The record goes on after the stop, but the rules do not follow it.
    const stopped = stop && count < to ? [` ${context.paint.strong(printable(stopText(stop)))}`] : []
    const lines = [
      ...logLines(steps, table, context),
      '',
      ` ${context.paint.strong(position)}`,
      ...stopped,
      ...table.draw(view, context),
      ...table.result(view, context),
    ]
    terminal.out(`${lines.join('\n')}\n`)
    return 0
  },
}

/** Expected state hashes, by the number of choices made. */
type Hashes = ReadonlyMap<number, string>

/** Reads the hashes of a record: one per choice, optionally preceded by one for the start. */
function hashesOf(value: unknown, record: GameRecord): Hashes | undefined {
  const { hashes } = isJsonObject(value) ? value : {}
  if (hashes === undefined) return undefined
  const count = record.choices.length
  const isList = Array.isArray(hashes) && hashes.every(hash => typeof hash === 'string')
  if (!isList || (hashes.length !== count && hashes.length !== count + 1))
    throw new BadInput(`“hashes” of the record must be a list of ${count} texts, one per choice`)
  const first = hashes.length === count ? 1 : 0
  return new Map(hashes.map((hash, i) => [first + i, hash]))
}

/** Returns a sentence about the checks. Throws if a choice is illegal or a hash differs. */
function verify(made: GameRecord, hashes: Hashes | undefined, to: number): string {
  const { game, record, stop } = openRecord(games, made)
  if (stop) throw new BadInput(stopText(stop))
  const sameRules = made.version === game.version
  const compare = (what: string, after: number, expected: string | undefined, found: string) => {
    if (expected !== undefined && expected !== found)
      throw new BadInput(
        `wrong ${what} ${after === 0 ? 'at the start' : `after choice ${after}`}: expected ${expected}, found ${found}`,
      )
  }
  const compareState = (after: number, state: unknown) => {
    if (sameRules) compare('state hash', after, hashes?.get(after), stateHash(state))
  }
  compareState(0, game.setup(record.options, record.seed))
  const state = replayRecord(game, truncateRecord(record, to), ({ state, index, events }) => {
    compareState(index + 1, state)
    compare('outcome', index + 1, made.choices[index]!.outcome, outcomeHash(game, state, events))
  })
  const legal = `${to} of ${record.choices.length} choices of ${game.id} checked: all are legal`
  const agree = hashes ? 'all state hashes agree' : 'the record has no state hashes'
  const compared = sameRules ? agree : `it was made with rules ${made.version}, so only outcomes were compared`
  return `${legal}, ${compared}, the game is ${game.result(state) ? 'over' : 'not over'}.`
}
