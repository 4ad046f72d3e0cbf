// Measures how different two pictures look at the size of a thumbnail.
import { Canvas, type Colour } from './drawing/canvas.ts'

/** Cells per side for mean colours, and for shapes. */
const COLOUR_GRID = 12
const SHAPE_GRID = 22
/** The ground of the tables, behind transparent pixels. */
const GROUND: Colour = '#1b1430'

/** Lightness and two colour axes, from 0 to about 100, in Oklab. Equal distances look equally different. */
type Lab = readonly [lightness: number, a: number, b: number]
export interface Impression {
  readonly colours: readonly Lab[]
  /** Which cells are lighter than the picture as a whole: figures are lighter than their grounds. */
  readonly shape: readonly boolean[]
}

/** What a player sees of a picture in a small frame: the middle square, as the tables show the rooms of opponents. */
export function impressionOf(picture: Canvas): Impression {
  const side = Math.min(picture.width, picture.height)
  const ground = new Canvas(picture.width, picture.height, GROUND).draw(picture, 0, 0)
  const left = (picture.width - side) / 2
  const top = (picture.height - side) / 2
  const cells = (count: number): Lab[] =>
    Array.from({ length: count * count }, (_, i) => {
      const x = left + ((i % count) * side) / count
      const y = top + (Math.floor(i / count) * side) / count
      return meanColour(ground, x, y, side / count)
    })
  const fine = cells(SHAPE_GRID)
  const mean = fine.reduce((sum, [lightness]) => sum + lightness, 0) / fine.length
  return { colours: cells(COLOUR_GRID), shape: fine.map(([lightness]) => lightness > mean) }
}

/** Mean distance of the colours, plus the share of cells in which the shapes differ, in percent, at half weight. */
export function difference(one: Impression, other: Impression): number {
  const colours = mean(one.colours, (lab, i) => distance(lab, other.colours[i]!))
  const shapes = mean(one.shape, (lighter, i) => (lighter === other.shape[i] ? 0 : 100))
  return colours + shapes / 2
}

const mean = <T>(values: readonly T[], of: (value: T, i: number) => number): number =>
  values.reduce((sum, value, i) => sum + of(value, i), 0) / values.length
const distance = (one: Lab, other: Lab): number => Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2])

function meanColour(canvas: Canvas, x: number, y: number, size: number): Lab {
  const sum = [0, 0, 0]
  let count = 0
  for (let j = Math.floor(y); j < Math.ceil(y + size); j++)
    for (let i = Math.floor(x); i < Math.ceil(x + size); i++) {
      const at = (j * canvas.width + i) * 4
      const lab = toLab(canvas.data[at]!, canvas.data[at + 1]!, canvas.data[at + 2]!)
      for (const axis of [0, 1, 2] as const) sum[axis]! += lab[axis]
      count++
    }
  return [sum[0]! / count, sum[1]! / count, sum[2]! / count]
}

const linear = (value: number): number => {
  const share = value / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}
function toLab(red: number, green: number, blue: number): Lab {
  const [r, g, b] = [linear(red), linear(green), linear(blue)]
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    100 * (0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s),
    100 * (1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s),
    100 * (0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s),
  ]
}
