import { answerForBot } from '@overlair/bots/answer'
import { dungeonAutoPass } from '@overlair/play/auto-pass/dungeon/index'
import type { DungeonGame } from '@overlair/rules/dungeon'
import type { Lesson, LessonStep } from '../../../game-module/lesson.ts'
import { openMatch } from '../../../match/match-signals.ts'
import type { DungeonMatch } from '../model/dungeon-match.ts'
import { type LessonState, stateOf } from './lesson-state.ts'

/** Opens the match of a dungeon lesson, with auto-pass as in the browser. */
export function openTestLesson<Id extends string>(
  game: DungeonGame,
  lesson: Lesson,
  steps: readonly LessonStep<LessonState, Id>[],
) {
  const match: DungeonMatch = openMatch({
    game,
    record: lesson.record(),
    seats: lesson.seats('Ola', 'Grub'),
    autoPass: dungeonAutoPass,
    askBot: answerForBot,
    save: () => {},
  })
  return { match, steps, stateOf }
}
