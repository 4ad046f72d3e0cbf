// A match is its record: game, rules version, options, seed, choices. Replay, undo, recovery and bug reports are all this fold.
import type { Answer, AnyGame, Choice, GameEvent, Seat } from './contract.ts'
import { GameError } from './errors.ts'
import type { RawOptions } from './options.ts'
import type { Seed } from './random.ts'

export const recordFormat = 'overlair-record/1'
export interface GameRecord {
  readonly format: typeof recordFormat
  readonly game: string
  readonly version: string
  readonly options: RawOptions
  readonly seed: Seed
  readonly choices: readonly Answer[]
}

export const newRecord = (game: AnyGame, options: RawOptions, seed: Seed): GameRecord => ({
  format: recordFormat,
  game: game.id,
  version: game.version,
  options,
  seed,
  choices: [],
})
export const withChoice = (record: GameRecord, seat: Seat, choice: Choice): GameRecord => ({
  ...record,
  choices: [...record.choices, { seat, choice }],
})

const bad = (message: string): never => {
  throw new GameError('bad-record', message)
}
const isObject = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
const isWord = (value: unknown): value is string | number | boolean =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
const isChoice = (value: unknown): value is Choice => isObject(value) && Object.values(value).every(isWord)

function readAnswer(value: unknown, i: number): Answer {
  if (!isObject(value) || typeof value.seat !== 'number' || !isChoice(value.choice))
    return bad(`choice ${i + 1} of the record is not of the form {"seat": 0, "choice": {…}}`)
  return { seat: value.seat, choice: value.choice }
}

/** Reads a record that came from outside. What is wrong with it is said with the place where it is. */
export function readRecord(value: unknown): GameRecord {
  if (!isObject(value)) return bad('a record is a JSON object')
  const { format, game, version, options, seed, choices } = value
  if (format !== recordFormat)
    return bad(`this is not a record: “format” is ${JSON.stringify(format)}, not "${recordFormat}"`)
  if (typeof game !== 'string') return bad('the record names no game')
  if (typeof version !== 'string') return bad('the record names no rules version')
  if (!isObject(options)) return bad('the record’s “options” are not an object')
  if (typeof seed !== 'string' && typeof seed !== 'number') return bad('the record has no “seed”')
  if (!Array.isArray(choices)) return bad('the record’s “choices” are not a list')
  return { format, game, version, options, seed, choices: choices.map(readAnswer) }
}

/** The game of a record, or a reason why it cannot be replayed. */
export function gameOf(games: readonly AnyGame[], record: GameRecord): AnyGame {
  const game = games.find(g => g.id === record.game)
  if (!game) return bad(`the record is of an unknown game “${record.game}”; known: ${games.map(g => g.id).join(', ')}`)
  if (game.version !== record.version)
    return bad(`the record was made with rules ${record.version} of ${game.id}; these are ${game.version}`)
  return game
}

/** Plays a record up to choice `to`, telling each step. */
export function replay<State>(
  game: AnyGame,
  record: GameRecord,
  each: (step: { state: State; index: number; answer: Answer; events: readonly GameEvent[] }) => void = () => {},
  to = record.choices.length,
): State {
  const state = game.setup(record.options, record.seed)
  for (let index = 0; index < to; index++) {
    const answer = record.choices[index]!
    try {
      const events = game.apply(state, answer.seat, answer.choice)
      each({ state, index, answer, events })
    } catch (error) {
      if (error instanceof GameError) bad(`choice ${index + 1} of the record cannot be made: ${error.message}`)
      throw error
    }
  }
  return state
}
