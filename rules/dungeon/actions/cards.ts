// Actions that move cards: drawing, discarding, taking, giving, shuffling.
import { type Cause, randomBelow, remove, shuffle } from '../../kernel/index.ts'
import { hasTriggers, isRoom } from '../engine/card-registry.ts'
import { act, each, program, type Replaceable } from '../engine/combinators.ts'
import { currentCause, emit, pushProgram } from '../engine/interpreter.ts'
import { forgetCard, learnCard, learnMovedCard, learnRest } from '../engine/knowledge.ts'
import { distinct, player } from '../engine/queries.ts'
import { fireTriggers } from '../engine/triggers.ts'
import type { CardName, DeckKind, EffectVars, Seat, State } from '../model/state.ts'

export const deckOf = (card: CardName): DeckKind => (isRoom(card) ? 'rooms' : 'spells')
/** Takes a card into a hand while all players see it. */
export function takeOpenly(s: State, seat: Seat, card: CardName): void {
  handFor(s, seat, card).push(card)
  learnCard(s, seat, card)
}
export const handFor = (s: State, seat: Seat, card: CardName): CardName[] => player(s, seat)[deckOf(card)]

/**
 * Draws cards from the top of a deck. The discard pile refills an empty deck (BM-199). If it has no such card, the player draws
 * nothing (BM-200).
 */
export function draw(s: State, seat: Seat, kind: DeckKind, count: number, why?: Cause): void {
  const cards: CardName[] = []
  for (let i = 0; i < count; i++) {
    const card = nextCard(s, kind)
    if (card === undefined) break
    cards.push(card)
  }
  if (cards.length === 0) return
  player(s, seat)[kind].push(...cards)
  emit(
    s,
    { event: 'drew', seat, kind, count: cards.length, reveals: true, secret: { seats: [seat], facts: { cards } } },
    why,
  )
}
/** Takes the top card of a deck. Undefined if the deck cannot be refilled. */
export function nextCard(s: State, kind: DeckKind): CardName | undefined {
  if (s.decks[kind].length === 0) {
    reshuffle(s, kind)
    learnRest(s, kind)
  }
  return s.decks[kind].pop()
}
/** Shuffles the discard pile and puts it under a deck that has fewer than `count` cards. */
export function refillDeck(s: State, kind: DeckKind, count: number): void {
  const top = s.decks[kind]
  if (top.length >= count) return
  reshuffle(s, kind)
  if (s.decks[kind] !== top) s.decks[kind].push(...top)
}
function reshuffle(s: State, kind: DeckKind): void {
  const back = s.discard.filter(card => deckOf(card) === kind)
  if (back.length === 0) return
  s.discard = s.discard.filter(card => deckOf(card) !== kind)
  s.decks[kind] = shuffle(s, back)
  emit(s, { event: 'shuffled', kind, reveals: true }, 'BM-199')
}
/** Shuffles a deck after a search (BM-192). For hero decks the cause is the card that was used. */
export function shuffleDeck(s: State, kind: DeckKind | 'heroes'): void {
  if (kind === 'heroes') {
    shuffle(s, s.heroes.ordinary)
    shuffle(s, s.heroes.epic)
  } else shuffle(s, s.decks[kind])
  emit(s, { event: 'shuffled', kind, reveals: true }, kind === 'heroes' ? undefined : 'BM-192')
}

/** The cards that one player discards. */
type Discard = { readonly seat: Seat; readonly cards: readonly CardName[] }
type Discarded = { readonly seat: Seat; readonly card: CardName }
/** Discards cards from a hand (BM-189), because of an effect or cost of `by`. */
export const discard = (s: State, by: Seat, seat: Seat, cards: readonly CardName[], why?: Cause): void =>
  discardSimultaneously(s, by, [{ seat, cards }], why)
/** Several players discard because of one effect. All cards are discarded before any card reacts (BM-206). */
export function discardSimultaneously(
  s: State,
  by: Seat,
  discards: readonly Discard[],
  why: Cause = currentCause(s),
): void {
  const cards = discards.flatMap(({ seat, cards }) => cards.map(card => ({ seat, card })))
  const forced = hasTriggers('would-discard') && cards.some(({ seat }) => seat !== by)
  if (forced) pushProgram(s, discarding, by, { cards, why, takers: [], taker: noTaker, because: why })
  else finishDiscard(s, cards, why, [])
}
const noTaker: Seat = -1
/** The seat that takes a discarded card into its hand, and the card that allows it. */
type Taker = { readonly seat: Seat; readonly because: Cause }
type Discarding = Replaceable & { cards: readonly Discarded[]; why: Cause; takers: readonly Taker[]; taker: Seat }
type OneOfThem = EffectVars & Discarding & { one: Discarded }
const discarding = program<Discarding>('discard', 'BM-189')(
  each(
    'one',
    (_, v: Discarding) => v.cards,
    act((s, v: OneOfThem) => {
      v.taker = noTaker
      if (v.one.seat !== v.you)
        fireTriggers(s, 'would-discard', { seat: v.one.seat, by: v.you, would: s.stack.length - 1 })
    }),
    act((_, v: OneOfThem) => {
      v.takers = [...v.takers, { seat: v.taker, because: v.because }]
    }),
  ),
  act((s, v: Discarding) => finishDiscard(s, v.cards, v.why, v.takers)),
)
/** Moves each card to the discard pile, or to the hand of its taker. */
function finishDiscard(s: State, cards: readonly Discarded[], why: Cause, takers: readonly Taker[]): void {
  const discarded = cards.filter(({ seat, card }, i) => {
    const { seat: taker, because } = takers[i] ?? { seat: noTaker, because: why }
    remove(handFor(s, seat, card), card)
    forgetCard(s, seat, card)
    emit(s, { event: 'discarded', seat, card, reveals: true }, why)
    if (taker === noTaker) s.discard.push(card)
    else {
      takeOpenly(s, taker, card)
      emit(s, { event: 'took', seat: taker, card }, because)
    }
    return taker === noTaker
  })
  for (const facts of discarded.toReversed()) fireTriggers(s, 'card-discarded', facts) // the last one pushed runs first
}
/** Returns all distinct pairs of cards in a hand. */
export function cardPairs(hand: readonly CardName[]): { discard: CardName; and: CardName }[] {
  const sorted = hand.toSorted()
  return distinct(sorted).flatMap(discard =>
    distinct(sorted.slice(sorted.indexOf(discard) + 1)).map(and => ({ discard, and })),
  )
}
export function discardAtRandom(s: State, by: Seat, seat: Seat, kind: DeckKind): void {
  const hand = player(s, seat)[kind]
  if (hand.length > 0) discard(s, by, seat, [hand[randomBelow(s, hand.length)]!]) // BM-190, BM-191
}

export function takeFromDiscard(s: State, seat: Seat, card: CardName, why?: Cause): void {
  takeOpenly(s, seat, remove(s.discard, card))
  emit(s, { event: 'took', seat, card }, why)
  fireTriggers(s, 'took-from-discard', { seat })
}
/** Moves a card from one hand to another. Only these two players see which. */
function moveUnseen(s: State, from: Seat, to: Seat, card: CardName): void {
  learnMovedCard(s, from, to, card)
  handFor(s, to, card).push(remove(handFor(s, from, card), card))
}
/** Takes a card from another hand. Only these two players learn which; everybody learns its kind (BM-230). */
export function steal(s: State, seat: Seat, from: Seat, card: CardName): void {
  moveUnseen(s, from, seat, card)
  const kind = deckOf(card)
  emit(s, { event: 'stole', seat, from, kind, reveals: true, secret: { seats: [seat, from], facts: { card } } })
}
export function give(s: State, seat: Seat, to: Seat, card: CardName): void {
  moveUnseen(s, seat, to, card)
  emit(s, {
    event: 'gave',
    seat,
    to,
    kind: deckOf(card),
    reveals: true,
    secret: { seats: [seat, to], facts: { card } },
  })
}
