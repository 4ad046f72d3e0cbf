// Looking where others cannot: into a hand, or through a deck. It lasts as long as the effect that allows it.
import { emit, onFrameEnd } from '../engine/interpreter.ts'
import { player, wholeHand } from '../engine/queries.ts'
import type { DeckKind, Seat, State } from '../model/state.ts'
import { refillDeck, shuffleDeck } from './cards.ts'

/** Into a hand, or one half of it. */
export function lookAtHand(s: State, seat: Seat, at: Seat, kind?: DeckKind): void {
  s.sights = [...s.sights, { seat, hand: at, depth: s.stack.length, ...(kind && { kind }) }]
  const cards = kind ? [...player(s, at)[kind]] : wholeHand(s, at)
  emit(s, { event: 'looked', seat, hand: at, reveals: true, secret: { seat, facts: { cards } } })
}
/** At the top of a deck, which keeps its order. */
export function lookAtTop(s: State, seat: Seat, top: DeckKind, count: number): void {
  refillDeck(s, top, count)
  s.sights = [...s.sights, { seat, top, count: Math.min(count, s.decks[top].length), depth: s.stack.length }]
}
export function searchDeck(s: State, seat: Seat, deck: DeckKind): void {
  s.sights = [...s.sights, { seat, deck, depth: s.stack.length }]
}
/** A deck that was searched is shuffled (BM-192). */
export function stopLooking(s: State, depth: number): void {
  const over = s.sights.filter(sight => sight.depth >= depth)
  s.sights = s.sights.filter(sight => sight.depth < depth)
  for (const sight of over) if ('deck' in sight) shuffleDeck(s, sight.deck)
}
onFrameEnd(stopLooking)
