// The first game of Boss Monster: a deal in which a pupil who plays sensibly meets souls, wounds, spells and the level-up.
import { heroFacts, roomFacts } from '@overlair/rules/dungeon/catalogue'
import { bossMonster } from '@overlair/rules/dungeon/games'
import { newRecord } from '@overlair/rules/kernel'
import { say } from '../words/words.ts'
import {
  asked,
  beforeFifth,
  building,
  happened,
  type Moment,
  momentOf,
  offers,
  own,
  playing,
  times,
} from './dungeon.ts'
import { type LessonStep, lessonSeats, writeLesson } from './lesson.ts'

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

export const steps: readonly LessonStep<Moment, StepId>[] = [
  { id: 'welcome', when: moment => asked(moment, 'discard.opening') },
  { id: 'cards', at: 'hand', when: moment => asked(moment, 'discard.opening') },
  {
    id: 'discard',
    at: 'hand',
    when: moment => asked(moment, 'discard.opening'),
    until: moment => times(moment, 'discarded') > 0,
  },
  {
    id: 'first',
    at: 'hand',
    when: moment => asked(moment, 'build.first'),
    until: moment => times(moment, 'placed', 'declined') > 0,
  },
  { id: 'town', at: 'town', when: moment => building(moment) },
  { id: 'bait', at: 'counts', when: moment => building(moment) },
  {
    id: 'build',
    at: 'hand',
    when: moment => building(moment),
    until: moment => times(moment, 'placed', 'declined') > 1,
  },
  { id: 'lured', at: 'town', when: moment => playing(moment) && happened(moment, 'lured', 'stayed') },
  { id: 'adventure', at: 'dungeon', when: moment => playing(moment) && times(moment, 'entered') > 0 },
  { id: 'soul', at: 'dungeon', when: moment => playing(moment) && (own(moment)?.souls ?? 0) > 0 },
  { id: 'wound', at: 'dungeon', when: moment => playing(moment) && (own(moment)?.wounds ?? 0) > 0 },
  { id: 'spell', at: 'hand', when: moment => playing(moment) && offers(moment, choice => 'cast' in choice) },
  { id: 'rival', at: 'others', when: moment => building(moment, 2) },
  {
    id: 'advanced',
    at: 'hand',
    when: moment => building(moment) && (moment.view.hand?.rooms.some(card => roomFacts(card).advanced) ?? false),
  },
  { id: 'stops', at: 'prompt', when: moment => building(moment, 3) },
  { id: 'fifth', at: 'dungeon', when: moment => building(moment) && beforeFifth(moment) },
  { id: 'level', at: 'dungeon', when: moment => playing(moment) && own(moment)?.leveled === true },
  {
    id: 'epic',
    at: 'town',
    when: moment => building(moment) && moment.view.town.some(({ name }) => heroFacts(name).epic),
  },
  { id: 'late', at: 'others', when: moment => building(moment) && moment.view.players.some(({ souls }) => souls >= 7) },
  { id: 'over', when: ({ over }) => over },
]

export const lesson = writeLesson({
  game: 'boss-monster',
  record: () => newRecord(bossMonster, { players: 2 }, 'lesson 90'),
  seats: lessonSeats,
  steps,
  momentOf,
  text: id => say(`learn.bm.${id}`),
})
