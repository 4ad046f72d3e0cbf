// Loads the cards of the dungeon games when a game needs their box. The page and the bot worker use it.
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

/** The boxes of a game with these options. Throws GameError if the options are wrong. */
export function boxesIn(game: string, options: RawOptions): readonly Box[] {
  const { sets } = readGameSettings(game, options)
  // The hero deck of The Next Level contains a hero of Boss Monster.
  return boxes.filter(box => sets.includes(box) || (box === 'boss-monster' && sets.includes('next-level')))
}

export async function fetchCards(needed: readonly Box[]): Promise<void> {
  await Promise.all(needed.map(box => cards[box]()))
}
