// The first game of Overboss: a deal with a matching pair, a crystal, a portal and a miniboss in its first market.
import { newRecord } from '@overlair/rules/kernel'
import { type Choice, overboss, type View } from '@overlair/rules/overboss'
import { createLesson, type LessonStep, lessonSeats } from '../../game-module/lesson.ts'
import type { Match } from '../../match/match-signals.ts'
import { say } from '../../platform/i18n/say.ts'

const YOU = 0

export interface Moment {
  readonly view: View
  /** What the pupil is asked. */
  readonly prompt: string | undefined
  /** What the pupil has done so far. */
  readonly deeds: readonly string[]
  readonly canUndo: boolean
  readonly over: boolean
}
export const stateOf = (match: Match<View, Choice>): Moment => ({
  view: match.view.value,
  prompt: match.ask.value?.prompt,
  deeds: match.log.value.filter(({ seat }) => seat === YOU).map(({ event }) => event.event),
  canUndo: match.canUndo.value,
  over: match.result.value !== undefined,
})

const times = ({ deeds }: Moment, deed: string): number => deeds.filter(one => one === deed).length
/** Asked for a pair, with this many tiles on the map at least. */
const drafting = (moment: Moment, tiles: number): boolean =>
  moment.prompt === 'draft' && times(moment, 'tile-placed') >= tiles
const stashed = ({ view }: Moment, kind: string): boolean =>
  view.players[YOU]?.stash.some(token => token.startsWith(kind)) ?? false
const spacesLeft = ({ view }: Moment): number => view.players[YOU]?.map.filter(space => space === null).length ?? 0

type StepId =
  | 'welcome'
  | 'market'
  | 'draft'
  | 'place'
  | 'settle'
  | 'matching'
  | 'score'
  | 'crystal'
  | 'portal'
  | 'others'
  | 'edges'
  | 'undo'
  | 'band'
  | 'dungeon'
  | 'late'
  | 'over'

/** The values of `data-coach` on the table. */
type CoachAnchor = 'market' | 'map' | 'stash' | 'score' | 'others' | 'undo'

export const steps: readonly LessonStep<Moment, StepId, CoachAnchor>[] = [
  { id: 'welcome', when: moment => drafting(moment, 0) },
  { id: 'market', at: 'market', when: moment => drafting(moment, 0) },
  {
    id: 'draft',
    at: 'market',
    when: ({ prompt }) => prompt === 'draft',
    until: moment => times(moment, 'drafted') > 0,
  },
  {
    id: 'place',
    at: 'map',
    when: ({ prompt }) => prompt === 'place',
    until: moment => times(moment, 'tile-placed') > 0,
  },
  {
    id: 'settle',
    at: 'map',
    when: ({ prompt }) => prompt === 'settle',
    until: moment => times(moment, 'token-placed') > 0,
  },
  {
    id: 'matching',
    at: 'map',
    when: moment => moment.prompt === 'draft' && times(moment, 'token-placed') > 0,
  },
  { id: 'score', at: 'score', when: moment => drafting(moment, 1) },
  { id: 'others', at: 'others', when: moment => drafting(moment, 1) },
  { id: 'crystal', at: 'stash', when: moment => stashed(moment, 'crystal') && moment.prompt === 'draft' },
  { id: 'portal', at: 'stash', when: moment => stashed(moment, 'portal') && moment.prompt === 'draft' },
  { id: 'edges', at: 'map', when: moment => drafting(moment, 2) },
  { id: 'undo', at: 'undo', when: moment => moment.canUndo && times(moment, 'tile-placed') >= 2 },
  { id: 'band', at: 'map', when: moment => drafting(moment, 3) },
  {
    id: 'dungeon',
    at: 'market',
    when: moment => drafting(moment, 2) && moment.view.market.some(({ tile }) => tile === 'dungeon'),
  },
  { id: 'late', at: 'map', when: moment => moment.prompt === 'draft' && spacesLeft(moment) <= 3 },
  { id: 'over', when: ({ over }) => over },
]

export const lesson = createLesson({
  game: 'overboss',
  record: () => newRecord(overboss, { players: 2 }, 'lesson 28574'),
  seats: lessonSeats,
  steps,
  stateOf,
  text: id => say(`learn.ob.${id}`),
})
