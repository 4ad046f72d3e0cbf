// Damage totals of a dungeon, from the damage that the view shows.
import type { PlayerView } from '@overlair/rules/dungeon'

/** For each place: the damage of all rooms from the entrance up to this place. */
export function runningDamage({ dungeon }: PlayerView): readonly number[] {
  let sum = 0
  const totals: number[] = []
  for (let at = dungeon.length - 1; at >= 0; at--) {
    sum += dungeon[at]?.damage ?? 0
    totals[at] = sum
  }
  return totals
}
export const totalDamage = ({ dungeon }: PlayerView): number =>
  dungeon.reduce((sum, { damage }) => sum + (damage ?? 0), 0)
