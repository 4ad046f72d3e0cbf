// How a creature becomes a picture of token size.
import type { Canvas, Colour } from './canvas.ts'
import type { PaletteName } from './palettes.ts'
import { byHand, type Cut, sprite } from './shaded-sprite.ts'

export type Drawing =
  | { readonly icon: string; readonly paint: PaletteName; readonly cut?: Cut }
  /** `half` is the left side of a face; the right side is its mirror image, one tone darker. */
  | { readonly half: readonly string[]; readonly paint: PaletteName; readonly more?: Readonly<Record<string, Colour>> }
  | { readonly rows: readonly string[]; readonly paint: PaletteName; readonly more?: Readonly<Record<string, Colour>> }

const LARGEST = 20

export function creature(drawing: Drawing): Canvas {
  if ('icon' in drawing) return sprite(drawing.icon, LARGEST, drawing.paint, { threshold: 0.45, ...drawing.cut })
  if ('rows' in drawing) return byHand(drawing.rows, drawing.paint, drawing.more)
  return byHand(
    drawing.half.map(row => row + mirrored(row)),
    drawing.paint,
    drawing.more,
  )
}

/** The light comes from the left: what is light there is plain here, and the far edge lies in shade. */
const mirrored = (row: string): string =>
  [...row]
    .reverse()
    .join('')
    .replaceAll('L', 'B')
    .replace(/B(?=o[^o]*$)/, 'S')
