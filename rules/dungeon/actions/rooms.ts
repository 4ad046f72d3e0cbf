// Actions on rooms: placing, revealing, building, destroying, uncovering, swapping.
import { type Cause, remove } from '../../kernel/index.ts'
import type { RoomFacts } from '../engine/cards.ts'
import { behaviourOf, roomFacts } from '../engine/catalogue.ts'
import { emit, frame, pushProgram } from '../engine/interpreter.ts'
import { forgetCard } from '../engine/knowledge.ts'
import {
  buildingForbidden,
  distinct,
  dungeonSize,
  hasAbility,
  isActive,
  isGuarded,
  locateRoom,
  opponents,
  player,
  treasureOn,
} from '../engine/queries.ts'
import { fireTriggers, resolveSimultaneous } from '../engine/triggers.ts'
import { cardOf } from '../model/card-ids.ts'
import type { Placement } from '../model/choices.ts'
import type { PlaceReason } from '../model/refusals.ts'
import type { CardName, Frame, Room, RoomId, Seat, State } from '../model/state.ts'
import { handFor } from './cards.ts'
import { levellingUp, levelsUpNow, wouldReachLevel } from './level-up.ts'
import { endWhenCovered } from './round-effects.ts'

/** Why a room card cannot be built on this room. Undefined if it can. */
export function coverReason(s: State, facts: RoomFacts, base: Room): PlaceReason | undefined {
  if (base.faceDown) return 'on-face-down' // BM-76
  if (base.off) return 'on-deactivated' // BM-77
  if (isGuarded(s, base.id)) return 'on-minion' // SB-89
  if (facts.advanced && !sharesTreasure(s, facts, base)) return 'no-matching-treasure' // BM-73
  if (hasAbility(s, base) && behaviourOf(s, base.card).refusesCover?.(facts)) return 'cover-refused'
  return undefined
}
export const sharesTreasure = (s: State, facts: RoomFacts, base: Room): boolean =>
  treasureOn(s, base).some(treasure => facts.treasure.includes(treasure))
/** Why a room card cannot be built at this place of a seat's dungeon (BM-68 to BM-79). Undefined if it can. */
export function placeReason(s: State, seat: Seat, facts: RoomFacts, at: number): PlaceReason | undefined {
  const { dungeon } = player(s, seat)
  const base = dungeon[at]
  if (base) return coverReason(s, facts, base)
  if (at !== dungeon.length) return 'no-such-place' // BM-78
  if (facts.advanced) return at === 0 ? 'first-room-advanced' : 'no-matching-treasure' // BM-39, BM-73
  return dungeon.length < dungeonSize ? undefined : 'dungeon-full' // BM-69
}

/** Returns the placements of these cards in a seat's own dungeon. */
export function placements(s: State, seat: Seat, cards: readonly CardName[]): Placement[] {
  if (buildingForbidden(s)) return []
  const places = player(s, seat).dungeon.length
  const found: Placement[] = []
  for (const build of distinct(cards)) {
    const facts = roomFacts(s, build)
    for (let at = 0; at <= places; at++) if (placeReason(s, seat, facts, at) === undefined) found.push({ build, at })
  }
  return found
}
/** Returns the placements on top of opponents' rooms. */
export const placementsInOtherDungeons = (s: State, you: Seat, cards: readonly CardName[]): Placement[] =>
  opponents(s, { you }).flatMap(seat =>
    placements(s, seat, cards)
      .filter(({ at }) => at < player(s, seat).dungeon.length)
      .map(placement => ({ ...placement, in: seat })),
  )
const dungeonOf = (seat: Seat, placement: Placement): Seat => placement.in ?? seat

function placeCard(s: State, seat: Seat, placement: Placement, face: 'up' | 'down'): Room {
  const { build, at } = placement
  const { dungeon } = player(s, dungeonOf(seat, placement))
  const below = dungeon[at]
  const room: Room = {
    id: `${build}#${++s.serial}`,
    card: remove(handFor(s, seat, build), build),
    faceDown: face === 'down',
    off: false,
    under: below ? [...below.under, below.id] : [],
    by: seat,
    counters: (face === 'down' && below?.counters) || 0, // SB-101
    awake: (face === 'down' && below?.awake) || false,
  }
  dungeon[at] = room
  return room
}
export function layFaceDown(s: State, seat: Seat, placement: Placement, why?: Cause): void {
  const { card } = placeCard(s, seat, placement, 'down')
  const place = { in: dungeonOf(seat, placement), at: placement.at }
  emit(s, { event: 'placed', reveals: true, seat, ...place, secret: { seats: [seat], facts: { card } } }, why) // final (BM-82)
}
/** Returns the number in a room id: the order of placement (BM-214). */
const placementNumber = (id: RoomId): number => Number(id.slice(id.indexOf('#') + 1))

/** Reveals all face-down rooms at once (BM-89). Returns them in the order of placement. */
export function revealRooms(s: State): RoomId[] {
  const revealed: RoomId[] = []
  for (const seat of s.order)
    player(s, seat).dungeon.forEach((room, at) => {
      if (!room.faceDown) return
      room.faceDown = false
      forgetCard(s, room.by, room.card)
      room.counters = 0 // SB-100
      room.awake = false
      revealed.push(room.id)
      emitBuilt(s, seat, room, at)
    })
  return revealed.sort((a, b) => placementNumber(a) - placementNumber(b))
}
function emitBuilt(s: State, seat: Seat, room: Room, at: number): void {
  const on = room.under.at(-1)
  if (on) endWhenCovered(s, on)
  emit(s, { event: 'built', seat, room: room.id, at, reveals: true, ...(on && { on }) })
}
/** Builds a room face up, by an effect. During the reveal, a level-up by the fifth room comes first (BM-98). */
export function buildRoom(s: State, seat: Seat, placement: Placement): void {
  const room = placeCard(s, seat, placement, 'up')
  forgetCard(s, seat, room.card)
  emitBuilt(s, seat, room, placement.at)
  const { whenBuilt } = behaviourOf(s, room.card)
  if (whenBuilt) s.stack.push(frame(whenBuilt, seat, room.id))
  if (s.phase === 'reveal' && levelsUpNow(s, seat)) pushProgram(s, levellingUp, seat, {})
  else if (s.phase === 'reveal' && wouldReachLevel(s, seat)) s.levelUpsWaiting = [...s.levelUpsWaiting, seat]
  fireTriggers(s, 'room-built', { seat, room: room.id })
}
/** Removes the top card of a stack and returns the room below it, if there is one (BM-175, NL-27). */
function removeTop(s: State, seat: Seat, at: number): Room | undefined {
  const { dungeon } = player(s, seat)
  const { under, faceDown, counters, awake } = dungeon[at]!
  const id = under.at(-1)
  if (!id) {
    dungeon.splice(at, 1) // the rooms to its left move toward the boss (BM-176)
    return undefined
  }
  const room: Room = {
    id,
    card: cardOf(id),
    faceDown: false,
    off: false,
    under: under.slice(0, -1),
    by: seat,
    counters: faceDown ? counters : 0, // SB-201
    awake: faceDown && awake,
  }
  dungeon[at] = room
  return room
}
const effectOfUncovered = (s: State, room: Room, seat: Seat): Frame[] => {
  const { whenUncovered } = behaviourOf(s, room.card)
  return whenUncovered ? [frame(whenUncovered, seat, room.id)] : []
}
/** Destroys the top card of a stack, if it is active (BM-174 to BM-178). `by` owns the effect or pays the cost. */
export function destroyRoom(s: State, by: Seat, id: RoomId): void {
  const location = locateRoom(s, id)
  if (!location || !isActive(location.room) || isGuarded(s, id)) return // SB-161
  const { seat, at, room } = location
  const p = player(s, seat)
  const whenDestroyed = hasAbility(s, room) ? behaviourOf(s, room.card).whenDestroyed : undefined
  const below = removeTop(s, seat, at)
  if (p.walker && !below) shiftWalker(p.walker, at)
  s.discard.push(room.card)
  p.tally.destroyed++
  emit(s, { event: 'destroyed', seat, room: id })
  if (below) emit(s, { event: 'uncovered', seat, room: below.id })
  fireTriggers(s, 'room-destroyed', { seat, by, room: id, card: room.card, uncovered: below?.id ?? '' }, [
    ...(whenDestroyed ? [frame(whenDestroyed, seat, id)] : []),
    ...(below ? effectOfUncovered(s, below, seat) : []),
  ])
}
/** Adjusts the hero inside when a place between it and the boss disappears. */
function shiftWalker(walker: { at: number; sentTo: number }, removedPlace: number): void {
  if (walker.at > removedPlace) walker.at--
  if (walker.sentTo > removedPlace) walker.sentTo--
}
/** Returns all face-down cards to the hands of the players who placed them. The rooms below are uncovered. */
export function takeBackFaceDown(s: State): void {
  const effects: Frame[] = []
  for (const seat of s.order) {
    const { dungeon } = player(s, seat)
    for (let at = dungeon.length - 1; at >= 0; at--) {
      const { faceDown, by, card } = dungeon[at]!
      if (!faceDown) continue
      const below = removeTop(s, seat, at)
      player(s, by).rooms.push(card)
      emit(s, { event: 'returned', seat: by, in: seat, at, secret: { seats: [by], facts: { card } } })
      if (below) {
        emit(s, { event: 'uncovered', seat, room: below.id })
        effects.push(...effectOfUncovered(s, below, seat))
      }
    }
  }
  resolveSimultaneous(s, effects)
}
const isInStack = (stack: Room, id: RoomId): boolean => stack.id === id || stack.under.includes(id)
/** Swaps two stacks of one dungeon. A hero moves with its room. */
export function swapRooms(s: State, id: RoomId, other: RoomId): void {
  const a = locateRoom(s, id)
  const b = locateRoom(s, other)
  if (!a || !b || a.seat !== b.seat) return
  const { dungeon, walker } = player(s, a.seat)
  dungeon[a.at] = b.room
  dungeon[b.at] = a.room
  if (walker && isInStack(a.room, walker.room)) walker.at = b.at
  else if (walker && isInStack(b.room, walker.room)) walker.at = a.at
  emit(s, { event: 'swapped', seat: a.seat, room: id, other })
}
export function deactivateRoom(s: State, id: RoomId): void {
  const location = locateRoom(s, id)
  if (!location) return
  location.room.off = true
  emit(s, { event: 'deactivated', seat: location.seat, room: id })
}
