// A hero that walks through a dungeon, as the table draws it.
import type { View } from '@overlair/rules/dungeon'
import type { Seat } from '@overlair/rules/kernel'
import type { ShownPosition } from './shown-position.ts'

export interface HeroWalk {
  readonly hero: string
  readonly seat: Seat
  /** The place, counted from the boss. -1: the hero has reached the boss. */
  readonly at: number
  readonly damage: number
  readonly health: number
  /** The damage that the shown event deals. */
  readonly hit: number
  readonly end: 'dies' | 'survives' | undefined
}

/** Returns the walk at an event, also if this event ends it. Undefined if no hero is in a room. */
export function walkAt({
  event,
  view,
  before,
}: Pick<ShownPosition, 'event' | 'view' | 'before'>): HeroWalk | undefined {
  const walk = walkIn(view)
  if (walk) return event.event === 'damaged' && event.hero === walk.hero ? { ...walk, hit: event.damage } : walk
  const ended = walkIn(before)
  if (event.event === 'killed' && event.hero === ended?.hero) return { ...ended, end: 'dies' }
  if (event.event === 'survived' && event.hero === ended?.hero) return { ...ended, at: -1, end: 'survives' }
  return undefined
}

/** Returns the walk of a view. A hero that has not entered its first room yet does not walk. */
export function walkIn({ players }: Pick<View, 'players'>): HeroWalk | undefined {
  const seat = players.findIndex(({ walker, dungeon }) => walker && walker.at < dungeon.length)
  const walker = players[seat]?.walker
  if (!walker) return undefined
  const { name, at, damage, health } = walker
  return { hero: name, seat, at, damage, health, hit: 0, end: undefined }
}
