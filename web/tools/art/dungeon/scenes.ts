// Rooms, spells, bosses and heroes of the dungeon games, each drawn from what stands on its card.

import { Canvas, dice, INK } from '../drawing/canvas.ts'
import { PALETTES, type PaletteName } from '../drawing/palettes.ts'
import { sprite } from '../drawing/shaded-sprite.ts'
import { type Mood, torch, wall } from '../drawing/walls.ts'
import type { Motif } from './motifs.ts'

const moods: Readonly<Record<string, Mood>> = { cleric: 'warm', fighter: 'red', mage: 'blue', thief: 'green' }
const moodOf = (treasure: readonly string[]): Mood =>
  treasure.length === 1 ? (moods[treasure[0] ?? ''] ?? 'violet') : 'violet'

function chain(out: Canvas, x: number, length: number): void {
  for (let y = 0; y < length; y++)
    out.set(x, y, y % 3 === 2 ? INK : '#9a9db5').set(x + 1, y, y % 3 === 0 ? '#62657f' : INK)
}

export interface RoomLook {
  readonly kind: string
  readonly treasure: readonly string[]
}
/** 72 by 44: torches light monsters, chains hang where a trap waits; the wall has the colour of the treasure. */
export function roomScene(id: string, { kind, treasure }: RoomLook, [icon, paint, beside, itsPaint]: Motif): Canvas {
  const out = wall(72, 44, moodOf(treasure), id, 8)
  if (kind === 'monster') {
    torch(out, 6, 12)
    torch(out, 63, 12)
  } else {
    chain(out, 7, 16)
    chain(out, 63, 22)
  }
  if (beside) {
    const thing = sprite(beside, 20, itsPaint ?? 'stone')
    out.lay(thing, 68 - thing.width, 37 - thing.height)
  }
  const figure = sprite(icon, 34, paint, { close: icon !== 'skeleton' })
  const x = Math.round((72 - figure.width) / 2) - (beside ? 9 : 0)
  out.rect(x + 2, 39, figure.width - 4, 2, INK, 150)
  return out.lay(figure, x, 40 - figure.height)
}

/** 72 by 44: a circle of sparks in the dark. */
export function spellScene(id: string, [icon, paint]: Motif): Canvas {
  const [light, base, shade, deep] = PALETTES[paint]
  const roll = dice(id)
  const out = new Canvas(72, 44).dither(0, 0, 72, 44, '#1c1533', deep)
  for (let i = 0; i < 26; i++) out.set(roll() * 72, roll() * 44, roll() < 0.5 ? light : base)
  for (let k = 0; k < 60; k++) {
    const turn = (k / 60) * Math.PI * 2
    out.set(36 + Math.cos(turn) * 21, 22 + Math.sin(turn) * 19, shade)
  }
  const figure = sprite(icon, 32, paint)
  return out.lay(figure, Math.round((72 - figure.width) / 2), Math.round((44 - figure.height) / 2))
}

/** 72 by 60: between banners, on a dais. */
export function bossScene(id: string, treasure: readonly string[], [icon, paint]: Motif): Canvas {
  const [, base, shade, deep] = PALETTES[paint]
  const out = wall(72, 60, moodOf(treasure), id, 8)
  for (const x of [4, 58])
    out
      .rect(x, 0, 10, 34, deep)
      .rect(x + 1, 0, 8, 33, shade)
      .rect(x + 3, 8, 4, 12, base)
      .rect(x + 1, 33, 2, 3, shade)
      .rect(x + 7, 33, 2, 3, shade)
  out.rect(14, 50, 44, 3, deep).rect(14, 50, 44, 1, base)
  const figure = sprite(icon, 46, paint)
  return out.lay(figure, Math.round((72 - figure.width) / 2), 51 - figure.height)
}

/** 32 by 32, standing on the ground. */
export function face(icon: string, paint: PaletteName): Canvas {
  const figure = sprite(icon, 32, paint)
  return new Canvas(32, 32).lay(figure, Math.round((32 - figure.width) / 2), 32 - figure.height)
}
