// The contract of the art of one family of games.
import type { Canvas } from './canvas.ts'

export interface SheetArt {
  /** Name of the file: `<name>.png`. */
  readonly name: string
  readonly sprites: () => Readonly<Record<string, Canvas>>
  /** The app cannot know the names of these sprites from cards: `<name>.sheet.ts` exports them as a constant with this name. */
  readonly namesAs?: string
  /** True if the sheet is stored with a reduced palette. */
  readonly reduced: boolean
}
export interface FamilyArt {
  readonly sheets: readonly SheetArt[]
  /** Pictures that repeat in both directions, each a file of its own. */
  readonly textures: Readonly<Record<string, () => Canvas>>
  /** The box picture of each game, by game id. */
  readonly boxPictures: Readonly<Record<string, () => Canvas>>
}
