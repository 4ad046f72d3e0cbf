// Changes until the end of the round: records in the state, read where damage, treasure and the rest are counted.

import { emit } from '../engine/interpreter.ts'
import { cardOf } from '../model/card-ids.ts'
import type { RoomId, RoundEffect, State } from '../model/state.ts'

type Change = RoundEffect extends infer L ? (L extends unknown ? Omit<L, 'why'> : never) : never
export function untilEndOfRound(s: State, self: string, change: Change): void {
  const record = { ...change, why: cardOf(self) } as RoundEffect
  s.lasting = [...s.lasting, record]
  emit(s, { event: 'lasting', record }, record.why)
}
/** What lay on a card as a spell's mark ends when the card is covered; a stun does not (SB-205). */
export function endWhenCovered(s: State, id: RoomId): void {
  if (s.lasting.length > 0)
    s.lasting = s.lasting.filter(l => !((l.effect === 'harmless' || l.effect === 'room-heals') && l.room === id))
}
