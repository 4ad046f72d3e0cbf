// Halls cut into the rock: a room of the cards behind a vault with a rough edge, open on both sides.
import { bayer, Canvas, type Colour, INK, seededRandom } from '../drawing/canvas.ts'
import { glow } from '../drawing/lights.ts'
import { PALETTES, type PaletteName } from '../drawing/palettes.ts'
import { interior } from '../interiors/interior.ts'
import { LOOKS, type Scene, type Style } from '../interiors/tones.ts'

interface Vault {
  readonly width: number
  readonly height: number
  /** Thickness of the rock around the hall. */
  readonly lip: number
  readonly floor: number
  /** Height of the openings at the sides. */
  readonly door: number
  readonly arch: number
  readonly openRight: boolean
}
const LARGE: Vault = { width: 80, height: 80, lip: 4, floor: 8, door: 34, arch: 16, openRight: true }
const SMALL: Vault = { width: 46, height: 50, lip: 2, floor: 5, door: 20, arch: 11, openRight: true }
const LAIR: Vault = { width: 106, height: 112, lip: 4, floor: 10, door: 36, arch: 30, openRight: false }
const SMALL_LAIR: Vault = { width: 54, height: 60, lip: 2, floor: 5, door: 20, arch: 13, openRight: false }

const LIP: readonly [lit: Colour, dim: Colour, rock: Colour] = ['#6a5880', '#4a3b5c', '#2b2138']

/** Whether a pixel lies in the hall. */
function hollow(
  { width, height, lip, floor, door, arch, openRight }: Vault,
  seed: string,
): (x: number, y: number) => boolean {
  const random = seededRandom(`${seed} rock`)
  const rough = Array.from({ length: width + height * 2 }, () => Math.floor(random() * 2.2))
  return (x, y) => {
    const bottom = height - lip
    if (x < 0 || x >= width || y >= bottom || y < lip + (rough[x] ?? 0)) return false
    const isDoor = y > bottom - floor - door
    if (isDoor && (x < width / 2 || openRight)) return true
    if (x < lip + (rough[y] ?? 0) || x > width - lip - 1 - (rough[y + width] ?? 0)) return false
    const fromSide = Math.min(x - lip, width - lip - 1 - x)
    const fromTop = y - lip
    if (fromSide >= arch || fromTop >= arch) return true
    return Math.hypot(arch - fromSide, arch - fromTop) < arch + ((rough[x] ?? 0) - 1) * 0.5
  }
}

function cutOut(room: Canvas, vault: Vault, seed: string): Canvas {
  const isInside = hollow(vault, seed)
  const out = new Canvas(vault.width, vault.height)
  for (let y = 0; y < out.height; y++)
    for (let x = 0; x < out.width; x++) {
      if (isInside(x, y)) {
        const at = (y * out.width + x) * 4
        out.data.set(room.data.subarray(at, at + 4), at)
        continue
      }
      let distance = 9
      for (let j = -4; j <= 4; j++)
        for (let i = -4; i <= 4; i++) if (isInside(x + i, y + j)) distance = Math.min(distance, Math.hypot(i, j))
      if (distance < 1.5) out.set(x, y, INK)
      else if (distance < 2.6) out.set(x, y, y > out.height / 2 ? LIP[0] : LIP[1])
      else if (distance < 4.2 && bayer(x, y) > 5) out.set(x, y, LIP[2])
    }
  return out
}
/** Draws the room at the size of the vault without its rock, so that furniture stays within. */
function roomIn(vault: Vault, style: Style, scene: Scene, kind: string, seed: string): Canvas {
  const { width, height, lip, floor } = vault
  const [, { dark, floor: slab, edge }] = LOOKS[style][scene]
  const inner = interior(width - lip * 2, height - lip * 2, { style, scene, kind, seed, floor })
  const room = new Canvas(width, height, dark)
    .rect(0, height - lip - floor, width, floor, slab)
    .rect(0, height - lip - floor, width, 1, edge)
  return room.draw(inner, lip, lip)
}

const STYLES: readonly Style[] = ['cleric', 'fighter', 'mage', 'thief', 'explorer', 'mixed']
const SCENES: readonly Scene[] = [0, 1, 2, 3]
/** At the small size, more can hardly be told apart. */
const SMALL_SCENES: readonly Scene[] = [0, 1]
const hall = (vault: Vault, style: Style, kind: string, scene: Scene): Canvas => {
  const seed = `hall ${style} ${kind} ${scene}`
  return cutOut(roomIn(vault, style, scene, kind, seed), vault, seed)
}

/** `hall-<style>-<kind>-<1 to 4>`, 80 × 80, and `small-hall-<style>-<kind>-<1 to 2>`, 46 × 50. */
function hallsOf(vault: Vault, prefix: string, scenes: readonly Scene[]): Record<string, Canvas> {
  const out: Record<string, Canvas> = {}
  for (const style of STYLES)
    for (const kind of ['monster', 'trap'])
      for (const scene of scenes) out[`${prefix}-${style}-${kind}-${scene + 1}`] = hall(vault, style, kind, scene)
  return out
}
export const halls = (): Record<string, Canvas> => ({
  ...hallsOf(LARGE, 'hall', SCENES),
  'hall-free': freePlace(80, 80, 46),
})
export const smallHalls = (): Record<string, Canvas> => ({
  ...hallsOf(SMALL, 'small-hall', SMALL_SCENES),
  'small-hall-free': freePlace(46, 50, 26),
  'small-gate': smallGate(),
})

const CLASSES = ['cleric', 'fighter', 'mage', 'thief'] as const
const LAIR_SCENES: Readonly<Record<(typeof CLASSES)[number], Scene>> = { cleric: 1, fighter: 0, mage: 1, thief: 3 }
/** The hall of a boss: `lair-<class>`, 106 × 112, and `small-lair-<class>`, 54 × 60. */
export function lairs(): Record<string, Canvas> {
  const out: Record<string, Canvas> = {}
  for (const style of CLASSES)
    for (const [prefix, vault] of [
      ['lair', LAIR],
      ['small-lair', SMALL_LAIR],
    ] as const) {
      const seed = `${prefix} ${style}`
      const room = roomIn(vault, style, LAIR_SCENES[style], 'monster', seed)
      out[`${prefix}-${style}`] = cutOut(dais(room, vault, style), vault, seed)
    }
  return out
}
/** Steps, a carpet and the high back of the throne, between pillars. */
function dais(out: Canvas, { width, height, lip, floor }: Vault, palette: PaletteName): Canvas {
  const [light, base, shade, deep] = PALETTES[palette]
  const ground = height - lip - floor
  const middle = Math.round(width * 0.54)
  const half = Math.round(width * 0.17)
  const back = Math.round(ground * 0.2)
  glow(out, middle, Math.round(ground * 0.5), half + 14, '#ffd84a', 50)
  out
    .rect(middle - half - 1, back, half * 2 + 2, ground - back, INK)
    .rect(middle - half, back + 1, half * 2, ground - back, deep)
  out
    .rect(middle - half, back + 1, 3, ground - back, '#e8b23c')
    .rect(middle + half - 3, back + 1, 3, ground - back, '#9a6a1c')
  out
    .rect(middle - half, back + 1, half * 2, 3, '#ffd84a')
    .rect(middle - half + 5, back + 7, half * 2 - 10, ground - back, shade)
  for (const x of [middle - half, middle + half - 4])
    out
      .rect(x - 1, back - 5, 6, 7, INK)
      .rect(x, back - 4, 4, 5, '#ffd84a')
      .set(x + 1, back - 3, '#ffffff')
  const steps = width > 80 ? 3 : 2
  for (let k = 0; k < steps; k++) {
    const reach = half + 6 + k * 5
    const y = ground - (steps - k) * 3
    out
      .rect(middle - reach - 1, y - 1, reach * 2 + 2, 4, INK)
      .rect(middle - reach, y, reach * 2, 3, '#6f6790')
      .rect(middle - reach, y, reach * 2, 1, '#cfc7e6')
  }
  const carpet = Math.round(half * 0.5)
  out.rect(middle - carpet, ground - steps * 3, carpet * 2, steps * 3 + floor, base)
  out
    .rect(middle - carpet, ground - steps * 3, 1, steps * 3 + floor, light)
    .rect(middle + carpet - 1, ground - steps * 3, 1, steps * 3 + floor, shade)
  return out
}

/** Untouched rock with marks of a pick: a place where a room can be built. */
function freePlace(width: number, height: number, marks: number): Canvas {
  const out = new Canvas(width, height)
  const random = seededRandom(`free ${width}`)
  for (let k = 0; k < marks; k++) {
    const x = Math.floor(width * 0.11 + random() * width * 0.75)
    const y = Math.floor(height * 0.11 + random() * height * 0.75)
    const length = 2 + Math.floor(random() * 4)
    const colour = random() < 0.5 ? '#453856' : '#120c1b'
    for (let i = 0; i < length; i++) out.set(x + i, y - Math.floor(i / 2), colour)
  }
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
        out.set(x, y, distance > 10.8 ? INK : Math.floor(y / 4) % 2 ? '#9a9db5' : '#7f8299')
    }
  for (let x = middle - 6; x < middle + 7; x += 4) out.rect(x, 13, 1, 7, '#62657f')
  return out.rect(0, 34, 30, 4, '#6d525b').rect(0, 34, 30, 1, '#a07a6a').rect(0, 38, 30, 1, INK)
}
