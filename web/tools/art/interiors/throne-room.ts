// The picture of a boss, 72 × 60: it stands on a dais in a hall of its class.
import { type Canvas, INK } from '../drawing/canvas.ts'
import { PALETTES, type PaletteName } from '../drawing/palettes.ts'
import { shadedSprite } from '../drawing/shaded-sprite.ts'
import { interior } from './interior.ts'
import type { Scene, Style } from './tones.ts'

const WIDTH = 72
const DAIS = 52
export function throneRoom(seed: string, style: Style, scene: Scene, icon: string, palette: PaletteName): Canvas {
  const [, base, shade, deep] = PALETTES[palette]
  const out = interior(WIDTH, 60, { style, scene, kind: 'monster', seed, floor: 9 })
  for (const [inset, y] of [
    [15, DAIS - 2],
    [11, DAIS + 1],
    [7, DAIS + 4],
  ] as const)
    out
      .rect(inset - 1, y - 1, WIDTH + 2 - inset * 2, 5, INK)
      .rect(inset, y, WIDTH - inset * 2, 3, shade)
      .rect(inset, y, WIDTH - inset * 2, 1, base)
  out
    .rect(30, DAIS - 2, 12, 10, deep)
    .rect(30, DAIS - 2, 1, 10, base)
    .rect(41, DAIS - 2, 1, 10, base)
  const figure = shadedSprite(icon, 47, palette)
  return out.draw(figure, Math.round((WIDTH - figure.width) / 2), DAIS - figure.height)
}
