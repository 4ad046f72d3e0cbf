// +1 counters on rooms (SB-195 to SB-204), and rooms that are stunned or wake up.
import { behaviourOf } from '../engine/catalogue.ts'
import { emit, loseTarget } from '../engine/interpreter.ts'
import { hasAbility, isActive, locateRoom } from '../engine/queries.ts'
import { ruleSetOf } from '../engine/rulesets.ts'
import type { Room, RoomId, State } from '../model/state.ts'
import { untilEndOfRound } from './round-effects.ts'

/** Returns how many more counters a room can hold. */
function counterCapacity(s: State, id: RoomId): number {
  const { counterLimit } = ruleSetOf(s)
  const room = locateRoom(s, id)?.room
  if (!room || !isActive(room)) return 0
  if (behaviourOf(s, room.card).fixedDamage && hasAbility(s, room)) return 0
  return (counterLimit?.(s) ?? Number.POSITIVE_INFINITY) - room.counters
}
/** Whether a room is active and can hold one more counter (SB-105, SB-257). */
export const holdsCounters = (s: State, { id }: Room): boolean => counterCapacity(s, id) > 0
/** Adds counters up to the limit of the room. The rest is lost (SB-203, SB-258). */
export function addCounters(s: State, id: RoomId, count: number): void {
  const add = Math.min(count, counterCapacity(s, id))
  if (add > 0) changeCounters(s, id, add)
}
/** Removes up to `count` counters. Returns the number of removed counters. */
export function removeCounters(s: State, id: RoomId, count: number): number {
  const removed = Math.min(count, locateRoom(s, id)?.room.counters ?? 0)
  if (removed > 0) changeCounters(s, id, -removed)
  return removed
}
/** Moves a counter to another room. It stays where it is if that room can no longer take it (SB-203). */
export function moveCounter(s: State, from: RoomId, to: RoomId): void {
  if (counterCapacity(s, to) > 0 && removeCounters(s, from, 1) > 0) addCounters(s, to, 1)
}
function changeCounters(s: State, id: RoomId, add: number): void {
  const { seat, room } = locateRoom(s, id)!
  room.counters += add
  emit(s, { event: 'counters', seat, room: id, add })
}
/**
 * Stuns a room: it deals no damage in this round, but keeps its text and treasure (SB-205, SB-206). By one reading of the rulebooks,
 * effects that are already declared lose it as a target (SB-333).
 */
export function stun(s: State, self: string, id: RoomId): void {
  untilEndOfRound(s, self, { effect: 'stunned', room: id })
  if (s.variants.stunLosesTarget) for (const f of s.pending) loseTarget(s, f, id)
}
export function wake(s: State, id: RoomId): void {
  const location = locateRoom(s, id)
  if (!location || location.room.awake) return
  location.room.awake = true
  emit(s, { event: 'woke', seat: location.seat, room: id })
}
