// The seats of a lobby: a throne in the colour of each person, one for bots, and a free seat from behind.
import { type SeatColour, seatColours } from '@overlair/protocol/table'
import { Canvas, INK } from '../drawing/canvas.ts'
import { tokens } from '../overboss/tokens.ts'
import { type LairClass, lairOf, seated, vacantLair } from './lairs.ts'

type Tint = (parts: readonly [red: number, green: number, blue: number]) => readonly [number, number, number]
const same: Tint = parts => parts
/** Blue becomes purple, green becomes orange. Gold, skin and stone stay. */
const purple: Tint = ([red, green, blue]) =>
  blue > red + 12 ? [Math.min(255, green + 24), red, blue] : [red, green, blue]
const orange: Tint = ([red, green, blue]) =>
  green > red + 8 && green >= blue
    ? [Math.min(255, green + 20), Math.round((red + green) / 2.2), Math.round(blue * 0.35)]
    : [red, green, blue]

const THRONES: Readonly<Record<SeatColour, readonly [style: LairClass, boss: string, tint: Tint]>> = {
  red: ['fighter', 'sbm-boss-emperor-dododo', same],
  blue: ['mage', 'sbm-boss-his-sliminess', same],
  green: ['thief', 'king-croak', same],
  yellow: ['cleric', 'cleopatra', same],
  purple: ['mage', 'sbm-boss-professor-paradox', purple],
  orange: ['thief', 'shellda', orange],
}
function tinted(picture: Canvas, tint: Tint): Canvas {
  const out = new Canvas(picture.width, picture.height).draw(picture, 0, 0)
  for (let i = 0; i < out.data.length; i += 4) {
    const [red, green, blue] = tint([out.data[i]!, out.data[i + 1]!, out.data[i + 2]!])
    out.data.set([red, green, blue], i)
  }
  return out
}
/** Colours without any: a bot has no colour of its own. */
const grey: Tint = ([red, green, blue]) => {
  const level = Math.round(red * 0.3 + green * 0.5 + blue * 0.2)
  return [Math.round(level * 0.92), Math.round(level * 0.86), Math.min(255, Math.round(level * 1.15))]
}

export function thrones(): Record<string, Canvas> {
  const { 'monster-kobold': kobold, 'monster-witch': witch } = tokens()
  const out: Record<string, Canvas> = {}
  for (const colour of seatColours) {
    const [style, boss, tint] = THRONES[colour]
    out[`sitter-${colour}`] = tinted(lairOf(style, boss), tint)
  }
  for (const [level, face] of [
    ['random', kobold],
    ['greedy', witch],
  ] as const)
    if (face) out[`sitter-${level}`] = seated(tinted(vacantLair('mage'), grey), face.scaled(2))
  return out
}

/** A carved seat, seen from behind. */
export function seatBack(): Canvas {
  const out = new Canvas(52, 62)
  const wood = { base: '#6d4531', shade: '#54352b', deep: '#33201f', light: '#b98a55' }
  for (const x of [9, 38])
    out
      .rect(x, 40, 6, 22, INK)
      .rect(x + 1, 40, 4, 21, wood.shade)
      .rect(x + 1, 40, 1, 21, wood.light)
  for (const x of [0, 43])
    out
      .rect(x, 30, 9, 7, INK)
      .rect(x + 1, 31, 7, 5, wood.base)
      .rect(x + 1, 31, 7, 1, wood.light)
      .rect(x + (x ? 5 : 1), 36, 3, 12, INK)
  out.rect(7, 10, 38, 40, INK).rect(8, 11, 36, 38, wood.base)
  for (let i = 0; i < 36; i += 9) out.rect(8 + i, 12, 1, 37, wood.deep)
  out.rect(8, 11, 36, 1, wood.light).rect(8, 11, 1, 38, wood.light).rect(42, 12, 2, 37, wood.deep)
  out.rect(12, 16, 28, 26, INK).rect(13, 17, 26, 24, '#7a2233')
  for (let y = 17; y < 41; y++)
    for (let x = 13; x < 39; x++) if ((x + y) % 4 === 0 && (x - 26) ** 2 + (y - 27) ** 2 < 90) out.set(x, y, '#a83a44')
  for (const [x, y] of [
    [15, 19],
    [36, 19],
    [15, 38],
    [36, 38],
  ] as const)
    out.set(x, y, '#ffc83d')
  out.rect(4, 46, 44, 6, INK).rect(5, 47, 42, 4, wood.shade).rect(5, 47, 42, 1, wood.light)
  for (const x of [6, 40])
    out
      .rect(x, 4, 6, 8, INK)
      .rect(x + 1, 5, 4, 5, '#ffc83d')
      .rect(x + 3, 6, 2, 4, '#b97a1c')
  for (let k = 0; k < 12; k++) {
    const rise = Math.floor((12 - k) * 0.7)
    const inner = Math.floor((9 - k) * 0.7)
    for (const x of [25 - k, 26 + k]) {
      out.rect(x, 11 - rise, 1, rise, INK)
      if (inner > 0) out.rect(x, 11 - inner, 1, inner, '#b97a1c')
    }
  }
  return out.rect(24, 6, 4, 4, '#ffc83d').rect(25, 7, 2, 2, '#e2502f')
}
