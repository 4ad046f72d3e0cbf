// A lesson is data: what the coach says, what it points at, when it speaks and what it waits for. It never forbids a move.
import type { SeatAssignment } from '@overlair/play/seats'
import type { GameId } from '@overlair/rules/game-ids'
import type { GameRecord } from '@overlair/rules/kernel'
import type { AnyMatch } from '../match/match-signals.ts'

/** Parts of a table that can be pointed at, as written into `data-coach`. */
type CoachAnchor =
  | 'market'
  | 'map'
  | 'stash'
  | 'score'
  | 'prompt'
  | 'others'
  | 'undo'
  | 'town'
  | 'dungeon'
  | 'hand'
  | 'counts'
  | 'landmarks'

export interface LessonStep<Moment, Id extends string = string> {
  /** Names its text, too. */
  readonly id: Id
  readonly at?: CoachAnchor
  readonly when: (moment: Moment) => boolean
  /** What it waits for. A step without it is read and sent on by the person. */
  readonly until?: (moment: Moment) => boolean
}

/** The first step that has something to say now and was neither read nor done. */
export const stepAt = <Moment, Step extends LessonStep<Moment>>(
  steps: readonly Step[],
  read: readonly string[],
  moment: Moment,
): Step | undefined => steps.find(step => !read.includes(step.id) && step.when(moment) && !step.until?.(moment))

/** What the coach says now. */
interface CoachMessage {
  readonly id: string
  readonly text: string
  readonly at: CoachAnchor | undefined
  /** For a move; else it is read and sent on. */
  readonly waits: boolean
}
/** A lesson as the page and the coach know it. */
export interface Lesson {
  readonly game: GameId
  record(): GameRecord
  seats(you: string): readonly SeatAssignment[]
  currentStep(match: AnyMatch, read: readonly string[]): CoachMessage | undefined
}

/** Every lesson is a game against one bot. */
export const lessonSeats = (you: string): readonly SeatAssignment[] => [
  { kind: 'person', name: you },
  { kind: 'bot', name: 'Grub', level: 'greedy' },
]

interface Written<Moment, Id extends string> extends Omit<Lesson, 'currentStep'> {
  readonly steps: readonly LessonStep<Moment, Id>[]
  stateOf(match: AnyMatch): Moment
  text(id: Id): string
}
export const createLesson = <Moment, Id extends string>({
  steps,
  stateOf,
  text,
  ...lesson
}: Written<Moment, Id>): Lesson => ({
  ...lesson,
  currentStep(match, read) {
    const step = stepAt(steps, read, stateOf(match))
    return step && { id: step.id, text: text(step.id), at: step.at, waits: step.until !== undefined }
  },
})
