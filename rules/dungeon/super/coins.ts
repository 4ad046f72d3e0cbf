// Coins (SB-288, SB-289). Some cards cost coins. Once per round a player may discard a room card for 1 coin.
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
/** Entry in `state.once` after a sale. */
const saleKey = (seat: Seat): string => `coin~${seat}`
/** Returns the room cards that a player may sell in the placing turn. */
export const coinOffers = (s: State, seat: Seat): Choice[] =>
  s.variants.coins && !s.once.includes(saleKey(seat)) ? distinct(player(s, seat).rooms).map(coin => ({ coin })) : []
export function sellRoom(s: State, seat: Seat, card: CardName): void {
  s.once = [...s.once, saleKey(seat)]
  discard(s, seat, seat, [card], 'SB-288')
  addCoins(s, seat, 1, 'SB-288')
}
