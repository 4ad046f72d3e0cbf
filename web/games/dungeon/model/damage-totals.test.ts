import { bossMonster, type PlayerView } from '@overlair/rules/dungeon'
import { expect, test } from 'vitest'
import { runningDamage, totalDamage } from './damage-totals.ts'

const room = (damage: number | null) => ({ id: 'x', card: 'x', faceDown: false, off: false, under: [], damage })
const [first] = bossMonster.view(bossMonster.setup({ players: 2 }, 'sums'), 'spectator').players
/** The damage of each room, from the boss to the entrance. */
const dungeonOf = (...damage: (number | null)[]): PlayerView => ({ ...first!, dungeon: damage.map(room) })

test('damage adds up from the entrance to the boss; a face-down room counts as 0', () => {
  expect(runningDamage(dungeonOf(1, null, 3))).toEqual([4, 3, 3])
  expect(totalDamage(dungeonOf(1, null, 3))).toBe(4)
})
