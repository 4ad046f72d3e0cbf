// The cards of the dungeon games, fetched when their box takes part: by the page for the table, by the worker for the bots.
import type { RawOptions } from '../../kernel/index.ts'
import { readGameSettings } from '../engine/rulesets.ts'

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
  'boss-monster': () => import('./boss-monster/index.ts'),
  'next-level': () => import('./next-level/index.ts'),
  'super-boss-monster': () => import('./super-boss-monster/index.ts'),
  'crash-landing': () => import('./crash-landing/index.ts'),
  'coin-cards': () => import('./coin-cards/index.ts'),
  items: () => import('./items/index.ts'),
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
