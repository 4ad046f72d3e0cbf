// What bots know, fetched when a game is played with them.
import { GameError } from '@overlair/rules/kernel'
import { type GameId, isGameId } from '../../games/ids.ts'
import type { Mind } from './mind.ts'

const minds: Readonly<Record<GameId, () => Promise<Mind>>> = {
  'boss-monster': () => import('./dungeon.ts').then(({ bossMonster }) => bossMonster),
  'next-level': () => import('./dungeon.ts').then(({ nextLevel }) => nextLevel),
  'super-boss-monster': () => import('./dungeon.ts').then(({ superBossMonster }) => superBossMonster),
  overboss: () => import('./overboss.ts').then(({ overboss }) => overboss),
}
export function mindFor(game: string): Promise<Mind> {
  if (!isGameId(game)) throw new GameError('bad-record', `no bot plays “${game}”`)
  return minds[game]()
}
