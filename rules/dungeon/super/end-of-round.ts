// The end of a round, and the check whether the game is over (SB-211 to SB-223).
import { act, each, program } from '../engine/combinators.ts'
import { emit } from '../engine/interpreter.ts'
import { cannotWin, souls, wounds } from '../engine/queries.ts'
import { fireTriggers } from '../engine/triggers.ts'
import type { EndRule, State } from '../model/state.ts'
import { cleanUp, dropWaiting, resolveWaiting } from '../round/end-of-round.ts'
import { allSeats, beginPhase } from '../round/phases.ts'
import { finish, isSolo } from './result.ts'

/** Passes the first-player marker one seat to the left and sends every minion home (SB-46, SB-212). */
function passMarker(s: State): void {
  s.order = [...s.order.slice(1), s.order[0]!]
  s.board!.minions = s.board!.minions.map(() => '')
  emit(s, { event: 'first-player', seat: s.order[0]! }, 'SB-212')
}

const soulsToEnd = 10
const woundsToEndSolo = 5
const townDeckEmpty = (s: State): boolean => s.heroes.ordinary.length + s.heroes.epic.length === 0
function endRule(s: State): EndRule | undefined {
  if (isSolo(s)) return wounds(s, 0) >= woundsToEndSolo ? 'SB-260' : townDeckEmpty(s) ? 'SB-262' : undefined
  if (s.order.some(seat => souls(s, seat) >= soulsToEnd && !cannotWin(s, seat))) return 'SB-217'
  const over = s.variants.endsOnShortReveal ? s.board!.cameUpShort : townDeckEmpty(s)
  return over ? 'SB-219' : undefined
}
function testForEnd(s: State): void {
  dropWaiting(s)
  const why = endRule(s)
  if (why) finish(s, why)
}
export const endOfRound = program('super/end-of-round', 'SB-211')(
  act(s => beginPhase(s, 'end')),
  act(s => fireTriggers(s, 'round-ends', { round: s.round })),
  act(cleanUp),
  each('seat', allSeats, act(resolveWaiting)),
  act(passMarker),
  act(testForEnd), // SB-223
)
