// What a lesson in a dungeon game looks at.
import type { Seen } from '@overlair/locales/dungeon'
import type { Choice, PlayerView, View } from '@overlair/rules/dungeon'
import type { Ask } from '@overlair/rules/kernel'
import { type DungeonMatch, isDungeonEvent } from '../tables/dungeon/match.ts'

const YOU = 0

export interface Moment {
  readonly view: View
  /** What the pupil is asked. */
  readonly ask: Ask<Choice> | undefined
  /** All that has happened so far. */
  readonly told: readonly Seen[]
  readonly over: boolean
}
export const momentOf = (match: DungeonMatch): Moment => ({
  view: match.view.value,
  ask: match.ask.value,
  told: match.log.value.map(({ event }) => event).filter(isDungeonEvent),
  over: match.result.value !== undefined,
})

export const asked = ({ ask }: Moment, prompt: string): boolean => ask?.prompt === prompt
/** Asked for anything, after the game was set up. */
export const playing = ({ view, ask }: Moment, round = 1): boolean => ask !== undefined && view.round >= round
/** Before the pupil's own room of the round. */
export const building = (moment: Moment, round = 1): boolean =>
  playing(moment, round) && moment.view.phase === 'build' && moment.view.active === YOU
export const offers = ({ ask }: Moment, what: (choice: Choice) => boolean): boolean => ask?.choices.some(what) ?? false
export const own = ({ view }: Moment): PlayerView | undefined => view.players[YOU]
/** How often something of this happened to the pupil. */
export const times = ({ told }: Moment, ...events: readonly Seen['event'][]): number =>
  told.filter(one => events.includes(one.event) && 'seat' in one && one.seat === YOU).length
export const happened = ({ told }: Moment, ...events: readonly Seen['event'][]): boolean =>
  told.some(({ event }) => events.includes(event))

/** One room short of the level-up (BM-94, SB-107). */
export const beforeFifth = (moment: Moment): boolean => own(moment)?.dungeon.length === 4 && !own(moment)?.leveled
