// What bots know, fetched when a game is played with them.
import { GameError } from '@overlair/rules/kernel'
import { type GameId, isGameId } from '../../games/ids.ts'
import type { BotGame } from './mind.ts'

const botGames: Readonly<Record<GameId, () => Promise<BotGame>>> = {
  'boss-monster': () => import('./dungeon.ts').then(({ bossMonster }) => bossMonster),
  'next-level': () => import('./dungeon.ts').then(({ nextLevel }) => nextLevel),
  'super-boss-monster': () => import('./dungeon.ts').then(({ superBossMonster }) => superBossMonster),
  overboss: () => import('./overboss.ts').then(({ overboss }) => overboss),
}
export function loadBotGame(game: string): Promise<BotGame> {
  if (!isGameId(game)) throw new GameError('bad-record', `no bot plays “${game}”`)
  return botGames[game]()
}
