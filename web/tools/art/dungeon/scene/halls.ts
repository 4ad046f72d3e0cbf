// Halls cut into the rock: rooms, thrones, gates. Large ones for the dungeon on the stage, small ones for the others.
import { bayer, Canvas, type Colour, INK, seededRandom } from '../../drawing/canvas.ts'
import { PALETTES, type PaletteName } from '../../drawing/palettes.ts'
import { drawStanding } from '../../drawing/shaded-sprite.ts'
import { furnish, hangChain, hangTorch } from './furniture.ts'

export const hallClasses = ['cleric', 'fighter', 'mage', 'thief', 'explorer', 'mixed'] as const
export type HallClass = (typeof hallClasses)[number]
/** How many halls of each class and kind there are. */
export const HALL_VARIANTS = 2

interface Tones {
  readonly stone: Colour
  readonly bright: Colour
  readonly mortar: Colour
  readonly floor: Colour
  readonly edge: Colour
}
const TONES: Readonly<Record<HallClass, Tones>> = {
  cleric: { stone: '#4a3626', bright: '#5d452c', mortar: '#2a1d17', floor: '#6a5032', edge: '#96743f' },
  fighter: { stone: '#4c2629', bright: '#63312f', mortar: '#2a1418', floor: '#6b3a33', edge: '#985540' },
  mage: { stone: '#243062', bright: '#2f407c', mortar: '#151a3a', floor: '#34478a', edge: '#5470b8' },
  thief: { stone: '#1f4038', bright: '#28554a', mortar: '#102420', floor: '#2f5a4a', edge: '#4d8468' },
  explorer: { stone: '#4a2848', bright: '#5f335a', mortar: '#29152a', floor: '#6a3a63', edge: '#a0568c' },
  mixed: { stone: '#38304f', bright: '#473d62', mortar: '#1e1830', floor: '#4b4066', edge: '#6c5f8c' },
}
const PALETTE_OF: Readonly<Record<HallClass, PaletteName>> = {
  cleric: 'cleric',
  fighter: 'fighter',
  mage: 'mage',
  thief: 'thief',
  explorer: 'explorer',
  mixed: 'stone',
}

interface Hollow {
  readonly width: number
  readonly height: number
  readonly tones: Tones
  readonly seed: string
  /** Rock around the hall. */
  readonly rim?: number
  readonly floor?: number
  /** Height of the openings at the sides. */
  readonly door?: number
  /** Radius of the vault. */
  readonly arch?: number
  readonly closedRight?: boolean
}
/** A hall with a vault, a broken edge, a wall of bricks, a floor, and openings at its sides. */
function hollow({ width, height, tones, seed, rim = 4, floor = 8, door = 30, arch = 16, closedRight }: Hollow): Canvas {
  const random = seededRandom(seed)
  const out = new Canvas(width, height)
  const jitter = Array.from({ length: width + height * 2 }, () => Math.floor(random() * 2.2))
  const jitterAt = (i: number): number => jitter[i] ?? 0
  const isInside = (x: number, y: number): boolean => {
    if (y >= height - rim || y < rim + jitterAt(x)) return false
    const atDoor = y > height - rim - floor - door
    if (atDoor && (x < width / 2 || !closedRight)) return true
    if (x < rim + jitterAt(y + 3) || x > width - rim - 1 - jitterAt(y + width)) return false
    const fromSide = Math.min(x - rim, width - rim - 1 - x)
    const fromTop = y - rim
    const inVault = Math.hypot(arch - fromSide, arch - fromTop) < arch + (jitterAt(x) - 1) * 0.5
    return fromSide >= arch || fromTop >= arch || inVault
  }
  const top = height - rim - floor
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if (!isInside(x, y)) continue
      if (y >= top) out.set(x, y, floorColour(x, y - top, tones))
      else out.set(x, y, wallColour(x, y, { width, rim, seed, tones }))
    }
  rockRim(out, isInside)
  return out
}
function wallColour(
  x: number,
  y: number,
  { width, rim, seed, tones }: Pick<Hollow, 'width' | 'seed' | 'tones'> & { readonly rim: number },
): Colour {
  const row = Math.floor((y + 2) / 6)
  const column = x + (row % 2 ? 6 : 0)
  const edge = Math.min(x - rim, width - rim - x, (y - rim) * 1.2) / 15
  if (edge < 1 && bayer(x, y) / 16 > edge * 0.95 + 0.1) return tones.mortar
  if (column % 12 === 11 || (y + 2) % 6 === 5) return tones.mortar
  const isBright = seededRandom(`${seed}${row}/${Math.floor(column / 12)}`)() < 0.25
  return (y + 2) % 6 === 0 || isBright ? tones.bright : tones.stone
}
function floorColour(x: number, depth: number, { edge, mortar, floor }: Tones): Colour {
  if (depth === 0) return edge
  return depth === 4 || (x + (depth > 4 ? 7 : 0)) % 14 === 0 ? mortar : floor
}
/** The rock around a hall: lit below, dark under the vault. */
function rockRim(out: Canvas, isInside: (x: number, y: number) => boolean): void {
  const { width, height } = out
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if (isInside(x, y)) continue
      let distance = 9
      for (let j = -4; j <= 4; j++)
        for (let i = -4; i <= 4; i++)
          if (x + i >= 0 && x + i < width && isInside(x + i, y + j)) distance = Math.min(distance, Math.hypot(i, j))
      if (distance < 1.5) out.set(x, y, INK)
      else if (distance < 2.6) out.set(x, y, y > height / 2 ? '#5a4a6c' : '#40334f')
      else if (distance < 4.2 && bayer(x, y) > 4) out.set(x, y, '#2b2138')
    }
}

export type HallKind = 'monster' | 'trap'
function hall(type: HallClass, kind: HallKind, variant: number): Canvas {
  const tones = TONES[type]
  const out = hollow({ width: 80, height: 80, tones, seed: `${type}${kind}${variant}`, door: 34 })
  const ground = 68
  furnish(out, type, variant, ground)
  if (kind === 'monster') {
    const [left, right] = variant === 0 ? [29, 48] : [24, 53]
    hangTorch(out, left, 24)
    hangTorch(out, right, 24)
  } else {
    hangChain(out, variant === 0 ? 33 : 28, 5, 12)
    hangChain(out, variant === 0 ? 46 : 50, 5, 18)
    for (let x = 10; x < 70; x += 6) out.set(x, ground - 1, '#c3d0dc').rect(x - 1, ground, 3, 1, '#7f8fa6')
  }
  // The openings lie in the shadow.
  for (const x of [0, 1, 2, 3, 76, 77, 78, 79])
    for (let y = ground - 31; y < ground; y++) if (out.isSet(x, y)) out.set(x, y, INK, 120)
  return out
}
/** Untouched rock with the marks of a pick. */
function freeHall(width: number, height: number): Canvas {
  const out = new Canvas(width, height)
  const random = seededRandom('free')
  for (let k = 0; k < width * 0.58; k++) {
    const [x, y] = [width * 0.11 + random() * width * 0.75, height * 0.11 + random() * height * 0.75]
    const length = 2 + Math.floor(random() * 4)
    const colour = random() < 0.5 ? '#453856' : '#120c1b'
    for (let i = 0; i < length; i++) out.set(x + i, y - (i >> 1), colour)
  }
  return out
}
/** One course of masonry below a hall: a covered room. */
function course(type: HallClass): Canvas {
  const { floor, edge } = TONES[type]
  const out = new Canvas(76, 9, INK)
  const random = seededRandom(`course${type}`)
  for (const [y, from] of [
    [1, 1],
    [5, -5],
  ] as const)
    for (let x = from; x < 75; x += 12) {
      const [left, right] = [Math.max(1, x), Math.min(75, x + 11)]
      out.rect(left, y, right - left, 3, random() < 0.4 ? edge : floor).rect(left, y, right - left, 1, edge)
    }
  return out
}
function throne(type: HallClass): Canvas {
  const [, base, shade, deep, glow] = PALETTES[PALETTE_OF[type]]
  const out = hollow({
    width: 108,
    height: 104,
    tones: TONES[type],
    seed: `throne${type}`,
    arch: 26,
    door: 34,
    floor: 9,
    closedRight: true,
  })
  const ground = 91
  for (const x of [16, 83])
    out
      .rect(x, 10, 9, ground - 10, '#1e1830')
      .rect(x + 1, 10, 3, ground - 10, '#8d84ad')
      .rect(x + 4, 10, 3, ground - 10, '#5a5279')
      .rect(x - 2, 10, 13, 4, '#8d84ad')
      .rect(x - 2, ground - 4, 13, 4, '#8d84ad')
      .rect(x - 2, 13, 13, 1, INK)
  for (const x of [28, 68])
    out
      .rect(x, 7, 12, 30, INK)
      .rect(x + 1, 7, 10, 28, shade)
      .rect(x + 1, 7, 3, 28, base)
      .rect(x + 4, 14, 4, 9, glow)
      .rect(x + 1, 35, 3, 3, shade)
      .rect(x + 8, 35, 3, 3, shade)
  out
    .rect(39, 14, 30, ground - 20, INK)
    .rect(41, 16, 26, ground - 22, deep)
    .rect(43, 18, 22, ground - 24, shade)
  for (const x of [39, 66]) out.rect(x, 10, 3, 6, '#ffcf4a').set(x + 1, 8, '#fff4b8')
  out.rect(39, 14, 30, 2, '#b97a1c').rect(39, 14, 30, 1, '#ffcf4a')
  out.rect(26, ground - 4, 56, 5, '#5a5279').rect(26, ground - 4, 56, 1, '#b6aed2')
  out.rect(32, ground - 8, 44, 4, '#6f6790').rect(32, ground - 8, 44, 1, '#cfc7e6')
  out
    .rect(46, ground - 8, 16, 17, shade)
    .rect(46, ground - 8, 2, 17, base)
    .rect(60, ground - 8, 2, 17, base)
  hangTorch(out, 11, 34)
  hangTorch(out, 95, 34)
  return out
}
function smallThrone(type: HallClass): Canvas {
  const [, base, shade] = PALETTES[PALETTE_OF[type]]
  const out = hollow({
    width: 54,
    height: 60,
    tones: TONES[type],
    seed: `small-throne${type}`,
    rim: 2,
    floor: 5,
    door: 20,
    arch: 13,
    closedRight: true,
  })
  for (const x of [8, 40]) out.rect(x, 4, 6, 16, shade).rect(x, 4, 2, 16, base)
  return out.rect(14, 50, 28, 3, '#6f6790').rect(14, 50, 28, 1, '#cfc7e6')
}
const smallHall = (type: HallClass): Canvas =>
  hollow({ width: 46, height: 50, tones: TONES[type], seed: `small${type}`, rim: 2, floor: 4, door: 20, arch: 10 })

/** The arch over the entrance, with a raised portcullis. */
function gate(): Canvas {
  const [width, height, middle, radius] = [64, 84, 34, 21]
  const out = new Canvas(width, height)
  const floor = height - 12
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const distance = Math.hypot(x - middle, Math.min(0, y - 38))
      if (distance < radius && y < floor && y > 12)
        out.set(x, y, x > middle && bayer(x, y) / 16 < (x - middle) / 30 ? '#1a1228' : '#0d0917')
      else if (distance < radius + 8 && y < floor + 4 && y > 6) {
        const turn = y < 38 ? Math.atan2(y - 38, x - middle) * 6 : y / 6
        if (Math.abs(turn % 1) < 0.16) out.set(x, y, '#393a52')
        else if (distance > radius + 6.4) out.set(x, y, INK)
        else if (distance < radius + 1.4) out.set(x, y, '#62657f')
        else out.set(x, y, x < middle ? '#b4b7cc' : '#85889f')
      }
    }
  for (let x = middle - 17; x < middle + 18; x += 6)
    out.rect(x, 17, 2, 17, '#62657f').set(x, 17, '#d9dbe8').rect(x, 34, 2, 2, '#45506b')
  for (const y of [22, 29]) out.rect(middle - 20, y, 40, 2, '#45506b')
  out.rect(0, floor, width, 8, '#6d525b').rect(0, floor, width, 1, '#a07a6a')
  for (let x = 3; x < width; x += 9) out.rect(x, floor + 1, 1, 7, '#3a2733')
  out.rect(0, floor + 4, width, 1, '#4d3743').rect(0, floor + 8, width, 1, INK)
  drawStanding(out, 'skull-crossed-bones', 17, 'bone', middle, 17, { close: false })
  hangTorch(out, 5, 40)
  hangTorch(out, 59, 40)
  return out
}
function smallGate(): Canvas {
  const out = new Canvas(30, 40)
  const middle = 17
  for (let y = 0; y < 40; y++)
    for (let x = 0; x < 30; x++) {
      const distance = Math.hypot(x - middle, Math.min(0, y - 20))
      if (distance < 8 && y < 34) out.set(x, y, '#0d0917')
      else if (distance < 12 && y < 35 && y > 7)
        out.set(x, y, distance > 10.8 ? INK : (y >> 2) % 2 ? '#9a9db5' : '#7f8299')
    }
  for (let x = middle - 6; x < middle + 7; x += 4) out.rect(x, 13, 1, 7, '#62657f')
  return out.rect(0, 34, 30, 4, '#6d525b').rect(0, 34, 30, 1, '#a07a6a').rect(0, 38, 30, 1, INK)
}

export function halls(): Record<string, Canvas> {
  const out: Record<string, Canvas> = {
    gate: gate(),
    'gate-small': smallGate(),
    'hall-free': freeHall(80, 80),
    'hall-free-small': freeHall(46, 50),
  }
  for (const type of hallClasses) {
    for (let variant = 0; variant < HALL_VARIANTS; variant++) {
      out[`hall-${type}-monster-${variant}`] = hall(type, 'monster', variant)
      out[`hall-${type}-trap-${variant}`] = hall(type, 'trap', variant)
    }
    out[`hall-${type}-small`] = smallHall(type)
    out[`course-${type}`] = course(type)
    out[`throne-${type}`] = throne(type)
    out[`throne-${type}-small`] = smallThrone(type)
  }
  return out
}
