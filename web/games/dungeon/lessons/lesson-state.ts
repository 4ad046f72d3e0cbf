// What a lesson in a dungeon game looks at.
import type { VisibleEvent } from '@overlair/locales/dungeon'
import type { Choice, PlayerView, View } from '@overlair/rules/dungeon'
import type { Ask } from '@overlair/rules/kernel'
import { type DungeonMatch, isDungeonEvent } from '../model/dungeon-match.ts'

const YOU = 0

/** The values of `data-coach` on the table. */
export type CoachAnchor = 'town' | 'dungeon' | 'counts' | 'others' | 'hand' | 'prompt' | 'market' | 'landmarks'

export interface LessonState {
  readonly view: View
  /** What the pupil is asked. */
  readonly ask: Ask<Choice> | undefined
  /** All that has happened so far. */
  readonly events: readonly VisibleEvent[]
  readonly over: boolean
}
export const stateOf = (match: DungeonMatch): LessonState => ({
  view: match.view.value,
  ask: match.ask.value,
  events: match.log.value.map(({ event }) => event).filter(isDungeonEvent),
  over: match.result.value !== undefined,
})

export const asked = ({ ask }: LessonState, prompt: string): boolean => ask?.prompt === prompt
/** Asked for anything, after the game was set up. */
export const isAsked = ({ view, ask }: LessonState, round = 1): boolean => ask !== undefined && view.round >= round
/** Before the pupil's own room of the round. */
export const isBuildTurn = (moment: LessonState, round = 1): boolean =>
  isAsked(moment, round) && moment.view.phase === 'build' && moment.view.active === YOU
export const offers = ({ ask }: LessonState, what: (choice: Choice) => boolean): boolean =>
  ask?.choices.some(what) ?? false
export const pupil = ({ view }: LessonState): PlayerView | undefined => view.players[YOU]
/** How often something of this happened to the pupil. */
export const eventCount = ({ events: told }: LessonState, ...events: readonly VisibleEvent['event'][]): number =>
  told.filter(one => events.includes(one.event) && 'seat' in one && one.seat === YOU).length
export const happened = ({ events: told }: LessonState, ...events: readonly VisibleEvent['event'][]): boolean =>
  told.some(({ event }) => events.includes(event))

/** One room short of the level-up (BM-94, SB-107). */
export const beforeFifth = (moment: LessonState): boolean =>
  pupil(moment)?.dungeon.length === 4 && !pupil(moment)?.leveled
