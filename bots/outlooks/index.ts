import { bossMonster, nextLevel } from '@overlair/rules/dungeon/games'
import { type AnyGame, GameError } from '@overlair/rules/kernel'
import { dungeonEvaluation } from './dungeon.ts'
import type { Evaluation } from './outlook.ts'
import { overbossOutlook } from './overboss.ts'
import { superBossMonsterOutlook } from './super-boss-monster.ts'

const outlooks: { readonly [game: string]: Evaluation } = {
  'boss-monster': dungeonEvaluation(bossMonster),
  'next-level': dungeonEvaluation(nextLevel),
  'super-boss-monster': superBossMonsterOutlook,
  overboss: overbossOutlook,
}

export function evaluationFor(game: AnyGame): Evaluation {
  const outlook = outlooks[game.id]
  if (!outlook) throw new GameError('no-outlook', `no bot knows yet what is good in ${game.id}`)
  return outlook
}
