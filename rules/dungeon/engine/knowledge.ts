// What players have learnt about the hands of others (`state.known`): cards taken openly (SB-74), shown, looked at, or worked out
// from a deck that they have seen whole. An entry is certain. A card that moves between hands unseen makes others less certain.
import { without } from '../../kernel/index.ts'
import type { CardName, DeckKind, KnownCard, Seat, State } from '../model/state.ts'
import { kindOf } from './catalogue.ts'

type Knower = KnownCard['to']

const distinctCards = (cards: readonly CardName[]): CardName[] => [...new Set(cards)]
const entriesFor = (s: State, hand: Seat, to: Knower): CardName[] =>
  s.known.filter(known => known.hand === hand && known.to === to).map(({ card }) => card)
function replaceEntries(s: State, hand: Seat, to: Knower, cards: readonly CardName[]): void {
  const others = s.known.filter(known => known.hand !== hand || known.to !== to)
  s.known = [...others, ...cards.map(card => ({ hand, card, to }))]
}
/** The players who know something about a hand that not all know. */
const privateKnowers = (s: State, hand: Seat): Seat[] => [
  ...new Set(s.known.flatMap(known => (known.hand === hand && known.to !== 'all' ? [known.to] : []))),
]

/** All players see a card come into a hand. */
export function learnCard(s: State, hand: Seat, card: CardName): void {
  s.known = s.known.concat({ hand, card, to: 'all' })
}
/** All players see a card that is in a hand. It may be one that they knew. */
export function learnShownCard(s: State, hand: Seat, card: CardName): void {
  if (entriesFor(s, hand, 'all').includes(card)) return
  for (const to of privateKnowers(s, hand)) replaceEntries(s, hand, to, without(entriesFor(s, hand, to), [card]))
  learnCard(s, hand, card)
}
/** One player sees cards that are in a hand now. */
export function learnCards(s: State, hand: Seat, to: Seat, cards: readonly CardName[]): void {
  const known = without(entriesFor(s, hand, to), cards)
  replaceEntries(s, hand, to, [...known, ...without(cards, entriesFor(s, hand, 'all'))])
}
/** All players see a card leave a hand, or turned up after its player placed it. */
export function forgetCard(s: State, hand: Seat, card: CardName): void {
  let isPrivate = false
  for (const known of s.known) {
    if (known.hand !== hand) continue
    if (known.to !== 'all') isPrivate = true
    else if (known.card === card) return forgetEntry(s, hand, 'all', card)
  }
  if (isPrivate) for (const to of privateKnowers(s, hand)) forgetEntry(s, hand, to, card)
}
/** As `replaceEntries` without the card, in one pass: most cards that leave a hand come here. */
function forgetEntry(s: State, hand: Seat, to: Knower, card: CardName): void {
  const others: KnownCard[] = []
  const entries: KnownCard[] = []
  for (const known of s.known) (known.hand === hand && known.to === to ? entries : others).push(known)
  const i = entries.findIndex(known => known.card === card)
  if (i >= 0) entries.splice(i, 1)
  s.known = others.concat(entries)
}
/** A hand is shuffled into its decks or leaves the game. */
export function forgetHand(s: State, hand: Seat): void {
  s.known = s.known.filter(known => known.hand !== hand)
}
/** A card moves from one hand to another, and only these two players see which. The others know only whether it is a room. */
export function learnMovedCard(s: State, from: Seat, to: Seat, card: CardName): void {
  const isOfKind = (other: CardName): boolean => kindOf(s, other) === kindOf(s, card)
  const seenByTaker = [...entriesFor(s, from, 'all'), ...entriesFor(s, from, to)]
  // It may be any of the cards that they know, so each of them is one less.
  for (const knower of ['all', ...privateKnowers(s, from)] as const) {
    const known = entriesFor(s, from, knower)
    replaceEntries(s, from, knower, without(known, distinctCards(known.filter(isOfKind))))
  }
  replaceEntries(s, from, to, without(without(seenByTaker, [card]), entriesFor(s, from, 'all')))
  s.known = [...s.known, { hand: to, card, to: from }]
}

/** The cards of one kind that a seat hides: those in its hand, and the rooms that it has placed face down. */
function hiddenCards(s: State, seat: Seat, kind: DeckKind): readonly CardName[] {
  const faceDown = s.players.flatMap(p => p.dungeon.filter(room => room.faceDown && room.by === seat))
  return [...s.players[seat]![kind], ...(kind === 'rooms' ? faceDown.map(room => room.card) : [])]
}
/**
 * A player has seen every card of a deck, so all other cards of this kind are in hands. With only one hand that the player cannot
 * see, its cards are known.
 */
export function learnRestOf(s: State, to: Seat, kind: DeckKind): void {
  const hidden = s.order.filter(seat => seat !== to && hiddenCards(s, seat, kind).length > 0)
  const [hand] = hidden
  if (hidden.length !== 1 || hand === undefined || s.removedUnseen[kind].length > 0) return
  const others = entriesFor(s, hand, to).filter(card => (kindOf(s, card) === 'room') !== (kind === 'rooms'))
  const known = without(hiddenCards(s, hand, kind), entriesFor(s, hand, 'all'))
  replaceEntries(s, hand, to, [...others, ...known])
}
/** The discard pile, which all players have seen, has become the deck. */
export function learnRest(s: State, kind: DeckKind): void {
  for (const to of s.order) learnRestOf(s, to, kind)
}
