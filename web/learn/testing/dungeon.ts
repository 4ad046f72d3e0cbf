import type { DungeonGame } from '@overlair/rules/dungeon'
import { answerForBot } from '../../match/answering.ts'
import { openMatch } from '../../match/match.ts'
import type { DungeonMatch } from '../../tables/dungeon/match.ts'
import { autoAnswer } from '../../tables/dungeon/stops.ts'
import { type LessonState, stateOf } from '../dungeon.ts'
import type { Lesson, LessonStep } from '../lesson.ts'

/** A lesson in a dungeon game, with questions that answer themselves as they do in the browser. */
export function begun<Id extends string>(
  game: DungeonGame,
  lesson: Lesson,
  steps: readonly LessonStep<LessonState, Id>[],
) {
  const match: DungeonMatch = openMatch({
    game,
    record: lesson.record(),
    seats: lesson.seats('Ola'),
    standing: autoAnswer,
    think: answerForBot,
    save: () => {},
  })
  return { match, steps, stateOf }
}
