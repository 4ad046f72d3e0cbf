// What walls are made of. Each material fills a canvas. Light falls from the top left.
import { bayer, Canvas, type Colour, INK, seededRandom } from './canvas.ts'

/** Colours of a wall and its floor. */
export interface Tones {
  readonly stone: Colour
  readonly bright: Colour
  /** Mortar, seams and shadows. */
  readonly dark: Colour
  readonly floor: Colour
  /** The lit edge of the floor. */
  readonly edge: Colour
}
type Random = () => number
type Draw = (out: Canvas, tones: Tones, random: Random) => void

const brick: Draw = (out, { stone, bright, dark }, random) => {
  out.rect(0, 0, out.width, out.height, dark)
  for (let row = 0, y = -1; y < out.height; y += 6, row++)
    for (let x = row % 2 ? -6 : 0; x < out.width; x += 12) {
      out.rect(x, y, 11, 5, random() < 0.25 ? bright : stone)
      if (random() < 0.35) out.rect(x, y, 11, 1, bright)
    }
}
const ashlar: Draw = (out, { stone, bright, dark }) => {
  out.rect(0, 0, out.width, out.height, stone)
  for (let row = 0, y = -2; y < out.height; y += 11, row++)
    for (let x = row % 2 ? -9 : 0; x < out.width; x += 18)
      out
        .rect(x, y, 18, 1, bright)
        .rect(x, y, 1, 11, bright)
        .rect(x, y + 10, 18, 1, dark)
        .rect(x + 17, y, 1, 11, dark)
}
const rubble: Draw = (out, { stone, bright, dark, floor }, random) => {
  out.rect(0, 0, out.width, out.height, dark)
  for (let i = 0; i < (out.width * out.height) / 46; i++) {
    const x = Math.floor(random() * out.width) - 3
    const y = Math.floor(random() * out.height) - 2
    const width = 5 + Math.floor(random() * 9)
    const height = 3 + Math.floor(random() * 4)
    out.rect(x + 1, y, width - 2, height, stone).rect(x, y + 1, width, height - 2, stone)
    out.rect(x + 1, y, width - 2, 1, bright).rect(x + 1, y + height - 1, width - 2, 1, random() < 0.5 ? floor : dark)
  }
}
const planks: Draw = (out, { stone, bright, dark }, random) => {
  for (let x = 0; x < out.width; x += 7) {
    out.rect(x, 0, 7, out.height, random() < 0.4 ? bright : stone).rect(x, 0, 1, out.height, dark)
    const knot = Math.floor(random() * out.height)
    out.rect(x + 3, knot, 2, 1, dark).rect(x + 2, Math.floor(random() * out.height), 1, 5, dark)
  }
  for (const y of [4, Math.floor(out.height * 0.62)])
    for (let x = 3; x < out.width; x += 7) out.set(x, y, bright).set(x + 1, y + 1, dark)
}
const plates: Draw = (out, { stone, bright, dark }) => {
  out.rect(0, 0, out.width, out.height, stone)
  for (let y = -3; y < out.height; y += 15)
    for (let x = -4; x < out.width; x += 20) {
      out
        .rect(x, y, 20, 1, bright)
        .rect(x, y, 1, 15, bright)
        .rect(x, y + 14, 20, 1, dark)
        .rect(x + 19, y, 1, 15, dark)
      for (const [dx, dy] of [
        [2, 2],
        [16, 2],
        [2, 11],
        [16, 11],
      ] as const)
        out.set(x + dx, y + dy, bright).set(x + dx + 1, y + dy + 1, dark)
    }
}
const tiles: Draw = (out, { stone, bright, dark }) => {
  for (let y = 0; y < out.height; y += 8)
    for (let x = 0; x < out.width; x += 8) {
      out.rect(x, y, 8, 8, dark).rect(x, y, 7, 7, (x + y) % 16 === 0 ? bright : stone)
      out.rect(x + 1, y + 1, 2, 1, bright)
    }
}
const plaster: Draw = (out, { stone, bright, dark }, random) => {
  out.rect(0, 0, out.width, out.height, stone)
  for (let i = 0; i < out.width; i++)
    out.rect(random() * out.width, random() * out.height, 2 + random() * 3, 1, random() < 0.7 ? bright : dark)
  const beam = (x: number, y: number, width: number, height: number) =>
    out.rect(x, y, width, height, dark).rect(x, y, width, 1, bright)
  beam(0, 5, out.width, 4)
  for (const share of [0.1, 0.9]) beam(Math.round(out.width * share) - 2, 0, 4, out.height)
}
const MATERIALS = { brick, ashlar, rubble, planks, plates, tiles, plaster }
export type Material = keyof typeof MATERIALS

/** A wall without a floor. */
export function wallOf(width: number, height: number, material: Material, tones: Tones, seed: string): Canvas {
  const out = new Canvas(width, height)
  MATERIALS[material](out, tones, seededRandom(seed))
  return out
}

/** Colours of the walls that are not the room of a card: boxes and the page. */
const WALL_TONES = {
  warm: { stone: '#3b2d2a', bright: '#4d3b31', dark: '#231a1c', floor: '#57422f', edge: '#77603f' },
  red: { stone: '#3d2329', bright: '#512d30', dark: '#241319', floor: '#56302d', edge: '#7a4638' },
  blue: { stone: '#232a4d', bright: '#2d3863', dark: '#151830', floor: '#2f3a66', edge: '#475a90' },
  green: { stone: '#1f3535', bright: '#294744', dark: '#122121', floor: '#2b4740', edge: '#44695a' },
  violet: { stone: '#2e2940', bright: '#3b3552', dark: '#1a1628', floor: '#3d3654', edge: '#5a5175' },
} as const satisfies Record<string, Tones>
export type WallColour = keyof typeof WALL_TONES

/** A wall of bricks, with a floor of `floor` pixels in height. */
export function wall(width: number, height: number, colour: WallColour, seed: string, floor: number): Canvas {
  const tones = WALL_TONES[colour]
  const out = wallOf(width, height, 'brick', tones, seed)
  if (floor === 0) return out
  shadeTop(out, tones.dark)
  return slabs(out, height - floor, tones)
}

/** Darkens the upper edge, where the vault is. */
export function shadeTop(out: Canvas, dark: Colour, depth = 9): void {
  for (let y = 0; y < depth; y++)
    for (let x = 0; x < out.width; x++) if (bayer(x, y) / 16 > (y + 1) / depth) out.set(x, y, dark)
}

/** A floor of slabs from `top` to the lower edge. */
export function slabs(out: Canvas, top: number, { floor, edge, dark }: Tones): Canvas {
  out
    .rect(0, top, out.width, out.height - top, floor)
    .rect(0, top, out.width, 1, edge)
    .rect(0, top - 1, out.width, 1, INK)
  const middle = top + 4
  for (let x = 4; x < out.width; x += 14) out.rect(x, top + 1, 1, 3, dark).rect(x + 7, middle + 1, 1, 9, dark)
  return out.rect(0, middle, out.width, 1, dark)
}
