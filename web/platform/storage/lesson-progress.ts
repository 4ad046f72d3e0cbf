// What a pupil has read of a lesson.
import { type GameId, isGameId } from '@overlair/rules/game-ids'
import { database } from './database.ts'

const mark = 'learn-'
/** Where the match of a lesson is kept: there is one for each game, and it goes on where it was left. */
export const lessonMatchId = (game: GameId): string => `${mark}${game}`
/** The game that is learnt in a match; undefined for other matches. */
export function gameOfLessonMatch(match: string): GameId | undefined {
  const game = match.slice(mark.length)
  return match.startsWith(mark) && isGameId(game) ? game : undefined
}

export async function loadReadSteps(lesson: string): Promise<readonly string[]> {
  const kept = await (await database()).get('progress', lesson)
  return Array.isArray(kept) ? kept.filter(step => typeof step === 'string') : []
}

export async function saveReadSteps(lesson: string, steps: readonly string[]): Promise<void> {
  await (await database()).write({ store: 'progress', key: lesson, value: [...steps] })
}

/** The match of a lesson and what was read of it go together. */
export async function deleteLesson(lesson: string): Promise<void> {
  await (await database()).write({ store: 'matches', key: lesson }, { store: 'progress', key: lesson })
}
