// Draws bosses and heroes of the dungeon games.
import { Canvas } from '../drawing/canvas.ts'
import { PALETTES, type PaletteName } from '../drawing/palettes.ts'
import { shadedSprite } from '../drawing/shaded-sprite.ts'
import { interior } from './interiors/interior.ts'
import type { Scene } from './interiors/tones.ts'
import { styleOf } from './rooms/room-picture.ts'
import type { Motif } from './stage.ts'

const DAIS = 52
/** 72 × 60. The boss stands on a dais in a hall of its class. */
export function bossScene(id: string, treasure: readonly string[], scene: Scene, [icon, palette]: Motif): Canvas {
  const [, base, shade, deep] = PALETTES[palette]
  const out = interior(72, 60, { style: styleOf(treasure), scene, kind: 'monster', seed: id, floor: 9 })
  for (const [inset, y] of [
    [15, DAIS - 2],
    [11, DAIS + 1],
    [7, DAIS + 4],
  ] as const)
    out
      .rect(inset - 1, y - 1, 74 - inset * 2, 5, '#140f21')
      .rect(inset, y, 72 - inset * 2, 3, shade)
      .rect(inset, y, 72 - inset * 2, 1, base)
  out
    .rect(30, DAIS - 2, 12, 10, deep)
    .rect(30, DAIS - 2, 1, 10, base)
    .rect(41, DAIS - 2, 1, 10, base)
  const figure = shadedSprite(icon, 47, palette)
  return out.draw(figure, Math.round((72 - figure.width) / 2), DAIS - figure.height)
}

/** 32 × 32, aligned to the lower edge. */
export function face(icon: string, palette: PaletteName): Canvas {
  const figure = shadedSprite(icon, 32, palette)
  return new Canvas(32, 32).draw(figure, Math.round((32 - figure.width) / 2), 32 - figure.height)
}
