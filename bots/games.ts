// Registry of the games that bots can play. A game's evaluation loads on demand, so a browser fetches only the games it
// plays.
import { type GameId, gameIds, isGameId } from '@overlair/rules/game-ids'
import { GameError } from '@overlair/rules/kernel'
import type { BotGame } from './evaluation/bot-game.ts'

const botGames: Readonly<Record<GameId, () => Promise<BotGame>>> = {
  'boss-monster': () => import('./games/dungeon.ts').then(({ bossMonster }) => bossMonster),
  'next-level': () => import('./games/dungeon.ts').then(({ nextLevel }) => nextLevel),
  'super-boss-monster': () => import('./games/dungeon.ts').then(({ superBossMonster }) => superBossMonster),
  overboss: () => import('./games/overboss.ts').then(({ overboss }) => overboss),
}
export function loadBotGame(game: string): Promise<BotGame> {
  if (!isGameId(game))
    throw new GameError('bad-record', `no bot plays “${game}”; games with bots: ${gameIds.join(', ')}`)
  return botGames[game]()
}
