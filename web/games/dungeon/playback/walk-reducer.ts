// A hero that walks through a dungeon, as playback shows it.
import type { Event, HeroView, View } from '@overlair/rules/dungeon'
import { shelf } from '@overlair/rules/dungeon/cards/shelf'
import type { Seat } from '@overlair/rules/kernel'

export interface HeroWalk {
  readonly hero: string
  readonly seat: Seat
  /** The place, counted from the boss. -1: the hero has reached the boss. */
  readonly at: number
  readonly damage: number
  readonly health: number
  /** The damage that the current event deals. */
  readonly hit: number
  readonly end: 'dies' | 'survives' | undefined
}

const heroesOf = (view: View): readonly HeroView[] => [
  ...view.town,
  ...view.players.flatMap(({ entrance, walker }) => [...entrance, ...(walker ? [walker] : [])]),
]

/** Returns the walk after an event. `view` is the view before the event. Undefined if no hero walks. */
export function nextWalk(walk: HeroWalk | undefined, event: Event, view: View): HeroWalk | undefined {
  switch (event.event) {
    case 'entered': {
      const dungeon = view.players[event.seat]?.dungeon ?? []
      const at = dungeon.findIndex(({ id, under }) => id === event.room || under.includes(event.room))
      if (walk?.hero === event.hero) return { ...walk, at, hit: 0 }
      const hero = heroesOf(view).find(({ name }) => name === event.hero)
      return {
        hero: event.hero,
        seat: event.seat,
        at,
        damage: hero?.damage ?? 0,
        health: hero?.health ?? shelf.heroFacts(event.hero).health,
        hit: 0,
        end: undefined,
      }
    }
    case 'damaged':
      return walk?.hero === event.hero
        ? { ...walk, damage: walk.damage + event.damage, hit: event.damage }
        : walkOfWalker(view, event.hero, event.damage)
    case 'healthier':
      return walk?.hero === event.hero ? { ...walk, health: walk.health + event.add, hit: 0 } : walk
    case 'killed':
      return endedWalk(walk, view, event.hero, event.seat, 'dies')
    case 'survived':
      return { ...endedWalk(walk, view, event.hero, event.seat, 'survives'), at: -1 }
    case 'phase':
    case 'to-town':
    case 'to-entrance':
      return undefined
    default:
      return walk
  }
}

function endedWalk(
  walk: HeroWalk | undefined,
  view: View,
  hero: string,
  seat: Seat,
  end: 'dies' | 'survives',
): HeroWalk {
  const before = walk?.hero === hero ? walk : walkOfWalker(view, hero, 0)
  const unseen = { hero, seat, at: -1, damage: 0, health: shelf.heroFacts(hero).health }
  return { ...(before ?? unseen), hit: 0, end }
}

/** The walk of a hero that was in a dungeon before playback started. Undefined if the hero is in none. */
function walkOfWalker(view: View, hero: string, hit: number): HeroWalk | undefined {
  const seat = view.players.findIndex(({ walker }) => walker?.name === hero)
  const walker = view.players[seat]?.walker
  if (!walker) return undefined
  return { hero, seat, at: walker.at, damage: walker.damage + hit, health: walker.health, hit, end: undefined }
}
