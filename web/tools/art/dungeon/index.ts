// All sprites of the dungeon games by name: one sheet per box, and one sheet of symbols for all boxes.
import { shelf } from '@overlair/rules/dungeon'
import { type BoxId, boxIds } from '@overlair/rules/dungeon/cards/shelf'
import type { Canvas } from '../drawing/canvas.ts'
import type { FamilyArt } from '../drawing/family-art.ts'
import type { PaletteName } from '../drawing/palettes.ts'
import { bossMonsterBox, nextLevelBox, superBox } from './box-pictures.ts'
import { minions } from './minions.ts'
import * as cards from './motifs.ts'
import { CLASS_FACES, type Motif, type MotifsByBox } from './motifs.ts'
import { FIGURE_SIZE, figure, LORD_SIZE, SMALL_FIGURE_SIZE, walker } from './scene/figures.ts'
import { sceneSprites } from './scene/index.ts'
import { landTiles } from './scene/land.ts'
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
  for (const [name, [icon, palette]] of heroMotifs(heroes)) out[`hero-${name}`] = face(icon, palette)
  for (const name of items) out[`item-${name}`] = faceOf(superCards.ITEMS, name)
  return out
}
/** The head of each hero: its own, or the next one of its class. */
function heroMotifs(heroes: readonly string[]): readonly (readonly [string, readonly [string, PaletteName]])[] {
  const usedFaces: Record<string, number> = {}
  return heroes.map(name => {
    const { treasure, epic } = shelf.heroFacts(name)
    const ownFace = HERO_FACES[name]
    if (ownFace) return [name, [ownFace[0], ownFace[1]]]
    const [first = 'cleric'] = treasure
    const faces = CLASS_FACES[first]?.[epic ? 'epic' : 'ordinary'] ?? []
    const kind = `${first} ${epic}`
    const icon = faces[(usedFaces[kind] ?? 0) % faces.length] ?? 'hood'
    usedFaces[kind] = (usedFaces[kind] ?? 0) + 1
    return [name, [icon, paletteOfTreasure(first)]]
  })
}
/** Rooms, bosses and heroes of a box as figures in the scene. */
function boxFigures(box: BoxId): Record<string, Canvas> {
  const { rooms, bosses, heroes } = shelf.boxOf(box)
  const out: Record<string, Canvas> = {}
  for (const card of rooms) {
    const [icon, palette] = motifOf(ROOMS, box, card)
    out[`figure-${card}`] = figure(icon, palette, FIGURE_SIZE)
    out[`figure-small-${card}`] = figure(icon, palette, SMALL_FIGURE_SIZE)
  }
  for (const card of bosses) {
    const [icon, palette] = motifOf(BOSSES, box, card)
    out[`lord-${card}`] = figure(icon, palette, LORD_SIZE)
  }
  for (const [name, [icon, palette]] of heroMotifs(heroes)) out[`walker-${name}`] = walker(icon, palette)
  return out
}
function faceOf(motifs: Readonly<Record<string, Motif>>, name: string): Canvas {
  const [icon, palette] = motifOf({ motifs }, 'motifs', name)
  return face(icon, palette)
}
const paletteOfTreasure = (treasure: string): PaletteName =>
  treasure === 'fighter' || treasure === 'mage' || treasure === 'thief' ? treasure : 'cleric'

const townPlaces = (): Record<string, Canvas> =>
  Object.fromEntries(
    Object.keys(superCards.TOWN_PLACES).map(name => [`place-${name}`, faceOf(superCards.TOWN_PLACES, name)] as const),
  )
const symbolSprites = (): Record<string, Canvas> => ({ ...symbols(), ...townPlaces(), ...minions() })

export const dungeonArt: FamilyArt = {
  sheets: [
    ...boxIds.map(box => ({ name: box, sprites: () => boxSprites(box), reduced: true })),
    ...boxIds.filter(box => shelf.boxOf(box).rooms.length + shelf.boxOf(box).heroes.length > 0).map(box => ({
      name: `${box}-figures`,
      sprites: () => boxFigures(box),
      reduced: true,
    })),
    { name: 'symbols', sprites: symbolSprites, namesAs: 'symbolSheet', reduced: true },
    { name: 'scene', sprites: sceneSprites, namesAs: 'sceneSheet', reduced: true },
  ],
  tiles: landTiles,
  boxPictures: { 'boss-monster': bossMonsterBox, 'next-level': nextLevelBox, 'super-boss-monster': superBox },
}
