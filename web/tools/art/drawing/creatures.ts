// Draws a creature at token size.
import type { Canvas, Colour } from './canvas.ts'
import type { PaletteName } from './palettes.ts'
import { type SpriteOptions, shadedSprite, spriteFromRows } from './shaded-sprite.ts'

export type Drawing =
  | { readonly icon: string; readonly palette: PaletteName; readonly options?: SpriteOptions }
  /** `half` is the left half of a face. The right half is its mirror image, one tone darker. */
  | {
      readonly half: readonly string[]
      readonly palette: PaletteName
      readonly extraColours?: Readonly<Record<string, Colour>>
    }
  | {
      readonly rows: readonly string[]
      readonly palette: PaletteName
      readonly extraColours?: Readonly<Record<string, Colour>>
    }

const MAX_SIZE = 20

export function creature(drawing: Drawing): Canvas {
  if ('icon' in drawing)
    return shadedSprite(drawing.icon, MAX_SIZE, drawing.palette, { threshold: 0.45, ...drawing.options })
  if ('rows' in drawing) return spriteFromRows(drawing.rows, drawing.palette, drawing.extraColours)
  return spriteFromRows(
    drawing.half.map(row => row + mirrored(row)),
    drawing.palette,
    drawing.extraColours,
  )
}

/** Light comes from the left, so the mirrored half replaces light by base and shades the last pixel before the outline. */
const mirrored = (row: string): string =>
  [...row]
    .reverse()
    .join('')
    .replaceAll('L', 'B')
    .replace(/B(?=o[^o]*$)/, 'S')
