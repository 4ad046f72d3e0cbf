// An opened portal, and Xyzax, who can spend any token as a portal (OB-58 to OB-64, OB-119, OB-120).
import { cells, spaceAt } from '../model/boards.ts'
import { type Choice, passPortal, spend } from '../model/choices.ts'
import type { Event, Events } from '../model/events.ts'
import { removeFrom } from '../model/map.ts'
import { NONE, type Token, tokenIds, tokenNumber } from '../model/pieces.ts'
import type { Player, State, StepOf } from '../model/state.ts'
import { neverAsks, replaceTop, type StepHandler, settleAfter } from '../model/step-handler.ts'
import { intoBag } from '../moves/market.ts'
import { firstMoves, secondMoves, spendable } from '../moves/portals.ts'
import { askSeat } from './interruptions.ts'

export const portalStep: StepHandler<StepOf<'portal'>> = {
  advance(state, step) {
    const player = state.players[step.seat]!
    if (step.moved === NONE) return askSeat(state, step.seat, 'portal', 'OB-59', firstMoves(player, step.spent))
    const choices = secondMoves(player, step.spent, step.moved)
    if (choices.length === 0) return void state.steps.pop()
    askSeat(state, step.seat, 'portal-again', 'OB-59', [...choices, passPortal])
  },
  answer(state, step, choice, events) {
    const player = state.players[step.seat]!
    if ('move' in choice) {
      moveToken(player, step.seat, choice, events)
      if (step.moved === NONE) replaceTop(state, { ...step, moved: spaceAt(choice.to)! })
      else state.steps.pop()
      return
    }
    state.steps.pop()
    if ('swap' in choice) swapTokens(player, step.seat, choice, events)
  },
}

type Move = Extract<Choice, { move: unknown }>
export function moveToken(
  player: Player,
  seat: number,
  choice: Move,
  events: Events,
  why: Event['why'] = 'OB-59',
): void {
  const from = spaceAt(choice.from)!
  player.tokens[spaceAt(choice.to)!] = player.tokens[from]!
  player.tokens[from] = NONE
  events.push({ event: 'token-moved', why, seat, token: choice.move, from: choice.from, to: choice.to })
}
function swapTokens(player: Player, seat: number, choice: Extract<Choice, { swap: unknown }>, events: Events): void {
  const a = spaceAt(choice.swap)!
  const b = spaceAt(choice.with)!
  const [tokenA, tokenB] = [player.tokens[a]!, player.tokens[b]!]
  player.tokens[a] = tokenB
  player.tokens[b] = tokenA
  const tokens = [tokenIds[tokenA]!, tokenIds[tokenB]!] as const
  events.push({ event: 'tokens-swapped', why: 'OB-59', seat, tokens, at: [choice.swap, choice.with] })
}

export const spendTokenStep: StepHandler<StepOf<'spend-token'>> = {
  advance(state, step) {
    const choices = spendable(state.players[step.seat]!).map(([token, space]) => spend(token, space))
    askSeat(state, step.seat, 'spend-token', 'OB-119', choices)
  },
  answer(state, step, choice) {
    if (!('spend' in choice)) return
    const { seat } = step
    const token = tokenNumber(choice.spend)!
    const from = choice.at === 'stash' ? NONE : spaceAt(choice.at)!
    state.turn.portalUsed = true
    state.steps.pop()
    // A token spent from the stash opens no tile, so the stash does not settle now (OB-55). Before step 5 an open tile
    // stays free for the drafted token as well (OB-53).
    if (from !== NONE) settleAfter(state, seat)
    state.steps.push({ step: 'return-token', seat, token, from }, { step: 'portal', seat, moved: NONE, spent: from })
  },
}

export const returnTokenStep: StepHandler<StepOf<'return-token'>> = {
  advance(state, step, events) {
    state.steps.pop()
    discardToken(state, step.seat, step.from, step.token, 'OB-119', events)
  },
  answer: neverAsks,
}

/** Puts a player's own token into the bag, from the map or (NONE) from the stash. */
export function discardToken(
  state: State,
  seat: number,
  from: number,
  token: Token,
  why: Event['why'],
  events: Events,
): void {
  const player = state.players[seat]!
  if (from === NONE) removeFrom(player.stash, token)
  else player.tokens[from] = NONE
  intoBag(state, token)
  events.push({
    event: 'token-discarded',
    why,
    seat,
    token: tokenIds[token]!,
    from: from === NONE ? 'stash' : cells[from]!,
  })
}
