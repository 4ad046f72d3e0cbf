// What bots know, fetched when a game is played with them.
import { type GameId, isGameId } from '@overlair/rules/game-ids'
import { GameError } from '@overlair/rules/kernel'
import type { BotGame } from './evaluation/bot-game.ts'

const botGames: Readonly<Record<GameId, () => Promise<BotGame>>> = {
  'boss-monster': () => import('./games/dungeon.ts').then(({ bossMonster }) => bossMonster),
  'next-level': () => import('./games/dungeon.ts').then(({ nextLevel }) => nextLevel),
  'super-boss-monster': () => import('./games/dungeon.ts').then(({ superBossMonster }) => superBossMonster),
  overboss: () => import('./games/overboss.ts').then(({ overboss }) => overboss),
}
export function loadBotGame(game: string): Promise<BotGame> {
  if (!isGameId(game)) throw new GameError('bad-record', `no bot plays “${game}”`)
  return botGames[game]()
}
