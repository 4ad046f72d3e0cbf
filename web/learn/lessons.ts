// Which games can be learnt here; a lesson is fetched when it begins.
import type { GameId } from '../games/ids.ts'
import type { Lesson } from './lesson.ts'

const lessons: Partial<Readonly<Record<GameId, () => Promise<{ readonly lesson: Lesson }>>>> = {
  overboss: () => import('./overboss.ts'),
  'boss-monster': () => import('./boss-monster.ts'),
  'super-boss-monster': () => import('./super-boss-monster.ts'),
}
/** The easiest one first. */
export const gamesWithLesson = ['overboss', 'boss-monster', 'super-boss-monster'] as const satisfies readonly GameId[]

export const loadLesson = async (game: GameId): Promise<Lesson | undefined> => (await lessons[game]?.())?.lesson
