// Words for counters, stun and heroes at the entrance, in cards of Super Boss Monster.
import { addCounters, holdsCounters, stun } from '../../actions/counters.ts'
import { untilEndOfRound } from '../../actions/round-effects.ts'
import {
  act,
  chooseSeveral,
  commuting,
  type StepList,
  type TargetSource,
  visibleTargets,
  withTopics,
} from '../../engine/combinators.ts'
import { activeRooms, opponents, player } from '../../engine/queries.ts'
import type { EffectVars, HeroName, RoomId, Seat, State, Treasure } from '../../model/state.ts'

/** Your rooms that can hold a counter; never the boss (SB-197, SB-199). */
export const roomForCounter: TargetSource<RoomId> = visibleTargets('counter.place', (s, { you }) =>
  activeRooms(s, you)
    .filter(room => holdsCounters(s, room))
    .map(room => room.id),
)
export const otherRoomForCounter: TargetSource<RoomId> = visibleTargets('counter.place', (s, v) =>
  roomForCounter.of(s, v).filter(id => id !== v.self),
)
type Several = { rooms?: readonly RoomId[] }
const anotherForCounter: TargetSource<RoomId, EffectVars & Several> = visibleTargets('counter.place', (s, v) =>
  roomForCounter.of(s, v).filter(id => !v.rooms?.includes(id)),
)
/** Two different rooms of yours, or one if you have only one. */
export const chooseTwoForCounters = withTopics(
  'counter',
  chooseSeveral('room', 'rooms', { least: 2, most: 2 }, anotherForCounter),
)
/** Puts a counter on each chosen room that can still hold one (SB-131). */
export const counterOnEach = withTopics(
  'counter',
  act((s, v: { rooms: readonly RoomId[] }) => {
    for (const id of v.rooms) addCounters(s, id, 1)
  }),
)
export const counterOnIt = withTopics(
  'counter',
  act((s, v: { room: RoomId }) => addCounters(s, v.room, 1)),
)
export const countersHere = (count: number): StepList<EffectVars> =>
  withTopics('counter', commuting(act((s, { self }) => addCounters(s, self, count))))
export const countersOn = (s: State, { you, self }: EffectVars): number =>
  player(s, you).dungeon.find(room => room.id === self)?.counters ?? 0

export const stunIt = withTopics(
  'stun',
  act((s, v: EffectVars & { room: RoomId }) => stun(s, v.self, v.room)),
)
export const roomInAnotherDungeon: TargetSource<RoomId> = visibleTargets('choose.room', (s, v) =>
  opponents(s, v).flatMap(seat => activeRooms(s, seat).map(room => room.id)),
)

/** Symbols on your boss until the end of the round. */
export const bossShows = (count: number): StepList<EffectVars & { treasure: Treasure }> =>
  act((s, v) => untilEndOfRound(s, v.self, { effect: 'boss-treasure', seat: v.you, treasure: v.treasure, count }))

export const atEntranceOf = (s: State, seats: readonly Seat[]): HeroName[] =>
  seats.flatMap(seat => player(s, seat).entrance.map(hero => hero.name))
export const heroAtYourEntrance: TargetSource<HeroName> = visibleTargets(
  'choose.hero',
  (s, { you }) => atEntranceOf(s, [you]),
  'entrance',
)
