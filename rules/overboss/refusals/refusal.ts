// Why a seat cannot do something now: one function for each kind of choice. They use only what the seat may know.
import type { Intent, Seat } from '../../kernel/contract.ts'
import { isOffered } from '../../kernel/refusals.ts'
import type { State } from '../model/state.ts'
import { type OverbossRefusal, refuse } from './attempt.ts'
import { commandReason, keepReason, portalReason, revealReason, slideReason, tileReason } from './cards.ts'
import {
  discardReason,
  draftReason,
  type Explain,
  exchangeReason,
  keepTokenReason,
  moveReason,
  placeReason,
  settleReason,
  spendReason,
  swapReason,
  takeReason,
} from './pieces.ts'

/** By the word that names the action. */
const reasonFor: { readonly [word: string]: Explain } = {
  keep: keepReason,
  draft: draftReason,
  take: takeReason,
  place: placeReason,
  settle: settleReason,
  portal: portalReason,
  move: moveReason,
  swap: swapReason,
  reveal: revealReason,
  spend: spendReason,
  exchange: exchangeReason,
  discard: discardReason,
  keepToken: keepTokenReason,
  command: commandReason,
  slide: slideReason,
  demolish: tileReason,
  overthrow: tileReason,
  against: tileReason,
  pass: () => 'must-choose',
}
const actions = Object.keys(reasonFor)

export function refusal(state: State, seat: Seat, intent: Intent): OverbossRefusal | undefined {
  if (isOffered(state.asks, seat, intent)) return undefined
  const ask = state.asks.find(one => one.seat === seat)
  const step = state.steps.at(-1)
  if (!ask || !step) return state.result ? refuse('game-over', 'OB-74') : refuse('not-your-turn', 'OB-44')
  // An intent without an action, such as a space, is about the action that the ask offers first.
  const action =
    actions.find(word => word in intent) ?? actions.find(word => ask.choices.some(choice => word in choice))
  const reason = action === undefined ? undefined : reasonFor[action]!({ state, seat, ask, step, intent })
  return refuse(reason ?? 'answer-first', ask.why)
}
