// The market: four slots, each with a tile and a token (OB-32).
import { drawFrom, shuffle } from '../../kernel/random.ts'
import type { Events, RuleId } from '../model/events.ts'
import { activeSide, NONE, type Tile, type Token, tileIds, tokenIds } from '../model/pieces.ts'
import type { Slot, State } from '../model/state.ts'

export const slots: readonly Slot[] = [0, 1, 2, 3]

/** Puts a discarded or destroyed token into the bag at once (OB-12, OB-13). */
export function intoBag(state: State, token: Token): void {
  state.bag.push(activeSide(token))
}

function drawTile(state: State, events: Events): Tile {
  if (state.deck.length === 0 && state.discard.length > 0) {
    state.deck = shuffle(state, state.discard)
    state.discard = []
    events.push({ event: 'deck-shuffled', why: 'OB-35', reveals: true })
  }
  return state.deck.pop() ?? NONE
}
/** Returns NONE if the bag is empty; then the slot stays without a token (OB-36). */
export const drawToken = (state: State): Token => drawFrom(state, state.bag) ?? NONE

/** Fills the vacant places of one slot and emits an event if it filled any. */
function fillSlot(
  state: State,
  slot: Slot,
  why: RuleId,
  events: Events,
  fills: 'pair' | 'tile' | 'token' = 'pair',
): void {
  let tile = NONE
  let token = NONE
  if (fills !== 'token' && state.marketTiles[slot] === NONE) state.marketTiles[slot] = tile = drawTile(state, events)
  if (fills !== 'tile' && state.marketTokens[slot] === NONE) state.marketTokens[slot] = token = drawToken(state)
  if (tile === NONE && token === NONE) return
  events.push({
    event: 'market-filled',
    why,
    reveals: true,
    slot,
    tile: tile === NONE ? null : tileIds[tile]!,
    token: token === NONE ? null : tokenIds[token]!,
  })
}

/** OB-33: fills every vacant place at the end of a turn. */
export function refill(state: State, events: Events, why: RuleId = 'OB-33'): void {
  for (const slot of slots) fillSlot(state, slot, why, events)
}

/**
 * Gives each market tile without a token a new one. Runs before a draft forced by Demolish (OB-143) and before a solo
 * refresh (OB-150).
 */
export function pairUp(state: State, why: RuleId, events: Events): void {
  for (const slot of slots) if (state.marketTiles[slot] !== NONE) fillSlot(state, slot, why, events, 'token')
}

/** Kazanna: replaces all tiles in the market. Empty places stay empty. */
export function renewTiles(state: State, why: RuleId, events: Events): void {
  const renewed = slots.filter(slot => state.marketTiles[slot] !== NONE)
  const tiles = renewed.map(slot => state.marketTiles[slot]!)
  state.discard.push(...tiles)
  for (const slot of renewed) state.marketTiles[slot] = NONE
  events.push({ event: 'market-tiles-discarded', why, tiles: tiles.map(tile => tileIds[tile]!) })
  for (const slot of renewed) fillSlot(state, slot, why, events, 'tile')
}
/** Belladonna: replaces all tokens in the market. Empty places stay empty. */
export function renewTokens(state: State, why: RuleId, events: Events): void {
  const renewed = slots.filter(slot => state.marketTokens[slot] !== NONE)
  const tokens = renewed.map(slot => state.marketTokens[slot]!)
  for (const token of tokens) intoBag(state, token)
  for (const slot of renewed) state.marketTokens[slot] = NONE
  events.push({ event: 'market-tokens-discarded', why, tokens: tokens.map(token => tokenIds[token]!) })
  for (const slot of renewed) fillSlot(state, slot, why, events, 'token')
}

/**
 * The solo market (OB-148 to OB-151): discards the pair farthest from the deck, slides the others away from the deck and
 * fills the vacant slots.
 */
export function refresh(state: State, events: Events): void {
  joinLonePieces(state)
  pairUp(state, 'OB-150', events)
  const remaining = slots.filter(slot => state.marketTiles[slot] !== NONE)
  const farthest = remaining.pop()
  const pairs = remaining.map(slot => [state.marketTiles[slot]!, state.marketTokens[slot]!] as const)
  if (farthest !== undefined) {
    const tile = state.marketTiles[farthest]!
    const token = state.marketTokens[farthest]!
    state.marketTiles[farthest] = NONE
    state.marketTokens[farthest] = NONE
    state.discard.push(tile)
    if (token !== NONE) intoBag(state, token)
    events.push({
      event: 'pair-discarded',
      why: 'OB-148',
      tile: tileIds[tile]!,
      token: token === NONE ? null : tokenIds[token]!,
      from: farthest,
    })
  }
  const vacant = slots.length - pairs.length
  for (const slot of slots) {
    const [tile, token] = pairs[slot - vacant] ?? [NONE, NONE]
    state.marketTiles[slot] = tile
    state.marketTokens[slot] = token
  }
  for (const slot of [...slots].reverse()) fillSlot(state, slot, 'OB-148', events)
}

/** Joins a lone tile and a lone token to a pair in the tile's slot (OB-150). */
function joinLonePieces(state: State): void {
  const tile = slots.find(slot => state.marketTiles[slot] !== NONE && state.marketTokens[slot] === NONE)
  const token = slots.find(slot => state.marketTokens[slot] !== NONE && state.marketTiles[slot] === NONE)
  if (tile === undefined || token === undefined) return
  state.marketTokens[tile] = state.marketTokens[token]!
  state.marketTokens[token] = NONE
}
