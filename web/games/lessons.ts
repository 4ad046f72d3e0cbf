// Which games can be learnt here; a lesson is fetched when it begins.
import type { GameId } from '@overlair/rules/game-ids'
import type { Lesson } from '../game-module/lesson.ts'

const lessons: Partial<Readonly<Record<GameId, () => Promise<{ readonly lesson: Lesson }>>>> = {
  overboss: () => import('./overboss/lesson.ts'),
  'boss-monster': () => import('./dungeon/lessons/boss-monster.ts'),
  'super-boss-monster': () => import('./dungeon/lessons/super-boss-monster.ts'),
}
/** The easiest one first. */
export const gamesWithLesson = ['overboss', 'boss-monster', 'super-boss-monster'] as const satisfies readonly GameId[]

export const loadLesson = async (game: GameId): Promise<Lesson | undefined> => (await lessons[game]?.())?.lesson
