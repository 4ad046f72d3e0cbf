// How a hero leaves play: it dies, survives, or is removed from the game. Also turns a survivor into a soul.
import { type Cause, remove } from '../../kernel/index.ts'
import { behaviourOf, heroFacts } from '../engine/catalogue.ts'
import { emit, frame } from '../engine/interpreter.ts'
import { findHero, healthOf, player } from '../engine/queries.ts'
import { ruleSetOf } from '../engine/rulesets.ts'
import { fireTriggers } from '../engine/triggers.ts'
import type { HeroName, ItemName, RoomId, Seat, State } from '../model/state.ts'
import { removeHero } from './heroes.ts'

/**
 * Kills a hero. The owner of the dungeon gains the souls, no matter which player caused the death (BM-123). `room` is the room
 * where it died, or ''.
 */
export function killHero(s: State, seat: Seat, name: HeroName, room: RoomId, why?: Cause): void {
  if (cheatsDeath(s, seat, name)) return
  const inDungeon = findHero(s, name)?.seat !== undefined
  removeHero(s, name)
  const p = player(s, seat)
  const { souls } = heroFacts(s, name)
  p.slain.push(name)
  p.tally.defeated += souls
  p.tally.gained += souls
  emit(s, { event: 'killed', hero: name, seat, room, souls }, why)
  fireTriggers(s, 'hero-dies', { seat, hero: name, room })
  for (const item of removeItems(s, name)) if (inDungeon) loot(s, seat, item)
}
/** Removes the items of a hero that left play from the game, and returns them. */
function removeItems(s: State, name: HeroName): readonly ItemName[] {
  const items = ruleSetOf(s).board?.takeItems(s, name) ?? []
  s.removed.push(...items)
  return items
}
/** Pushes the effect of an item for the player in whose dungeon its hero died. */
function loot(s: State, seat: Seat, item: ItemName): void {
  const { looted } = behaviourOf(s, item)
  if (looted) s.stack.push(frame(looted, seat, item))
}
/** Keeps a hero alive with 1 health left, once per round, if its card says so. Returns whether it did. */
function cheatsDeath(s: State, seat: Seat, name: HeroName): boolean {
  if (!behaviourOf(s, name).cheatsDeath || s.once.includes(name)) return false
  const { hero } = findHero(s, name)!
  s.once = [...s.once, name]
  hero.damage = healthOf(s, hero, seat) - 1
  emit(s, { event: 'cheated-death', hero: name, seat }, name)
  return true
}
export function heroSurvives(s: State, seat: Seat, name: HeroName): void {
  removeHero(s, name)
  player(s, seat).survivors.push(name)
  emit(s, { event: 'survived', hero: name, seat, wounds: heroFacts(s, name).wounds }, 'BM-124')
  removeItems(s, name)
  const { whenSurvived } = behaviourOf(s, name)
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
  p.tally.gained += heroFacts(s, hero).souls
  emit(s, { event: 'healed', hero, seat })
}
