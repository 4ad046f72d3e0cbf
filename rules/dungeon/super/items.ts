// Items that heroes carry (SB-277 to SB-280).
import { type Cause, remove } from '../../kernel/index.ts'
import { heroFacts, itemFacts } from '../engine/card-registry.ts'
import { emit } from '../engine/interpreter.ts'
import type { HeroName, ItemName, State } from '../model/state.ts'

const wants = (hero: HeroName, item: ItemName): boolean => heroFacts(hero).treasure.includes(itemFacts(item).treasure)

function give(s: State, hero: HeroName, item: ItemName, why: Cause): void {
  const board = s.board!
  board.carried = { ...board.carried, [hero]: [...(board.carried[hero] ?? []), item] }
  emit(s, { event: 'item-taken', item, hero }, why)
}
/** Before the heroes of the round; to the leftmost hero in town who wants it, else it waits (SB-278, SB-280). */
export function revealItem(s: State): void {
  const board = s.board!
  const item = board.items.pop()
  if (item === undefined) return
  emit(s, { event: 'item', item, reveals: true }, 'SB-277')
  const taker = s.town.find(hero => wants(hero.name, item))
  if (taker) give(s, taker.name, item, 'SB-277')
  else board.itemsWaiting.push(item)
}
/** A hero that is revealed takes all that waited for one like it. */
export function giveWaitingItem(s: State, hero: HeroName): void {
  const board = s.board!
  for (const item of board.itemsWaiting.filter(waiting => wants(hero, waiting)))
    give(s, hero, remove(board.itemsWaiting, item), 'SB-278')
}
