import { Canvas } from './canvas.ts'

/** Where a sprite lies on its sheet: left, top, width, height. */
export type Place = readonly [number, number, number, number]

const WIDTH = 512
/** Empty pixels between sprites, so that no neighbour shows at odd screen densities. */
const GAP = 2

/** Packs sprites in rows, tall ones first. */
export function packed(sprites: Readonly<Record<string, Canvas>>): { sheet: Canvas; places: Record<string, Place> } {
  const order = Object.entries(sprites).sort(
    ([a, x], [b, y]) => y.height - x.height || y.width - x.width || (a < b ? -1 : 1),
  )
  const places: Record<string, Place> = {}
  let x = 0
  let y = 0
  let row = 0
  for (const [name, { width, height }] of order) {
    if (x + width > WIDTH) {
      x = 0
      y += row + GAP
      row = 0
    }
    places[name] = [x, y, width, height]
    x += width + GAP
    row = Math.max(row, height)
  }
  const sheet = new Canvas(WIDTH, y + row)
  for (const [name, sprite] of order) sheet.lay(sprite, places[name]![0], places[name]![1])
  return { sheet, places }
}
