// What a player alone has reached (OB-155, SB-265), and the best of it.
import { isJsonObject, type JsonObject } from '@overlair/rules/kernel'
import { database } from './database.ts'

export interface SoloScore {
  readonly match: string
  readonly game: string
  readonly points: number
  /** What it has in common with others: the map, the boss, the mode. */
  readonly marks: Readonly<Record<string, string>>
  /** Milliseconds since 1970. */
  readonly when: number
}

const isText = (value: unknown): value is string => typeof value === 'string'

/** A score as it was kept, or undefined when it makes no sense: a best that cannot be read is no best. */
function readScore(match: string, value: unknown): SoloScore | undefined {
  if (!isJsonObject(value)) return undefined
  const { points, when } = value
  if (typeof points !== 'number' || !Number.isInteger(points) || typeof when !== 'number') return undefined
  const { game, marks } = 'game' in value ? value : migrateOldScore(value)
  if (!isText(game) || !isJsonObject(marks)) return undefined
  return { match, game, points, marks: Object.fromEntries(Object.entries(marks).filter(isTextual)), when }
}
const isTextual = (entry: [string, unknown]): entry is [string, string] => isText(entry[1])

/** Scores of Overboss that were kept while it was the only game with scores. */
const migrateOldScore = ({ board, boss, terrains }: JsonObject): JsonObject => ({
  game: 'overboss',
  marks: { board, boss: boss ?? '', terrains: Array.isArray(terrains) ? terrains.toSorted().join() : '' },
})

export async function saveScore({ match, ...score }: SoloScore): Promise<void> {
  await (await database()).write({ store: 'scores', key: match, value: score })
}
/** For a game whose end was taken back. */
export async function deleteScore(match: string): Promise<void> {
  await (await database()).write({ store: 'scores', key: match })
}

export async function listScores(game: string): Promise<SoloScore[]> {
  const entries = await (await database()).all('scores')
  return entries.flatMap(([match, entry]) => readScore(match, entry) ?? []).filter(score => score.game === game)
}

export const bestScore = (scores: readonly SoloScore[]): SoloScore | undefined =>
  scores.reduce<SoloScore | undefined>(
    (best, one) => (best === undefined || one.points > best.points ? one : best),
    undefined,
  )

/** The best of the games that bear the same mark as this one, itself aside; without a mark, of all. */
export const bestOfOthers = (scores: readonly SoloScore[], like: SoloScore, mark?: string): SoloScore | undefined =>
  bestScore(
    scores.filter(one => one.match !== like.match && (mark === undefined || one.marks[mark] === like.marks[mark])),
  )
