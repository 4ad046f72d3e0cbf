// Portraits and throne rooms of the bosses.
import { Canvas } from '../drawing/canvas.ts'
import { PALETTES, type PaletteName } from '../drawing/palettes.ts'
import { sprite, stand } from '../drawing/shaded-sprite.ts'
import { type Mood, wall } from '../drawing/walls.ts'

const BOSSES: Readonly<Record<string, readonly [icon: string, paint: PaletteName, mood: Mood]>> = {
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

/** Bosses twice: a portrait of 32 pixels, and in their throne room, 72 by 60. */
export function bosses(): Record<string, Canvas> {
  const out: Record<string, Canvas> = {}
  for (const [id, [icon, paint, mood]] of Object.entries(BOSSES)) {
    const portrait = sprite(icon, 32, paint)
    out[`boss-${id}`] = new Canvas(32, 32).lay(portrait, Math.round((32 - portrait.width) / 2), 32 - portrait.height)
    const [, base, shade, deep] = PALETTES[paint]
    const room = wall(72, 60, mood, id, 8)
    for (const x of [4, 58])
      room
        .rect(x, 0, 10, 34, deep)
        .rect(x + 1, 0, 8, 33, shade)
        .rect(x + 3, 8, 4, 12, base)
        .rect(x + 1, 33, 2, 3, shade)
        .rect(x + 7, 33, 2, 3, shade)
    room.rect(14, 50, 44, 3, deep).rect(14, 50, 44, 1, base)
    out[`throne-${id}`] = stand(room, icon, 44, paint, 36, 51)
  }
  return out
}
