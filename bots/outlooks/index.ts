import { bossMonster, nextLevel } from '@overlair/rules/dungeon/games'
import { type AnyGame, GameError } from '@overlair/rules/kernel'
import { dungeonOutlook } from './dungeon.ts'
import type { Outlook } from './outlook.ts'
import { overbossOutlook } from './overboss.ts'
import { superBossMonsterOutlook } from './super-boss-monster.ts'

// biome-ignore lint/suspicious/noExplicitAny: a list of outlooks on different games needs the widest type, like the list of games.
const outlooks: { readonly [game: string]: Outlook<any> } = {
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
