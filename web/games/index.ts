// The registry of games.
import { type GameId, gameIds } from '@overlair/rules/game-ids'
import type { CampaignPage, GameModule } from '../game-module/game-module.ts'
import { introductoryGame } from '../game-module/introductory-game.ts'
import { bossMonster, nextLevel, superBossMonster } from './dungeon/index.ts'
import { overboss } from './overboss/index.ts'

export const gameModules: Readonly<Record<GameId, GameModule>> = {
  'boss-monster': bossMonster,
  'next-level': nextLevel,
  'super-boss-monster': superBossMonster,
  overboss,
}

/** The games with a lesson, the introductory game first. */
export const gamesWithLesson: readonly GameModule[] = gameIds
  .map(id => gameModules[id])
  .filter(({ loadLesson }) => loadLesson)
  .sort((a, b) => Number(b.id === introductoryGame) - Number(a.id === introductoryGame))

/** Loads the campaign page. Its address names no game, because only one game has a campaign. */
export async function loadCampaignPage(): Promise<CampaignPage> {
  for (const { loadCampaignPage: load } of Object.values(gameModules)) if (load) return load()
  throw new Error('no game has a campaign')
}
