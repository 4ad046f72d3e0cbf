// What each box brings to the table, its cards and their pictures: fetched when the box takes part in a game.
import { type Box, boxes, boxesIn, fetchCards } from '@overlair/rules/dungeon/cards/load-boxes'
import type { RawOptions } from '@overlair/rules/kernel'
import { registerSpriteSheet, type SpriteRects } from './card/sprite.tsx'

const pictures: Readonly<Record<Box, () => Promise<{ readonly places: SpriteRects }>>> = {
  'boss-monster': () => import('../../sprites/boss-monster.sheet.ts'),
  'next-level': () => import('../../sprites/next-level.sheet.ts'),
  'super-boss-monster': () => import('../../sprites/super-boss-monster.sheet.ts'),
  'crash-landing': () => import('../../sprites/crash-landing.sheet.ts'),
  'coin-cards': () => import('../../sprites/coin-cards.sheet.ts'),
  items: () => import('../../sprites/items.sheet.ts'),
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
