// The rim of a land: mountains behind it and to its left, the coast in front and to its right (OB-105); islands of the opponents.

import { SHEET_WIDTH } from '../../../../ui/sprite-sheet.ts'
import { bayer, Canvas, type Colour, seededRandom } from '../../drawing/canvas.ts'
import { peak } from '../../drawing/mountains.ts'

/** Two rows of mountains, as wide as the sheet, so that the strip can repeat. */
function mountainsBehind(): Canvas {
  const out = new Canvas(SHEET_WIDTH, 26)
  const random = seededRandom('mountains behind')
  for (const { above, least, more } of [
    { above: 3, least: 14, more: 9 },
    { above: 0, least: 9, more: 7 },
  ])
    for (let x = above > 0 ? 4 : 0; x < SHEET_WIDTH; x += 10 + Math.floor(random() * 6)) {
      const height = least + Math.floor(random() * more)
      for (const shift of [-SHEET_WIDTH, 0, SHEET_WIDTH]) peak(out, { x: x + shift, base: 25 - above, height })
    }
  for (let x = 0; x < SHEET_WIDTH; x++)
    for (let y = 22; y < 26; y++) if (bayer(x, y) / 16 < (y - 21) / 4) out.set(x, y, '#4b6338')
  return out
}

/** Length of the rims beside a map: four tiles of 40 pixels. */
const SIDE = 160
function mountainsBeside(): Canvas {
  const out = new Canvas(26, SIDE)
  const random = seededRandom('mountains beside')
  for (let y = 12; y < SIDE + 8; y += 8 + Math.floor(random() * 4)) {
    peak(out, { x: 6 + Math.floor(random() * 4), base: y, height: 11 + Math.floor(random() * 6), slope: 0.64 })
    peak(out, { x: 18 + Math.floor(random() * 3), base: y + 4, height: 8 + Math.floor(random() * 5) })
  }
  return out
}

/** Colour of the coast at a depth, for a beach that begins where the meadow ends. Undefined in the sea. */
function shoreColour(depth: number, beach: number): Colour | undefined {
  if (depth < beach - 3) return depth % 3 ? '#56703f' : '#647f47'
  if (depth < beach) return '#e2c47f'
  return ['#fdf6df', '#8fd0ea', '#5ab0d8', '#3a86bd'][depth - beach]
}
/** Width of the meadow before the water along a coast. It ends as it begins, so that a strip can repeat. */
function beachesAlong(length: number, seed: string): readonly number[] {
  const random = seededRandom(seed)
  let at = 6
  return Array.from({ length }, (_, i) => {
    at = Math.max(4, Math.min(9, at + (random() * 2 - 1)))
    if (length - i < 12) at += (6 - at) / 4
    return Math.floor(at)
  })
}
const THICK = 16
function coastBeside(): Canvas {
  const out = new Canvas(THICK, SIDE)
  beachesAlong(SIDE, 'coast beside').forEach((beach, y) => {
    for (let x = 0; x < THICK; x++) drawIf(out, x, y, shoreColour(x, beach))
  })
  return out
}
function coastBefore(): Canvas {
  const out = new Canvas(SHEET_WIDTH, THICK)
  beachesAlong(SHEET_WIDTH, 'coast before').forEach((beach, x) => {
    for (let y = 0; y < THICK; y++) drawIf(out, x, y, shoreColour(y, beach))
  })
  return out
}
function corner(): Canvas {
  const out = new Canvas(THICK, THICK)
  for (let y = 0; y < THICK; y++)
    for (let x = 0; x < THICK; x++) drawIf(out, x, y, shoreColour(Math.floor(Math.hypot(x + 1, y + 1) - 1), 6))
  return out
}
function drawIf(out: Canvas, x: number, y: number, colour: Colour | undefined): void {
  if (colour) out.set(x, y, colour)
}

/** An island around a map of this size in pixels, 12 pixels wider at each side. */
function island(width: number, height: number): Canvas {
  const [w, h] = [width + 24, height + 24]
  const out = new Canvas(w, h)
  const random = seededRandom(`island ${w} ${h}`)
  const top = Array.from({ length: w }, () => Math.floor(random() * 2))
  const side = Array.from({ length: h }, () => Math.floor(random() * 2))
  const notch = (list: readonly number[], i: number) => list[i % list.length] ?? 0
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const fromCorner = Math.min(x, w - 1 - x) + Math.min(y, h - 1 - y)
      const depth = Math.min(
        x - notch(side, y),
        w - 1 - x - notch(side, y * 3),
        y - notch(top, x),
        h - 1 - y - notch(top, x * 5),
      )
      if (depth < 0 || fromCorner < 7) continue
      out.set(x, y, depth < 1 ? '#5ab0d8' : depth < 3 ? '#fdf6df' : depth < 7 ? '#e2c47f' : '#56703f')
    }
  return out
}

export const coast = (): Record<string, Canvas> => ({
  'mountains-behind': mountainsBehind(),
  'mountains-beside': mountainsBeside(),
  'coast-beside': coastBeside(),
  'coast-before': coastBefore(),
  'coast-corner': corner(),
  'island-12': island(160, 120),
  'island-16': island(160, 160),
})
