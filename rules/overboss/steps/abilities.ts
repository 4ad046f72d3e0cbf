// Steps of boss abilities (section 14 of the rules).
import { spaceAt } from '../model/boards.ts'
import { type Choice, discard, keepToken } from '../model/choices.ts'
import { tokenSpaces } from '../model/map.ts'
import { NONE, type Token, tokenIds, tokenNumber } from '../model/pieces.ts'
import type { StepOf } from '../model/state.ts'
import { neverAsks, replaceTop, type StepHandler } from '../model/step-handler.ts'
import { drawToken, intoBag } from '../moves/market.ts'
import { moves } from '../moves/portals.ts'
import { askSeat } from './interruptions.ts'
import { discardToken, moveToken } from './portal.ts'

/** Only tokens on the map can be discarded (OB-183). */
export const discardTokensStep: StepHandler<StepOf<'discard-tokens'>> = {
  advance(state, step) {
    if (step.left === 0) return void state.steps.pop()
    const { tokens } = state.players[step.seat]!
    const choices: Choice[] = []
    tokens.forEach((token, space) => token !== NONE && choices.push(discard(token, space)))
    askSeat(state, step.seat, 'discard-tokens', step.why, choices)
  },
  answer(state, step, choice, events) {
    if (!('discard' in choice)) return
    discardToken(state, step.seat, spaceAt(choice.at)!, tokenNumber(choice.discard)!, step.why, events)
    replaceTop(state, { ...step, left: step.left - 1 })
  },
}

/** OB-128, OB-129: the player draws three tokens from the bag, or all if it holds fewer. */
export const drawTokensStep: StepHandler<StepOf<'draw-tokens'>> = {
  advance(state, step, events) {
    const drawn: Token[] = []
    for (let i = 0; i < 3; i++) {
      const token = drawToken(state)
      if (token !== NONE) drawn.push(token)
    }
    replaceTop(state, { step: 'keep-token', seat: step.seat, drawn })
    events.push({
      event: 'tokens-drawn',
      why: 'OB-128',
      reveals: true,
      seat: step.seat,
      tokens: drawn.map(token => tokenIds[token]!),
    })
  },
  answer: neverAsks,
}
export const keepTokenStep: StepHandler<StepOf<'keep-token'>> = {
  advance(state, step) {
    askSeat(
      state,
      step.seat,
      'keep-token',
      'OB-128',
      [...new Set(step.drawn)].map(token => keepToken[token]!),
    )
  },
  answer(state, step, choice, events) {
    if (!('keepToken' in choice)) return
    const keptToken = tokenNumber(choice.keepToken)!
    state.steps.pop()
    state.players[step.seat]!.stash.push(keptToken)
    for (const token of step.drawn.toSpliced(step.drawn.indexOf(keptToken), 1)) intoBag(state, token)
    events.push({ event: 'token-kept', why: 'OB-128', seat: step.seat, token: choice.keepToken })
  },
}

/** Cerebellus: the player moves one token to an open tile. This does not count as a portal (OB-126, OB-127). */
export const moveTokenStep: StepHandler<StepOf<'move-token'>> = {
  advance(state, step) {
    const player = state.players[step.seat]!
    askSeat(state, step.seat, 'move-token', 'OB-126', moves(player, tokenSpaces(player)))
  },
  answer(state, step, choice, events) {
    if (!('move' in choice)) return
    state.steps.pop()
    moveToken(state.players[step.seat]!, step.seat, choice, events, 'OB-126')
  },
}
