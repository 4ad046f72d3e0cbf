import { shelf } from '@overlair/rules/dungeon/cards/shelf'

/** A level-up gives a one-time effect, a permanent ability, or the action space of the boss (SB-108). */
export function levelUpKind(boss: string): 'once' | 'always' | 'minion' {
  const { minionAction, levelUp } = shelf.behaviourOf(boss)
  return minionAction ? 'minion' : levelUp ? 'once' : 'always'
}
