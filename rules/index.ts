// List of all games.
import { bossMonster, nextLevel, superBossMonster } from './dungeon/index.ts'
import type { AnyGame } from './kernel/contract.ts'
import { overboss } from './overboss/index.ts'

export const games: readonly AnyGame[] = [bossMonster, nextLevel, superBossMonster, overboss]
