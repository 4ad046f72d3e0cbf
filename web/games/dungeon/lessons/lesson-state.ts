// The state that the steps of a dungeon lesson check.
import type { VisibleEvent } from '@overlair/locales/dungeon'
import type { Choice, PlayerView, View } from '@overlair/rules/dungeon'
import type { Ask } from '@overlair/rules/kernel'
import { type DungeonMatch, isDungeonEvent } from '../model/dungeon-match.ts'

const PUPIL = 0

/** The values of `data-coach` on the table. */
export type CoachAnchor = 'town' | 'dungeon' | 'counts' | 'others' | 'hand' | 'prompt' | 'market' | 'landmarks'

export interface LessonState {
  readonly view: View
  /** The ask of the pupil. */
  readonly ask: Ask<Choice> | undefined
  readonly events: readonly VisibleEvent[]
  readonly over: boolean
}
export const stateOf = (match: DungeonMatch): LessonState => ({
  view: match.view.value,
  ask: match.ask.value,
  events: match.log.value.map(({ event }) => event).filter(isDungeonEvent),
  over: match.result.value !== undefined,
})

export const isAskedFor = ({ ask }: LessonState, prompt: string): boolean => ask?.prompt === prompt
/** Whether the pupil is asked anything, from the given round on. */
export const isAsked = ({ view, ask }: LessonState, round = 1): boolean => ask !== undefined && view.round >= round
/** Whether the pupil is asked during their turn of the Build phase, from the given round on. */
export const isBuildTurn = (state: LessonState, round = 1): boolean =>
  isAsked(state, round) && state.view.phase === 'build' && state.view.active === PUPIL
export const offers = ({ ask }: LessonState, matches: (choice: Choice) => boolean): boolean =>
  ask?.choices.some(matches) ?? false
export const pupil = ({ view }: LessonState): PlayerView | undefined => view.players[PUPIL]
/** Counts the events of these names that concern the pupil. */
export const eventCount = ({ events }: LessonState, ...names: readonly VisibleEvent['event'][]): number =>
  events.filter(one => names.includes(one.event) && 'seat' in one && one.seat === PUPIL).length
export const hasHappened = ({ events }: LessonState, ...names: readonly VisibleEvent['event'][]): boolean =>
  events.some(({ event }) => names.includes(event))

/** Whether the pupil needs one more room for the level-up (BM-94, SB-107). */
export const needsFifthRoom = (state: LessonState): boolean =>
  pupil(state)?.dungeon.length === 4 && !pupil(state)?.leveled
