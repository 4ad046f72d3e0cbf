// The market. The Town phase fills it and the players draft from it; after the minions it is cleared (SB-49, SB-69 to SB-74,
// SB-163).
import { type Cause, remove } from '../../kernel/index.ts'
import { draw, nextCard, takeOpenly } from '../actions/cards.ts'
import { act, askSeats, program, type Replaceable, remember } from '../engine/combinators.ts'
import { emit } from '../engine/interpreter.ts'
import { distinct } from '../engine/queries.ts'
import { fireTriggers } from '../engine/triggers.ts'
import type { CardName, DeckKind, EffectVars, Seat, State } from '../model/state.ts'
import { isSolo } from './result.ts'

/** Returns the number of cards in the market. The sixth place holds a second spell (SB-282); a solo game has two rooms (SB-251). */
const marketSize = (s: State): Readonly<Record<DeckKind, number>> & { readonly why: Cause } => {
  if (isSolo(s)) return { spells: 1, rooms: 2, why: 'SB-251' }
  const players = s.players.length
  return players > 5 ? { spells: 2, rooms: 5, why: 'SB-282' } : { spells: 1, rooms: players, why: 'SB-49' }
}
export function fillMarket(s: State): void {
  const { market } = s.board!
  const { why, ...counts } = marketSize(s)
  for (const kind of ['spells', 'rooms'] as const)
    for (let i = 0; i < counts[kind]; i++) {
      const card = nextCard(s, kind)
      if (card !== undefined) market.push(card)
    }
  emit(s, { event: 'market', cards: [...market], reveals: true }, why)
}
export const inMarket = (s: State): CardName[] => distinct(s.board!.market)
/** Moves a card from the market to a hand. The card is public (SB-74). */
export function takeFromMarket(s: State, seat: Seat, card: CardName): void {
  takeOpenly(s, seat, remove(s.board!.market, card))
  emit(s, { event: 'market-taken', seat, card })
}
/** The draft can be replaced: a card may let its owner draw from a deck instead (SB-71). */
type Drafting = Replaceable & { kind: DeckKind | 'market' }
export const draft = program('super/draft', 'SB-69')(
  remember('kind', (): Drafting['kind'] => 'market'),
  remember('because', (): Cause => 'SB-69'),
  act((s, v: EffectVars) => fireTriggers(s, 'would-draw', { seat: v.you, would: s.stack.length - 1 })),
  askSeats(
    'market.take',
    (s, v: EffectVars & Drafting) => {
      const cards = inMarket(s)
      if (v.kind !== 'market') draw(s, v.you, v.kind, 1, v.because)
      else if (cards.length === 1) takeFromMarket(s, v.you, cards[0]!)
      else if (cards.length > 1) return [[v.you, cards.map(take => ({ take }))]]
      return []
    },
    (s, { you }, [answer]) => {
      takeFromMarket(s, you, answer!.choice.take)
      return undefined
    },
  ),
)
export function clearMarket(s: State): void {
  const board = s.board!
  if (board.market.length === 0) return
  s.discard.push(...board.market)
  emit(s, { event: 'market-cleared', cards: board.market }, 'SB-163')
  board.market = []
}
