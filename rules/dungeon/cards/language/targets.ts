// Target sources: what a player can choose, and from where. A hidden source also says whether there may be a candidate,
// based on public facts only.
import { deckOf } from '../../actions/cards.ts'
import { placements } from '../../actions/rooms.ts'
import type { RoomFacts } from '../../engine/cards.ts'
import { heroFacts, roomFacts } from '../../engine/catalogue.ts'
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

// Filters of rooms by their printed facts

export type RoomFilter = (facts: RoomFacts) => boolean
export const monsters: RoomFilter = ({ kind }) => kind === 'monster'
export const traps: RoomFilter = ({ kind }) => kind === 'trap'
export const advanced: RoomFilter = facts => facts.advanced
export const anyRoomCard: RoomFilter = () => true
export const showing =
  (treasure: Treasure): RoomFilter =>
  facts =>
    facts.treasure.includes(treasure)
/** `roomMatches(s, room, monsters)` */
export const roomMatches = (s: State, room: Room, filter: RoomFilter): boolean => filter(roomFacts(s, room.card))
const cardMatches = (s: State, card: CardName, filter: RoomFilter): boolean =>
  deckOf(s, card) === 'rooms' && filter(roomFacts(s, card))

// Rooms on the table

const idsOf = (s: State, rooms: readonly Room[], filter: RoomFilter): RoomId[] =>
  rooms.filter(room => roomMatches(s, room, filter)).map(room => room.id)
/** `choose('room', anyRoom())`, `choose('room', anyRoom(traps))`: active rooms of every dungeon. */
export const anyRoom = (filter: RoomFilter = anyRoomCard): TargetSource<RoomId> =>
  visibleTargets('choose.room', s => s.order.flatMap(seat => idsOf(s, activeRooms(s, seat), filter)))
export const anyOtherRoom = (filter: RoomFilter = anyRoomCard): TargetSource<RoomId> =>
  visibleTargets('choose.room', (s, v) =>
    anyRoom(filter)
      .of(s, v)
      .filter(id => id !== v.self),
  )
export const yourRoom = (filter: RoomFilter = anyRoomCard): TargetSource<RoomId> =>
  visibleTargets('choose.ownRoom', (s, { you }) => idsOf(s, activeRooms(s, you), filter))
export const yourOtherRoom = (filter: RoomFilter = anyRoomCard): TargetSource<RoomId> =>
  visibleTargets('choose.ownRoom', (s, v) =>
    yourRoom(filter)
      .of(s, v)
      .filter(id => id !== v.self),
  )
/** The rooms of a source that can be destroyed. A room with a minion cannot (SB-161). */
export const toDestroy = <N = EffectVars>(source: TargetSource<RoomId, N>): TargetSource<RoomId, N> => ({
  ...source,
  topics: ['destroy'],
  of: (s, v) => source.of(s, v).filter(id => !isGuarded(s, id)),
})
/** Another room in the dungeon of the chosen room. */
export const roomBesideIt: TargetSource<RoomId, { room: RoomId }> = visibleTargets('choose.room', (s, { room }) => {
  const seat = locateRoom(s, room)?.seat
  return seat === undefined ? [] : idsOf(s, activeRooms(s, seat), anyRoomCard).filter(id => id !== room)
})
/** The first of two rooms to swap. If there are only two, it does not matter which is the first. */
export function firstOfPair<N>(source: TargetSource<RoomId, N>): TargetSource<RoomId, N> {
  return { ...source, alike: (s, v) => source.of(s, v).length === 2 }
}
/** Players with at least two rooms to swap. */
export const dungeonWithTwoRooms: TargetSource<Seat> = visibleTargets('choose.dungeon', s =>
  s.order.filter(seat => activeRooms(s, seat).length > 1),
)
export const roomOfChosen: TargetSource<RoomId, { player: Seat }> = firstOfPair(
  visibleTargets('choose.room', (s, v) => idsOf(s, activeRooms(s, v.player), anyRoomCard)),
)

// Cards

export const inDiscard: TargetSource<CardName> = visibleTargets(
  'choose.fromDiscard',
  s => distinct(s.discard),
  'discard-pile',
)
export const roomInDiscard = (filter: RoomFilter = anyRoomCard): TargetSource<CardName> =>
  visibleTargets(
    'choose.fromDiscard',
    s => distinct(s.discard.filter(card => cardMatches(s, card, filter))),
    'discard-pile',
  )
export const spellInDiscard: TargetSource<CardName> = visibleTargets(
  'choose.fromDiscard',
  s => distinct(s.discard.filter(card => deckOf(s, card) === 'spells')),
  'discard-pile',
)
/** Cards of your hand. Others see only how many there are (BM-230). */
export const spellInHand: TargetSource<CardName> = hiddenTargets(
  'discard.spell',
  (s, { you }) => player(s, you).spells.length > 0,
  (s, { you }) => distinct(player(s, you).spells),
)
export const roomInHand = (
  filter: RoomFilter = anyRoomCard,
  prompt: Prompt = 'discard.cards',
): TargetSource<CardName> =>
  hiddenTargets(
    prompt,
    (s, { you }) => player(s, you).rooms.length > 0,
    (s, { you }) => distinct(player(s, you).rooms.filter(card => filter(roomFacts(s, card)))),
  )
export const cardInHand: TargetSource<CardName> = hiddenTargets(
  'discard.cards',
  (s, { you }) => handCount(s, you) > 0,
  (s, { you }) => distinct([...player(s, you).rooms, ...player(s, you).spells]),
)
/** The places where you may build a room of your hand now. */
export const yourPlacement = (filter: RoomFilter = anyRoomCard): TargetSource<Placement> =>
  hiddenTargets(
    'build.room',
    (s, { you }) => player(s, you).rooms.length > 0 && !buildingForbidden(s),
    (s, { you }) =>
      placements(
        s,
        you,
        player(s, you).rooms.filter(card => filter(roomFacts(s, card))),
      ),
  )
/** Placements of a monster room over an existing room. */
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
/** The hero in the room of this effect, even if the room was destroyed as a cost (BM-221). */
export const heroHere: TargetSource<HeroName> = visibleTargets('choose.hero', (s, { you, self }) =>
  names(walkers(s, [you]).filter(hero => hero.room === self)),
)
export const heroInTown = (rank?: HeroRank): TargetSource<HeroName> =>
  visibleTargets(
    'choose.hero',
    s => names(s.town).filter(name => !rank || heroFacts(s, name).epic === (rank === 'epic')),
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

/** Cards that the chosen player shows you. Others know only that there are some. */
export const cardOfShownHand = (kind?: DeckKind): TargetSource<CardName, EffectVars & { player: Seat }> => {
  const shownCards = (s: State, seat: Seat) => (kind ? player(s, seat)[kind] : wholeHand(s, seat))
  return hiddenTargets(
    'choose.fromHandOf',
    (s, v) => shownCards(s, v.player).length > 0,
    (s, v) => distinct(shownCards(s, v.player)),
  )
}
