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
import { type Flags, isGiven, numberOf, onlyWord, readArguments } from '../input/arguments.ts'
import { type Command, helpPage } from '../input/command.ts'
import { languageFlag, languageOf } from '../input/language-flag.ts'
import { logLines } from '../play/screen.ts'
import { tableOf } from '../tables/index.ts'
import { createRenderContext } from '../terminal/render-context.ts'

const flags: Flags = {
  to: { value: '<number>', help: 'stop after so many choices; all of them unless given' },
  verify: { help: 'only check that every choice is legal and every state hash agrees, and say so in one line' },
  ...languageFlag,
}

export const replay: Command = {
  name: 'replay',
  summary: 'show or check a recorded or saved game',
  help: () =>
    helpPage(
      'replay <record> [options]',
      'Plays a record again and shows the position and the log, as somebody sees them who does not play.',
      flags,
    ),
  run(words, terminal) {
    const args = readArguments('replay', words, flags)
    const file = onlyWord('replay', 'a record', args)
    const value = readJson(file)
    const record = readRecord(value)
    const game = gameForRecord(games, record)
    const to = numberOf(args, 'to', 0, record.choices.length) ?? record.choices.length
    if (isGiven(args, 'verify')) {
      terminal.out(`${verified(game, record, hashesOf(value, record), to)}\n`)
      return 0
    }
    const table = tableOf(game)
    const played: PlayedChoice[] = []
    const state = replayRecord(game, truncateRecord(record, to), ({ answer, events }) =>
      played.push({ answer, events }),
    )
    const view = game.view(state, 'spectator')
    const spoken = createRenderContext(terminal, languageOf(args, terminal), () => true)
    const position = spoken.t('cli.position', { count: to, total: record.choices.length })
    const lines = [
      ...logLines(played, 'spectator', table, spoken),
      '',
      ` ${spoken.paint.strong(position)}`,
      ...table.draw(view, spoken),
      ...table.result(view, spoken),
    ]
    terminal.out(`${lines.join('\n')}\n`)
    return 0
  },
}

/** By the number of choices made: what the hash of the state must be then. */
type Hashes = ReadonlyMap<number, string>

/** One hash for each choice, and perhaps one for the set-up before them. */
function hashesOf(value: unknown, record: GameRecord): Hashes | undefined {
  const { hashes } = isJsonObject(value) ? value : {}
  if (hashes === undefined) return undefined
  const many = record.choices.length
  const isList = Array.isArray(hashes) && hashes.every(hash => typeof hash === 'string')
  if (!isList || (hashes.length !== many && hashes.length !== many + 1))
    throw new BadInput(`the record’s “hashes” are not a list of ${many} hashes, one for each choice`)
  const first = hashes.length === many ? 1 : 0
  return new Map(hashes.map((hash, i) => [first + i, hash]))
}

/** Throws where a choice is illegal or a hash differs. */
function verified(game: AnyGame, record: GameRecord, hashes: Hashes | undefined, to: number): string {
  const check = (state: unknown, made: number) => {
    const expected = hashes?.get(made)
    const found = stateHash(state)
    if (expected !== undefined && expected !== found)
      throw new BadInput(
        `${made === 0 ? 'set-up' : `choice ${made} of the record`} leads to the state ${found}, not to ${expected}`,
      )
  }
  check(game.setup(record.options, record.seed), 0)
  const state = replayRecord(game, truncateRecord(record, to), step => check(step.state, step.index + 1))
  const legal = `${to} of ${record.choices.length} choices of ${game.id} checked: all are legal`
  const agree = hashes ? 'all state hashes agree' : 'the record carries no state hashes'
  return `${legal}, ${agree}, the game is ${game.result(state) ? 'over' : 'not over'}.`
}
