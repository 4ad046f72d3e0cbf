// Mountains and water around a map.
import { Canvas, seededRandom } from '../drawing/canvas.ts'

function peak(out: Canvas, x: number, base: number, height: number): void {
  for (let y = 0; y < height; y++)
    for (let i = -y; i <= y; i++) {
      const isSnow = y < height * 0.35
      out.set(x + i, base - height + y, isSnow ? (i < 0 ? '#ffffff' : '#c9cfe6') : i < 0 ? '#8f8aa6' : '#5d5776')
    }
}
function mountains(width: number, height: number): Canvas {
  const out = new Canvas(width, height, '#2b2540')
  const random = seededRandom(`mountains ${width}`)
  if (width > height) for (let x = 2; x < width; x += 8) peak(out, x + 2, height, 9 + Math.floor(random() * 5))
  else
    for (let y = 9; y <= height; y += 10) {
      peak(out, 4, y, 8)
      peak(out, 12, y + 3, 8)
    }
  return out
}
function water(width: number, height: number): Canvas {
  const out = new Canvas(width, height, '#1f5f9c')
  const random = seededRandom(`water ${width}`)
  for (let y = 1; y < height; y += 3)
    for (let x = (y * 5) % 7; x < width; x += 9) out.rect(x, y, 4, 1, random() < 0.5 ? '#57a8e6' : '#3a83c4')
  return out
}
/** Edges of a map, 16 pixels thick and one tile long. */
export const edges = (): Record<string, Canvas> => ({
  'edge-mountain-h': mountains(40, 16),
  'edge-mountain-v': mountains(16, 40),
  'edge-water-h': water(40, 16),
  'edge-water-v': water(16, 40),
})
