import { type Choice, draft, take } from '../model/choices.ts'
import type { Events, RuleId } from '../model/events.ts'
import { withoutToken } from '../model/map.ts'
import { isCreature, NONE, type Token, type TokenId, tileIds, tileNumber, tokenIds } from '../model/pieces.ts'
import type { Slot, State, StepOf } from '../model/state.ts'
import { replaceTop, type StepHandler } from '../model/step-handler.ts'
import { slots } from '../moves/market.ts'
import { addInterruptions, askSeat, interrupt } from './interruptions.ts'

type Draft = StepOf<'draft'>
/** A draft forced by Demolish has a fixed space (OB-142). It is not part of the owner's turn. */
const isReplacement = (step: { onto: number }) => step.onto !== NONE

const causeOf = (step: Draft): RuleId =>
  isReplacement(step)
    ? 'OB-142'
    : step.takes === 'pair'
      ? 'OB-40'
      : step.takes === 'tile-and-token'
        ? 'OB-123'
        : 'OB-115'

export const draftStep: StepHandler<Draft> = {
  advance(state, step) {
    const choices: Choice[] = []
    for (const slot of slots) {
      const tile = state.marketTiles[slot]!
      if (tile !== NONE) choices.push(draft(tile, slot, step.takes === 'pair' ? state.marketTokens[slot]! : NONE))
    }
    if (!isReplacement(step)) addInterruptions(state, step.seat, choices)
    askSeat(state, step.seat, isReplacement(step) ? 'replace' : 'draft', causeOf(step), choices)
  },
  answer(state, step, choice, events) {
    if (!('draft' in choice)) return void interrupt(state, step.seat, choice, events)
    state.steps.pop()
    const slot = choice.from
    const tile = tileNumber(choice.draft)!
    state.marketTiles[slot] = NONE
    if (step.takes === 'tile-and-token' && state.marketTokens.some(token => token !== NONE)) {
      state.steps.push({ step: 'take-token', seat: step.seat, tile, from: slot })
      return
    }
    const from = step.takes === 'pair' ? [slot] : step.takes === 'tile-and-all-tokens' ? slots : []
    takePieces(state, step, tile, slot, from, causeOf(step), events)
  },
}

/** Porkus: the player takes any token of the market with the tile (OB-123). */
export const takeTokenStep: StepHandler<StepOf<'take-token'>> = {
  advance(state, step) {
    const offered = slots.filter(slot => state.marketTokens[slot] !== NONE)
    askSeat(
      state,
      step.seat,
      'take-token',
      'OB-123',
      offered.map(slot => take(state.marketTokens[slot]!, slot)),
    )
  },
  answer(state, step, choice, events) {
    if (!('take' in choice)) return
    state.steps.pop()
    takePieces(state, { seat: step.seat, onto: NONE }, step.tile, step.from, [choice.from], 'OB-123', events)
  },
}

/** Takes the tokens of these slots. Crystals and portals go to the stash (OB-47); the place step holds the others. */
function takePieces(
  state: State,
  { seat, onto }: { seat: number; onto: number },
  tile: number,
  from: Slot,
  tokenSlots: readonly Slot[],
  why: RuleId,
  events: Events,
): void {
  const taken: Token[] = []
  const tokens: TokenId[] = []
  for (const slot of tokenSlots) {
    const token = state.marketTokens[slot]!
    if (token === NONE) continue
    state.marketTokens[slot] = NONE
    taken.push(token)
    tokens.push(tokenIds[token]!)
  }
  state.steps.push({ step: 'place', seat, tile, held: taken, onto })
  events.push({ event: 'drafted', why, seat, tile: tileIds[tile]!, tokens, from })
  let held: readonly Token[] = taken
  for (const token of taken) {
    if (isCreature(token)) continue
    held = withoutToken(held, token)
    replaceTop(state, { step: 'place', seat, tile, held, onto })
    state.players[seat]!.stash.push(token)
    events.push({ event: 'token-stashed', why: 'OB-47', seat, token: tokenIds[token]! })
  }
}
