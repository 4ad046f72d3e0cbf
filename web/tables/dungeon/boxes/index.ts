// What each box brings to the table, its cards and their pictures: fetched when the box takes part in a game.
import { readSettings } from '@overlair/rules/dungeon/options'
import type { RawOptions } from '@overlair/rules/kernel'
import { addSheet, type Places } from '../art.tsx'

const boxes: Readonly<Record<string, () => Promise<{ readonly places: Places }>>> = {
  'boss-monster': () => import('./boss-monster.ts'),
  'next-level': () => import('./next-level.ts'),
  'super-boss-monster': () => import('./super-boss-monster.ts'),
  'crash-landing': () => import('./crash-landing.ts'),
  'coin-cards': () => import('./coin-cards.ts'),
  items: () => import('./items.ts'),
}
/** The Next Level has a hero of the first box in its deck. */
const needed = (sets: readonly string[]): readonly string[] =>
  sets.includes('next-level') ? [...new Set([...sets, 'boss-monster'])] : sets

const fetchBox = async (box: string): Promise<void> => {
  const found = await boxes[box]?.()
  if (found) addSheet(box, found.places)
}

/** Options that cannot be are a GameError. */
export const fetchBoxesFor = async (game: string, options: RawOptions): Promise<void> => {
  await Promise.all(needed(readSettings(game, options).sets).map(fetchBox))
}
/** For those who look through everything there is. */
export const fetchAllBoxes = async (): Promise<void> => {
  await Promise.all(Object.keys(boxes).map(fetchBox))
}
