// Heroes arrive in town. A full town pushes them to the landmarks and the Tavern (SB-51 to SB-68).
import { type Cause, remove } from '../../kernel/index.ts'
import { newHero } from '../actions/heroes.ts'
import { behaviourOf, heroFacts } from '../engine/catalogue.ts'
import { emit } from '../engine/interpreter.ts'
import { type Hero, type HeroName, type Landmark, landmarks, type State, type Treasure } from '../model/state.ts'
import { giveWaitingItem } from './items.ts'
import { endGameNow, isSolo } from './result.ts'

const soloPlaces = 4
const soloHeroes = 3
export const townPlaces = (s: State): number => (isSolo(s) ? soloPlaces : s.players.length) // SB-54, SB-247
const heroesEachRound = (s: State): number => (isSolo(s) ? soloHeroes : s.players.length) // SB-51, SB-246

/** SB-9. No landmark belongs to explorers (SB-330). */
export const landmarkTreasure: { readonly [L in Landmark]: Treasure } = {
  temple: 'cleric',
  stadium: 'fighter',
  library: 'mage',
  hideout: 'thief',
}
const landmarksOf = (type: Treasure): Landmark[] => landmarks.filter(landmark => landmarkTreasure[landmark] === type)

/** The landmarks that a hero can be pushed to, in order of preference, and the rules for them and for the Tavern. */
interface PushTargets {
  readonly to: readonly Landmark[]
  readonly why: Cause
  readonly whyTavern: Cause
}
const pushTargetsOf = (s: State, hero: Hero): PushTargets => {
  if (isSolo(s)) return { to: landmarks, why: 'SB-248', whyTavern: 'SB-250' }
  const { treasure } = heroFacts(s, hero.name)
  const to = treasure.flatMap(landmarksOf)
  if (to.length > 1) return { to, why: 'SB-274', whyTavern: 'SB-273' }
  if (to.length === 1) return { to, why: 'SB-59', whyTavern: 'SB-60' }
  const why = treasure.length === 0 ? 'SB-275' : 'SB-330'
  return { to, why, whyTavern: why }
}
const onlyTo = (place: Landmark | 'tavern', why: Cause): PushTargets =>
  place === 'tavern' ? { to: [], why, whyTavern: why } : { to: [place], why, whyTavern: 'SB-66' }

/** Puts a hero on the first free landmark, or else into the Tavern. */
function pushHero(s: State, hero: Hero, { to, why, whyTavern }: PushTargets): void {
  const board = s.board!
  const free = to.find(landmark => board.landmarks[landmark] === null)
  if (free) board.landmarks[free] = hero
  else board.tavern.push(hero) // SB-61, SB-62
  emit(s, { event: 'pushed', hero: hero.name, place: free ?? 'tavern' }, free ? why : whyTavern)
  if (!free && isSolo(s)) endGameNow(s, 'SB-261')
}
/**
 * Makes room for a hero that has arrived at the right end of town. While town is too full, the leftmost hero is pushed out (SB-56 to
 * SB-58, SB-64). Some heroes go on to a landmark instead (SB-65).
 */
function makeRoom(s: State, hero: Hero, whyStraight: Cause): void {
  const { goesTo } = behaviourOf(s, hero.name)
  if (goesTo) return pushHero(s, remove(s.town, hero), onlyTo(goesTo, whyStraight)) // SB-67
  while (s.town.length > townPlaces(s) && s.result === null) {
    const pushed = s.town.shift()!
    pushHero(s, pushed, pushTargetsOf(s, pushed))
  }
}
/** A hero that is sent back to town arrives like a new one (SB-193). */
export const makeRoomForReturned = (s: State, hero: Hero): void => makeRoom(s, hero, 'SB-331')
function revealHero(s: State, name: HeroName): void {
  const hero = newHero(name, ++s.revealed)
  s.town.push(hero)
  emit(s, { event: 'arrived', hero: name, reveals: true }, isSolo(s) ? 'SB-246' : 'SB-51')
  giveWaitingItem(s, name)
  makeRoom(s, hero, 'SB-65')
}
/** Reveals heroes one at a time, ordinary before epic ones (SB-51 to SB-53). If there are too few, all of them (SB-68). */
export function revealHeroes(s: State): void {
  for (let i = 0; i < heroesEachRound(s) && s.result === null; i++) {
    const name = s.heroes.ordinary.pop() ?? s.heroes.epic.pop()
    if (name === undefined) {
      s.board!.cameUpShort = true
      return
    }
    revealHero(s, name)
  }
}
