// The contract of the art of one family of games.
import type { Canvas } from './canvas.ts'

export interface SheetArt {
  /** Name of the file: `<name>.png`. It may begin with a folder. */
  readonly name: string
  readonly sprites: () => Readonly<Record<string, Canvas>>
  /** The app cannot know the names of these sprites from cards: `<name>.sheet.ts` exports them as a constant with this name. */
  readonly namesAs?: string
  /** True if the sheet is stored with a reduced palette. */
  readonly reduced: boolean
}
export interface FamilyArt {
  readonly sheets: readonly SheetArt[]
  /** The box picture of each game, by game id. */
  readonly boxPictures: Readonly<Record<string, () => Canvas>>
  /** Pictures that repeat as backgrounds, by name. Each is a file, since a part of a sheet cannot repeat. */
  readonly strips: Readonly<Record<string, () => Canvas>>
}
