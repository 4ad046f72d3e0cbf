// What will happen as the table lies: to a hero in a dungeon, and to a hero in town. Only from what everybody sees.
import type { HeroView, PlayerView, View } from '@overlair/rules/dungeon'
import { behaviourOf, heroFacts } from '@overlair/rules/dungeon/catalogue'
import { symbolsAsked } from '@overlair/rules/dungeon/super/bait'
import type { Seat } from '@overlair/rules/kernel'

export interface Fate {
  readonly dies: boolean
  /** The place where it dies, counted from the boss. */
  readonly at: number | undefined
  /** All damage it takes, with what it has taken. */
  readonly damage: number
  readonly health: number
}

/** A hero at the entrance meets every room; one inside has met the room it stands in. */
export function fateOf({ dungeon, inside }: PlayerView, hero: HeroView): Fate {
  const from = inside?.name === hero.name ? inside.at : dungeon.length
  const { health } = hero
  let { damage } = hero
  if (inside?.name === hero.name && damage >= health) return { dies: true, at: from, damage, health }
  for (let at = from - 1; at >= 0; at--) {
    damage += dungeon[at]?.damage ?? 0
    if (damage >= health) return { dies: true, at, damage, health }
  }
  return { dies: false, at: undefined, damage, health }
}

/** The damage of the rooms from the entrance up to each place, by place. */
export function runningDamage({ dungeon }: PlayerView): readonly number[] {
  let sum = 0
  const upTo: number[] = []
  for (let at = dungeon.length - 1; at >= 0; at--) {
    sum += dungeon[at]?.damage ?? 0
    upTo[at] = sum
  }
  return upTo
}
export const totalDamage = ({ dungeon }: PlayerView): number =>
  dungeon.reduce((sum, { damage }) => sum + (damage ?? 0), 0)

export type Lure =
  | { readonly kind: 'goes'; readonly seat: Seat; readonly count: number }
  | { readonly kind: 'tie'; readonly seats: readonly Seat[]; readonly count: number }
  | { readonly kind: 'none' }
  /** Alone: fewer symbols than its place asks for. */
  | { readonly kind: 'short'; readonly count: number; readonly needed: number }
  /** Something keeps it in town. */
  | { readonly kind: 'held' }
  /** It follows a rule of its own. */
  | { readonly kind: 'own' }

/** Where a hero in town is drawn (BM-103 to BM-105, NL-23); alone, whether its place lets it go (SB-253). */
export function lureOf({ players, variants, lasting }: View, hero: string, place: number): Lure {
  if (lasting.some(one => one.effect === 'not-lured' && one.hero === hero)) return { kind: 'held' }
  if (behaviourOf(hero).lure) return { kind: 'own' }
  const { treasure } = heroFacts(hero)
  const counts = players.map(player =>
    player.treasure ? treasure.reduce((sum, type) => sum + (player.treasure?.[type] ?? 0), 0) : -1,
  )
  const count = Math.max(...counts)
  if (players.length === 1) {
    const needed = symbolsAsked(variants, place)
    return count >= needed ? { kind: 'goes', seat: 0, count } : { kind: 'short', count, needed }
  }
  if (count <= 0) return { kind: 'none' }
  const seats = counts.flatMap((one, seat) => (one === count ? [seat] : []))
  const [seat] = seats
  return seats.length === 1 && seat !== undefined ? { kind: 'goes', seat, count } : { kind: 'tie', seats, count }
}
