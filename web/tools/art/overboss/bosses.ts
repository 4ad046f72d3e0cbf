// Portraits and throne rooms of the bosses.
import { Canvas } from '../drawing/canvas.ts'
import { type WallColour, wall } from '../drawing/materials.ts'
import { PALETTES, type PaletteName } from '../drawing/palettes.ts'
import { drawStanding, shadedSprite } from '../drawing/shaded-sprite.ts'

const BOSSES: Readonly<Record<string, readonly [icon: string, palette: PaletteName, wallColour: WallColour]>> = {
  cleopatra: ['cleopatra', 'cleric', 'blue'],
  eclipse: ['evil-moon', 'moon', 'violet'],
  kazanna: ['ifrit', 'ember', 'red'],
  xyzax: ['alien-stare', 'slime', 'violet'],
  belladonna: ['rose', 'violet', 'green'],
  porkus: ['boar', 'pink', 'warm'],
  seducia: ['woman-elf-face', 'blood', 'violet'],
  cerebellus: ['brain-tentacle', 'explorer', 'blue'],
  kirax: ['spider-alt', 'steel', 'red'],
  king_croak: ['frog-prince', 'leaf', 'green'],
}

/** Draws each boss twice: a portrait of 32 × 32 and a throne room of 72 × 60. */
export function bosses(): Record<string, Canvas> {
  const out: Record<string, Canvas> = {}
  for (const [id, [icon, palette, wallColour]] of Object.entries(BOSSES)) {
    const portrait = shadedSprite(icon, 32, palette)
    out[`boss-${id}`] = new Canvas(32, 32).draw(portrait, Math.round((32 - portrait.width) / 2), 32 - portrait.height)
    const [, base, shade, deep] = PALETTES[palette]
    const room = wall(72, 60, wallColour, id, 8)
    for (const x of [4, 58])
      room
        .rect(x, 0, 10, 34, deep)
        .rect(x + 1, 0, 8, 33, shade)
        .rect(x + 3, 8, 4, 12, base)
        .rect(x + 1, 33, 2, 3, shade)
        .rect(x + 7, 33, 2, 3, shade)
    room.rect(14, 50, 44, 3, deep).rect(14, 50, 44, 1, base)
    out[`throne-${id}`] = drawStanding(room, icon, 44, palette, 36, 51)
  }
  return out
}
