// The parts of the rule set that Boss Monster and The Next Level share.
import { type Cause, flag, type OptionSpec, type ReadOptions } from '../../kernel/index.ts'
import type { RuleSet } from '../engine/rulesets.ts'
import { activePlayerFirst } from '../engine/windows.ts'
import { basePlayers } from '../model/player-counts.ts'
import { noVariants, type Variants } from '../model/state.ts'
import { phases, round, rounds } from '../round/round.ts'
import { game, opening } from '../round/setup.ts'

export const baseRules: Pick<
  RuleSet,
  'players' | 'resolver' | 'turns' | 'mulliganShowsHand' | 'sentHeroesWait' | 'movedHeroesLeave' | 'programs' | 'phases'
> = {
  players: basePlayers,
  resolver: activePlayerFirst,
  turns: 'in-order',
  mulliganShowsHand: false,
  sentHeroesWait: false,
  movedHeroesLeave: false, // BM-232
  programs: { game, opening, rounds, round },
  phases,
}

/** Both rulebooks have the first three options, under different rule ids. */
export const baseOptions = (rules: {
  readonly choose: Cause
  readonly machinations: Cause
  readonly hard: Cause
}): readonly OptionSpec[] => [
  flag('choose', rules.choose),
  flag('machinations', rules.machinations),
  flag('hard', rules.hard),
  flag('revised', 'BM-228'),
  flag('everyTurn', 'BM-222'),
]
export function baseVariants(options: ReadOptions): Variants {
  const is = (id: string): boolean => options[id] === true
  return {
    ...noVariants,
    choose: is('choose'),
    machinations: is('machinations'),
    hard: is('hard'),
    revised: is('revised'),
    everyTurn: is('everyTurn'),
  }
}
