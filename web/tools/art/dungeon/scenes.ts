// Draws rooms, spells, bosses and heroes of the dungeon games from the facts of their cards.
import { Canvas, INK, seededRandom } from '../drawing/canvas.ts'
import { PALETTES, type PaletteName } from '../drawing/palettes.ts'
import { shadedSprite } from '../drawing/shaded-sprite.ts'
import { torch, type WallColour, wall } from '../drawing/walls.ts'
import type { Motif } from './motifs.ts'

const wallColours: Readonly<Record<string, WallColour>> = {
  cleric: 'warm',
  fighter: 'red',
  mage: 'blue',
  thief: 'green',
}
const wallColourOf = (treasure: readonly string[]): WallColour =>
  treasure.length === 1 ? (wallColours[treasure[0] ?? ''] ?? 'violet') : 'violet'

function chain(out: Canvas, x: number, length: number): void {
  for (let y = 0; y < length; y++)
    out.set(x, y, y % 3 === 2 ? INK : '#9a9db5').set(x + 1, y, y % 3 === 0 ? '#62657f' : INK)
}

export interface RoomFeatures {
  readonly kind: string
  readonly treasure: readonly string[]
}
/** 72 × 44. Monster rooms have torches, trap rooms have chains. The wall has the colour of the treasure. */
export function roomScene(
  id: string,
  { kind, treasure }: RoomFeatures,
  [icon, palette, secondIcon, secondPalette]: Motif,
): Canvas {
  const out = wall(72, 44, wallColourOf(treasure), id, 8)
  if (kind === 'monster') {
    torch(out, 6, 12)
    torch(out, 63, 12)
  } else {
    chain(out, 7, 16)
    chain(out, 63, 22)
  }
  if (secondIcon) {
    const second = shadedSprite(secondIcon, 20, secondPalette ?? 'stone')
    out.draw(second, 68 - second.width, 37 - second.height)
  }
  const figure = shadedSprite(icon, 34, palette, { close: icon !== 'skeleton' })
  const x = Math.round((72 - figure.width) / 2) - (secondIcon ? 9 : 0)
  out.rect(x + 2, 39, figure.width - 4, 2, INK, 150)
  return out.draw(figure, x, 40 - figure.height)
}

/** 72 × 44. A circle of sparks on a dark ground. */
export function spellScene(id: string, [icon, palette]: Motif): Canvas {
  const [light, base, shade, deep] = PALETTES[palette]
  const random = seededRandom(id)
  const out = new Canvas(72, 44).dither(0, 0, 72, 44, '#1c1533', deep)
  for (let i = 0; i < 26; i++) out.set(random() * 72, random() * 44, random() < 0.5 ? light : base)
  for (let k = 0; k < 60; k++) {
    const angle = (k / 60) * Math.PI * 2
    out.set(36 + Math.cos(angle) * 21, 22 + Math.sin(angle) * 19, shade)
  }
  const figure = shadedSprite(icon, 32, palette)
  return out.draw(figure, Math.round((72 - figure.width) / 2), Math.round((44 - figure.height) / 2))
}

/** 72 × 60. The boss stands on a dais between banners. */
export function bossScene(id: string, treasure: readonly string[], [icon, palette]: Motif): Canvas {
  const [, base, shade, deep] = PALETTES[palette]
  const out = wall(72, 60, wallColourOf(treasure), id, 8)
  for (const x of [4, 58])
    out
      .rect(x, 0, 10, 34, deep)
      .rect(x + 1, 0, 8, 33, shade)
      .rect(x + 3, 8, 4, 12, base)
      .rect(x + 1, 33, 2, 3, shade)
      .rect(x + 7, 33, 2, 3, shade)
  out.rect(14, 50, 44, 3, deep).rect(14, 50, 44, 1, base)
  const figure = shadedSprite(icon, 46, palette)
  return out.draw(figure, Math.round((72 - figure.width) / 2), 51 - figure.height)
}

/** 32 × 32, aligned to the lower edge. */
export function face(icon: string, palette: PaletteName): Canvas {
  const figure = shadedSprite(icon, 32, palette)
  return new Canvas(32, 32).draw(figure, Math.round((32 - figure.width) / 2), 32 - figure.height)
}
