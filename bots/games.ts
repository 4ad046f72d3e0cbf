import { bossMonster, nextLevel } from '@overlair/rules/dungeon/games/index'
import { type AnyGame, GameError } from '@overlair/rules/kernel'
import { dungeonEvaluation } from './evaluation/dungeon.ts'
import type { Evaluation } from './evaluation/evaluation.ts'
import { overbossOutlook } from './evaluation/overboss.ts'
import { superBossMonsterOutlook } from './evaluation/super-boss-monster.ts'

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
