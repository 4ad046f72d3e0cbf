// Searching both hero decks.

import { remove } from '../../../kernel/index.ts'
import type { HeroName, State } from '../../model/state.ts'

/** Sorted by name, so that the order of the decks stays hidden. */
export const inHeroDecks = (s: State): HeroName[] => [...s.heroes.ordinary, ...s.heroes.epic].sort()
/** Takes a hero from its deck. Shuffle the decks once it has its new place. */
export const takeFromHeroDecks = (s: State, hero: HeroName): HeroName =>
  remove(s.heroes.ordinary.includes(hero) ? s.heroes.ordinary : s.heroes.epic, hero)
