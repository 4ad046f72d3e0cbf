// Scores of solo games (OB-155, SB-265) and the best among them.
import { isJsonObject, type JsonObject } from '@overlair/rules/kernel'
import { database } from './database.ts'

export interface SoloScore {
  readonly match: string
  readonly game: string
  readonly points: number
  /** Category → value, such as map, boss or mode. Scores with the same value are compared. */
  readonly marks: Readonly<Record<string, string>>
  /** Milliseconds since 1970. */
  readonly when: number
}

const isString = (value: unknown): value is string => typeof value === 'string'

/** Validates a saved score. Undefined if it is invalid: an unreadable score does not count. */
function readScore(match: string, value: unknown): SoloScore | undefined {
  if (!isJsonObject(value)) return undefined
  const { points, when } = value
  if (typeof points !== 'number' || !Number.isInteger(points) || typeof when !== 'number') return undefined
  const { game, marks } = 'game' in value ? value : migrateOldScore(value)
  if (!isString(game) || !isJsonObject(marks)) return undefined
  return { match, game, points, marks: Object.fromEntries(Object.entries(marks).filter(isStringEntry)), when }
}
const isStringEntry = (entry: [string, unknown]): entry is [string, string] => isString(entry[1])

/** Converts an Overboss score of the time when no other game had scores. */
const migrateOldScore = ({ board, boss, terrains }: JsonObject): JsonObject => ({
  game: 'overboss',
  marks: { board, boss: boss ?? '', terrains: Array.isArray(terrains) ? terrains.toSorted().join() : '' },
})

export async function saveScore({ match, ...score }: SoloScore): Promise<void> {
  await (await database()).write({ store: 'scores', key: match, value: score })
}
/** Deletes a score, for example when the player undoes the last move of a game. */
export async function deleteScore(match: string): Promise<void> {
  await (await database()).write({ store: 'scores', key: match })
}

export async function listScores(game: string): Promise<SoloScore[]> {
  const entries = await (await database()).all('scores')
  return entries.flatMap(([match, entry]) => readScore(match, entry) ?? []).filter(score => score.game === game)
}

export const bestScore = (scores: readonly SoloScore[]): SoloScore | undefined =>
  scores.reduce<SoloScore | undefined>(
    (best, score) => (best === undefined || score.points > best.points ? score : best),
    undefined,
  )

/** Returns the best other score with the same value in a category. Without a category, the best of all other scores. */
export const bestOfOthers = (
  scores: readonly SoloScore[],
  score: SoloScore,
  category?: string,
): SoloScore | undefined =>
  bestScore(
    scores.filter(
      other =>
        other.match !== score.match && (category === undefined || other.marks[category] === score.marks[category]),
    ),
  )
