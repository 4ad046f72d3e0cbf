// The four games: what the home page must know before anything of them is loaded.
import type { GameId } from '@overlair/rules/game-ids'
import type { PlayerCounts } from '@overlair/rules/kernel'
import bossMonster from '../sprites/box-boss-monster.png'
import nextLevel from '../sprites/box-next-level.png'
import overboss from '../sprites/box-overboss.png'
import superBossMonster from '../sprites/box-super-boss-monster.png'

export interface GameEntry {
  readonly id: GameId
  /** A product's name: the same in every language. */
  readonly title: string
  readonly picture: string
  readonly players: PlayerCounts
}

export const catalogue: Readonly<Record<GameId, GameEntry>> = {
  'boss-monster': {
    id: 'boss-monster',
    title: 'Boss Monster',
    picture: bossMonster,
    players: { min: 2, max: 4 },
  },
  'next-level': {
    id: 'next-level',
    title: 'Boss Monster: The Next Level',
    picture: nextLevel,
    players: { min: 2, max: 4 },
  },
  'super-boss-monster': {
    id: 'super-boss-monster',
    title: 'Super Boss Monster',
    picture: superBossMonster,
    players: { min: 1, max: 6 },
  },
  overboss: { id: 'overboss', title: 'Overboss', picture: overboss, players: { min: 1, max: 5 } },
}
