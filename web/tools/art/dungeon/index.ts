// Every sprite of the dungeon games by its name: a sheet for each box, and one of signs for all.
import { bossFacts, boxOf, heroFacts, roomFacts } from '@overlair/rules/dungeon'
import { type Box, boxes } from '@overlair/rules/dungeon/cards/load-boxes'
import { Canvas } from '../drawing/canvas.ts'
import type { FamilyArt } from '../drawing/family-art.ts'
import type { PaletteName } from '../drawing/palettes.ts'
import { sprite } from '../drawing/shaded-sprite.ts'
import { bossMonsterBox, nextLevelBox, superBox } from './box-pictures.ts'
import { minions } from './minions.ts'
import * as cards from './motifs.ts'
import { HEROES, type Motif, type MotifsByBox } from './motifs.ts'
import { bossScene, face, roomScene, spellScene } from './scenes.ts'
import * as superCards from './super-motifs.ts'
import { signs } from './symbols.ts'

const ROOMS: MotifsByBox = { ...cards.ROOMS, ...superCards.ROOMS }
const SPELLS: MotifsByBox = { ...cards.SPELLS, ...superCards.SPELLS }
const BOSSES: MotifsByBox = { ...cards.BOSSES, ...superCards.BOSSES }
const OWN_FACES: Readonly<Record<string, Motif>> = { ...cards.OWN_FACES, ...superCards.OWN_FACES }

const motifOf = (shelf: MotifsByBox, box: string, card: string): Motif => {
  const motif = shelf[box]?.[card]
  if (!motif) throw new Error(`nobody has drawn ${card}`)
  return motif
}

function boxSprites(box: Box): Record<string, Canvas> {
  const { rooms, spells, bosses, heroes, items = [] } = boxOf(box)
  const out: Record<string, Canvas> = {}
  for (const card of rooms) out[`room-${card}`] = roomScene(card, roomFacts(card), motifOf(ROOMS, box, card))
  for (const card of spells) out[`spell-${card}`] = spellScene(card, motifOf(SPELLS, box, card))
  for (const card of bosses) {
    const motif = motifOf(BOSSES, box, card)
    out[`boss-${card}`] = bossScene(card, bossFacts(card).treasure, motif)
    out[`face-${card}`] = face(motif[0], motif[1])
  }
  const met: Record<string, number> = {}
  for (const name of heroes) {
    const { treasure, epic } = heroFacts(name)
    const own = OWN_FACES[name]
    const [first = 'cleric'] = treasure
    const shelf = HEROES[first]?.[epic ? 'epic' : 'ordinary'] ?? []
    const kind = `${first} ${epic}`
    if (own) {
      out[`hero-${name}`] = face(own[0], own[1])
      continue
    }
    const icon = shelf[(met[kind] ?? 0) % shelf.length] ?? 'hood'
    met[kind] = (met[kind] ?? 0) + 1
    out[`hero-${name}`] = face(icon, paintOf(first))
  }
  for (const name of items) out[`item-${name}`] = figureOf(superCards.ITEMS, name)
  return out
}
function figureOf(shelf: Readonly<Record<string, Motif>>, name: string): Canvas {
  const [icon, paint] = motifOf({ shelf }, 'shelf', name)
  return face(icon, paint)
}
const paintOf = (treasure: string): PaletteName =>
  treasure === 'fighter' || treasure === 'mage' || treasure === 'thief' ? treasure : 'cleric'

const gate = (): Canvas => {
  const figure = sprite('dungeon-gate', 40, 'stone')
  return new Canvas(40, 40).lay(figure, Math.round((40 - figure.width) / 2), 40 - figure.height)
}
const places = (): Record<string, Canvas> =>
  Object.fromEntries(
    Object.keys(superCards.PLACES).map(name => [`place-${name}`, figureOf(superCards.PLACES, name)] as const),
  )
const signSprites = (): Record<string, Canvas> => ({ ...signs(), ...places(), ...minions(), gate: gate() })

export const dungeonArt: FamilyArt = {
  sheets: [
    ...boxes.map(box => ({ name: box, sprites: () => boxSprites(box), exportName: 'places', reduced: true })),
    { name: 'symbols', sprites: signSprites, exportName: 'places', reduced: true },
  ],
  boxPictures: { 'boss-monster': bossMonsterBox, 'next-level': nextLevelBox, 'super-boss-monster': superBox },
}
