// Looking at the table: who has what, what counts how much. Nothing here changes anything.
import {
  type CardName,
  type EffectVars,
  type Hero,
  type HeroName,
  type Player,
  type Room,
  type RoomId,
  type Seat,
  type State,
  type Treasure,
  treasures,
} from '../model/state.ts'
import { behaviourOf, bossFacts, boxOf, heroFacts, itemFacts, roomFacts } from './card-registry.ts'
import { ruleSetOf } from './rulesets.ts'

export const player = (s: State, seat: Seat): Player => s.players[seat]!
/** In playing order. */
export const opponents = (s: State, { you }: { you: Seat }): Seat[] => s.order.filter(seat => seat !== you)
/** A seat, and then the others in the order in which they act. */
export function seatsFrom(s: State, seat: Seat): Seat[] {
  const at = s.order.indexOf(seat)
  if (ruleSetOf(s).turns === 'clockwise') return [...s.order.slice(at), ...s.order.slice(0, at)]
  return [seat, ...opponents(s, { you: seat })]
}
export const distinct = <T>(list: readonly T[]): T[] => list.filter((item, i) => list.indexOf(item) === i)
export const xpOf = (s: State, seat: Seat): number => bossFacts(player(s, seat).boss).xp

// Rooms

/** Face up, on top and upright: all that counts, deals damage and can be chosen. */
export const isActive = (room: Room): boolean => !room.faceDown && !room.off
export const activeRooms = (s: State, seat: Seat): Room[] => player(s, seat).dungeon.filter(isActive)
export interface RoomLocation {
  readonly seat: Seat
  readonly at: number
  readonly room: Room
}
/** Where a room lies, if it is the top of a stack. */
export function locateRoom(s: State, id: RoomId): RoomLocation | undefined {
  for (const seat of s.order) {
    const { dungeon } = player(s, seat)
    for (let at = 0; at < dungeon.length; at++) if (dungeon[at]!.id === id) return { seat, at, room: dungeon[at]! }
  }
  return undefined
}
const muted = (s: State, id: RoomId): boolean => s.lasting.some(l => l.effect === 'no-ability' && l.room === id)
/** Its text works (BM-10, BM-169). */
export const hasAbility = (s: State, room: Room): boolean =>
  isActive(room) && (s.lasting.length === 0 || !muted(s, room.id))
/** Its ability works: it has levelled up, or works for this round as if it had. */
export const isBossActive = (s: State, seat: Seat): boolean =>
  player(s, seat).leveled || s.lasting.some(l => l.effect === 'boss-works' && l.seat === seat)
/** A minion stands on it: it can be neither covered nor destroyed, nor chosen for that (SB-161). */
export const isGuarded = (s: State, id: RoomId): boolean => s.board?.minions.includes(id) ?? false
export const isStunned = (s: State, id: RoomId): boolean =>
  s.lasting.some(l => (l.effect === 'stunned' || l.effect === 'harmless') && l.room === id)
/** Does the card behind an effect still stand there to have it? */
export function canAct(s: State, { you, self }: EffectVars): boolean {
  const { dungeon, boss, walker } = player(s, you)
  if (self === boss) return isBossActive(s, you)
  for (const room of dungeon) if (room.id === self) return hasAbility(s, room)
  return walker?.name === self
}
export const buildingForbidden = (s: State): boolean => s.lasting.some(l => l.effect === 'no-building')
/** The active room a hero meets last. */
export const lastRoom = (s: State, seat: Seat): Room | undefined => player(s, seat).dungeon.find(isActive)

/** What a room deals to a hero that enters it now. */
export function damageOf(s: State, seat: Seat, room: Room): number {
  const { sleeps, fixedDamage: steady } = behaviourOf(room.card)
  if (isStunned(s, room.id) || (sleeps && !room.awake && hasAbility(s, room))) return 0
  let { damage } = roomFacts(room.card)
  if (steady && hasAbility(s, room)) return damage
  damage += room.counters // SB-195
  const { boss, dungeon } = player(s, seat)
  for (const other of dungeon) {
    const { damage: change } = behaviourOf(other.card)
    if (change && hasAbility(s, other)) damage = change(s, { you: seat, self: other.id }, room, damage)
  }
  if (isBossActive(s, seat)) damage = behaviourOf(boss).damage?.(s, { you: seat, self: boss }, room, damage) ?? damage
  for (const l of s.lasting) {
    if (l.effect === 'damage' && l.room === room.id) damage += l.add
    else if (l.effect === 'dungeon-damage' && l.seat === seat) damage += l.add
    else if (l.effect === 'last-room' && l.seat === seat && lastRoom(s, seat) === room)
      damage += l.add // SB-146
    else if (l.effect === 'traps' && l.seat === seat && roomFacts(room.card).kind === 'trap') damage += l.add
  }
  return Math.max(0, damage)
}

// Treasure

const icons = (shown: readonly Treasure[], type: Treasure): number => {
  let count = 0
  for (const treasure of shown) if (treasure === type) count++
  return count
}
/** The symbols on a room, with what was added or taken away in this round. */
export function treasureOn(s: State, room: Room): readonly Treasure[] {
  let shown = roomFacts(room.card).treasure
  const { extraTreasure: shows } = behaviourOf(room.card)
  if (shows && hasAbility(s, room)) {
    const seat = locateRoom(s, room.id)?.seat
    if (seat !== undefined) shown = [...shown, ...shows(s, { you: seat, self: room.id })]
  }
  for (const l of s.lasting) {
    if (l.effect === 'no-treasure' && l.room === room.id) shown = []
    else if (l.effect === 'treasure' && l.room === room.id) shown = [...shown, l.treasure]
  }
  return shown
}
/** What a dungeon shows of one type (BM-101). */
export function treasureOf(s: State, seat: Seat, type: Treasure): number {
  const { boss, dungeon } = player(s, seat)
  let count = 0
  for (const room of dungeon) if (isActive(room)) count += icons(treasureOn(s, room), type)
  for (const l of s.lasting) if (l.effect === 'double-treasure' && l.seat === seat) count *= 2
  for (const l of s.lasting)
    if (l.effect === 'boss-treasure' && l.seat === seat && l.treasure === type) count += l.count // SB-139
  return count + icons(bossFacts(boss).treasure, type)
}

/** The types of treasure in this game (SB-11). */
export const treasureTypes = (s: State): readonly Treasure[] => [
  ...treasures,
  ...s.sets.flatMap(set => boxOf(set).treasure ?? []),
]

// Heroes and scores

const sumOf = (heroes: readonly HeroName[], worth: 'souls' | 'wounds'): number => {
  let sum = 0
  for (const hero of heroes) sum += heroFacts(hero)[worth]
  return sum
}
export const souls = (s: State, seat: Seat): number => sumOf(player(s, seat).slain, 'souls')
export const wounds = (s: State, seat: Seat): number => sumOf(player(s, seat).survivors, 'wounds')
export const score = (s: State, seat: Seat): number => souls(s, seat) - wounds(s, seat)
/** A card keeps a player from winning in this round. */
export const cannotWin = (s: State, seat: Seat): boolean =>
  s.lasting.some(l => l.effect === 'cannot-win' && l.seat === seat)
/** Those of the rivals who are compared at the end of the game: whom no card keeps from winning, or all if none is left. */
export function eligibleWinners(s: State, rivals: readonly Seat[]): readonly Seat[] {
  const free = rivals.filter(seat => !cannotWin(s, seat))
  return free.length > 0 ? free : rivals
}
const healthOfItems = (s: State, name: HeroName): number =>
  s.board?.carried[name]?.reduce((sum, item) => sum + itemFacts(item).health, 0) ?? 0
/** Total health of a hero at or in a dungeon (`seat`), or in town. */
export const healthOf = (s: State, hero: Hero, seat?: Seat): number =>
  heroFacts(hero.name).health +
  hero.bonus +
  healthOfItems(s, hero.name) +
  (seat === undefined ? 0 : (behaviourOf(hero.name).health?.(s, seat) ?? 0))
export const isLethal = (s: State, seat: Seat, hero: Hero): boolean => hero.damage >= healthOf(s, hero, seat)
/** A hero that is in play, and the seat whose dungeon it is at or in. */
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
/** The hero inside a dungeon. */
export const walkerOf = (s: State, seat: Seat): Hero | null => player(s, seat).walker
export const handCount = (s: State, seat: Seat): number => player(s, seat).rooms.length + player(s, seat).spells.length
export const wholeHand = (s: State, seat: Seat): CardName[] => [...player(s, seat).rooms, ...player(s, seat).spells]
