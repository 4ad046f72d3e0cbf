// The lesson of Overboss. The first market of its deal has a matching pair, a crystal, a portal and a miniboss.
import { newRecord } from '@overlair/rules/kernel'
import { type Choice, overboss, type View } from '@overlair/rules/overboss'
import { createLesson, type LessonStep, lessonSeats } from '../../game-module/lesson.ts'
import type { TableMatch } from '../../match/table-match.ts'
import { say } from '../../platform/i18n/say.ts'

const PUPIL = 0

export interface LessonState {
  readonly view: View
  /** Prompt of the pupil. Undefined if the pupil is not asked. */
  readonly prompt: string | undefined
  /** Names of the events that the pupil caused. */
  readonly events: readonly string[]
  readonly canUndo: boolean
  readonly over: boolean
}
export const stateOf = (match: TableMatch<View, Choice>): LessonState => ({
  view: match.view.value,
  prompt: match.ask.value?.prompt,
  events: match.log.value.filter(({ seat }) => seat === PUPIL).map(({ event }) => event.event),
  canUndo: match.canUndo.value,
  over: match.result.value !== undefined,
})

const eventCount = ({ events }: LessonState, event: string): number => events.filter(one => one === event).length
/** Whether the pupil must draft and has placed at least this many tiles. */
const isDraftTurn = (state: LessonState, tiles: number): boolean =>
  state.prompt === 'draft' && eventCount(state, 'tile-placed') >= tiles
const hasInStash = ({ view }: LessonState, kind: string): boolean =>
  view.players[PUPIL]?.stash.some(token => token.startsWith(kind)) ?? false
const emptySpaces = ({ view }: LessonState): number =>
  view.players[PUPIL]?.map.filter(space => space === null).length ?? 0

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

const allSteps: readonly LessonStep<LessonState, StepId, CoachAnchor>[] = [
  { id: 'welcome', when: state => isDraftTurn(state, 0) },
  { id: 'market', at: 'market', when: state => isDraftTurn(state, 0) },
  {
    id: 'draft',
    at: 'market',
    when: ({ prompt }) => prompt === 'draft',
    until: state => eventCount(state, 'drafted') > 0,
  },
  {
    id: 'place',
    at: 'map',
    when: ({ prompt }) => prompt === 'place',
    until: state => eventCount(state, 'tile-placed') > 0,
  },
  {
    id: 'settle',
    at: 'map',
    when: ({ prompt }) => prompt === 'settle',
    until: state => eventCount(state, 'token-placed') > 0,
  },
  {
    id: 'matching',
    at: 'map',
    when: state => state.prompt === 'draft' && eventCount(state, 'token-placed') > 0,
  },
  { id: 'portal', at: 'stash', when: state => hasInStash(state, 'portal') && state.prompt !== undefined },
  { id: 'score', at: 'score', when: state => isDraftTurn(state, 1) },
  { id: 'others', at: 'others', when: state => isDraftTurn(state, 1) },
  { id: 'crystal', at: 'stash', when: state => hasInStash(state, 'crystal') && state.prompt === 'draft' },
  { id: 'edges', at: 'map', when: state => isDraftTurn(state, 2) },
  { id: 'undo', at: 'undo', when: state => state.canUndo && eventCount(state, 'tile-placed') >= 2 },
  { id: 'band', at: 'map', when: state => isDraftTurn(state, 3) },
  {
    id: 'dungeon',
    at: 'market',
    when: state => isDraftTurn(state, 2) && state.view.market.some(({ tile }) => tile === 'dungeon'),
  },
  { id: 'late', at: 'map', when: state => state.prompt === 'draft' && emptySpaces(state) <= 3 },
  { id: 'over', when: ({ over }) => over },
]

/** A pupil who plays on without reading still hears every step, one per move. */
export const steps = allSteps.map(step => (step.until ? step : { ...step, endsWithMove: true }))

export const lesson = createLesson({
  game: 'overboss',
  record: () => newRecord(overboss, { players: 2 }, 'lesson 28574'),
  seats: lessonSeats,
  steps,
  stateOf,
  text: id => say(`learn.ob.${id}`),
})
