// Coins (SB-288, SB-289): paid for what some cards do, and gained once a round for a room card.
import type { Cause } from '../../kernel/index.ts'
import { discard } from '../actions/cards.ts'
import { emit } from '../engine/interpreter.ts'
import { distinct, player } from '../engine/queries.ts'
import type { Choice } from '../model/choices.ts'
import type { CardName, Seat, State } from '../model/state.ts'

export function addCoins(s: State, seat: Seat, add: number, why?: Cause): void {
  player(s, seat).coins += add
  emit(s, { event: 'coins', seat, add }, why)
}
const sale = (seat: Seat): string => `coin~${seat}`
/** In the own placing turn, beside the rooms that may be placed. */
export const coinOffers = (s: State, seat: Seat): Choice[] =>
  s.variants.coins && !s.once.includes(sale(seat)) ? distinct(player(s, seat).rooms).map(coin => ({ coin })) : []
export function sellRoom(s: State, seat: Seat, card: CardName): void {
  s.once = [...s.once, sale(seat)]
  discard(s, seat, seat, [card], 'SB-288')
  addCoins(s, seat, 1, 'SB-288')
}
