// Actions that move heroes: into town and to an entrance. Damage and health, too.
import { type Cause, remove } from '../../kernel/index.ts'
import { emit } from '../engine/interpreter.ts'
import { player } from '../engine/queries.ts'
import { ruleSetOf } from '../engine/rulesets.ts'
import type { Hero, HeroName, Seat, State } from '../model/state.ts'

export const newHero = (name: HeroName, revealed: number): Hero => ({
  name,
  revealed,
  damage: 0,
  bonus: 0,
  tokens: 0,
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
  loseDamage(hero)
  hero.waits = true
  const { makeRoomInTown } = ruleSetOf(s)
  s.town.push(hero)
  if (!makeRoomInTown) s.town.sort((a, b) => a.revealed - b.revealed)
  emit(s, { event: 'to-town', hero: hero.name })
  makeRoomInTown?.(s, hero)
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
/** Removes the damage of a hero that is sent back. A hero that took damage also loses its health tokens (SB-213, SB-214). */
export function loseDamage(hero: Hero): void {
  if (hero.damage > 0) hero.tokens = 0
  hero.damage = 0
}
/** Gives a hero health until the end of the round. */
export function addHealth(s: State, hero: Hero, add: number, why?: Cause): void {
  hero.bonus += add
  emit(s, { event: 'healthier', hero: hero.name, add }, why)
}
/** Gives a hero a health token (SB-156). */
export function addHealthToken(s: State, hero: Hero, add: number, why?: Cause): void {
  hero.tokens += add
  emit(s, { event: 'healthier', hero: hero.name, add }, why)
}
export function damageHero(s: State, hero: Hero, damage: number, why?: Cause): void {
  hero.damage += damage
  emit(s, { event: 'damaged', hero: hero.name, damage }, why)
}
