// The registry of games. Each game is a chunk of its own, loaded on demand.
import type { GameId } from '@overlair/rules/game-ids'
import type { GameModule } from '../game-module/game-module.ts'

const dungeon = () => import('./dungeon/index.ts')
const library: Readonly<Record<GameId, () => Promise<{ readonly atHand: GameModule }>>> = {
  'boss-monster': async () => ({ atHand: (await dungeon()).bossMonsterAtHand }),
  'next-level': async () => ({ atHand: (await dungeon()).nextLevelAtHand }),
  'super-boss-monster': async () => {
    const [{ superBossMonsterAtHand }, { alone }] = await Promise.all([dungeon(), import('./dungeon/solo/index.ts')])
    return { atHand: { ...superBossMonsterAtHand, ...alone } }
  },
  overboss: async () => {
    const [{ atHand }, { alone }] = await Promise.all([
      import('./overboss/index.ts'),
      import('./overboss/solo/index.ts'),
    ])
    return { atHand: { ...atHand, ...alone } }
  },
}

export async function loadGame(id: GameId): Promise<GameModule> {
  return (await library[id]()).atHand
}
