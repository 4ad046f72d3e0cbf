// Why a player cannot take, place, move or exchange a piece.
import { textIn } from '../../kernel/refusals.ts'
import { bit, boardOf, has } from '../model/boards.ts'
import { NONE, tileIds, tokenIds } from '../model/pieces.ts'
import type { Reason } from '../model/refusals.ts'
import { type Attempt, lacksToken, notOpen, ownLand, spaceOf } from './attempt.ts'

/** Returns undefined if the current step is about something else. */
export type Explain = (attempt: Attempt) => Reason | undefined

export const draftReason: Explain = ({ state, step, intent }) => {
  if (step.step !== 'draft') return undefined
  const { draft, from, with: token } = intent
  const slots = state.marketTiles.flatMap((tile, slot) =>
    tile !== NONE && (draft ?? tileIds[tile]) === tileIds[tile] && (from ?? slot) === slot ? [slot] : [],
  )
  return slots.length === 0 || token === undefined ? 'not-in-market' : 'other-token-in-pair'
}
export const takeReason: Explain = ({ step }) => (step.step === 'take-token' ? 'not-in-market' : undefined)
export const keepTokenReason: Explain = ({ step }) => (step.step === 'keep-token' ? 'token-not-drawn' : undefined)

export const placeReason: Explain = attempt => {
  const { step, intent } = attempt
  if (step.step !== 'place') return undefined
  const tile = textIn(intent, 'place')
  if (tile !== undefined && tile !== tileIds[step.tile]) return 'other-tile'
  return spaceOf(attempt, 'at', ownLand(attempt)) === NONE ? 'outside-the-map' : 'space-taken'
}
export const settleReason: Explain = attempt => {
  if (attempt.step.step !== 'settle') return undefined
  const land = ownLand(attempt)
  return notOpen(land, spaceOf(attempt, 'at', land)) ?? 'token-not-waiting'
}

/** A token that a portal or Cerebellus moves (OB-59, OB-126). Without a space, each token of this name is meant. */
export const moveReason: Explain = attempt => {
  const { step, intent } = attempt
  if (step.step !== 'portal' && step.step !== 'move-token') return undefined
  const land = ownLand(attempt)
  const token = textIn(intent, 'move')
  const named = spaceOf(attempt, 'from', land)
  const from = named === undefined ? [...land.tokens.keys()] : [named]
  const there = from.filter(space => !lacksToken(land, space, token))
  if (step.step === 'portal' && there.length === 1) {
    if (there[0] === step.spent) return 'token-spent'
    if (there[0] === step.moved) return 'already-moved'
  }
  if (there.length === 0) return 'no-such-token'
  return notOpen(land, spaceOf(attempt, 'to', land)) ?? 'no-such-token'
}
export const swapReason: Explain = attempt => {
  const { step } = attempt
  if (step.step !== 'portal') return undefined
  if (step.moved !== NONE) return 'already-moved'
  const land = ownLand(attempt)
  const spaces = [spaceOf(attempt, 'swap', land), spaceOf(attempt, 'with', land)]
  if (step.spent !== NONE && spaces.includes(step.spent)) return 'token-spent'
  return spaces.some(space => lacksToken(land, space, undefined)) ? 'no-such-token' : 'answer-first'
}
/** Xyzax spends a token as a portal (OB-119). */
export const spendReason: Explain = attempt => {
  const { step, intent, state, seat } = attempt
  if (step.step !== 'spend-token') return undefined
  const token = textIn(intent, 'spend')
  const isStashed = state.players[seat]!.stash.some(one => tokenIds[one] === token)
  const isThere =
    intent.at === 'stash' ? isStashed : !lacksToken(ownLand(attempt), spaceOf(attempt, 'at', ownLand(attempt)), token)
  return isThere ? 'nothing-to-move' : 'no-such-token'
}
/** Only tokens of the map can be discarded (OB-183). */
export const discardReason: Explain = ({ step, intent }) =>
  step.step === 'discard-tokens' ? (intent.at === 'stash' ? 'not-in-stash' : 'no-such-token') : undefined

/** The summoning circle reaches the tokens on it and next to it (OB-68), Seducia all (OB-124). */
export const exchangeReason: Explain = attempt => {
  const { state, step, intent } = attempt
  if (step.step !== 'circle' && step.step !== 'exchange') return undefined
  const wanted = textIn(intent, 'for')
  if (wanted !== undefined && !state.marketTokens.some(token => token !== NONE && tokenIds[token] === wanted))
    return 'not-in-market'
  const land = ownLand(attempt)
  const space = spaceOf(attempt, 'at', land)
  const token = textIn(intent, 'exchange')
  if (intent.at !== 'stash' && lacksToken(land, space, token)) return 'no-such-token'
  if (step.step === 'exchange') return 'no-such-token'
  const near = bit(step.at) | boardOf(land.tiles.length).bordering[step.at]!
  const isNear = space !== undefined && space !== NONE && has(near, space)
  return isNear ? 'not-in-market' : 'not-near-circle'
}
