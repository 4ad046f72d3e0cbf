// The end of a round and the test for the end of the game (SB-211 to SB-223).
import { cleanUp, dropWaiting, resolveWaiting } from '../ending.ts'
import { emit } from '../machine.ts'
import { begin, everybody } from '../phases.ts'
import type { EndRule, State } from '../state.ts'
import { act, each, program } from '../steps.ts'
import { cannotWin, souls, wounds } from '../table.ts'
import { fireTriggers } from '../triggers.ts'
import { finish, isSolo } from './result.ts'

/** The first-player marker goes one place to the left, and every minion goes home (SB-46, SB-212). */
function passMarker(s: State): void {
  s.order = [...s.order.slice(1), s.order[0]!]
  s.board!.minions = s.board!.minions.map(() => '')
  emit(s, { event: 'first-player', seat: s.order[0]! }, 'SB-212')
}

const soulsToEnd = 10
const woundsToEndAlone = 5
const townDeckEmpty = (s: State): boolean => s.heroes.ordinary.length + s.heroes.epic.length === 0
function reason(s: State): EndRule | undefined {
  if (isSolo(s)) return wounds(s, 0) >= woundsToEndAlone ? 'SB-260' : townDeckEmpty(s) ? 'SB-262' : undefined
  if (s.order.some(seat => souls(s, seat) >= soulsToEnd && !cannotWin(s, seat))) return 'SB-217'
  const over = s.variants.endsOnShortReveal ? s.board!.cameUpShort : townDeckEmpty(s)
  return over ? 'SB-219' : undefined
}
function testForEnd(s: State): void {
  dropWaiting(s)
  const why = reason(s)
  if (why) finish(s, why)
}
export const ending = program('super/end-of-round', 'SB-211')(
  act(s => begin(s, 'end')),
  act(s => fireTriggers(s, 'round-ends', { round: s.round })),
  act(cleanUp),
  each('seat', everybody, act(resolveWaiting)),
  act(passMarker),
  act(testForEnd), // SB-223
)
