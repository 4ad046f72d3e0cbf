// Actions that move heroes: into town, to an entrance, into the scoring areas, out of the game. Damage and health, too.
import { type Cause, remove } from '../../kernel/index.ts'
import { behaviourOf, heroFacts } from '../engine/card-registry.ts'
import { emit, frame } from '../engine/interpreter.ts'
import { findHero, healthOf, player } from '../engine/queries.ts'
import { ruleSetOf } from '../engine/rulesets.ts'
import { fireTriggers } from '../engine/triggers.ts'
import type { Hero, HeroName, ItemName, RoomId, Seat, State } from '../model/state.ts'

export const newHero = (name: HeroName, revealed: number): Hero => ({
  name,
  revealed,
  damage: 0,
  bonus: 0,
  at: 0,
  room: '',
  sentTo: -1,
  skips: 0,
  waits: false,
  met: [],
  spared: false,
})
/** Removes a hero from its dungeon, its entrance or the town, and returns it. Throws if it is not in play. */
export function removeHero(s: State, name: HeroName): Hero {
  for (const p of s.players) {
    if (p.walker?.name === name) {
      const { walker } = p
      p.walker = null
      return walker
    }
    const hero = p.entrance.find(h => h.name === name)
    if (hero) return remove(p.entrance, hero)
  }
  const hero = s.town.find(h => h.name === name)
  if (!hero) throw new Error(`${name} is not in play`)
  return remove(s.town, hero)
}
const leaveDungeon = (hero: Hero): void => {
  hero.room = ''
  hero.sentTo = -1
  hero.skips = 0
}
/**
 * Moves a hero back to town, in the order of reveal (BM-202). It loses its damage and is not processed again in this round
 * (BM-130).
 */
export function moveToTown(s: State, hero: Hero): void {
  leaveDungeon(hero)
  hero.damage = 0
  hero.waits = true
  emit(s, { event: 'to-town', hero: hero.name })
  const { returnToTown = insertByReveal } = ruleSetOf(s)
  returnToTown(s, hero)
}
function insertByReveal(s: State, hero: Hero): void {
  s.town.push(hero)
  s.town.sort((a, b) => a.revealed - b.revealed)
}
/**
 * Moves a hero to the end of the line at an entrance. It walks in this round if the dungeon's owner has not finished the
 * adventure turn (BM-133), but not in Super Boss Monster (SB-192).
 */
export function moveToEntrance(s: State, hero: Hero, seat: Seat): void {
  if (s.phase === 'adventure' && ruleSetOf(s).sentHeroesWait) hero.waits = true
  toEndOfLine(s, hero, seat)
}
export function toEndOfLine(s: State, hero: Hero, seat: Seat): void {
  leaveDungeon(hero)
  player(s, seat).entrance.push(hero)
  emit(s, { event: 'to-entrance', hero: hero.name, seat })
}
/** Moves a hero back to the entrance of its dungeon. It is first in line and waits for the next round (BM-130). */
export function backToEntrance(s: State, hero: Hero, seat: Seat): void {
  leaveDungeon(hero)
  hero.waits = true
  player(s, seat).entrance.unshift(hero)
  emit(s, { event: 'to-entrance', hero: hero.name, seat })
}
export function addHealth(s: State, hero: Hero, add: number, why?: Cause): void {
  hero.bonus += add
  emit(s, { event: 'healthier', hero: hero.name, add }, why)
}
export function damageHero(s: State, hero: Hero, damage: number, why?: Cause): void {
  hero.damage += damage
  emit(s, { event: 'damaged', hero: hero.name, damage }, why)
}

/**
 * Kills a hero. The owner of the dungeon gains the souls, no matter which player caused the death (BM-123). `room` is the room
 * where it died, or ''.
 */
export function killHero(s: State, seat: Seat, name: HeroName, room: RoomId, why?: Cause): void {
  if (cheatsDeath(s, seat, name)) return
  const inDungeon = findHero(s, name)?.seat !== undefined
  removeHero(s, name)
  const p = player(s, seat)
  const { souls } = heroFacts(name)
  p.slain.push(name)
  p.tally.defeated += souls
  p.tally.gained += souls
  emit(s, { event: 'killed', hero: name, seat, room, souls }, why)
  fireTriggers(s, 'hero-dies', { seat, hero: name, room })
  for (const item of removeItems(s, name)) if (inDungeon) loot(s, seat, item)
}
/** Removes the items of a hero that left play from the game, and returns them. */
function removeItems(s: State, name: HeroName): readonly ItemName[] {
  const items = s.board?.carried[name]
  if (!s.board || !items) return []
  const { [name]: _, ...others } = s.board.carried
  s.board.carried = others
  s.removed.push(...items)
  return items
}
/** Pushes the effect of an item for the player in whose dungeon its hero died. */
function loot(s: State, seat: Seat, item: ItemName): void {
  const { looted } = behaviourOf(item)
  if (looted) s.stack.push(frame(looted, seat, item))
}
/** Keeps a hero alive with 1 health left, once per round, if its card says so. Returns whether it did. */
function cheatsDeath(s: State, seat: Seat, name: HeroName): boolean {
  if (!behaviourOf(name).cheatsDeath || s.once.includes(name)) return false
  const { hero } = findHero(s, name)!
  s.once = [...s.once, name]
  hero.damage = healthOf(s, hero, seat) - 1
  emit(s, { event: 'cheated-death', hero: name, seat }, name)
  return true
}
export function heroSurvives(s: State, seat: Seat, name: HeroName): void {
  removeHero(s, name)
  player(s, seat).survivors.push(name)
  emit(s, { event: 'survived', hero: name, seat, wounds: heroFacts(name).wounds }, 'BM-124')
  removeItems(s, name)
  const { whenSurvived } = behaviourOf(name)
  if (whenSurvived) s.stack.push(frame(whenSurvived, seat, name))
}
export function removeFromGame(s: State, name: HeroName, seat: Seat): void {
  s.removed.push(name)
  removeItems(s, name)
  emit(s, { event: 'removed', hero: name, seat })
}
/** Turns a survivor into a soul (BM-179). */
export function heal(s: State, seat: Seat, hero: HeroName): void {
  const p = player(s, seat)
  p.slain.push(remove(p.survivors, hero))
  p.tally.gained += heroFacts(hero).souls
  emit(s, { event: 'healed', hero, seat })
}
