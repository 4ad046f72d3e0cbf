// Loads the cards of a box, and finds their sprites, when the box takes part in a game.
import { type BoxId, boxesIn, boxIds, shelf } from '@overlair/rules/dungeon/cards/shelf'
import type { RawOptions } from '@overlair/rules/kernel'
import {
  cardSprites,
  figureSprites,
  lordSprites,
  moodSprites,
  peopleSprites,
  walkerSprites,
} from './card/box-sprites.ts'
import { registerSpriteSheet } from './card/sprite.tsx'

async function loadBoxes(wanted: readonly BoxId[]): Promise<void> {
  await shelf.load(wanted)
  for (const box of wanted) {
    registerSpriteSheet(box, cardSprites(shelf.boxOf(box)))
    registerSpriteSheet(`${box}-people`, peopleSprites(shelf.boxOf(box)))
    registerSpriteSheet(`${box}-walkers`, walkerSprites(shelf.boxOf(box)))
    registerSpriteSheet(`${box}-lords`, lordSprites(shelf.boxOf(box)))
    registerSpriteSheet(`${box}-moods`, moodSprites(shelf.boxOf(box)))
    registerSpriteSheet(`${box}-figures`, figureSprites(shelf.boxOf(box)))
  }
}

/** Loads the boxes of a game with these options. Throws GameError if the options are not allowed. */
export const loadBoxesFor = async (game: string, options: RawOptions): Promise<void> =>
  loadBoxes(boxesIn(game, options))
/** Loads every box, for the card browser. */
export const loadAllBoxes = (): Promise<void> => loadBoxes(boxIds)
