// The first game of Super Boss Monster: market, minions, landmarks and town; what is as in Boss Monster is said in short.
import { superBossMonster } from '@overlair/rules/dungeon/games/index'
import { landmarks } from '@overlair/rules/dungeon/model/state'
import { newRecord } from '@overlair/rules/kernel'
import { createLesson, type LessonStep, lessonSeats } from '../../../game-module/lesson.ts'
import { say } from '../../../platform/i18n/say.ts'
import {
  asked,
  beforeFifth,
  type CoachAnchor,
  eventCount,
  happened,
  isAsked,
  isBuildTurn,
  type LessonState,
  offers,
  pupil,
  stateOf,
} from './lesson-state.ts'

/** Where a minion may go within the pupil's own dungeon: a room on the table, or the boss. */
const inOwnDungeon = (moment: LessonState): boolean =>
  offers(moment, choice => 'minion' in choice && (choice.minion.includes('#') || choice.minion === pupil(moment)?.boss))
const heroOnLandmark = ({ view: { board } }: LessonState): boolean =>
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
  { id: 'welcome', when: moment => asked(moment, 'boss.choose') },
  {
    id: 'boss',
    at: 'prompt',
    when: moment => asked(moment, 'boss.choose'),
    until: moment => eventCount(moment, 'boss-chosen') > 0,
  },
  {
    id: 'first',
    at: 'hand',
    when: moment => asked(moment, 'build.first'),
    until: moment => eventCount(moment, 'placed', 'declined') > 0,
  },
  { id: 'town', at: 'town', when: moment => asked(moment, 'market.take') },
  {
    id: 'market',
    at: 'market',
    when: moment => asked(moment, 'market.take'),
    until: moment => eventCount(moment, 'market-taken') > 0,
  },
  { id: 'landmarks', at: 'landmarks', when: moment => asked(moment, 'minion.place') },
  {
    id: 'minion',
    at: 'landmarks',
    when: moment => asked(moment, 'minion.place'),
    until: moment => eventCount(moment, 'minion-placed') > 0,
  },
  {
    id: 'build',
    at: 'hand',
    when: moment => isBuildTurn(moment),
    until: moment => eventCount(moment, 'placed', 'declined') > 1,
  },
  { id: 'worked', at: 'landmarks', when: moment => isAsked(moment) && eventCount(moment, 'minion-acts') > 0 },
  { id: 'lured', at: 'town', when: moment => isAsked(moment) && happened(moment, 'lured', 'stayed') },
  { id: 'adventure', at: 'dungeon', when: moment => isAsked(moment) && eventCount(moment, 'entered') > 0 },
  { id: 'soul', at: 'dungeon', when: moment => isAsked(moment) && (pupil(moment)?.souls ?? 0) > 0 },
  { id: 'wound', at: 'dungeon', when: moment => isAsked(moment) && (pupil(moment)?.wounds ?? 0) > 0 },
  { id: 'marker', at: 'others', when: moment => asked(moment, 'market.take') && moment.view.round > 1 },
  { id: 'summon', at: 'landmarks', when: moment => asked(moment, 'minion.place') && heroOnLandmark(moment) },
  { id: 'own', at: 'dungeon', when: moment => asked(moment, 'minion.place') && inOwnDungeon(moment) },
  {
    id: 'counters',
    at: 'dungeon',
    when: moment => isAsked(moment) && (pupil(moment)?.dungeon.some(({ counters = 0 }) => counters > 0) ?? false),
  },
  { id: 'spell', at: 'hand', when: moment => isAsked(moment) && offers(moment, choice => 'cast' in choice) },
  { id: 'fifth', at: 'dungeon', when: moment => isBuildTurn(moment) && beforeFifth(moment) },
  { id: 'level', at: 'dungeon', when: moment => isAsked(moment) && pupil(moment)?.leveled === true },
  { id: 'late', at: 'others', when: moment => isAsked(moment) && moment.view.players.some(({ souls }) => souls >= 7) },
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
