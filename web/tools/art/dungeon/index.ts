// All sprites of the dungeon games by name: one sheet per box, and one sheet of symbols for all boxes.
import { shelf } from '@overlair/rules/dungeon'
import { type BoxId, boxIds } from '@overlair/rules/dungeon/cards/shelf'
import { Canvas } from '../drawing/canvas.ts'
import type { FamilyArt } from '../drawing/family-art.ts'
import type { PaletteName } from '../drawing/palettes.ts'
import { shadedSprite } from '../drawing/shaded-sprite.ts'
import { bossMonsterBox, nextLevelBox, superBox } from './box-pictures.ts'
import { minions } from './minions.ts'
import * as cards from './motifs.ts'
import { CLASS_FACES, type Motif, type MotifsByBox } from './motifs.ts'
import { bossScene, face, roomScene, spellScene } from './scenes.ts'
import * as superCards from './super-motifs.ts'
import { symbols } from './symbols.ts'

const ROOMS: MotifsByBox = { ...cards.ROOMS, ...superCards.ROOMS }
const SPELLS: MotifsByBox = { ...cards.SPELLS, ...superCards.SPELLS }
const BOSSES: MotifsByBox = { ...cards.BOSSES, ...superCards.BOSSES }
const HERO_FACES: Readonly<Record<string, Motif>> = { ...cards.HERO_FACES, ...superCards.HERO_FACES }

const motifOf = (motifs: MotifsByBox, box: string, card: string): Motif => {
  const motif = motifs[box]?.[card]
  if (!motif) throw new Error(`${card} has no motif`)
  return motif
}

function boxSprites(box: BoxId): Record<string, Canvas> {
  const { rooms, spells, bosses, heroes, items = [] } = shelf.boxOf(box)
  const out: Record<string, Canvas> = {}
  for (const card of rooms) out[`room-${card}`] = roomScene(card, shelf.roomFacts(card), motifOf(ROOMS, box, card))
  for (const card of spells) out[`spell-${card}`] = spellScene(card, motifOf(SPELLS, box, card))
  for (const card of bosses) {
    const motif = motifOf(BOSSES, box, card)
    out[`boss-${card}`] = bossScene(card, shelf.bossFacts(card).treasure, motif)
    out[`face-${card}`] = face(motif[0], motif[1])
  }
  const usedFaces: Record<string, number> = {}
  for (const name of heroes) {
    const { treasure, epic } = shelf.heroFacts(name)
    const heroFace = HERO_FACES[name]
    const [first = 'cleric'] = treasure
    const faces = CLASS_FACES[first]?.[epic ? 'epic' : 'ordinary'] ?? []
    const kind = `${first} ${epic}`
    if (heroFace) {
      out[`hero-${name}`] = face(heroFace[0], heroFace[1])
      continue
    }
    const icon = faces[(usedFaces[kind] ?? 0) % faces.length] ?? 'hood'
    usedFaces[kind] = (usedFaces[kind] ?? 0) + 1
    out[`hero-${name}`] = face(icon, paletteOfTreasure(first))
  }
  for (const name of items) out[`item-${name}`] = faceOf(superCards.ITEMS, name)
  return out
}
function faceOf(motifs: Readonly<Record<string, Motif>>, name: string): Canvas {
  const [icon, palette] = motifOf({ motifs }, 'motifs', name)
  return face(icon, palette)
}
const paletteOfTreasure = (treasure: string): PaletteName =>
  treasure === 'fighter' || treasure === 'mage' || treasure === 'thief' ? treasure : 'cleric'

const gate = (): Canvas => {
  const figure = shadedSprite('dungeon-gate', 40, 'stone')
  return new Canvas(40, 40).draw(figure, Math.round((40 - figure.width) / 2), 40 - figure.height)
}
const townPlaces = (): Record<string, Canvas> =>
  Object.fromEntries(
    Object.keys(superCards.TOWN_PLACES).map(name => [`place-${name}`, faceOf(superCards.TOWN_PLACES, name)] as const),
  )
const symbolSprites = (): Record<string, Canvas> => ({ ...symbols(), ...townPlaces(), ...minions(), gate: gate() })

export const dungeonArt: FamilyArt = {
  sheets: [
    ...boxIds.map(box => ({ name: box, sprites: () => boxSprites(box), reduced: true })),
    { name: 'symbols', sprites: symbolSprites, namesAs: 'symbolSheet', reduced: true },
  ],
  textures: {},
  boxPictures: { 'boss-monster': bossMonsterBox, 'next-level': nextLevelBox, 'super-boss-monster': superBox },
}
