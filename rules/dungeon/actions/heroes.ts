// Heroes that change place: into town, to an entrance, out of the game, into the scoring areas.
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
/** Takes a hero away from wherever it stands. */
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
const outside = (hero: Hero): void => {
  hero.room = ''
  hero.sentTo = -1
  hero.skips = 0
}
/** Back to town, by reveal order (BM-202), its damage forgotten. Not processed again in this round (BM-130). */
export function moveToTown(s: State, hero: Hero): void {
  outside(hero)
  hero.damage = 0
  hero.waits = true
  emit(s, { event: 'to-town', hero: hero.name })
  const { returnToTown: backToTown = byReveal } = ruleSetOf(s)
  backToTown(s, hero)
}
function byReveal(s: State, hero: Hero): void {
  s.town.push(hero)
  s.town.sort((a, b) => a.revealed - b.revealed)
}
/** To the end of a line; it walks in this round if the dungeon's owner is not done yet (BM-133), or not (SB-192). */
export function moveToEntrance(s: State, hero: Hero, seat: Seat): void {
  if (s.phase === 'adventure' && ruleSetOf(s).sentHeroesWait) hero.waits = true
  toEndOfLine(s, hero, seat)
}
export function toEndOfLine(s: State, hero: Hero, seat: Seat): void {
  outside(hero)
  player(s, seat).entrance.push(hero)
  emit(s, { event: 'to-entrance', hero: hero.name, seat })
}
/** Back to the entrance of the dungeon it is in, first in line, until the next round (BM-130). */
export function backToEntrance(s: State, hero: Hero, seat: Seat): void {
  outside(hero)
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
 * Killed in a dungeon: its owner has the souls, whoever caused it (BM-123). `room` is where it died; '' for nowhere.
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
  for (const item of layDownItems(s, name)) if (inDungeon) loot(s, seat, item)
}
/** The items of a hero that left play leave it too. */
function layDownItems(s: State, name: HeroName): readonly ItemName[] {
  const items = s.board?.carried[name]
  if (!s.board || !items) return []
  const { [name]: _, ...others } = s.board.carried
  s.board.carried = others
  s.removed.push(...items)
  return items
}
/** What an item gives to the one in whose dungeon its bearer died. */
function loot(s: State, seat: Seat, item: ItemName): void {
  const { looted } = behaviourOf(item)
  if (looted) s.stack.push(frame(looted, seat, item))
}
/** A hero that stays alive instead, with 1 health left, once in a round. */
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
  layDownItems(s, name)
  const { whenSurvived } = behaviourOf(name)
  if (whenSurvived) s.stack.push(frame(whenSurvived, seat, name))
}
export function removeFromGame(s: State, name: HeroName, seat: Seat): void {
  s.removed.push(name)
  layDownItems(s, name)
  emit(s, { event: 'removed', hero: name, seat })
}
/** BM-179 */
export function heal(s: State, seat: Seat, hero: HeroName): void {
  const p = player(s, seat)
  p.slain.push(remove(p.survivors, hero))
  p.tally.gained += heroFacts(hero).souls
  emit(s, { event: 'healed', hero, seat })
}
