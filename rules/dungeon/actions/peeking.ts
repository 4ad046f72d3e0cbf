// The right to see a hand or a deck (`state.sights`). It ends with the frame that gave it.
import { emit, onFrameEnd } from '../engine/interpreter.ts'
import { learnCards, learnRestOf, learnShownCard } from '../engine/knowledge.ts'
import { player, wholeHand } from '../engine/queries.ts'
import type { CardName, DeckKind, Seat, State } from '../model/state.ts'
import { refillDeck, shuffleDeck } from './cards.ts'

/** Shows a hand to a seat, or only its rooms or its spells. */
export function lookAtHand(s: State, seat: Seat, at: Seat, kind?: DeckKind): void {
  s.sights = [...s.sights, { seat, hand: at, depth: s.stack.length, ...(kind && { kind }) }]
  const cards = kind ? [...player(s, at)[kind]] : wholeHand(s, at)
  learnCards(s, at, seat, cards)
  emit(s, { event: 'looked', seat, hand: at, reveals: true, secret: { seats: [seat], facts: { cards } } })
}
/** Shows a card of a hand to all players. It stays in the hand. */
export function showCard(s: State, seat: Seat, card: CardName): void {
  learnShownCard(s, seat, card)
  emit(s, { event: 'showed', seat, card, reveals: true })
}
/** Shows the top cards of a deck to a seat. The deck keeps its order. */
export function lookAtTop(s: State, seat: Seat, top: DeckKind, count: number): void {
  refillDeck(s, top, count)
  s.sights = [...s.sights, { seat, top, count: Math.min(count, s.decks[top].length), depth: s.stack.length }]
}
export function searchDeck(s: State, seat: Seat, deck: DeckKind): void {
  s.sights = [...s.sights, { seat, deck, depth: s.stack.length }]
  learnRestOf(s, seat, deck)
}
/** Ends the peeks of a frame. A searched deck is shuffled (BM-192). */
export function stopLooking(s: State, depth: number): void {
  const ended = s.sights.filter(peek => peek.depth >= depth)
  s.sights = s.sights.filter(peek => peek.depth < depth)
  for (const peek of ended) if ('deck' in peek) shuffleDeck(s, peek.deck)
}
onFrameEnd(stopLooking)
