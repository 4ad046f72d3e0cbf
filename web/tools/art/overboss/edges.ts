// Mountains and water around a map: 16 pixels thick, one tile long, in several variants.
import { bayer, Canvas, seededRandom } from '../drawing/canvas.ts'
import { peak } from '../drawing/mountains.ts'
import { drawStanding } from '../drawing/shaded-sprite.ts'

const LENGTH = 40
const THICKNESS = 16
/** Each variant has its own peaks: a massif, a row of hills with a pine, a pass. */
const RANGES = [
  [
    [7, 11],
    [31, 10],
    [19, 16],
  ],
  [
    [4, 8],
    [14, 13],
    [33, 15],
    [25, 9],
  ],
  [
    [9, 15],
    [20, 7],
    [37, 12],
    [30, 8],
  ],
] as const
const PINES = [[35, 12], [], [24, 20]] as const

function mountains(variant: number): Canvas {
  const out = new Canvas(LENGTH, THICKNESS, '#3a4a38')
  const random = seededRandom(`mountains ${variant}`)
  for (let i = 0; i < 40; i++) out.set(random() * LENGTH, random() * THICKNESS, i % 2 ? '#4b6338' : '#2f3d30')
  for (const [x, height] of RANGES[variant] ?? []) peak(out, { x, base: THICKNESS, height })
  for (const x of PINES[variant] ?? []) drawStanding(out, 'pine-tree', 9, 'leaf', x, THICKNESS)
  return out
}
function slopes(variant: number): Canvas {
  const out = new Canvas(THICKNESS, LENGTH, '#3a4a38')
  const random = seededRandom(`slopes ${variant}`)
  for (let i = 0; i < 40; i++) out.set(random() * THICKNESS, random() * LENGTH, i % 2 ? '#4b6338' : '#2f3d30')
  const stops = [
    [5, 13, 12],
    [12, 22, 9],
    [5, 30, 14],
    [11, 40, 11],
  ] as const
  for (const [x, base, height] of stops)
    peak(out, { x: x + variant - 1, base, height: height - ((variant * base) % 4) })
  if (variant === 1) drawStanding(out, 'pine-tree', 9, 'leaf', 13, 13)
  return out
}
function water(variant: number, upright: boolean): Canvas {
  const out = upright ? new Canvas(THICKNESS, LENGTH, '#1f5f9c') : new Canvas(LENGTH, THICKNESS, '#1f5f9c')
  const random = seededRandom(`water ${variant} ${upright}`)
  for (let y = 0; y < out.height; y++)
    for (let x = 0; x < out.width; x++) {
      const fromShore = upright ? x : y
      const shore = 2 + Math.round(1.2 * Math.sin((upright ? y : x) / 5 + variant * 2))
      if (fromShore < shore) out.set(x, y, fromShore === shore - 1 ? '#fdf6df' : '#e2c47f')
      else if (fromShore < shore + 3 && bayer(x, y) > 6) out.set(x, y, '#5ab0d8')
    }
  for (let i = 0; i < 7; i++) {
    const x = (upright ? 6 : 0) + random() * (out.width - (upright ? 6 : 4))
    const y = (upright ? 0 : 6) + random() * (out.height - (upright ? 0 : 6))
    out.rect(x, y, 4, 1, i % 2 ? '#57a8e6' : '#3a83c4')
  }
  if (variant === 1) {
    const [x, y] = upright ? [10, 24] : [26, 11]
    out
      .rect(x, y, 4, 2, '#8f8aa6')
      .rect(x, y, 3, 1, '#c9cfe6')
      .rect(x - 1, y + 2, 6, 1, '#fdf6df')
  }
  return out
}

export const edges = (): Record<string, Canvas> =>
  Object.fromEntries(
    [0, 1, 2].flatMap(variant => [
      [`edge-mountain-h-${variant + 1}`, mountains(variant)],
      [`edge-mountain-v-${variant + 1}`, slopes(variant)],
      [`edge-water-h-${variant + 1}`, water(variant, false)],
      [`edge-water-v-${variant + 1}`, water(variant, true)],
    ]),
  )
