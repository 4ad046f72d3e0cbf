// The first game of Boss Monster: a deal in which a pupil who plays sensibly meets souls, wounds, spells and the level-up.
import { heroFacts, roomFacts } from '@overlair/rules/dungeon/engine/card-registry'
import { bossMonster } from '@overlair/rules/dungeon/games/index'
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

type StepId =
  | 'welcome'
  | 'cards'
  | 'discard'
  | 'first'
  | 'town'
  | 'bait'
  | 'build'
  | 'lured'
  | 'adventure'
  | 'soul'
  | 'wound'
  | 'spell'
  | 'rival'
  | 'advanced'
  | 'stops'
  | 'fifth'
  | 'level'
  | 'epic'
  | 'late'
  | 'over'

export const steps: readonly LessonStep<LessonState, StepId, CoachAnchor>[] = [
  { id: 'welcome', when: moment => asked(moment, 'discard.opening') },
  { id: 'cards', at: 'hand', when: moment => asked(moment, 'discard.opening') },
  {
    id: 'discard',
    at: 'hand',
    when: moment => asked(moment, 'discard.opening'),
    until: moment => eventCount(moment, 'discarded') > 0,
  },
  {
    id: 'first',
    at: 'hand',
    when: moment => asked(moment, 'build.first'),
    until: moment => eventCount(moment, 'placed', 'declined') > 0,
  },
  { id: 'town', at: 'town', when: moment => isBuildTurn(moment) },
  { id: 'bait', at: 'counts', when: moment => isBuildTurn(moment) },
  {
    id: 'build',
    at: 'hand',
    when: moment => isBuildTurn(moment),
    until: moment => eventCount(moment, 'placed', 'declined') > 1,
  },
  { id: 'lured', at: 'town', when: moment => isAsked(moment) && happened(moment, 'lured', 'stayed') },
  { id: 'adventure', at: 'dungeon', when: moment => isAsked(moment) && eventCount(moment, 'entered') > 0 },
  { id: 'soul', at: 'dungeon', when: moment => isAsked(moment) && (pupil(moment)?.souls ?? 0) > 0 },
  { id: 'wound', at: 'dungeon', when: moment => isAsked(moment) && (pupil(moment)?.wounds ?? 0) > 0 },
  { id: 'spell', at: 'hand', when: moment => isAsked(moment) && offers(moment, choice => 'cast' in choice) },
  { id: 'rival', at: 'others', when: moment => isBuildTurn(moment, 2) },
  {
    id: 'advanced',
    at: 'hand',
    when: moment => isBuildTurn(moment) && (moment.view.hand?.rooms.some(card => roomFacts(card).advanced) ?? false),
  },
  { id: 'stops', at: 'prompt', when: moment => isBuildTurn(moment, 3) },
  { id: 'fifth', at: 'dungeon', when: moment => isBuildTurn(moment) && beforeFifth(moment) },
  { id: 'level', at: 'dungeon', when: moment => isAsked(moment) && pupil(moment)?.leveled === true },
  {
    id: 'epic',
    at: 'town',
    when: moment => isBuildTurn(moment) && moment.view.town.some(({ name }) => heroFacts(name).epic),
  },
  {
    id: 'late',
    at: 'others',
    when: moment => isBuildTurn(moment) && moment.view.players.some(({ souls }) => souls >= 7),
  },
  { id: 'over', when: ({ over }) => over },
]

export const lesson = createLesson({
  game: 'boss-monster',
  record: () => newRecord(bossMonster, { players: 2 }, 'lesson 90'),
  seats: lessonSeats,
  steps,
  stateOf,
  text: id => say(`learn.bm.${id}`),
})
