// Loads the cards and the sprites of a box when the box takes part in a game.
import { type BoxId, boxesIn, boxIds, shelf } from '@overlair/rules/dungeon/cards/shelf'
import type { RawOptions } from '@overlair/rules/kernel'
import { registerSpriteSheet, type SpriteRects } from './card/sprite.tsx'

const spriteSheets: Readonly<Record<BoxId, () => Promise<{ readonly places: SpriteRects }>>> = {
  'boss-monster': () => import('../../sprites/boss-monster.sheet.ts'),
  'next-level': () => import('../../sprites/next-level.sheet.ts'),
  'super-boss-monster': () => import('../../sprites/super-boss-monster.sheet.ts'),
  'crash-landing': () => import('../../sprites/crash-landing.sheet.ts'),
  'coin-cards': () => import('../../sprites/coin-cards.sheet.ts'),
  items: () => import('../../sprites/items.sheet.ts'),
}
const loadSprites = async (box: BoxId): Promise<void> => registerSpriteSheet(box, (await spriteSheets[box]()).places)

async function loadBoxes(wanted: readonly BoxId[]): Promise<void> {
  await Promise.all([shelf.load(wanted), ...wanted.map(loadSprites)])
}

/** Loads the boxes of a game with these options. Throws GameError if the options are not allowed. */
export const loadBoxesFor = async (game: string, options: RawOptions): Promise<void> =>
  loadBoxes(boxesIn(game, options))
/** Loads every box, for the card browser. */
export const loadAllBoxes = (): Promise<void> => loadBoxes(boxIds)
