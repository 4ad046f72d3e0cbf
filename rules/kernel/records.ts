// A match is its record: game, rules version, options, seed, choices. Replay, undo, recovery and bug reports all apply
// the choices of a record one after the other.
import type { Answer, AnyGame, Choice, Game, GameEvent, Seat, Watcher } from './contract.ts'
import { GameError } from './errors.ts'
import type { RawOptions } from './options.ts'
import type { Seed } from './random.ts'
import { describeValue, isJsonObject } from './untrusted-input.ts'

export const recordFormat = 'overlair-record/1'
/** A choice with the hash of its outcome (`outcomeHash`), which later rules compare. Old or handwritten records lack it. */
export interface RecordedChoice extends Answer {
  readonly outcome?: string
}
export interface GameRecord {
  readonly format: typeof recordFormat
  readonly game: string
  readonly version: string
  readonly options: RawOptions
  readonly seed: Seed
  readonly choices: readonly RecordedChoice[]
}

/** Starts a record. It holds the value of every option, so a later default does not change it. */
export const newRecord = (game: AnyGame, options: RawOptions, seed: Seed): GameRecord => ({
  format: recordFormat,
  game: game.id,
  version: game.version,
  options: game.resolve(options),
  seed,
  choices: [],
})
/**
 * Returns the options of a record of the current rules, each with its value. An option that is missing means what the rules did
 * before the option existed. Throws GameError if the options are wrong.
 */
export function allOptions(game: AnyGame, options: RawOptions): RawOptions {
  const before = game.options.flatMap(spec => (spec.before === undefined ? [] : [[spec.id, spec.before] as const]))
  return game.resolve({ ...Object.fromEntries(before), ...options })
}
/** Returns a record of the current rules with all its options. Throws GameError if the options are wrong. */
export const withAllOptions = (game: AnyGame, record: GameRecord): GameRecord => ({
  ...record,
  options: allOptions(game, record.options),
})
export const appendChoice = (record: GameRecord, seat: Seat, choice: Choice, outcome?: string): GameRecord => ({
  ...record,
  choices: [...record.choices, outcome === undefined ? { seat, choice } : { seat, choice, outcome }],
})
/** Returns the record as it was after the first `length` choices. */
export const truncateRecord = (record: GameRecord, length: number): GameRecord => ({
  ...record,
  choices: record.choices.slice(0, length),
})

const bad = (message: string): never => {
  throw new GameError('bad-record', message)
}
const isWord = (value: unknown): value is string | number | boolean =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
const isChoice = (value: unknown): value is Choice => isJsonObject(value) && Object.values(value).every(isWord)

function readRecordedChoice(value: unknown, i: number): RecordedChoice {
  if (!isJsonObject(value) || typeof value.seat !== 'number' || !isChoice(value.choice))
    return bad(`choice ${i + 1} of the record is not of the form {"seat": 0, "choice": {…}}`)
  const { seat, choice, outcome } = value
  if (outcome === undefined) return { seat, choice }
  if (typeof outcome !== 'string') return bad(`“outcome” of choice ${i + 1} of the record is not a text`)
  return { seat, choice, outcome }
}

/** Checks a record from a file or a link. Throws GameError that names the wrong field or choice. */
export function readRecord(value: unknown): GameRecord {
  if (!isJsonObject(value)) return bad('a record is a JSON object')
  const { format, game, version, options, seed, choices } = value
  if (format !== recordFormat)
    return bad(`this is not a record: “format” is ${describeValue(format)}, not "${recordFormat}"`)
  if (typeof game !== 'string') return bad('the record names no game')
  if (typeof version !== 'string') return bad('the record names no rules version')
  if (!isJsonObject(options)) return bad('the record’s “options” are not an object')
  if (typeof seed !== 'string' && typeof seed !== 'number') return bad('the record has no “seed”')
  if (!Array.isArray(choices)) return bad('the record’s “choices” are not a list')
  return { format, game, version, options, seed, choices: choices.map(readRecordedChoice) }
}

/** Returns the game of a record, of whatever rules version. Throws GameError if the game is unknown. */
export function gameNamedIn(games: readonly AnyGame[], record: GameRecord): AnyGame {
  const game = games.find(g => g.id === record.game)
  return game ?? bad(`the record is of an unknown game “${record.game}”; known: ${games.map(g => g.id).join(', ')}`)
}
/**
 * Returns the game of a record of the current rules. Throws GameError if the rules have another version: `openRecord` opens
 * such a record.
 */
export function gameForRecord(games: readonly AnyGame[], record: GameRecord): AnyGame {
  const game = gameNamedIn(games, record)
  if (game.version !== record.version)
    return bad(`the record was made with rules ${record.version} of ${game.id}; these are ${game.version}`)
  return game
}

/**
 * One replayed choice of a record, with its events. `state` is the state after it; the replay continues to change it.
 */
export interface ReplayedChoice<State = unknown, E extends GameEvent = GameEvent> {
  readonly state: State
  readonly index: number
  readonly answer: RecordedChoice
  readonly events: readonly E[]
}

/** An event of a replayed choice. `state` is the state at this moment; the replay continues to change it. */
export interface ReplayedEvent<State = unknown, E extends GameEvent = GameEvent> {
  readonly state: State
  /** Index of the choice. */
  readonly index: number
  readonly event: E
}

/** Replays a record to its end and returns the last state. Calls `each` after every choice, and `watch` at every event. */
export function replay<State, E extends GameEvent>(
  game: Game<State, Choice, unknown, E>,
  record: GameRecord,
  each: (step: ReplayedChoice<State, E>) => void = () => {},
  watch?: (moment: ReplayedEvent<State, E>) => void,
): State {
  const state = game.setup(record.options, record.seed)
  record.choices.forEach((answer, index) => {
    const watcher: Watcher<E> | undefined = watch && (event => watch({ state, index, event }))
    each({ state, index, answer, events: applyRecorded(game, state, answer, index, watcher) })
  })
  return state
}
function applyRecorded<State, E extends GameEvent>(
  game: Game<State, Choice, unknown, E>,
  state: State,
  { seat, choice }: Answer,
  index: number,
  watch: Watcher<E> | undefined,
): readonly E[] {
  try {
    return game.apply(state, seat, choice, watch)
  } catch (error) {
    if (error instanceof GameError) bad(`choice ${index + 1} of the record cannot be made: ${error.message}`)
    throw error
  }
}
