import { answerForBot } from '@overlair/bots/answer'
import { dungeonAutoPass } from '@overlair/play/auto-pass/dungeon/index'
import type { DungeonGame } from '@overlair/rules/dungeon'
import type { Lesson, LessonStep } from '../../../game-module/lesson.ts'
import { hostMatch } from '../../../match/host.ts'
import { type LessonState, stateOf } from './lesson-state.ts'

/** Opens the match of a dungeon lesson, with auto-pass as in the browser. */
export function openTestLesson<Id extends string>(
  game: DungeonGame,
  lesson: Lesson,
  steps: readonly LessonStep<LessonState, Id>[],
) {
  const host = hostMatch({
    ...dungeonAutoPass,
    game,
    record: lesson.record(),
    seats: lesson.seats('Ola', 'Grub'),
    askBot: answerForBot,
    save: () => {},
  })
  return { host, steps, stateOf }
}
