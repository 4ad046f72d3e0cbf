// The picture of a room: one of the rooms of its class, and what stands in it.
import type { Canvas } from '../../drawing/canvas.ts'
import { interior } from '../../interiors/interior.ts'
import type { Scene, Style } from '../../interiors/tones.ts'
import { drawStaging, type Staging } from '../../staging/stage.ts'

export interface RoomPicture extends Staging {
  readonly scene: Scene
}
export interface RoomFeatures {
  readonly kind: string
  readonly treasure: readonly string[]
}
const STYLES: Readonly<Record<string, Style>> = {
  cleric: 'cleric',
  fighter: 'fighter',
  mage: 'mage',
  thief: 'thief',
  explorer: 'explorer',
}
/** A room with several treasures of one class belongs to it. */
export function styleOf(treasure: readonly string[]): Style {
  const [first = '', ...others] = treasure
  return others.every(other => other === first) ? (STYLES[first] ?? 'mixed') : 'mixed'
}

const FLOOR = 8
const FIGURE = 35
/** 72 × 44. */
export function roomPicture(card: string, { kind, treasure }: RoomFeatures, picture: RoomPicture): Canvas {
  const out = interior(72, 44, { style: styleOf(treasure), scene: picture.scene, kind, seed: card, floor: FLOOR })
  return drawStaging(out, picture, 36, out.height - FLOOR, FIGURE)
}
