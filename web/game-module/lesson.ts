// A lesson is data: the steps of the coach. The coach never forbids a move.
import type { SeatAssignment } from '@overlair/play/seats'
import type { GameId } from '@overlair/rules/game-ids'
import type { GameRecord } from '@overlair/rules/kernel'
import type { AnyTableMatch } from '../match/table-match.ts'

export interface LessonStep<State, Id extends string = string, Anchor extends string = string> {
  /** Also part of the key of its text. */
  readonly id: Id
  /** The part of the table that the coach points at: a value of `data-coach`. */
  readonly at?: Anchor
  /** True if the coach may speak now. */
  readonly when: (state: State) => boolean
  /** True if the pupil has made the move that the step waits for. Without it, the pupil reads the step and clicks “next”. */
  readonly until?: (state: State) => boolean
  /** True if a move of the pupil takes the step as read. */
  readonly endsWithMove?: boolean
}

/** Returns the first step that may speak now and is neither read nor done. */
export const stepAt = <State, Step extends LessonStep<State>>(
  steps: readonly Step[],
  read: readonly string[],
  state: State,
): Step | undefined => steps.find(step => !read.includes(step.id) && step.when(state) && !step.until?.(state))

interface CoachMessage {
  readonly id: string
  readonly text: string
  readonly at: string | undefined
  /** True if the coach waits for a move; false if it waits for a click on “next”. */
  readonly waits: boolean
  /** True if a move of the pupil takes the step as read, so that somebody who plays on hears the next one. */
  readonly endsWithMove: boolean
}
/** A lesson of any game, for the page and the coach. */
export interface Lesson {
  readonly game: GameId
  record(): GameRecord
  seats(you: string, rival: string): readonly SeatAssignment[]
  currentStep(match: AnyTableMatch, read: readonly string[]): CoachMessage | undefined
}

/** Every lesson is a game against one bot. */
export const lessonSeats = (you: string, rival: string): readonly SeatAssignment[] => [
  { kind: 'person', name: you },
  { kind: 'bot', name: rival, level: 'greedy' },
]

interface LessonSpec<State, Id extends string> extends Omit<Lesson, 'currentStep'> {
  readonly steps: readonly LessonStep<State, Id>[]
  stateOf(match: AnyTableMatch): State
  text(id: Id): string
}
export const createLesson = <State, Id extends string>({
  steps,
  stateOf,
  text,
  ...lesson
}: LessonSpec<State, Id>): Lesson => ({
  ...lesson,
  currentStep(match, read) {
    const step = stepAt(steps, read, stateOf(match))
    return (
      step && {
        id: step.id,
        text: text(step.id),
        at: step.at,
        waits: step.until !== undefined,
        endsWithMove: step.endsWithMove === true,
      }
    )
  },
})
