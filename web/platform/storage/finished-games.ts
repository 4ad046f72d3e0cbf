// Facts about finished games, for statistics. They stay when the player deletes the game.
import { type GameId, isGameId } from '@overlair/rules/game-ids'
import { isInteger, isJsonObject, type Seat } from '@overlair/rules/kernel'
import { database } from './database.ts'

export interface FinishedGame {
  readonly match: string
  readonly game: GameId
  /** By seat. */
  readonly scores: readonly number[]
  readonly winners: readonly Seat[]
  /** The seats of the people on this device. */
  readonly own: readonly Seat[]
  /** Levels of the bots at the table. */
  readonly bots: readonly string[]
  /** Number of choices. */
  readonly choices: number
  /** Milliseconds since 1970. */
  readonly when: number
}

/** Validates saved facts. Undefined if they are invalid: an unreadable game does not count. */
function readFinished(match: string, value: unknown): FinishedGame | undefined {
  if (!isJsonObject(value)) return undefined
  const { game, scores, winners, own, bots, choices, when } = value
  if (typeof game !== 'string' || !isGameId(game) || !isInteger(choices) || typeof when !== 'number') return undefined
  if (!isListOf(isInteger, scores) || !isListOf(isInteger, winners) || !isListOf(isInteger, own)) return undefined
  if (!isListOf(isText, bots) || [...winners, ...own].some(seat => scores[seat] === undefined)) return undefined
  return { match, game, scores, winners, own, bots, choices, when }
}
const isText = (value: unknown): value is string => typeof value === 'string'
const isListOf = <T>(isOne: (value: unknown) => value is T, value: unknown): value is readonly T[] =>
  Array.isArray(value) && value.every(isOne)

export async function saveFinished({ match, ...facts }: FinishedGame): Promise<void> {
  await (await database()).write({ store: 'finished', key: match, value: facts })
}
/** Deletes the facts, for example when the player undoes the last choice of a game. */
export async function deleteFinished(match: string): Promise<void> {
  await (await database()).write({ store: 'finished', key: match })
}
/** Returns all finished games, the oldest first. */
export async function listFinished(): Promise<FinishedGame[]> {
  const entries = await (await database()).all('finished')
  return entries.flatMap(([match, facts]) => readFinished(match, facts) ?? []).sort((a, b) => a.when - b.when)
}
