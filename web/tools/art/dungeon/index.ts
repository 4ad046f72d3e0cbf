// All sprites of the dungeon games by name: sheets of the cards and of the people of each box, and one sheet of symbols for all boxes.
import { shelf } from '@overlair/rules/dungeon'
import { type BoxId, boxIds } from '@overlair/rules/dungeon/cards/shelf'
import type { Canvas } from '../drawing/canvas.ts'
import type { FamilyArt, SheetArt } from '../drawing/family-art.ts'
import { throneRoom } from '../interiors/throne-room.ts'
import type { Scene } from '../interiors/tones.ts'
import { dramaSprites } from '../scene/drama.ts'
import { cliffEdge, earthSprites, road, rock, soil, tunnel, turf } from '../scene/earth.ts'
import { halls, lairs, smallHalls } from '../scene/hall.ts'
import { lordPoses } from '../scene/lords.ts'
import { cloud, moon, ridgeFar, ridgeNear, skyDay, skyDusk, sun } from '../scene/sky.ts'
import { stallAwning, stallCounter, townSprites } from '../scene/town.ts'
import { BOSSES } from './bosses.ts'
import { bossMonsterBox, nextLevelBox, superBox } from './box-pictures.ts'
import { face } from './faces.ts'
import { coloursOf } from './heroes/class-colours.ts'
import { type HeroKind, heroBust, walkerStrip } from './heroes/hero-figure.ts'
import { HEROES } from './heroes/heroes.ts'
import { item } from './items.ts'
import { minions } from './minions.ts'
import { roomFigures } from './room-figures.ts'
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

function cards(box: BoxId): Record<string, Canvas> {
  const { rooms, spells } = shelf.boxOf(box)
  const out: Record<string, Canvas> = {}
  for (const card of rooms) out[`room-${card}`] = roomPicture(card, shelf.roomFacts(card), pictureOf(ROOMS, card))
  for (const card of spells)
    out[`spell-${card}`] = spellPicture(card, shelf.spellFacts(card).phase, pictureOf(SPELLS, card))
  return out
}
function people(box: BoxId): Record<string, Canvas> {
  const { bosses, heroes, items = [] } = shelf.boxOf(box)
  const out: Record<string, Canvas> = {}
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

const symbolSprites = (): Record<string, Canvas> => ({ ...symbols(), ...places(), ...minions() })

const walkers = (box: BoxId): Record<string, Canvas> =>
  Object.fromEntries(
    shelf
      .boxOf(box)
      .heroes.map(name => [`walker-${name}`, walkerStrip(pictureOf(HEROES, name), heroKind(name, box))] as const),
  )
/** The bosses of a box, either in the pose in which they wait or in all others. */
const lordsOf =
  (wait: boolean) =>
  (box: BoxId): Record<string, Canvas> =>
    Object.fromEntries(
      shelf
        .boxOf(box)
        .bosses.flatMap(boss => Object.entries(lordPoses(boss, pictureOf(BOSSES, boss))))
        .filter(([name]) => name.endsWith('-waiting') === wait),
    )
const figures = (box: BoxId): Record<string, Canvas> =>
  Object.assign({}, ...shelf.boxOf(box).rooms.map(room => roomFigures(room, pictureOf(ROOMS, room))))
const street = (): Record<string, Canvas> => ({
  ...townSprites(),
  ...earthSprites(),
  ...dramaSprites(),
  moon: moon(),
  sun: sun(),
  'cloud-1': cloud(70, 'c1', ['#b3527a', '#d9757c', '#7d3a70']),
  'cloud-2': cloud(48, 'c2', ['#8f4273', '#b3527a', '#63306a']),
  'cloud-day': cloud(70, 'c3', ['#dcebf2', '#ffffff', '#a9cbe2']),
})

type Kind = 'rooms' | 'spells' | 'bosses' | 'heroes' | 'items'
/** One sheet for each box that has cards of these kinds. */
const sheetsOfBoxes = (
  kinds: readonly Kind[],
  nameOf: (box: BoxId) => string,
  draw: (box: BoxId) => Record<string, Canvas>,
): SheetArt[] =>
  boxIds
    .filter(box => kinds.some(kind => (shelf.boxOf(box)[kind] ?? []).length > 0))
    .map(box => ({ name: nameOf(box), sprites: () => draw(box), reduced: true }))

export const dungeonArt: FamilyArt = {
  sheets: [
    ...sheetsOfBoxes(['rooms', 'spells'], box => box, cards),
    ...sheetsOfBoxes(['bosses', 'heroes', 'items'], box => `${box}-people`, people),
    { name: 'symbols', sprites: symbolSprites, namesAs: 'symbolSheet', reduced: true },
    ...sheetsOfBoxes(['heroes'], box => `scene/${box}-walkers`, walkers),
    ...sheetsOfBoxes(['bosses'], box => `scene/${box}-lords`, lordsOf(true)),
    ...sheetsOfBoxes(['bosses'], box => `scene/${box}-moods`, lordsOf(false)),
    ...sheetsOfBoxes(['rooms'], box => `scene/${box}-figures`, figures),
    { name: 'scene/halls', sprites: halls, namesAs: 'hallSheet', reduced: true },
    { name: 'scene/small-halls', sprites: smallHalls, namesAs: 'smallHallSheet', reduced: true },
    { name: 'scene/lairs', sprites: lairs, namesAs: 'lairSheet', reduced: true },
    { name: 'scene/street', sprites: street, namesAs: 'streetSheet', reduced: true },
  ],
  boxPictures: { 'boss-monster': bossMonsterBox, 'next-level': nextLevelBox, 'super-boss-monster': superBox },
  strips: {
    'sky-dusk': skyDusk,
    'sky-day': skyDay,
    'ridge-far': ridgeFar,
    'ridge-near': ridgeNear,
    rock,
    soil,
    turf,
    road,
    tunnel,
    'cliff-edge': cliffEdge,
    'stall-awning': stallAwning,
    'stall-counter': stallCounter,
  },
}
