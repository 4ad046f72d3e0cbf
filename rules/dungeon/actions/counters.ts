// +1 counters on rooms (SB-195 to SB-204), and rooms that are stunned or wake up.
import { behaviourOf } from '../engine/card-registry.ts'
import { emit } from '../engine/interpreter.ts'
import { hasAbility, isActive, locateRoom } from '../engine/queries.ts'
import { ruleSetOf } from '../engine/rulesets.ts'
import type { Room, RoomId, State } from '../model/state.ts'
import { untilEndOfRound } from './round-effects.ts'

/** How many more counters a room can take. */
function roomFor(s: State, id: RoomId): number {
  const { counterLimit } = ruleSetOf(s)
  const standing = locateRoom(s, id)
  if (!standing || !isActive(standing.room)) return 0
  if (behaviourOf(standing.room.card).fixedDamage && hasAbility(s, standing.room)) return 0
  return (counterLimit?.(s) ?? Number.POSITIVE_INFINITY) - standing.room.counters
}
/** Face up, and not full (SB-105, SB-257). */
export const holdsCounters = (s: State, { id }: Room): boolean => roomFor(s, id) > 0
/** As many as it can hold; the others are lost (SB-203, SB-258). */
export function addCounters(s: State, id: RoomId, count: number): void {
  const add = Math.min(count, roomFor(s, id))
  if (add > 0) change(s, id, add)
}
export function removeCounters(s: State, id: RoomId, count: number): number {
  const standing = locateRoom(s, id)
  const taken = standing ? Math.min(count, standing.room.counters) : 0
  if (taken > 0) change(s, id, -taken)
  return taken
}
function change(s: State, id: RoomId, add: number): void {
  const { seat, room } = locateRoom(s, id)!
  room.counters += add
  emit(s, { event: 'counters', seat, room: id, add })
}
/** It deals no damage in this round, and keeps all else (SB-205, SB-206). */
export const stun = (s: State, self: string, id: RoomId): void =>
  untilEndOfRound(s, self, { effect: 'stunned', room: id })
export function wake(s: State, id: RoomId): void {
  const standing = locateRoom(s, id)
  if (!standing || standing.room.awake) return
  standing.room.awake = true
  emit(s, { event: 'woke', seat: standing.seat, room: id })
}
