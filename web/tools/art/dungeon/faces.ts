// A face as a small picture.
import { Canvas } from '../drawing/canvas.ts'
import { shadedSprite } from '../drawing/shaded-sprite.ts'
import type { Motif } from '../staging/stage.ts'

/** 32 × 32, aligned to the lower edge. */
export function face([icon, palette]: Motif): Canvas {
  const figure = shadedSprite(icon, 32, palette)
  return new Canvas(32, 32).draw(figure, Math.round((32 - figure.width) / 2), 32 - figure.height)
}
