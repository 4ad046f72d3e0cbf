// Rock, soil and turf as strips that repeat, and what lies in them.
import { bayer, Canvas, type Colour, INK, seededRandom } from '../drawing/canvas.ts'
import type { Palette } from '../drawing/palettes.ts'
import { drawStanding } from '../drawing/shaded-sprite.ts'
import { LOOKS, type Style } from '../interiors/tones.ts'

type Bed = readonly [back: Colour, stone: Colour, other: Colour, lit: Colour, dark: Colour]
/** A bed of stones that repeats in both directions. */
function bed(width: number, height: number, seed: string, [back, stone, other, lit, dark]: Bed): Canvas {
  const out = new Canvas(width, height, back)
  const random = seededRandom(seed)
  for (let k = 0; k < (width * height) / 70; k++) {
    const x = Math.floor(random() * width)
    const y = Math.floor(random() * height)
    const w = 4 + Math.floor(random() * 12)
    const h = 2 + Math.floor(random() * 5)
    const colour = random() < 0.5 ? stone : other
    for (let j = 0; j < h; j++)
      for (let i = 0; i < w; i++) {
        const isCorner = (j === 0 || j === h - 1) && (i === 0 || i === w - 1)
        if (!isCorner) out.set((x + i) % width, (y + j) % height, j === 0 ? lit : j === h - 1 ? dark : colour)
      }
  }
  for (let k = 0; k < (width * height) / 55; k++)
    out.set(random() * width, random() * height, random() < 0.5 ? dark : lit)
  return out
}
export const rock = (): Canvas => bed(128, 96, 'rock', ['#1c1426', '#221930', '#271d36', '#30253f', '#150f1e'])
/** Thins out downwards, so that rock behind it shows through. */
export function soil(): Canvas {
  const stones = bed(128, 40, 'soil', ['#35222c', '#3d2831', '#452e35', '#553a3d', '#281a24'])
  const out = new Canvas(128, 40)
  for (let y = 0; y < 40; y++)
    for (let x = 0; x < 128; x++) {
      if (y > 14 && bayer(x, y) / 16 < (y - 14) / 25) continue
      const at = (y * 128 + x) * 4
      out.data.set(stones.data.subarray(at, at + 4), at)
    }
  return out
}
export function turf(): Canvas {
  const out = new Canvas(128, 10)
  const random = seededRandom('turf')
  for (let x = 0; x < 128; x++) {
    const depth = 3 + Math.floor(random() * 3)
    out
      .rect(x, 2, 1, depth, '#4f6440')
      .set(x, 2, '#7f8f4a')
      .set(x, 2 + depth, '#2c3a32')
    if (random() < 0.3) out.set(x, 1, '#7f8f4a')
    if (random() < 0.1) out.set(x, 0, '#9cae5c')
  }
  return out
}
export function road(): Canvas {
  const out = new Canvas(96, 12, '#5d4550')
  const random = seededRandom('road')
  out.rect(0, 0, 96, 1, '#a07a6a')
  for (let y = 1; y < 12; y += 4)
    for (let x = y % 8 ? 0 : -4; x < 96; x += 8) {
      out.rect(x, y, 7, 3, random() < 0.5 ? '#6d525b' : '#63495a').rect(x, y, 7, 1, '#80636a')
    }
  return out.rect(0, 11, 96, 1, '#3a2733')
}
/** The tunnel behind all halls. */
export function tunnel(): Canvas {
  const out = new Canvas(48, 50)
  const random = seededRandom('tunnel')
  for (let x = 0; x < 48; x++) {
    const top = 4 + Math.floor(random() * 2)
    for (let y = top; y < 46; y++) out.set(x, y, bayer(x, y) / 16 < 0.5 - (y - top) / 60 ? '#0d0917' : '#171024')
    out
      .set(x, top - 1, INK)
      .set(x, top - 2, '#40334f')
      .set(x, top - 3, '#2b2138')
    out
      .rect(x, 38, 1, 8, x % 14 ? '#4b4066' : '#1e1830')
      .set(x, 38, '#6c5f8c')
      .set(x, 42, '#1e1830')
    out.set(x, 46, INK).set(x, 47, '#5a4a6c').set(x, 48, '#2b2138')
  }
  return out
}

/** A course of masonry for each room that a hall covers, 76 × 9. */
function course(style: Style): Canvas {
  const [, { floor, edge }] = LOOKS[style][0]
  const out = new Canvas(76, 9, INK)
  const random = seededRandom(`course ${style}`)
  for (const [y, offset] of [
    [1, 0],
    [5, -6],
  ] as const)
    for (let x = offset + 1; x < 75; x += 12) {
      const left = Math.max(1, x)
      const right = Math.min(75, x + 11)
      out.rect(left, y, right - left, 3, random() < 0.4 ? edge : floor).rect(left, y, right - left, 1, edge)
    }
  return out
}

const BURIED: Palette = ['#5b4d60', '#4a3e52', '#3b3145', '#241a30', '#241a30']
const buried = (icon: string, size: number, width: number, height: number): Canvas =>
  drawStanding(new Canvas(width, height), icon, size, BURIED, Math.round(width / 2), height - 1)
function roots(): Canvas {
  const out = new Canvas(20, 26)
  const random = seededRandom('root')
  for (const [start, drift] of [
    [4, 0.2],
    [10, -0.3],
    [15, 0.1],
  ] as const) {
    let x = start
    const length = 12 + Math.floor(random() * 12)
    for (let y = 0; y < length; y++) {
      x += drift + (random() - 0.5)
      out.set(Math.round(x), y, y < 5 ? '#5a3b34' : '#43293a')
      if (y < 4) out.set(Math.round(x) + 1, y, '#6b4638')
    }
  }
  return out
}
function cliffEdge(): Canvas {
  const out = new Canvas(18, 96)
  const random = seededRandom('edge')
  let edge = 7
  for (let y = 0; y < 96; y++) {
    edge = Math.max(2, Math.min(12, edge + (random() * 3 - 1.5)))
    if (y > 88) edge += (7 - edge) * 0.3
    const left = Math.floor(edge)
    out
      .set(left, y, INK)
      .set(left + 1, y, '#6b5577')
      .set(left + 2, y, '#4a3b58')
    for (let x = left + 3; x < 18; x++) out.set(x, y, bayer(x, y) / 16 < (x - left - 3) / 9 ? '#1c1426' : '#33273f')
  }
  return out
}
const COURSES: readonly Style[] = ['cleric', 'fighter', 'mage', 'thief', 'explorer', 'mixed']
export const earthSprites = (): Record<string, Canvas> => ({
  ...Object.fromEntries(COURSES.map(style => [`course-${style}`, course(style)])),
  'cliff-edge': cliffEdge(),
  fossil: buried('ammonite', 14, 26, 14),
  'buried-bones': buried('skull-crossed-bones', 15, 16, 16),
  gems: drawStanding(
    new Canvas(18, 16),
    'crystal-growth',
    15,
    ['#7fb6ff', '#3f6fc0', '#2a4a8c', '#182c6b', '#182c6b'],
    9,
    15,
  ),
  roots: roots(),
})
