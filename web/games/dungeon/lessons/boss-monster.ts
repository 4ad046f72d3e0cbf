// Lesson for Boss Monster. In this deal a pupil who plays sensibly meets souls, wounds, spells and the level-up.
import { shelf } from '@overlair/rules/dungeon/cards/shelf'
import { bossMonster } from '@overlair/rules/dungeon/games/index'
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
  { id: 'welcome', when: state => isAskedFor(state, 'discard.opening') },
  { id: 'cards', at: 'hand', when: state => isAskedFor(state, 'discard.opening') },
  {
    id: 'discard',
    at: 'hand',
    when: state => isAskedFor(state, 'discard.opening'),
    until: state => eventCount(state, 'discarded') > 0,
  },
  {
    id: 'first',
    at: 'hand',
    when: state => isAskedFor(state, 'build.first'),
    until: state => eventCount(state, 'placed', 'declined') > 0,
  },
  { id: 'town', at: 'town', when: state => isBuildTurn(state) },
  { id: 'bait', at: 'counts', when: state => isBuildTurn(state) },
  {
    id: 'build',
    at: 'hand',
    when: state => isBuildTurn(state),
    until: state => eventCount(state, 'placed', 'declined') > 1,
  },
  { id: 'lured', at: 'town', when: state => isAsked(state) && hasHappened(state, 'lured', 'stayed') },
  { id: 'adventure', at: 'dungeon', when: state => isAsked(state) && eventCount(state, 'entered') > 0 },
  { id: 'soul', at: 'dungeon', when: state => isAsked(state) && (pupil(state)?.souls ?? 0) > 0 },
  { id: 'wound', at: 'dungeon', when: state => isAsked(state) && (pupil(state)?.wounds ?? 0) > 0 },
  { id: 'spell', at: 'hand', when: state => isAsked(state) && offers(state, choice => 'cast' in choice) },
  { id: 'rival', at: 'others', when: state => isBuildTurn(state, 2) },
  {
    id: 'advanced',
    at: 'hand',
    when: state => isBuildTurn(state) && (state.view.hand?.rooms.some(card => shelf.roomFacts(card).advanced) ?? false),
  },
  { id: 'stops', at: 'prompt', when: state => isBuildTurn(state, 3) },
  { id: 'fifth', at: 'dungeon', when: state => isBuildTurn(state) && needsFifthRoom(state) },
  { id: 'level', at: 'dungeon', when: state => isAsked(state) && pupil(state)?.leveled === true },
  {
    id: 'epic',
    at: 'town',
    when: state => isBuildTurn(state) && state.view.town.some(({ name }) => shelf.heroFacts(name).epic),
  },
  {
    id: 'late',
    at: 'others',
    when: state => isBuildTurn(state) && state.view.players.some(({ souls }) => souls >= 7),
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
