// The shelf: the boxes of the published games that are loaded. A game gets its boxes from it, and screens look up the cards that
// they show, of any game. The page and the bot worker load a box when a game needs it.
import { keysOf, type RawOptions } from '../../kernel/index.ts'
import type { Box } from '../engine/cards.ts'
import { type BoxSupply, CardIndex } from '../engine/catalogue.ts'
import { readGameSettings } from '../engine/rulesets.ts'

const loadBox = {
  'boss-monster': async () => (await import('./boss-monster/index.ts')).bossMonsterBox,
  'next-level': async () => (await import('./next-level/index.ts')).nextLevelBox,
  'super-boss-monster': async () => (await import('./super-boss-monster/index.ts')).superBossMonsterBox,
  'crash-landing': async () => (await import('./crash-landing/index.ts')).crashLandingBox,
  'coin-cards': async () => (await import('./coin-cards/index.ts')).coinCardsBox,
  items: async () => (await import('./items/index.ts')).itemsBox,
} satisfies { readonly [id: string]: () => Promise<Box> }
export type BoxId = keyof typeof loadBox
export const boxIds: readonly BoxId[] = keysOf(loadBox)

class Shelf extends CardIndex {
  #loaded: readonly Box[] = []
  readonly #takers: ((box: Box) => void)[] = []

  override add(box: Box): void {
    if (this.#loaded.includes(box)) return
    super.add(box)
    this.#loaded = [...this.#loaded, box]
    for (const take of this.#takers) take(box)
  }
  async load(ids: readonly BoxId[]): Promise<void> {
    const missing = ids.filter(id => !this.#loaded.some(box => box.id === id))
    for (const box of await Promise.all(missing.map(id => loadBox[id]()))) this.add(box)
  }
  /** Returns some of the boxes, those loaded later included. */
  only(...ids: readonly BoxId[]): BoxSupply {
    return {
      forEach: take => {
        const takeOwn = (box: Box): void => {
          if (ids.some(id => id === box.id)) take(box)
        }
        this.#loaded.forEach(takeOwn)
        this.#takers.push(takeOwn)
      },
    }
  }
}
export const shelf = new Shelf()

/** The boxes of a game with these sets. */
export const boxesOf = (sets: readonly string[]): readonly BoxId[] =>
  // The hero deck of The Next Level contains a hero of Boss Monster.
  boxIds.filter(box => sets.includes(box) || (box === 'boss-monster' && sets.includes('next-level')))
/** The boxes of a game with these options. Throws GameError if the options are wrong. */
export const boxesIn = (game: string, options: RawOptions): readonly BoxId[] =>
  boxesOf(readGameSettings(game, options).sets)
