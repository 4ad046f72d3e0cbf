// Ground of a land: the meadow around the map and the empty spaces of the map.
import { Canvas, type Colour, seededRandom } from '../../drawing/canvas.ts'

/** Scatters pixels of these colours over a canvas. */
function speckle(canvas: Canvas, colours: readonly [Colour, ...Colour[]], seed: string, count: number): Canvas {
  const random = seededRandom(seed)
  for (let i = 0; i < count; i++) {
    const [x, y] = [Math.floor(random() * canvas.width), Math.floor(random() * canvas.height)]
    canvas.set(x, y, colours[Math.floor(random() * colours.length)] ?? colours[0])
    if (random() < 0.4) canvas.set((x + 1) % canvas.width, y, colours[0])
  }
  return canvas
}

/** A tile of the meadow that continues in all directions. */
export const meadow = (): Canvas =>
  speckle(new Canvas(80, 80, '#4b6338'), ['#567040', '#435a33', '#5f7a46'], 'meadow', 380)

const SIZE = 40
const tuft = (out: Canvas, x: number, y: number): Canvas =>
  out
    .set(x, y, '#8aa55c')
    .set(x - 1, y - 1, '#8aa55c')
    .set(x + 1, y - 1, '#8aa55c')
    .set(x, y + 1, '#3f5532')

/** What grows or lies on each kind of untouched ground. */
const details: readonly ((out: Canvas) => void)[] = [
  () => {},
  out => out.rect(28, 10, 5, 3, '#8d8797').rect(28, 10, 5, 1, '#b7b1c2').rect(28, 13, 5, 1, '#3f5532'),
  out =>
    flowers(out, '#ffd84a', [
      [9, 28],
      [13, 31],
      [30, 12],
    ]),
  out =>
    flowers(out, '#f6ecd2', [
      [26, 29],
      [30, 26],
      [10, 12],
    ]),
]
function flowers(out: Canvas, colour: Colour, places: readonly (readonly [number, number])[]): void {
  for (const [x, y] of places) out.set(x, y, colour).set(x, y + 1, '#3f5532')
}

/** An empty space: meadow with a faint dotted boundary. */
function ground(kind: number): Canvas {
  const out = speckle(new Canvas(SIZE, SIZE, '#56703f'), ['#647f47', '#4b6338', '#6f8a4e'], `ground ${kind}`, 95)
  const random = seededRandom(`tufts ${kind}`)
  for (let i = 0; i < 4; i++) tuft(out, 4 + Math.floor(random() * 32), 6 + Math.floor(random() * 30))
  details[kind - 1]?.(out)
  for (let i = 0; i < SIZE; i++) {
    if ((i >> 1) % 3 !== 0) continue
    for (const [x, y] of [
      [i, 0],
      [i, SIZE - 1],
      [0, i],
      [SIZE - 1, i],
    ] as const)
      out.set(x, y, '#445b34')
  }
  return out
}
export const grounds = (): Record<string, Canvas> =>
  Object.fromEntries([1, 2, 3, 4].map(kind => [`ground-${kind}`, ground(kind)]))
