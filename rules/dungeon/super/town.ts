// Heroes come to town, and are pushed on to the landmarks below it (SB-51 to SB-68).
import { type Cause, shuffle } from '../../kernel/index.ts'
import { newHero } from '../actions/heroes.ts'
import { behaviourOf, boxOf, heroFacts } from '../engine/card-registry.ts'
import { emit } from '../engine/interpreter.ts'
import {
  type Board,
  type Hero,
  type HeroName,
  type Landmark,
  landmarks,
  type State,
  type Treasure,
} from '../model/state.ts'
import { giveWaitingItem } from './items.ts'
import { endGameNow, isSolo } from './result.ts'

const placesForOne = 4
const heroesForOne = 3
export const townPlaces = (s: State): number => (isSolo(s) ? placesForOne : s.players.length) // SB-54, SB-247
const heroesEachRound = (s: State): number => (isSolo(s) ? heroesForOne : s.players.length) // SB-51, SB-246

/** SB-9. No landmark belongs to explorers (SB-330). */
export const landmarkTreasure: { readonly [L in Landmark]: Treasure } = {
  temple: 'cleric',
  stadium: 'fighter',
  library: 'mage',
  hideout: 'thief',
}
const landmarksOf = (type: Treasure): Landmark[] => landmarks.filter(landmark => landmarkTreasure[landmark] === type)

export const newBoard = (s: State): Board => ({
  market: [],
  landmarks: { temple: null, stadium: null, library: null, hideout: null },
  tavern: [],
  minions: s.players.map(() => ''),
  cameUpShort: false,
  items: shuffle(
    s,
    s.sets.flatMap(set => boxOf(set).items ?? []),
  ),
  itemsWaiting: [],
  carried: {},
})

/** The landmarks that a hero may stand on, the first choice first, and the rules for them and for the Tavern. */
interface WayDown {
  readonly to: readonly Landmark[]
  readonly why: Cause
  readonly whyTavern: Cause
}
const pushedDown = (s: State, hero: Hero): WayDown => {
  if (isSolo(s)) return { to: landmarks, why: 'SB-248', whyTavern: 'SB-250' }
  const { treasure } = heroFacts(hero.name)
  const to = treasure.flatMap(landmarksOf)
  if (to.length > 1) return { to, why: 'SB-274', whyTavern: 'SB-273' }
  if (to.length === 1) return { to, why: 'SB-59', whyTavern: 'SB-60' }
  const nowhere = treasure.length === 0 ? 'SB-275' : 'SB-330'
  return { to, why: nowhere, whyTavern: nowhere }
}
const straightTo = (place: Landmark | 'tavern'): WayDown =>
  place === 'tavern' ? { to: [], why: 'SB-65', whyTavern: 'SB-65' } : { to: [place], why: 'SB-65', whyTavern: 'SB-66' }

function settle(s: State, hero: Hero, { to, why, whyTavern }: WayDown): void {
  const board = s.board!
  const free = to.find(landmark => board.landmarks[landmark] === null)
  if (free) board.landmarks[free] = hero
  else board.tavern.push(hero) // SB-61, SB-62
  emit(s, { event: 'pushed', hero: hero.name, place: free ?? 'tavern' }, free ? why : whyTavern)
  if (!free && isSolo(s)) endGameNow(s, 'SB-261')
}
/** At the right end of town; while it is too full, the leftmost hero is pushed down (SB-56 to SB-58, SB-64). */
export function heroArrives(s: State, hero: Hero): void {
  s.town.push(hero)
  while (s.town.length > townPlaces(s) && s.result === null) {
    const pushed = s.town.shift()!
    settle(s, pushed, pushedDown(s, pushed))
  }
}
function reveal(s: State, name: HeroName): void {
  const hero = newHero(name, ++s.revealed)
  emit(s, { event: 'arrived', hero: name, reveals: true }, isSolo(s) ? 'SB-246' : 'SB-51')
  giveWaitingItem(s, name)
  const { goesTo } = behaviourOf(name)
  if (goesTo)
    settle(s, hero, straightTo(goesTo)) // SB-67
  else heroArrives(s, hero)
}
/** One at a time, ordinary heroes before epic ones (SB-51 to SB-53); what is left, if there are too few (SB-68). */
export function revealHeroes(s: State): void {
  for (let i = 0; i < heroesEachRound(s) && s.result === null; i++) {
    const name = s.heroes.ordinary.pop() ?? s.heroes.epic.pop()
    if (name === undefined) {
      s.board!.cameUpShort = true
      return
    }
    reveal(s, name)
  }
}
