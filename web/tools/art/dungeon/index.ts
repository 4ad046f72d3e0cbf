// All sprites of the dungeon games by name: one sheet per box, and one sheet of symbols for all boxes.
import { shelf } from '@overlair/rules/dungeon'
import { type BoxId, boxIds } from '@overlair/rules/dungeon/cards/shelf'
import { Canvas } from '../drawing/canvas.ts'
import type { FamilyArt } from '../drawing/family-art.ts'
import { shadedSprite } from '../drawing/shaded-sprite.ts'
import { throneRoom } from '../interiors/throne-room.ts'
import type { Scene } from '../interiors/tones.ts'
import { BOSSES } from './bosses.ts'
import { bossMonsterBox, nextLevelBox, superBox } from './box-pictures.ts'
import { face } from './faces.ts'
import { coloursOf } from './heroes/class-colours.ts'
import { type HeroKind, heroBust } from './heroes/hero-figure.ts'
import { HEROES } from './heroes/heroes.ts'
import { item } from './items.ts'
import { minions } from './minions.ts'
import { bossMonsterRooms } from './rooms/boss-monster.ts'
import { coinRooms, crashLandingRooms } from './rooms/expansions.ts'
import { nextLevelRooms } from './rooms/next-level.ts'
import { type RoomPicture, roomPicture, styleOf } from './rooms/room-picture.ts'
import { superRooms } from './rooms/super-boss-monster.ts'
import { spellPicture } from './spells/spell-picture.ts'
import { SPELLS } from './spells/spells.ts'
import { symbols } from './symbols.ts'
import { places } from './town/places.ts'

const ROOMS: Readonly<Record<string, RoomPicture>> = {
  ...bossMonsterRooms,
  ...nextLevelRooms,
  ...superRooms,
  ...crashLandingRooms,
  ...coinRooms,
}
function pictureOf<T>(pictures: Readonly<Record<string, T>>, card: string): T {
  const picture = pictures[card]
  if (!picture) throw new Error(`${card} has no picture`)
  return picture
}

const SCENES: readonly Scene[] = [0, 1, 2, 3]
/** The bosses of a box take the four rooms of their classes in turn. */
const sceneOf = (index: number): Scene => SCENES[index % SCENES.length] ?? 0

function boxSprites(box: BoxId): Record<string, Canvas> {
  const { rooms, spells, bosses, heroes, items = [] } = shelf.boxOf(box)
  const out: Record<string, Canvas> = {}
  for (const card of rooms) out[`room-${card}`] = roomPicture(card, shelf.roomFacts(card), pictureOf(ROOMS, card))
  for (const card of spells)
    out[`spell-${card}`] = spellPicture(card, shelf.spellFacts(card).phase, pictureOf(SPELLS, card))
  for (const [i, card] of bosses.entries()) {
    const motif = pictureOf(BOSSES, card)
    out[`boss-${card}`] = throneRoom(card, styleOf(shelf.bossFacts(card).treasure), sceneOf(i), ...motif)
    out[`face-${card}`] = face(motif)
  }
  for (const name of heroes) out[`hero-${name}`] = heroBust(pictureOf(HEROES, name), heroKind(name, box))
  for (const name of items) out[`item-${name}`] = item(name, shelf.itemFacts(name).treasure)
  return out
}
function heroKind(name: string, box: BoxId): HeroKind {
  const { treasure, epic } = shelf.heroFacts(name)
  return { colours: coloursOf(treasure[0], boxIds.indexOf(box)), treasure: treasure[0] ?? 'cleric', epic }
}

const gate = (): Canvas => {
  const figure = shadedSprite('dungeon-gate', 40, 'stone')
  return new Canvas(40, 40).draw(figure, Math.round((40 - figure.width) / 2), 40 - figure.height)
}
const symbolSprites = (): Record<string, Canvas> => ({ ...symbols(), ...places(), ...minions(), gate: gate() })

export const dungeonArt: FamilyArt = {
  sheets: [
    ...boxIds.map(box => ({ name: box, sprites: () => boxSprites(box), reduced: true })),
    { name: 'symbols', sprites: symbolSprites, namesAs: 'symbolSheet', reduced: true },
  ],
  textures: {},
  boxPictures: { 'boss-monster': bossMonsterBox, 'next-level': nextLevelBox, 'super-boss-monster': superBox },
}
