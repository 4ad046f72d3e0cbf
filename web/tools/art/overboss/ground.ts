// The ground of terrain tiles.
import { Canvas, type Colour, seededRandom } from '../drawing/canvas.ts'

/** Width and height of a tile. */
export const SIZE = 40

export function ground(base: Colour, speckColour: Colour, seed: string, specks: number): Canvas {
  const out = new Canvas(SIZE, SIZE, base)
  const random = seededRandom(seed)
  for (let i = 0; i < specks; i++) {
    const x = random() * SIZE
    const y = random() * SIZE
    out.set(x, y, speckColour)
    if (random() < 0.4) out.set(x + 1, y, speckColour)
  }
  return out
}
