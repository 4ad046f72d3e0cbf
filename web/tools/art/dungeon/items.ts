// Items, 32 × 32: each lies on what its class keeps things on.
import { Canvas, type Colour, INK } from '../drawing/canvas.ts'
import { glow } from '../drawing/lights.ts'
import { shadedSprite } from '../drawing/shaded-sprite.ts'
import type { Motif } from '../staging/stage.ts'

type Ground = 'cushion' | 'rack' | 'circle' | 'sack'
const ITEMS: Readonly<Record<string, readonly [Motif, Ground]>> = {
  'halo-polish': [['spiked-halo', 'cleric'], 'cushion'],
  'choir-robe': [['robe', 'cloud'], 'rack'],
  'squeaky-censer': [['incense', 'cleric'], 'circle'],
  'dented-helmet': [['barbute', 'steel'], 'cushion'],
  'practice-sword': [['wood-stick', 'wood'], 'rack'],
  'lucky-gauntlet': [['gauntlet', 'steel'], 'circle'],
  'pointy-hat': [['pointy-hat', 'violet'], 'cushion'],
  'foggy-crystal-ball': [['crystal-ball', 'mage'], 'circle'],
  'singed-staff': [['wizard-staff', 'wood'], 'rack'],
  'lucky-lockpick': [['lockpicks', 'steel'], 'sack'],
  'smoke-pellets': [['smoke-bomb', 'stone'], 'circle'],
  'false-moustache': [['mustache', 'wood'], 'sack'],
}
const CLOTH: Readonly<Record<string, readonly [Colour, Colour, Colour]>> = {
  cleric: ['#f7a8a0', '#c4423c', '#7c2434'],
  fighter: ['#ffcf8a', '#c9803a', '#7a4526'],
  mage: ['#a8c4ff', '#3c5cc0', '#24347c'],
  thief: ['#c4f0b0', '#4d9a58', '#245a40'],
}

function ground(out: Canvas, kind: Ground, [light, base, shade]: readonly [Colour, Colour, Colour]): void {
  if (kind === 'cushion')
    out
      .rect(2, 24, 28, 7, INK)
      .rect(3, 23, 26, 1, INK)
      .rect(3, 24, 26, 6, base)
      .rect(3, 24, 26, 1, light)
      .rect(3, 28, 26, 2, shade)
  if (kind === 'rack')
    for (const y of [4, 24])
      out
        .rect(0, y, 32, 5, INK)
        .rect(0, y + 1, 32, 3, base)
        .rect(0, y + 1, 32, 1, light)
  if (kind === 'circle') {
    out.disc(15.5, 15.5, 15.8, INK).disc(15.5, 15.5, 14.8, shade).disc(14.5, 14.5, 12, base)
    glow(out, 11, 10, 8, light, 120)
  }
  if (kind === 'sack')
    for (let y = 12; y < 31; y++) {
      const half = 11 + Math.round(4 * Math.sin(((y - 12) / 18) * Math.PI))
      out
        .rect(16 - half - 1, y, half * 2 + 2, 1, INK)
        .rect(16 - half, y, half * 2, 1, y > 26 ? shade : base)
        .rect(16 - half, y, 3, 1, light)
    }
}

export function item(name: string, treasure: string): Canvas {
  const found = ITEMS[name]
  const cloth = CLOTH[treasure]
  if (!found || !cloth) throw new Error(`${name} has no picture`)
  const [[icon, palette], kind] = found
  const out = new Canvas(32, 32)
  ground(out, kind, cloth)
  const figure = shadedSprite(icon, kind === 'circle' ? 25 : 26, palette)
  const bottom = kind === 'cushion' ? 27 : 16 + Math.round(figure.height / 2)
  return out.draw(figure, Math.round((32 - figure.width) / 2), bottom - figure.height)
}
