// The contract of the art of one family of games.
import type { Canvas } from './canvas.ts'

export interface SheetArt {
  /** Name of the files: `<name>.png` and `<name>.sheet.ts`. */
  readonly name: string
  readonly sprites: () => Readonly<Record<string, Canvas>>
  /** Name of the exported constant in the `.sheet.ts` file. */
  readonly exportName: string
  /** True if the sheet is stored with a reduced palette. */
  readonly reduced: boolean
}
export interface FamilyArt {
  readonly sheets: readonly SheetArt[]
  /** The box picture of each game, by game id. */
  readonly boxPictures: Readonly<Record<string, () => Canvas>>
}
