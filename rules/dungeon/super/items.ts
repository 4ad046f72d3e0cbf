// Items that heroes carry (SB-277 to SB-280).
import { type Cause, remove } from '../../kernel/index.ts'
import { heroFacts, itemFacts } from '../engine/catalogue.ts'
import { emit } from '../engine/interpreter.ts'
import type { HeroName, ItemName, State } from '../model/state.ts'

const canUse = (s: State, hero: HeroName, item: ItemName): boolean =>
  heroFacts(s, hero).treasure.includes(itemFacts(s, item).treasure)

function give(s: State, hero: HeroName, item: ItemName, why: Cause): void {
  const board = s.board!
  board.carried = { ...board.carried, [hero]: [...itemsOf(s, hero), item] }
  emit(s, { event: 'item-taken', item, hero }, why)
}
export const itemsOf = (s: State, hero: HeroName): readonly ItemName[] => s.board!.carried[hero] ?? []
export function takeItems(s: State, hero: HeroName): readonly ItemName[] {
  const { [hero]: items = [], ...others } = s.board!.carried
  s.board!.carried = others
  return items
}
/**
 * Reveals an item, before the heroes of the round. The leftmost hero in town that can use it takes it, else it waits (SB-278,
 * SB-280).
 */
export function revealItem(s: State): void {
  const board = s.board!
  const item = board.items.pop()
  if (item === undefined) return
  board.itemsWaiting.push(item)
  emit(s, { event: 'item', item, reveals: true }, 'SB-277')
  const taker = s.town.find(hero => canUse(s, hero.name, item))
  if (taker) give(s, taker.name, board.itemsWaiting.pop()!, 'SB-277')
}
/** Gives a revealed hero all waiting items that it can use. */
export function giveWaitingItem(s: State, hero: HeroName): void {
  const board = s.board!
  for (const item of board.itemsWaiting.filter(candidate => canUse(s, hero, candidate)))
    give(s, hero, remove(board.itemsWaiting, item), 'SB-278')
}
