// Dungeon walls and torches.
import { Canvas, type Colour, INK, seededRandom } from './canvas.ts'

/** Colours of stone, bright stone, mortar, floor and the edge of the floor. */
const WALL_COLOURS = {
  warm: ['#3b2d2a', '#4d3b31', '#231a1c', '#57422f', '#77603f'],
  red: ['#3d2329', '#512d30', '#241319', '#56302d', '#7a4638'],
  blue: ['#232a4d', '#2d3863', '#151830', '#2f3a66', '#475a90'],
  green: ['#1f3535', '#294744', '#122121', '#2b4740', '#44695a'],
  violet: ['#2e2940', '#3b3552', '#1a1628', '#3d3654', '#5a5175'],
} as const satisfies Record<string, readonly [Colour, Colour, Colour, Colour, Colour]>
export type WallColour = keyof typeof WALL_COLOURS

export function wall(width: number, height: number, colour: WallColour, seed: string, floor: number): Canvas {
  const [stone, bright, mortar, ground, edge] = WALL_COLOURS[colour]
  const random = seededRandom(seed)
  const out = new Canvas(width, height, mortar)
  for (let row = 0, y = -1; y < height; y += 6, row++)
    for (let x = row % 2 ? -6 : 0; x < width; x += 12) {
      out.rect(x, y, 11, 5, random() < 0.3 ? bright : stone)
      if (random() < 0.35) out.rect(x, y, 11, 1, bright)
      if (random() < 0.12) out.rect(x + 2 + Math.floor(random() * 6), y + 2, 2, 1, mortar)
    }
  if (floor === 0) return out
  for (let y = 0; y < 10; y++) for (let x = 0; x < width; x++) if ((x * 7 + y * 3) % 10 > y) out.set(x, y, mortar, 150)
  out
    .rect(0, height - floor, width, floor, ground)
    .rect(0, height - floor, width, 1, edge)
    .rect(0, height - floor - 1, width, 1, INK)
  for (let x = Math.floor(random() * 8); x < width; x += 14) out.rect(x, height - floor + 2, 1, floor - 2, mortar)
  return out.rect(0, height - floor + 4, width, 1, mortar)
}

export function torch(out: Canvas, x: number, y: number): void {
  for (let j = -7; j < 9; j++)
    for (let i = -7; i < 9; i++) {
      const distance = Math.hypot(i, j)
      if (distance < 8 && (i + j) % 2 === 0) out.set(x + 1 + i, y + 2 + j, '#ff9a2e', distance < 4 ? 90 : 40)
    }
  out
    .rect(x, y + 4, 3, 5, '#744726')
    .rect(x, y + 4, 1, 5, '#b27a45')
    .rect(x - 1, y + 3, 5, 1, INK)
  out
    .rect(x, y, 3, 3, '#ff9a2e')
    .rect(x + 1, y - 2, 1, 3, '#fff1a0')
    .rect(x + 1, y + 1, 1, 2, '#fff1a0')
}
