import type { PlayedChoice } from '@overlair/play/undo'
import { games } from '@overlair/rules'
import {
  type AnyGame,
  type GameRecord,
  gameForRecord,
  isJsonObject,
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
import { logLines } from '../play/screen.ts'
import { tableOf } from '../tables/index.ts'
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
    const game = gameForRecord(games, record)
    const to = numberOf(args, 'to', 0, record.choices.length) ?? record.choices.length
    if (isGiven(args, 'verify')) {
      terminal.out(`${verify(game, record, hashesOf(value, record), to)}\n`)
      return 0
    }
    const table = tableOf(game)
    const played: PlayedChoice[] = []
    const state = replayRecord(game, truncateRecord(record, to), ({ answer, events }) =>
      played.push({ answer, events }),
    )
    const view = game.view(state, 'spectator')
    const context = createRenderContext(terminal, languageOf(args, terminal), () => true)
    const position = context.t('cli.position', { count: to, total: record.choices.length })
    const lines = [
      ...logLines(played, 'spectator', table, context),
      '',
      ` ${context.paint.strong(position)}`,
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
function verify(game: AnyGame, record: GameRecord, hashes: Hashes | undefined, to: number): string {
  const check = (state: unknown, made: number) => {
    const expected = hashes?.get(made)
    const found = stateHash(state)
    if (expected !== undefined && expected !== found)
      throw new BadInput(
        `wrong state hash ${made === 0 ? 'at the start' : `after choice ${made}`}: expected ${expected}, found ${found}`,
      )
  }
  check(game.setup(record.options, record.seed), 0)
  const state = replayRecord(game, truncateRecord(record, to), step => check(step.state, step.index + 1))
  const legal = `${to} of ${record.choices.length} choices of ${game.id} checked: all are legal`
  const agree = hashes ? 'all state hashes agree' : 'the record has no state hashes'
  return `${legal}, ${agree}, the game is ${game.result(state) ? 'over' : 'not over'}.`
}
