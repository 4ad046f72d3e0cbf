// Portraits and throne rooms of the bosses.
import { Canvas } from '../drawing/canvas.ts'
import type { PaletteName } from '../drawing/palettes.ts'
import { shadedSprite } from '../drawing/shaded-sprite.ts'
import { throneRoom } from '../interiors/throne-room.ts'
import type { Scene, Style } from '../interiors/tones.ts'
import { lordPoses } from '../scene/lords.ts'

const BOSSES: Readonly<Record<string, readonly [icon: string, palette: PaletteName, style: Style, scene: Scene]>> = {
  cleopatra: ['cleopatra', 'cleric', 'cleric', 3],
  eclipse: ['evil-moon', 'moon', 'mage', 1],
  kazanna: ['ifrit', 'ember', 'mixed', 2],
  xyzax: ['alien-stare', 'slime', 'explorer', 0],
  belladonna: ['rose', 'violet', 'thief', 3],
  porkus: ['boar', 'pink', 'fighter', 3],
  seducia: ['woman-elf-face', 'blood', 'mixed', 3],
  cerebellus: ['brain-tentacle', 'explorer', 'mage', 0],
  kirax: ['spider-alt', 'steel', 'fighter', 2],
  king_croak: ['frog-prince', 'leaf', 'thief', 1],
}

/** Draws each boss twice: a portrait of 32 × 32 and a throne room of 72 × 60. */
export function bosses(): Record<string, Canvas> {
  const out: Record<string, Canvas> = {}
  for (const [id, [icon, palette, style, scene]] of Object.entries(BOSSES)) {
    const portrait = shadedSprite(icon, 32, palette)
    out[`boss-${id}`] = new Canvas(32, 32).draw(portrait, Math.round((32 - portrait.width) / 2), 32 - portrait.height)
    out[`throne-${id}`] = throneRoom(id, style, scene, icon, palette)
  }
  return out
}

/** The poses of each boss on the map and in the results. */
export const lords = (): Record<string, Canvas> =>
  Object.assign({}, ...Object.entries(BOSSES).map(([id, [icon, palette]]) => lordPoses(id, [icon, palette])))
