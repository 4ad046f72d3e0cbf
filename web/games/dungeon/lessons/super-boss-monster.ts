// Lesson for Super Boss Monster: market, minions, landmarks and town. Steps about rules of Boss Monster are short.
import { superBossMonster } from '@overlair/rules/dungeon/games/index'
import { landmarks } from '@overlair/rules/dungeon/model/state'
import { newRecord } from '@overlair/rules/kernel'
import { createLesson, type LessonStep, lessonSeats } from '../../../game-module/lesson.ts'
import { say } from '../../../platform/i18n/say.ts'
import {
  type CoachAnchor,
  eventCount,
  hasHappened,
  isAsked,
  isAskedFor,
  isBuildTurn,
  type LessonState,
  needsFifthRoom,
  offers,
  pupil,
  stateOf,
} from './lesson-state.ts'

/** Whether the minion may go to a room or the boss of the pupil's own dungeon. */
const canSendMinionToOwnDungeon = (state: LessonState): boolean =>
  offers(state, choice => 'minion' in choice && (choice.minion.includes('#') || choice.minion === pupil(state)?.boss))
const hasHeroOnLandmark = ({ view: { board } }: LessonState): boolean =>
  board !== null && (board.tavern.length > 0 || landmarks.some(landmark => board.landmarks[landmark] !== null))

type StepId =
  | 'welcome'
  | 'boss'
  | 'first'
  | 'town'
  | 'market'
  | 'landmarks'
  | 'minion'
  | 'build'
  | 'worked'
  | 'lured'
  | 'adventure'
  | 'soul'
  | 'wound'
  | 'marker'
  | 'summon'
  | 'own'
  | 'counters'
  | 'spell'
  | 'fifth'
  | 'level'
  | 'late'
  | 'over'

export const steps: readonly LessonStep<LessonState, StepId, CoachAnchor>[] = [
  { id: 'welcome', when: state => isAskedFor(state, 'boss.choose') },
  {
    id: 'boss',
    at: 'prompt',
    when: state => isAskedFor(state, 'boss.choose'),
    until: state => eventCount(state, 'boss-chosen') > 0,
  },
  {
    id: 'first',
    at: 'hand',
    when: state => isAskedFor(state, 'build.first'),
    until: state => eventCount(state, 'placed', 'declined') > 0,
  },
  { id: 'town', at: 'town', when: state => isAskedFor(state, 'market.take') },
  {
    id: 'market',
    at: 'market',
    when: state => isAskedFor(state, 'market.take'),
    until: state => eventCount(state, 'market-taken') > 0,
  },
  { id: 'landmarks', at: 'landmarks', when: state => isAskedFor(state, 'minion.place') },
  {
    id: 'minion',
    at: 'landmarks',
    when: state => isAskedFor(state, 'minion.place'),
    until: state => eventCount(state, 'minion-placed') > 0,
  },
  {
    id: 'build',
    at: 'hand',
    when: state => isBuildTurn(state),
    until: state => eventCount(state, 'placed', 'declined') > 1,
  },
  { id: 'worked', at: 'landmarks', when: state => isAsked(state) && eventCount(state, 'minion-acts') > 0 },
  { id: 'lured', at: 'town', when: state => isAsked(state) && hasHappened(state, 'lured', 'stayed') },
  { id: 'adventure', at: 'dungeon', when: state => isAsked(state) && eventCount(state, 'entered') > 0 },
  { id: 'soul', at: 'dungeon', when: state => isAsked(state) && (pupil(state)?.souls ?? 0) > 0 },
  { id: 'wound', at: 'dungeon', when: state => isAsked(state) && (pupil(state)?.wounds ?? 0) > 0 },
  { id: 'marker', at: 'others', when: state => isAskedFor(state, 'market.take') && state.view.round > 1 },
  { id: 'summon', at: 'landmarks', when: state => isAskedFor(state, 'minion.place') && hasHeroOnLandmark(state) },
  { id: 'own', at: 'dungeon', when: state => isAskedFor(state, 'minion.place') && canSendMinionToOwnDungeon(state) },
  {
    id: 'counters',
    at: 'dungeon',
    when: state => isAsked(state) && (pupil(state)?.dungeon.some(({ counters = 0 }) => counters > 0) ?? false),
  },
  { id: 'spell', at: 'hand', when: state => isAsked(state) && offers(state, choice => 'cast' in choice) },
  { id: 'fifth', at: 'dungeon', when: state => isBuildTurn(state) && needsFifthRoom(state) },
  { id: 'level', at: 'dungeon', when: state => isAsked(state) && pupil(state)?.leveled === true },
  { id: 'late', at: 'others', when: state => isAsked(state) && state.view.players.some(({ souls }) => souls >= 7) },
  { id: 'over', when: ({ over }) => over },
]

export const lesson = createLesson({
  game: 'super-boss-monster',
  record: () => newRecord(superBossMonster, { players: 2 }, 'lesson 48'),
  seats: lessonSeats,
  steps,
  stateOf,
  text: id => say(`learn.sbm.${id}`),
})
