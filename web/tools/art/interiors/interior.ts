// Draws the inside of a room of any size: wall, furniture, floor, ceiling.
import type { Canvas } from '../drawing/canvas.ts'
import { INK, seededRandom } from '../drawing/canvas.ts'
import { chain, torch } from '../drawing/lights.ts'
import { shadeTop, slabs, type Tones, wallOf } from '../drawing/materials.ts'
import { clericScenes } from './cleric.ts'
import { explorerScenes } from './explorer.ts'
import { fighterScenes } from './fighter.ts'
import { mageScenes } from './mage.ts'
import { mixedScenes } from './mixed.ts'
import { at, type Furnish, type Place } from './place.ts'
import { thiefScenes } from './thief.ts'
import { LOOKS, type Scene, type Style } from './tones.ts'

const SCENES: Readonly<Record<Style, readonly [Furnish, Furnish, Furnish, Furnish]>> = {
  cleric: clericScenes,
  fighter: fighterScenes,
  mage: mageScenes,
  thief: thiefScenes,
  explorer: explorerScenes,
  mixed: mixedScenes,
}

export interface Interior {
  readonly style: Style
  readonly scene: Scene
  readonly kind: string
  /** Decides details such as the bricks of a wall. */
  readonly seed: string
  /** Height of the floor. */
  readonly floor: number
}

export function interior(width: number, height: number, { style, scene, kind, seed, floor }: Interior): Canvas {
  const [material, tones] = LOOKS[style][scene]
  const out = wallOf(width, height, material, tones, seed)
  const ground = height - floor
  const place: Place = { out, ground, tones, random: seededRandom(`${seed} furniture`) }
  shadeTop(out, tones.dark)
  slabs(out, ground, tones)
  SCENES[style][scene](place)
  if (kind === 'trap') machinery(place)
  else dwelling(place)
  return out
}

/** Rooms with monsters: torches at the sides, straw and bones on the floor. */
function dwelling(place: Place): void {
  const { out, ground, random } = place
  const y = Math.round(ground * 0.3)
  torch(out, Math.max(2, at(place, 0.04)), y)
  torch(out, Math.min(out.width - 5, at(place, 0.93)), y)
  for (let k = 0; k < out.width / 9; k++) {
    const x = Math.floor(random() * out.width)
    out.rect(x, ground + 2 + Math.floor(random() * 4), 3, 1, k % 3 ? '#c9a45c' : '#e6dcc2')
  }
}

/** Rooms with traps: a beam with chains under the ceiling, plates in the floor, spikes at the sides. */
function machinery(place: Place): void {
  const { out, ground, tones, random } = place
  out.rect(0, 0, out.width, 3, '#45506b').rect(0, 0, out.width, 1, '#9aa8bc').rect(0, 3, out.width, 1, INK)
  for (let x = 3; x < out.width; x += 8) out.set(x, 1, '#20263a')
  for (const share of [0.06, 0.27, 0.73, 0.93]) chain(out, at(place, share), 4, 4 + Math.floor(random() * ground * 0.3))
  floorPlates(out, ground, tones)
  for (const from of [0, out.width - 14])
    for (let x = from; x < from + 14; x += 4) {
      out
        .rect(x, ground - 4, 3, 4, INK)
        .rect(x + 1, ground - 4, 1, 4, '#c3d0dc')
        .rect(x, ground - 1, 3, 1, '#7f8fa6')
      out.set(x + 1, ground - 5, '#ffffff').set(x, ground - 4, INK, 0)
    }
}
function floorPlates(out: Canvas, ground: number, { edge, floor, dark }: Tones): void {
  for (let x = 0; x < out.width; x += 6)
    for (const row of [0, 1]) out.rect(x, ground + row * 4, 6, 4, (x / 6 + row) % 2 ? floor : dark)
  out.rect(0, ground, out.width, 1, edge)
}
