// A hero on its way through a dungeon, as it is shown.
import type { Event, HeroView, View } from '@overlair/rules/dungeon'
import { heroFacts } from '@overlair/rules/dungeon/engine/card-registry'
import type { Seat } from '@overlair/rules/kernel'

export interface HeroWalk {
  readonly hero: string
  readonly seat: Seat
  /** The place, counted from the boss; -1: it has reached the boss. */
  readonly at: number
  readonly damage: number
  readonly health: number
  /** What it has just taken. */
  readonly hit: number
  readonly end: 'dies' | 'survives' | undefined
}

const heroesOf = (view: View): readonly HeroView[] => [
  ...view.town,
  ...view.players.flatMap(({ entrance, walker: inside }) => [...entrance, ...(inside ? [inside] : [])]),
]

export function nextWalk(walk: HeroWalk | undefined, event: Event, view: View): HeroWalk | undefined {
  switch (event.event) {
    case 'entered': {
      const dungeon = view.players[event.seat]?.dungeon ?? []
      const at = dungeon.findIndex(({ id, under }) => id === event.room || under.includes(event.room))
      if (walk?.hero === event.hero) return { ...walk, at, hit: 0 }
      const known = heroesOf(view).find(({ name }) => name === event.hero)
      return {
        hero: event.hero,
        seat: event.seat,
        at,
        damage: known?.damage ?? 0,
        health: known?.health ?? heroFacts(event.hero).health,
        hit: 0,
        end: undefined,
      }
    }
    case 'damaged':
      return walk?.hero === event.hero
        ? { ...walk, damage: walk.damage + event.damage, hit: event.damage }
        : insideNow(view, event.hero, event.damage)
    case 'healthier':
      return walk?.hero === event.hero ? { ...walk, health: walk.health + event.add, hit: 0 } : walk
    case 'killed':
      return onTheWay(walk, view, event.hero, event.seat, 'dies')
    case 'survived':
      return { ...onTheWay(walk, view, event.hero, event.seat, 'survives'), at: -1 }
    case 'phase':
    case 'to-town':
    case 'to-entrance':
      return undefined
    default:
      return walk
  }
}

function onTheWay(
  walk: HeroWalk | undefined,
  view: View,
  hero: string,
  seat: Seat,
  end: 'dies' | 'survives',
): HeroWalk {
  const known = walk?.hero === hero ? walk : insideNow(view, hero, 0)
  const stranger = { hero, seat, at: -1, damage: 0, health: heroFacts(hero).health }
  return { ...(known ?? stranger), hit: 0, end }
}

/** A hero that was inside before anything of this was shown. */
function insideNow(view: View, hero: string, hit: number): HeroWalk | undefined {
  const seat = view.players.findIndex(({ walker: inside }) => inside?.name === hero)
  const inside = view.players[seat]?.walker
  if (!inside) return undefined
  return { hero, seat, at: inside.at, damage: inside.damage + hit, health: inside.health, hit, end: undefined }
}
