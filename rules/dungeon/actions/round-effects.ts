// Round effects: changes until the end of the round. The queries apply them when they compute damage, treasure and so on.

import { emit } from '../engine/interpreter.ts'
import { cardOf } from '../model/card-ids.ts'
import type { RoomId, RoundEffect, State } from '../model/state.ts'

type Change = RoundEffect extends infer L ? (L extends unknown ? Omit<L, 'why'> : never) : never
export function untilEndOfRound(s: State, self: string, change: Change): void {
  const record = { ...change, why: cardOf(self) } as RoundEffect
  s.lasting = [...s.lasting, record]
  emit(s, { event: 'lasting', record }, record.why)
}
/** Ends the effects of spells on a room when the room is covered. A stun does not end (SB-205). */
export function endWhenCovered(s: State, id: RoomId): void {
  if (s.lasting.length > 0)
    s.lasting = s.lasting.filter(l => !((l.effect === 'harmless' || l.effect === 'room-heals') && l.room === id))
}
