import type { HeroView, View } from '@overlair/rules/dungeon'

/** Heroes on the landmarks and in the Tavern. */
export const heroesOnLandmarks = ({ board }: View): readonly HeroView[] =>
  board ? [...Object.values(board.landmarks).filter(hero => hero !== null), ...board.tavern] : []
