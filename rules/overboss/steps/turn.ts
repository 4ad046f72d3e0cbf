// Start and end of a turn (OB-39), and the end of the game (OB-74 to OB-76).
import type { Seat } from '../../kernel/contract.ts'
import { passTurn } from '../model/choices.ts'
import type { Events } from '../model/events.ts'
import { isFull } from '../model/map.ts'
import { NONE } from '../model/pieces.ts'
import type { State, StepOf } from '../model/state.ts'
import { neverAsks, type StepHandler, settleAfter } from '../model/step-handler.ts'
import { refill, refresh } from '../moves/market.ts'
import { finalResult } from '../result/result.ts'
import { addInterruptions, askSeat, interrupt, mayInterrupt } from './interruptions.ts'

export function startTurn(state: State, seat: Seat, events: Events): void {
  const number = state.turn.number + 1
  state.turn = { seat, number, portalUsed: false, commandUsed: false, placed: 0, passed: false }
  state.steps.push({ step: 'end-turn' })
  if (state.options.commands) state.steps.push({ step: 'command' })
  state.steps.push({ step: 'draft', seat, takes: 'pair', onto: NONE })
  events.push({ event: 'turn-started', why: 'OB-38', seat, number })
}

export const endTurnStep: StepHandler<StepOf<'end-turn'>> = {
  advance(state, _, events) {
    const { seat, passed } = state.turn
    if (!passed && mayInterrupt(state, seat))
      return askSeat(state, seat, 'end-turn', 'OB-43', addInterruptions(state, seat, [passTurn]))
    state.steps.pop()
    if (state.players.length === 1) refresh(state, events)
    else refill(state, events)
    startNextTurn(state, seat, events)
  },
  answer(state, _, choice, events) {
    if (!interrupt(state, state.turn.seat, choice, events)) state.turn.passed = true
  },
}

/** OB-44: the next turn goes clockwise. It skips full maps (OB-38) and the turn that King Croak gave up (OB-131). */
function startNextTurn(state: State, from: Seat, events: Events): void {
  if (state.players.every(isFull)) {
    state.steps.push({ step: 'score' })
    state.players.forEach((_, seat) => settleAfter(state, seat)) // OB-76
    return
  }
  for (let seat = from; ; ) {
    seat = (seat + 1) % state.players.length
    const player = state.players[seat]!
    if (isFull(player)) continue
    if (!player.skipsTurn) return startTurn(state, seat, events)
    player.skipsTurn = false
    events.push({ event: 'turn-skipped', why: 'OB-130', seat })
  }
}

export const scoreStep: StepHandler<StepOf<'score'>> = {
  advance(state, _, events) {
    state.steps.pop()
    state.result = finalResult(state)
    const { scores, winners } = state.result
    events.push({ event: 'game-over', why: 'OB-74', scores, winners })
  },
  answer: neverAsks,
}
