// What each box brings to the table, its cards and their pictures: fetched when the box takes part in a game.
import type { RawOptions } from '@overlair/rules/kernel'
import { type Box, boxes, boxesIn, fetchCards } from '../../games/boxes.ts'
import { registerSpriteSheet, type SpriteRects } from './art.tsx'

const pictures: Readonly<Record<Box, () => Promise<{ readonly places: SpriteRects }>>> = {
  'boss-monster': () => import('../../sprites/boss-monster.places.ts'),
  'next-level': () => import('../../sprites/next-level.places.ts'),
  'super-boss-monster': () => import('../../sprites/super-boss-monster.places.ts'),
  'crash-landing': () => import('../../sprites/crash-landing.places.ts'),
  'coin-cards': () => import('../../sprites/coin-cards.places.ts'),
  items: () => import('../../sprites/items.places.ts'),
}
const fetchPictures = async (box: Box): Promise<void> => registerSpriteSheet(box, (await pictures[box]()).places)

async function fetchBoxes(wanted: readonly Box[]): Promise<void> {
  await Promise.all([fetchCards(wanted), ...wanted.map(fetchPictures)])
}

/** Options that cannot be are a GameError. */
export const fetchBoxesFor = async (game: string, options: RawOptions): Promise<void> =>
  fetchBoxes(boxesIn(game, options))
/** For those who look through everything there is. */
export const fetchAllBoxes = (): Promise<void> => fetchBoxes(boxes)
