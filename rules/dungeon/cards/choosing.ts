// What can be chosen, and where from. `seems` of a hidden source says, by what is public, whether there may be
// anything.
import { placements } from '../building.ts'
import { kindOf } from '../cards-moving.ts'
import { heroFacts, type RoomFacts, roomFacts } from '../catalogue.ts'
import type { Placement, Prompt } from '../choices.ts'
import { pendingRoomAbilities, pendingSpells } from '../declaring.ts'
import type { CardName, Hero, HeroName, Kind, Me, Rank, Room, RoomId, Seat, State, Treasure } from '../state.ts'
import { from, fromHidden, type Options } from '../steps.ts'
import {
  activeRooms,
  buildingForbidden,
  distinct,
  find,
  handSize,
  isGuarded,
  opponents,
  player,
  treasureTypes,
  walkerOf,
  wholeHand,
} from '../table.ts'

// Which rooms: filters on what is printed

export type Sort = (facts: RoomFacts) => boolean
export const monsters: Sort = ({ kind }) => kind === 'monster'
export const traps: Sort = ({ kind }) => kind === 'trap'
export const advanced: Sort = facts => facts.advanced
export const anySort: Sort = () => true
export const showing =
  (treasure: Treasure): Sort =>
  facts =>
    facts.treasure.includes(treasure)
/** `roomIs(room, monsters)` */
export const roomIs = (room: Room, sort: Sort): boolean => sort(roomFacts(room.card))
const isSort = (card: CardName, sort: Sort): boolean => kindOf(card) === 'rooms' && sort(roomFacts(card))

// Rooms on the table

const idsOf = (rooms: readonly Room[], sort: Sort): RoomId[] =>
  rooms.filter(room => roomIs(room, sort)).map(room => room.id)
/** `choose('room', anyRoom())`, `choose('room', anyRoom(traps))`: active rooms of every dungeon. */
export const anyRoom = (sort: Sort = anySort): Options<RoomId> =>
  from('choose.room', s => s.order.flatMap(seat => idsOf(activeRooms(s, seat), sort)))
export const anyOtherRoom = (sort: Sort = anySort): Options<RoomId> =>
  from('choose.room', (s, v) =>
    anyRoom(sort)
      .of(s, v)
      .filter(id => id !== v.self),
  )
export const yourRoom = (sort: Sort = anySort): Options<RoomId> =>
  from('choose.ownRoom', (s, { you }) => idsOf(activeRooms(s, you), sort))
export const yourOtherRoom = (sort: Sort = anySort): Options<RoomId> =>
  from('choose.ownRoom', (s, v) =>
    yourRoom(sort)
      .of(s, v)
      .filter(id => id !== v.self),
  )
/** What may be destroyed: not where a minion stands (SB-161). */
export const toDestroy = <N = Me>(options: Options<RoomId, N>): Options<RoomId, N> => ({
  ...options,
  topics: ['destroy'],
  of: (s, v) => options.of(s, v).filter(id => !isGuarded(s, id)),
})
/** A second room of the dungeon in which the chosen one lies. */
export const roomBesideIt: Options<RoomId, { room: RoomId }> = from('choose.room', (s, { room }) => {
  const seat = find(s, room)?.seat
  return seat === undefined ? [] : idsOf(activeRooms(s, seat), anySort).filter(id => id !== room)
})
/** Players with two rooms to swap. */
export const dungeonWithTwoRooms: Options<Seat> = from('choose.dungeon', s =>
  s.order.filter(seat => activeRooms(s, seat).length > 1),
)
export const roomOfChosen: Options<RoomId, { player: Seat }> = from('choose.room', (s, v) =>
  idsOf(activeRooms(s, v.player), anySort),
)

// Cards

export const inDiscard: Options<CardName> = from('choose.fromDiscard', s => distinct(s.discard), 'discard-pile')
export const roomInDiscard = (sort: Sort = anySort): Options<CardName> =>
  from('choose.fromDiscard', s => distinct(s.discard.filter(card => isSort(card, sort))), 'discard-pile')
export const spellInDiscard: Options<CardName> = from(
  'choose.fromDiscard',
  s => distinct(s.discard.filter(card => kindOf(card) === 'spells')),
  'discard-pile',
)
/** Cards of your hand: others see only how many there are (BM-230). */
export const spellInHand: Options<CardName> = fromHidden(
  'discard.spell',
  (s, { you }) => player(s, you).spells.length > 0,
  (s, { you }) => distinct(player(s, you).spells),
)
export const roomInHand = (sort: Sort = anySort, prompt: Prompt = 'discard.cards'): Options<CardName> =>
  fromHidden(
    prompt,
    (s, { you }) => player(s, you).rooms.length > 0,
    (s, { you }) => distinct(player(s, you).rooms.filter(card => sort(roomFacts(card)))),
  )
export const cardInHand: Options<CardName> = fromHidden(
  'discard.cards',
  (s, { you }) => handSize(s, you) > 0,
  (s, { you }) => distinct([...player(s, you).rooms, ...player(s, you).spells]),
)
/** Where you may build now: rooms of your hand, or of these. */
export const yourPlacement = (sort: Sort = anySort): Options<Placement> =>
  fromHidden(
    'build.room',
    (s, { you }) => player(s, you).rooms.length > 0 && !buildingForbidden(s),
    (s, { you }) =>
      placements(
        s,
        you,
        player(s, you).rooms.filter(card => sort(roomFacts(card))),
      ),
  )
/** A monster room over one that is there. */
export const monsterOverRoom: Options<Placement> = fromHidden(
  'build.room',
  (s, { you }) => player(s, you).rooms.length > 0,
  (s, v) =>
    yourPlacement(monsters)
      .of(s, v)
      .filter(({ at }) => at < player(s, v.you).dungeon.length),
)
export const placementOfCard: Options<Placement, Me & { card: CardName }> = from('build.room', (s, v) =>
  placements(s, v.you, [v.card]),
)

// Players, declared effects, treasure

export const opponent: Options<Seat> = from('choose.opponent', opponents)
export const opponentWith = (kind?: Kind): Options<Seat> =>
  from('choose.opponent', (s, v) =>
    opponents(s, v).filter(seat => (kind ? player(s, seat)[kind].length : handSize(s, seat)) > 0),
  )
export const anyPlayer: Options<Seat> = from('choose.dungeon', s => s.order)
export const declaredSpell: Options<string> = from('choose.target', pendingSpells)
export const declaredRoomAbility: Options<string> = from('choose.target', pendingRoomAbilities)
export const treasureType: Options<Treasure> = from('choose.treasure', treasureTypes)

// Heroes

const walkers = (s: State, seats: readonly Seat[]): Hero[] => seats.flatMap(seat => walkerOf(s, seat) ?? [])
const names = (heroes: readonly Hero[]): HeroName[] => heroes.map(h => h.name)
/** A hero inside a dungeon, not at its entrance. */
export const heroInside: Options<HeroName> = from('choose.hero', s => names(walkers(s, s.order)))
export const heroInYours: Options<HeroName> = from('choose.hero', (s, { you }) => names(walkers(s, [you])))
export const heroInOpponents: Options<HeroName> = from('choose.hero', (s, v) => names(walkers(s, opponents(s, v))))
/** In the room that this is the effect of, also when the room is gone as a cost (BM-221). */
export const heroHere: Options<HeroName> = from('choose.hero', (s, { you, self }) =>
  names(walkers(s, [you]).filter(hero => hero.room === self)),
)
export const heroInTown = (rank?: Rank): Options<HeroName> =>
  from('choose.hero', s => names(s.town).filter(name => !rank || heroFacts(name).epic === (rank === 'epic')), 'town')
export const yourSoul: Options<HeroName> = from('choose.hero', (s, { you }) => player(s, you).slain, 'soul')
export const opponentsSoul: Options<HeroName> = from(
  'choose.hero',
  (s, v) => opponents(s, v).flatMap(seat => player(s, seat).slain),
  'soul',
)
export const yourWound: Options<HeroName> = from('heal', (s, { you }) => player(s, you).survivors, 'heal', 'wound')

/** What the chosen player shows you: others know only that there is something. */
export const cardOfShownHand = (kind?: Kind): Options<CardName, Me & { player: Seat }> => {
  const shown = (s: State, seat: Seat) => (kind ? player(s, seat)[kind] : wholeHand(s, seat))
  return fromHidden(
    'choose.fromHandOf',
    (s, v) => shown(s, v.player).length > 0,
    (s, v) => distinct(shown(s, v.player)),
  )
}
