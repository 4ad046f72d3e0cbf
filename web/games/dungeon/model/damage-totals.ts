// What the rooms of a dungeon deal in all, as everybody sees it.
import type { HeroView, PlayerView } from '@overlair/rules/dungeon'

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
/** What a hero has taken, with all that the rooms before it deal. */
export const damageAhead = ({ dungeon, walker: inside }: PlayerView, { name, damage }: HeroView): number =>
  dungeon
    .slice(0, inside?.name === name ? inside.at : dungeon.length)
    .reduce((sum, room) => sum + (room.damage ?? 0), damage)
export const totalDamage = ({ dungeon }: PlayerView): number =>
  dungeon.reduce((sum, { damage }) => sum + (damage ?? 0), 0)
