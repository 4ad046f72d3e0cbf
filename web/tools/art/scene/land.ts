// What surrounds a map of Overboss: open ground, rims, coast, islands, wagons.

import { bayer, Canvas, type Colour, INK, seededRandom } from '../drawing/canvas.ts'
import { peak } from '../drawing/mountains.ts'
import { shadedSprite } from '../drawing/shaded-sprite.ts'
import { awning } from './town.ts'

function grass(
  width: number,
  height: number,
  base: Colour,
  specks: readonly Colour[],
  seed: string,
  count: number,
): Canvas {
  const out = new Canvas(width, height, base)
  const random = seededRandom(seed)
  for (let i = 0; i < count; i++) {
    const colour = specks[Math.floor(random() * specks.length)] ?? base
    out.rect(random() * width, random() * height, random() < 0.4 ? 2 : 1, 1, colour)
  }
  return out
}
export const meadow = (): Canvas => grass(80, 80, '#4b6338', ['#567040', '#435a33', '#5f7a46'], 'meadow', 380)

/** An empty space of a map, 40 × 40: meadow with a faint border, and stones or flowers. */
function openGround(variant: number): Canvas {
  const out = grass(40, 40, '#56703f', ['#647f47', '#4b6338', '#6f8a4e'], `ground ${variant}`, 95)
  const random = seededRandom(`tufts ${variant}`)
  for (let k = 0; k < 4; k++) {
    const x = 4 + Math.floor(random() * 32)
    const y = 6 + Math.floor(random() * 30)
    out
      .set(x, y, '#8aa55c')
      .set(x - 1, y - 1, '#8aa55c')
      .set(x + 1, y - 1, '#8aa55c')
      .set(x, y + 1, '#3f5532')
  }
  if (variant === 2) out.rect(28, 10, 5, 3, '#8d8797').rect(28, 10, 5, 1, '#b7b1c2').rect(28, 13, 5, 1, '#3f5532')
  const flowers = variant === 3 ? '#ffd84a' : variant === 4 ? '#f6ecd2' : undefined
  if (flowers)
    for (const [x, y] of [
      [9, 28],
      [13, 31],
      [30, 12],
    ] as const)
      out.set(x, y, flowers).set(x, y + 1, '#3f5532')
  for (let i = 0; i < 40; i++)
    if (Math.floor(i / 2) % 3 === 0)
      out.set(i, 0, '#445b34').set(i, 39, '#445b34').set(0, i, '#445b34').set(39, i, '#445b34')
  return out
}

function rimTop(): Canvas {
  const out = new Canvas(200, 26)
  const random = seededRandom('rim top')
  for (const [rise, low, range] of [
    [-3, 14, 9],
    [0, 9, 7],
  ] as const)
    for (let x = rise ? 4 : 0; x < 206; x += 10 + Math.floor(random() * 6))
      peak(out, { x, base: 25 + rise, height: low + Math.floor(random() * range) })
  for (let x = 0; x < 200; x++)
    for (let y = 22; y < 26; y++) if (bayer(x, y) / 16 < (y - 21) / 4) out.set(x, y, '#4b6338')
  return out
}
function rimLeft(): Canvas {
  const out = new Canvas(26, 160)
  const random = seededRandom('rim left')
  for (let y = 12; y < 168; y += 8 + Math.floor(random() * 4)) {
    peak(out, { x: 6 + Math.floor(random() * 4), base: y, height: 11 + Math.floor(random() * 6) })
    peak(out, { x: 18 + Math.floor(random() * 3), base: y + 4, height: 8 + Math.floor(random() * 5) })
  }
  return out
}
/** Colours of a coast from the meadow to the open water, by distance from its edge. */
function coastColour(distance: number): Colour | undefined {
  if (distance < -3) return Math.round(distance) % 3 ? '#56703f' : '#647f47'
  if (distance < 0) return '#e2c47f'
  return ['#fdf6df', '#8fd0ea', '#5ab0d8', '#3a86bd'][Math.floor(distance)]
}
function coast(length: number, upright: boolean): Canvas {
  const out = upright ? new Canvas(16, length) : new Canvas(length, 16)
  const random = seededRandom(`coast ${upright}`)
  let edge = 6
  for (let i = 0; i < length; i++) {
    edge = Math.max(4, Math.min(9, edge + random() * 2 - 1))
    for (let d = 0; d < 16; d++) {
      const colour = coastColour(d - Math.floor(edge))
      if (colour) out.set(upright ? d : i, upright ? i : d, colour)
    }
  }
  return out
}
function coastCorner(): Canvas {
  const out = new Canvas(16, 16)
  for (let y = 0; y < 16; y++)
    for (let x = 0; x < 16; x++) {
      const colour = coastColour(Math.hypot(x + 1, y + 1) - 7.4)
      if (colour) out.set(x, y, colour)
    }
  return out
}
/** An island for the map of an opponent: 4 × 3 tiles of 40 pixels with a beach. */
function island(width: number, height: number): Canvas {
  const out = new Canvas(width, height)
  const random = seededRandom(`island ${width} ${height}`)
  const top = Array.from({ length: width }, () => Math.floor(random() * 2))
  const side = Array.from({ length: height }, () => Math.floor(random() * 2))
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const inset = Math.min(
        x - (side[y] ?? 0),
        width - 1 - x - (side[(y * 3) % height] ?? 0),
        y - (top[x] ?? 0),
        height - 1 - y - (top[(x * 5) % width] ?? 0),
      )
      const corner = Math.min(x, width - 1 - x) + Math.min(y, height - 1 - y)
      if (inset < 0 || corner < 7) continue
      out.set(x, y, inset < 1 ? '#5ab0d8' : inset < 3 ? '#fdf6df' : inset < 7 ? '#e2c47f' : '#56703f')
    }
  return out
}
function wheel(): Canvas {
  const out = new Canvas(26, 26)
  for (let y = 0; y < 26; y++)
    for (let x = 0; x < 26; x++) {
      const distance = Math.hypot(x - 12.5, y - 12.5)
      const angle = Math.atan2(y - 12.5, x - 12.5)
      if (distance >= 12.8) continue
      if (distance > 11.6 || (distance < 8.6 && distance > 7.6)) out.set(x, y, INK)
      else if (distance > 8.6) out.set(x, y, y < 13 ? '#b27a45' : '#744726')
      else if (distance < 2.8) out.set(x, y, distance < 1.6 ? '#ffcf4a' : INK)
      else if (Math.abs(Math.sin(angle * 3)) < 0.3) out.set(x, y, '#8f6448')
    }
  return out
}
/** A wagon of the market without its cloth and wheels: 96 × 44. */
function wagon(): Canvas {
  const out = new Canvas(96, 44)
  out.rect(0, 0, 96, 44, INK).rect(1, 1, 94, 42, '#5a3a2c')
  for (let y = 1; y < 43; y += 9) out.rect(1, y, 94, 1, '#8f6448').rect(1, y + 8, 94, 1, '#3c2622')
  for (const x of [1, 91]) out.rect(x, 1, 4, 42, '#744726').rect(x, 1, 1, 42, '#b27a45')
  return out.rect(1, 1, 94, 2, '#c79a58').rect(1, 41, 94, 2, '#3c2622')
}
export const wagonCover = (): Canvas => awning(18, 10, ['#e6dcc2', '#bdae92'], ['#3f86ee', '#2a5cb0'])

export const landSprites = (): Record<string, Canvas> => ({
  'ground-1': openGround(1),
  'ground-2': openGround(2),
  'ground-3': openGround(3),
  'ground-4': openGround(4),
  'rim-top': rimTop(),
  'rim-left': rimLeft(),
  'rim-right': coast(160, true),
  'rim-bottom': coast(200, false),
  'rim-corner': coastCorner(),
  'island-4x3': island(184, 144),
  'island-4x4': island(184, 184),
  wagon: wagon(),
  wheel: wheel(),
  ship: shadedSprite('galleon', 30, 'wood'),
})
