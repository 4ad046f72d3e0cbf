// The cards of the dungeon games, fetched when their box takes part: by the page for the table, by the worker for the bots.
import { readGameSettings } from '@overlair/rules/dungeon/options'
import type { RawOptions } from '@overlair/rules/kernel'

export const boxes = [
  'boss-monster',
  'next-level',
  'super-boss-monster',
  'crash-landing',
  'coin-cards',
  'items',
] as const
export type Box = (typeof boxes)[number]

const cards: Readonly<Record<Box, () => Promise<unknown>>> = {
  'boss-monster': () => import('@overlair/rules/dungeon/cards/boss-monster/index'),
  'next-level': () => import('@overlair/rules/dungeon/cards/next-level/index'),
  'super-boss-monster': () => import('@overlair/rules/dungeon/cards/super-boss-monster/index'),
  'crash-landing': () => import('@overlair/rules/dungeon/cards/crash-landing/index'),
  'coin-cards': () => import('@overlair/rules/dungeon/cards/coin-cards/index'),
  items: () => import('@overlair/rules/dungeon/cards/items/index'),
}

/** The boxes of a game with these options; options that cannot be are a GameError. */
export function boxesIn(game: string, options: RawOptions): readonly Box[] {
  const { sets } = readGameSettings(game, options)
  // The Next Level has a hero of the first box in its deck.
  return boxes.filter(box => sets.includes(box) || (box === 'boss-monster' && sets.includes('next-level')))
}

export async function fetchCards(wanted: readonly Box[]): Promise<void> {
  await Promise.all(wanted.map(box => cards[box]()))
}
