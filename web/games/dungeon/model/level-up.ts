import { behaviourOf } from '@overlair/rules/dungeon/engine/card-registry'

/** What a level-up brings: an effect once, an ability from then on, or the boss's own action space (SB-108). */
export function levelUpKind(boss: string): 'once' | 'always' | 'minion' {
  const { minionAction, levelUp } = behaviourOf(boss)
  return minionAction ? 'minion' : levelUp ? 'once' : 'always'
}
