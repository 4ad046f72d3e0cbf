// Searching both hero decks.

import { remove } from '../../../kernel/index.ts'
import { shuffleHeroDecks } from '../../actions/cards.ts'
import type { HeroName, State } from '../../model/state.ts'

/** Sorted by name, so that the order of the decks stays hidden. */
export const inHeroDecks = (s: State): HeroName[] => [...s.heroes.ordinary, ...s.heroes.epic].sort()
export const takeFromHeroDecks = (s: State, hero: HeroName): HeroName => {
  const found = remove(s.heroes.ordinary.includes(hero) ? s.heroes.ordinary : s.heroes.epic, hero)
  shuffleHeroDecks(s)
  return found
}
