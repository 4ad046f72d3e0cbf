import { Canvas } from './canvas.ts'

/** Left, top, width and height of a sprite on its sheet. */
export type SpriteRect = readonly [number, number, number, number]

const WIDTH = 512
/** Empty pixels between sprites, so that neighbours do not bleed in at fractional screen densities. */
const GAP = 2

/** Packs sprites into rows, tall ones first. */
export function packSprites(sprites: Readonly<Record<string, Canvas>>): {
  sheet: Canvas
  rects: Record<string, SpriteRect>
} {
  const order = Object.entries(sprites).sort(
    ([a, x], [b, y]) => y.height - x.height || y.width - x.width || (a < b ? -1 : 1),
  )
  const rects: Record<string, SpriteRect> = {}
  let x = 0
  let y = 0
  let rowHeight = 0
  for (const [name, { width, height }] of order) {
    if (x + width > WIDTH) {
      x = 0
      y += rowHeight + GAP
      rowHeight = 0
    }
    rects[name] = [x, y, width, height]
    x += width + GAP
    rowHeight = Math.max(rowHeight, height)
  }
  const sheet = new Canvas(WIDTH, y + rowHeight)
  for (const [name, sprite] of order) sheet.draw(sprite, rects[name]![0], rects[name]![1])
  return { sheet, rects }
}
