// What can be chosen, and where from. `seems` of a hidden source says, by what is public, whether there may be
// anything.
import { deckOf } from '../../actions/cards.ts'
import { placements } from '../../actions/rooms.ts'
import { heroFacts, type RoomFacts, roomFacts } from '../../engine/card-registry.ts'
import { hiddenTargets, type TargetSource, visibleTargets } from '../../engine/combinators.ts'
import { pendingRoomAbilities, pendingSpells } from '../../engine/declared-effects.ts'
import {
  activeRooms,
  buildingForbidden,
  distinct,
  handCount,
  isGuarded,
  locateRoom,
  opponents,
  player,
  treasureTypes,
  walkerOf,
  wholeHand,
} from '../../engine/queries.ts'
import type { Placement, Prompt } from '../../model/choices.ts'
import type {
  CardName,
  DeckKind,
  EffectVars,
  Hero,
  HeroName,
  HeroRank,
  Room,
  RoomId,
  Seat,
  State,
  Treasure,
} from '../../model/state.ts'

// Which rooms: filters on what is printed

export type RoomFilter = (facts: RoomFacts) => boolean
export const monsters: RoomFilter = ({ kind }) => kind === 'monster'
export const traps: RoomFilter = ({ kind }) => kind === 'trap'
export const advanced: RoomFilter = facts => facts.advanced
export const anyRoomCard: RoomFilter = () => true
export const showing =
  (treasure: Treasure): RoomFilter =>
  facts =>
    facts.treasure.includes(treasure)
/** `roomIs(room, monsters)` */
export const roomMatches = (room: Room, sort: RoomFilter): boolean => sort(roomFacts(room.card))
const isSort = (card: CardName, sort: RoomFilter): boolean => deckOf(card) === 'rooms' && sort(roomFacts(card))

// Rooms on the table

const idsOf = (rooms: readonly Room[], sort: RoomFilter): RoomId[] =>
  rooms.filter(room => roomMatches(room, sort)).map(room => room.id)
/** `choose('room', anyRoom())`, `choose('room', anyRoom(traps))`: active rooms of every dungeon. */
export const anyRoom = (sort: RoomFilter = anyRoomCard): TargetSource<RoomId> =>
  visibleTargets('choose.room', s => s.order.flatMap(seat => idsOf(activeRooms(s, seat), sort)))
export const anyOtherRoom = (sort: RoomFilter = anyRoomCard): TargetSource<RoomId> =>
  visibleTargets('choose.room', (s, v) =>
    anyRoom(sort)
      .of(s, v)
      .filter(id => id !== v.self),
  )
export const yourRoom = (sort: RoomFilter = anyRoomCard): TargetSource<RoomId> =>
  visibleTargets('choose.ownRoom', (s, { you }) => idsOf(activeRooms(s, you), sort))
export const yourOtherRoom = (sort: RoomFilter = anyRoomCard): TargetSource<RoomId> =>
  visibleTargets('choose.ownRoom', (s, v) =>
    yourRoom(sort)
      .of(s, v)
      .filter(id => id !== v.self),
  )
/** What may be destroyed: not where a minion stands (SB-161). */
export const toDestroy = <N = EffectVars>(options: TargetSource<RoomId, N>): TargetSource<RoomId, N> => ({
  ...options,
  topics: ['destroy'],
  of: (s, v) => options.of(s, v).filter(id => !isGuarded(s, id)),
})
/** A second room of the dungeon in which the chosen one lies. */
export const roomBesideIt: TargetSource<RoomId, { room: RoomId }> = visibleTargets('choose.room', (s, { room }) => {
  const seat = locateRoom(s, room)?.seat
  return seat === undefined ? [] : idsOf(activeRooms(s, seat), anyRoomCard).filter(id => id !== room)
})
/** Players with two rooms to swap. */
export const dungeonWithTwoRooms: TargetSource<Seat> = visibleTargets('choose.dungeon', s =>
  s.order.filter(seat => activeRooms(s, seat).length > 1),
)
export const roomOfChosen: TargetSource<RoomId, { player: Seat }> = visibleTargets('choose.room', (s, v) =>
  idsOf(activeRooms(s, v.player), anyRoomCard),
)

// Cards

export const inDiscard: TargetSource<CardName> = visibleTargets(
  'choose.fromDiscard',
  s => distinct(s.discard),
  'discard-pile',
)
export const roomInDiscard = (sort: RoomFilter = anyRoomCard): TargetSource<CardName> =>
  visibleTargets('choose.fromDiscard', s => distinct(s.discard.filter(card => isSort(card, sort))), 'discard-pile')
export const spellInDiscard: TargetSource<CardName> = visibleTargets(
  'choose.fromDiscard',
  s => distinct(s.discard.filter(card => deckOf(card) === 'spells')),
  'discard-pile',
)
/** Cards of your hand: others see only how many there are (BM-230). */
export const spellInHand: TargetSource<CardName> = hiddenTargets(
  'discard.spell',
  (s, { you }) => player(s, you).spells.length > 0,
  (s, { you }) => distinct(player(s, you).spells),
)
export const roomInHand = (sort: RoomFilter = anyRoomCard, prompt: Prompt = 'discard.cards'): TargetSource<CardName> =>
  hiddenTargets(
    prompt,
    (s, { you }) => player(s, you).rooms.length > 0,
    (s, { you }) => distinct(player(s, you).rooms.filter(card => sort(roomFacts(card)))),
  )
export const cardInHand: TargetSource<CardName> = hiddenTargets(
  'discard.cards',
  (s, { you }) => handCount(s, you) > 0,
  (s, { you }) => distinct([...player(s, you).rooms, ...player(s, you).spells]),
)
/** Where you may build now: rooms of your hand, or of these. */
export const yourPlacement = (sort: RoomFilter = anyRoomCard): TargetSource<Placement> =>
  hiddenTargets(
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
export const monsterOverRoom: TargetSource<Placement> = hiddenTargets(
  'build.room',
  (s, { you }) => player(s, you).rooms.length > 0,
  (s, v) =>
    yourPlacement(monsters)
      .of(s, v)
      .filter(({ at }) => at < player(s, v.you).dungeon.length),
)
export const placementOfCard: TargetSource<Placement, EffectVars & { card: CardName }> = visibleTargets(
  'build.room',
  (s, v) => placements(s, v.you, [v.card]),
)

// Players, declared effects, treasure

export const opponent: TargetSource<Seat> = visibleTargets('choose.opponent', opponents)
export const opponentWith = (kind?: DeckKind): TargetSource<Seat> =>
  visibleTargets('choose.opponent', (s, v) =>
    opponents(s, v).filter(seat => (kind ? player(s, seat)[kind].length : handCount(s, seat)) > 0),
  )
export const anyPlayer: TargetSource<Seat> = visibleTargets('choose.dungeon', s => s.order)
export const declaredSpell: TargetSource<string> = visibleTargets('choose.target', pendingSpells)
export const declaredRoomAbility: TargetSource<string> = visibleTargets('choose.target', pendingRoomAbilities)
export const treasureType: TargetSource<Treasure> = visibleTargets('choose.treasure', treasureTypes)

// Heroes

const walkers = (s: State, seats: readonly Seat[]): Hero[] => seats.flatMap(seat => walkerOf(s, seat) ?? [])
const names = (heroes: readonly Hero[]): HeroName[] => heroes.map(h => h.name)
/** A hero inside a dungeon, not at its entrance. */
export const heroInside: TargetSource<HeroName> = visibleTargets('choose.hero', s => names(walkers(s, s.order)))
export const heroInYours: TargetSource<HeroName> = visibleTargets('choose.hero', (s, { you }) =>
  names(walkers(s, [you])),
)
export const heroInOpponents: TargetSource<HeroName> = visibleTargets('choose.hero', (s, v) =>
  names(walkers(s, opponents(s, v))),
)
/** In the room that this is the effect of, also when the room is gone as a cost (BM-221). */
export const heroHere: TargetSource<HeroName> = visibleTargets('choose.hero', (s, { you, self }) =>
  names(walkers(s, [you]).filter(hero => hero.room === self)),
)
export const heroInTown = (rank?: HeroRank): TargetSource<HeroName> =>
  visibleTargets(
    'choose.hero',
    s => names(s.town).filter(name => !rank || heroFacts(name).epic === (rank === 'epic')),
    'town',
  )
export const yourSoul: TargetSource<HeroName> = visibleTargets(
  'choose.hero',
  (s, { you }) => player(s, you).slain,
  'soul',
)
export const opponentsSoul: TargetSource<HeroName> = visibleTargets(
  'choose.hero',
  (s, v) => opponents(s, v).flatMap(seat => player(s, seat).slain),
  'soul',
)
export const yourWound: TargetSource<HeroName> = visibleTargets(
  'heal',
  (s, { you }) => player(s, you).survivors,
  'heal',
  'wound',
)

/** What the chosen player shows you: others know only that there is something. */
export const cardOfShownHand = (kind?: DeckKind): TargetSource<CardName, EffectVars & { player: Seat }> => {
  const shown = (s: State, seat: Seat) => (kind ? player(s, seat)[kind] : wholeHand(s, seat))
  return hiddenTargets(
    'choose.fromHandOf',
    (s, v) => shown(s, v.player).length > 0,
    (s, v) => distinct(shown(s, v.player)),
  )
}
