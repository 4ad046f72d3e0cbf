// The street above the places of the home page, and the edge of the cliff.
import { Canvas } from '../drawing/canvas.ts'
import { cliffEdge } from '../scene/earth.ts'
import { townSprites } from '../scene/town.ts'

export function cut(picture: Canvas, left: number, top: number, width: number, height: number): Canvas {
  return new Canvas(width, height).draw(picture, -left, -top)
}
export function named(drawings: Readonly<Record<string, Canvas>>, name: string): Canvas {
  const drawing = drawings[name]
  if (!drawing) throw new Error(`${name} is not drawn`)
  return drawing
}

/** Houses and landmarks from left to right. Neighbours overlap. */
const ROW: readonly (readonly [name: string, left: number])[] = [
  ['house-1', 0],
  ['house-3', 38],
  ['pine', 78],
  ['house-2', 100],
  ['house-4', 134],
  ['building-tavern', 170],
  ['street-lamp', 234],
  ['building-temple', 242],
  ['building-stadium', 302],
  ['building-library', 368],
]
export function street(): Canvas {
  const town = townSprites()
  const out = new Canvas(432, 62)
  for (const [name, left] of ROW) {
    const drawing = named(town, name)
    out.draw(drawing, left, out.height - drawing.height)
  }
  return out
}
/** Rock on the left, open sea on the right. */
export function cliff(): Canvas {
  const edge = cliffEdge()
  const out = new Canvas(edge.width, 216)
  for (let y = 0; y < out.height; y++)
    for (let x = 0; x < edge.width; x++) {
      const from = ((y % edge.height) * edge.width + x) * 4
      out.data.set(edge.data.subarray(from, from + 4), (y * edge.width + edge.width - 1 - x) * 4)
    }
  return out
}
