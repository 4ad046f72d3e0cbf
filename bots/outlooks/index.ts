import { bossMonster, nextLevel } from '@overlair/rules/dungeon/games'
import { type AnyGame, GameError } from '@overlair/rules/kernel'
import { dungeonOutlook } from './dungeon.ts'
import type { Outlook } from './outlook.ts'
import { overbossOutlook } from './overboss.ts'
import { superBossMonsterOutlook } from './super-boss-monster.ts'

const outlooks: { readonly [game: string]: Outlook } = {
  'boss-monster': dungeonOutlook(bossMonster),
  'next-level': dungeonOutlook(nextLevel),
  'super-boss-monster': superBossMonsterOutlook,
  overboss: overbossOutlook,
}

export function outlookOn(game: AnyGame): Outlook {
  const outlook = outlooks[game.id]
  if (!outlook) throw new GameError('no-outlook', `no bot knows yet what is good in ${game.id}`)
  return outlook
}
