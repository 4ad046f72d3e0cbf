import { behaviourOf } from '@overlair/rules/dungeon/engine/card-registry'

/** A level-up gives a one-time effect, a permanent ability, or the action space of the boss (SB-108). */
export function levelUpKind(boss: string): 'once' | 'always' | 'minion' {
  const { minionAction, levelUp } = behaviourOf(boss)
  return minionAction ? 'minion' : levelUp ? 'once' : 'always'
}
