// The picture of a spell: its emblem on a ground. The frame shows the phases in which the spell can be played.
import { Canvas, type Colour, INK } from '../../drawing/canvas.ts'
import { PALETTES, type PaletteName } from '../../drawing/palettes.ts'
import { shadedSprite } from '../../drawing/shaded-sprite.ts'
import type { Motif } from '../../staging/stage.ts'
import { drawGround, type GroundName } from './grounds.ts'

export interface SpellPicture {
  readonly figure: Motif
  readonly ground: GroundName
  /** The palette of the ground. Without it, the ground has that of the emblem. */
  readonly tint?: PaletteName
}

/** Build phase, Adventure phase, or both. */
const FRAMES: Readonly<Record<string, readonly [top: Colour, bottom: Colour]>> = {
  build: ['#ffcf4a', '#ffcf4a'],
  adventure: ['#ea6035', '#ea6035'],
  both: ['#ffcf4a', '#ea6035'],
}

/** 72 × 44. */
export function spellPicture(
  card: string,
  phase: string,
  { figure: [icon, palette], ground, tint }: SpellPicture,
): Canvas {
  const out = new Canvas(72, 44)
  drawGround(out, ground, PALETTES[tint ?? palette], card)
  const emblem = shadedSprite(icon, 36, palette)
  const left = Math.round((out.width - emblem.width) / 2)
  const top = Math.round((out.height - emblem.height) / 2)
  for (let y = 0; y < emblem.height; y++)
    for (let x = 0; x < emblem.width; x++)
      if (emblem.isSet(x, y)) out.rect(left + x - 1, top + y, 3, 1, INK).rect(left + x, top + y - 1, 1, 3, INK)
  out.draw(emblem, left, top)
  const [first, second] = FRAMES[phase] ?? [INK, INK]
  for (const [x, y, colour] of [
    [0, 0, first],
    [out.width - 9, 0, first],
    [0, out.height - 9, second],
    [out.width - 9, out.height - 9, second],
  ] as const) {
    const [outerX, outerY] = [x === 0 ? 0 : out.width - 2, y === 0 ? 0 : out.height - 2]
    out.rect(x, outerY, 9, 2, colour).rect(outerX, y, 2, 9, colour)
    out.rect(x, y === 0 ? 2 : out.height - 3, 9, 1, INK).rect(x === 0 ? 2 : out.width - 3, y, 1, 9, INK)
    out.rect(x, outerY, 9, 2, colour).rect(outerX, y, 2, 9, colour)
  }
  return out
}
