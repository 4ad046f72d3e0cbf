// Queries on the state: locations, damage, treasure, health, scores. No function here changes the state.
import {
  type CardName,
  type EffectVars,
  type Hero,
  type HeroName,
  type ItemName,
  type Player,
  type Room,
  type RoomId,
  type Seat,
  type State,
  type Treasure,
  treasures,
} from '../model/state.ts'
import { behaviourOf, bossFacts, boxOf, heroFacts, itemFacts, roomFacts } from './catalogue.ts'
import { ruleSetOf } from './rulesets.ts'

export const player = (s: State, seat: Seat): Player => s.players[seat]!
/** In playing order. */
export const opponents = (s: State, { you }: { you: Seat }): Seat[] => s.order.filter(seat => seat !== you)
/** Returns a seat and then the other seats, in the order in which they act. */
export function seatsFrom(s: State, seat: Seat): Seat[] {
  const { order } = s
  const first = ruleSetOf(s).turns === 'clockwise' ? order.indexOf(seat) + 1 : 0
  const seats = [seat]
  for (let i = 0; i < order.length; i++) {
    const other = order[(first + i) % order.length]!
    if (other !== seat) seats.push(other)
  }
  return seats
}
export const distinct = <T>(list: readonly T[]): T[] => list.filter((item, i) => list.indexOf(item) === i)
export const xpOf = (s: State, seat: Seat): number => bossFacts(s, player(s, seat).boss).xp

// Rooms

/** Face up and upright. Only active rooms count, deal damage and can be chosen. */
export const isActive = (room: Room): boolean => !room.faceDown && !room.off
/** The most rooms that a dungeon holds (BM-69). */
export const dungeonSize = 5
export const activeRooms = (s: State, seat: Seat): Room[] => player(s, seat).dungeon.filter(isActive)
export interface RoomLocation {
  readonly seat: Seat
  readonly at: number
  readonly room: Room
}
/** Finds a room on top of a stack. Undefined if it is covered or gone. */
export function locateRoom(s: State, id: RoomId): RoomLocation | undefined {
  for (const seat of s.order) {
    const { dungeon } = player(s, seat)
    for (let at = 0; at < dungeon.length; at++) if (dungeon[at]!.id === id) return { seat, at, room: dungeon[at]! }
  }
  return undefined
}
const lostAbility = (s: State, id: RoomId): boolean => s.lasting.some(l => l.effect === 'no-ability' && l.room === id)
/** Whether the text of a room applies (BM-10, BM-169). */
export const hasAbility = (s: State, room: Room): boolean =>
  isActive(room) && (s.lasting.length === 0 || !lostAbility(s, room.id))
/** Whether a boss can use its ability: it has levelled up, or a round effect treats it as if it had. */
export const isBossActive = (s: State, seat: Seat): boolean =>
  player(s, seat).leveled || s.lasting.some(l => l.effect === 'boss-works' && l.seat === seat)
/** Whether a minion is on a room. Such a room cannot be covered, destroyed, or chosen for either (SB-161). */
export const isGuarded = (s: State, id: RoomId): boolean => ruleSetOf(s).board?.hasMinion(s, id) ?? false
export const isStunned = (s: State, id: RoomId): boolean =>
  s.lasting.some(l => (l.effect === 'stunned' || l.effect === 'harmless') && l.room === id)
/** Whether the source of an effect is still in play and still has its ability. */
export function canAct(s: State, { you, self }: EffectVars): boolean {
  const { dungeon, boss, walker } = player(s, you)
  if (self === boss) return isBossActive(s, you)
  for (const room of dungeon) if (room.id === self) return hasAbility(s, room)
  return walker?.name === self
}
export const buildingForbidden = (s: State): boolean => s.lasting.some(l => l.effect === 'no-building')
/** The last active room on a hero's path. */
export const lastRoom = (s: State, seat: Seat): Room | undefined => player(s, seat).dungeon.find(isActive)

/** Returns the damage of a room to a hero that enters it now. */
export function damageOf(s: State, seat: Seat, room: Room): number {
  const { sleeps, fixedDamage } = behaviourOf(s, room.card)
  if (isStunned(s, room.id) || (sleeps && !room.awake && hasAbility(s, room))) return 0
  let { damage } = roomFacts(s, room.card)
  if (fixedDamage && hasAbility(s, room)) return damage
  damage += room.counters // SB-195
  const { boss, dungeon } = player(s, seat)
  for (const other of dungeon) {
    const { damage: change } = behaviourOf(s, other.card)
    if (change && hasAbility(s, other)) damage = change(s, { you: seat, self: other.id }, room, damage)
  }
  if (isBossActive(s, seat))
    damage = behaviourOf(s, boss).damage?.(s, { you: seat, self: boss }, room, damage) ?? damage
  for (const l of s.lasting) {
    if (l.effect === 'damage' && l.room === room.id) damage += l.add
    else if (l.effect === 'dungeon-damage' && l.seat === seat) damage += l.add
    else if (l.effect === 'last-room' && l.seat === seat && lastRoom(s, seat) === room)
      damage += l.add // SB-146
    else if (l.effect === 'traps' && l.seat === seat && roomFacts(s, room.card).kind === 'trap') damage += l.add
  }
  return Math.max(0, damage)
}

// Treasure

const countOf = (symbols: readonly Treasure[], type: Treasure): number => {
  let count = 0
  for (const treasure of symbols) if (treasure === type) count++
  return count
}
/** Returns the treasure symbols on a room, with the round effects on it. */
export function treasureOn(s: State, room: Room): readonly Treasure[] {
  let symbols = roomFacts(s, room.card).treasure
  const { extraTreasure } = behaviourOf(s, room.card)
  if (extraTreasure && hasAbility(s, room)) {
    const seat = locateRoom(s, room.id)?.seat
    if (seat !== undefined) symbols = [...symbols, ...extraTreasure(s, { you: seat, self: room.id })]
  }
  for (const l of s.lasting) {
    if (l.effect === 'no-treasure' && l.room === room.id) symbols = []
    else if (l.effect === 'treasure' && l.room === room.id) symbols = [...symbols, l.treasure]
  }
  return symbols
}
/** Counts the symbols of one type in a dungeon (BM-101). */
export function treasureOf(s: State, seat: Seat, type: Treasure): number {
  const { boss, dungeon } = player(s, seat)
  let count = 0
  for (const room of dungeon) if (isActive(room)) count += countOf(treasureOn(s, room), type)
  for (const l of s.lasting) if (l.effect === 'double-treasure' && l.seat === seat) count *= 2
  for (const l of s.lasting)
    if (l.effect === 'boss-treasure' && l.seat === seat && l.treasure === type) count += l.count // SB-139
  return count + countOf(bossFacts(s, boss).treasure, type)
}

/** The types of treasure in this game (SB-11). */
export const treasureTypes = (s: State): readonly Treasure[] => [
  ...treasures,
  ...s.sets.flatMap(set => boxOf(s, set).treasure ?? []),
]

// Heroes and scores

const sumOf = (s: State, heroes: readonly HeroName[], fact: 'souls' | 'wounds'): number => {
  let sum = 0
  for (const hero of heroes) sum += heroFacts(s, hero)[fact]
  return sum
}
export const souls = (s: State, seat: Seat): number => sumOf(s, player(s, seat).slain, 'souls')
export const wounds = (s: State, seat: Seat): number => sumOf(s, player(s, seat).survivors, 'wounds')
export const score = (s: State, seat: Seat): number => souls(s, seat) - wounds(s, seat)
/** Whether a card prevents a player from winning in this round. */
export const cannotWin = (s: State, seat: Seat): boolean =>
  s.lasting.some(l => l.effect === 'cannot-win' && l.seat === seat)
/** Returns the rivals whom no card prevents from winning. Returns all rivals if that would leave none. */
export function eligibleWinners(s: State, rivals: readonly Seat[]): readonly Seat[] {
  const eligible = rivals.filter(seat => !cannotWin(s, seat))
  return eligible.length > 0 ? eligible : rivals
}
const noItems: readonly ItemName[] = []
export const itemsOf = (s: State, hero: HeroName): readonly ItemName[] =>
  ruleSetOf(s).board?.itemsOf(s, hero) ?? noItems
const healthOfItems = (s: State, hero: HeroName): number =>
  itemsOf(s, hero).reduce((sum, item) => sum + itemFacts(s, item).health, 0)
/** Returns the total health of a hero: at or in the dungeon of a seat, or in town without a seat. */
export const healthOf = (s: State, hero: Hero, seat?: Seat): number =>
  heroFacts(s, hero.name).health +
  hero.bonus +
  hero.tokens +
  healthOfItems(s, hero.name) +
  (seat === undefined ? 0 : (behaviourOf(s, hero.name).health?.(s, seat) ?? 0))
export const isLethal = (s: State, seat: Seat, hero: Hero): boolean => hero.damage >= healthOf(s, hero, seat)
/** Finds a hero in town, at an entrance or in a dungeon, with the seat of that dungeon. */
export function findHero(s: State, name: HeroName): { hero: Hero; seat?: Seat } | undefined {
  for (const seat of s.order) {
    const { walker, entrance } = player(s, seat)
    if (walker?.name === name) return { hero: walker, seat }
    const hero = entrance.find(h => h.name === name)
    if (hero) return { hero, seat }
  }
  const hero = s.town.find(h => h.name === name)
  return hero && { hero }
}
/** Whether a hero is a soul, a wound or out of the game. */
export const hasLeftPlay = (s: State, name: HeroName): boolean =>
  s.removed.includes(name) || s.players.some(p => p.slain.includes(name) || p.survivors.includes(name))
/** The hero inside a dungeon. */
export const walkerOf = (s: State, seat: Seat): Hero | null => player(s, seat).walker
export const handCount = (s: State, seat: Seat): number => player(s, seat).rooms.length + player(s, seat).spells.length
export const wholeHand = (s: State, seat: Seat): CardName[] => [...player(s, seat).rooms, ...player(s, seat).spells]
