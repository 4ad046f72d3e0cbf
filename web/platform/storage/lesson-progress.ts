// Saves which steps of a lesson the pupil has read.
import { type GameId, isGameId } from '@overlair/rules/game-ids'
import { database } from './database.ts'

const PREFIX = 'learn-'
/** Id of the match of a lesson. Each game has one, so that a lesson can be resumed. */
export const lessonMatchId = (game: GameId): string => `${PREFIX}${game}`
/** Returns the game that a lesson match teaches. Undefined for other matches. */
export function gameOfLessonMatch(match: string): GameId | undefined {
  const game = match.slice(PREFIX.length)
  return match.startsWith(PREFIX) && isGameId(game) ? game : undefined
}

export async function loadReadSteps(lesson: string): Promise<readonly string[]> {
  const saved = await (await database()).get('progress', lesson)
  return Array.isArray(saved) ? saved.filter(step => typeof step === 'string') : []
}

export async function saveReadSteps(lesson: string, steps: readonly string[]): Promise<void> {
  await (await database()).write({ store: 'progress', key: lesson, value: [...steps] })
}

/** Deletes the match of a lesson together with its progress. */
export async function deleteLesson(lesson: string): Promise<void> {
  await (await database()).write({ store: 'matches', key: lesson }, { store: 'progress', key: lesson })
}
