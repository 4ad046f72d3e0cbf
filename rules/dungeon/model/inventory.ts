import { cardOf } from './card-ids.ts'
import type { State } from './state.ts'

/** Counts each card over all places: decks, hands, dungeons, scoring areas, spells being cast and so on. */
export function inventory(s: State): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {}
  const count = (name: string): void => {
    counts[name] = (counts[name] ?? 0) + 1
  }
  const { decks, heroes, discard, removed, removedUnseen } = s
  for (const pile of [decks, heroes, removedUnseen].flatMap(piles => Object.values(piles))) pile.forEach(count)
  for (const pile of [discard, removed]) pile.forEach(count)
  for (const hero of s.town) count(hero.name)
  for (const f of [...s.stack, ...s.pending]) if (f.v.cast === true) count(f.v.self)
  for (const p of s.players) {
    for (const cards of [p.dealt, p.rooms, p.spells, p.slain, p.survivors]) cards.forEach(count)
    if (p.boss !== '' && !p.out) count(p.boss)
    for (const hero of p.entrance) count(hero.name)
    if (p.walker) count(p.walker.name)
    for (const room of p.dungeon) for (const id of [...room.under, room.id]) count(cardOf(id))
  }
  if (s.board) {
    const { market, landmarks, tavern, items, itemsWaiting, carried } = s.board
    for (const cards of [market, items, itemsWaiting, ...Object.values(carried)]) cards.forEach(count)
    for (const hero of [...Object.values(landmarks), ...tavern]) if (hero) count(hero.name)
  }
  return counts
}
