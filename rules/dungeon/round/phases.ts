// Helpers shared by all phases of a round.
import type { Cause } from '../../kernel/index.ts'
import { emit } from '../engine/interpreter.ts'
import type { Phase, Seat, State } from '../model/state.ts'

/** Returns all seats still in the game, in playing order. */
export const allSeats = (s: State): readonly Seat[] => s.order
export const beginPhase = (s: State, phase: Phase): void => {
  s.phase = phase
  s.active = -1
  emit(s, { event: 'phase', phase, round: s.round })
}
export const makeActive = (s: State, { you }: { you: Seat }, why?: Cause): void => {
  s.active = you
  emit(s, { event: 'active', seat: you }, why)
}
