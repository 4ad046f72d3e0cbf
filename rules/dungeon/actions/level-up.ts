// The level-up of a boss: the once-per-game ability that its fifth room unlocks.
import type { Cause } from '../../kernel/index.ts'
import { behaviourOf } from '../engine/catalogue.ts'
import { act, program } from '../engine/combinators.ts'
import { emit, frame } from '../engine/interpreter.ts'
import { activeRooms, dungeonSize, player } from '../engine/queries.ts'
import type { Seat, State } from '../model/state.ts'

/** Whether the boss levels up now: its dungeon has five active rooms for the first time. */
export const levelsUpNow = (s: State, seat: Seat): boolean =>
  !player(s, seat).leveled && activeRooms(s, seat).length >= dungeonSize // BM-94 to BM-96
/** Whether the boss will level up as soon as no room is deactivated. */
export const wouldReachLevel = (s: State, seat: Seat): boolean =>
  !player(s, seat).leveled && player(s, seat).dungeon.filter(room => !room.faceDown).length >= dungeonSize // BM-216
export function levelUp(s: State, seat: Seat, why: Cause): void {
  const p = player(s, seat)
  if (p.leveled) return
  p.leveled = true
  emit(s, { event: 'level-up', seat, boss: p.boss }, why)
  const { levelUp } = behaviourOf(s, p.boss)
  if (levelUp) s.stack.push(frame(levelUp, seat, p.boss))
}
export const levellingUp = program('level-up', 'BM-98')(act((s, { you }) => levelUp(s, you, 'BM-98')))
