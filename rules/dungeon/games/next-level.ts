import { flag, type OptionDraft, type OptionRefusal } from '../../kernel/index.ts'
import { shelf } from '../cards/shelf.ts'
import type { RuleSet } from '../engine/rulesets.ts'
import type { OptionReason } from '../model/refusals.ts'
import { baseOptions, baseRules, baseVariants } from './base-rules.ts'
import { dungeonGame } from './dungeon-game.ts'

const id = 'next-level'
const baseSet = 'boss-monster'
/** The heroes of the base set come with its other cards (NL-48). */
const refuseHeroes = (heroes: unknown, { mixed }: OptionDraft): OptionRefusal<OptionReason> | undefined =>
  mixed === true || heroes === id
    ? undefined
    : {
        reason: 'needs-its-box',
        why: 'NL-48',
        message: `heroes of ${heroes} come to ${id} only with the option “mixed”`,
      }
export const nextLevelRules: RuleSet = {
  ...baseRules,
  options: [
    ...baseOptions({ choose: 'NL-38', machinations: 'NL-39', hard: 'NL-37' }),
    flag('classic', 'NL-35'),
    flag('infiniteLives', 'NL-41'),
    flag('mixed', 'NL-46'),
    { id: 'heroes', kind: 'word', words: [id, baseSet], default: id, why: 'NL-48', refuse: refuseHeroes },
  ],
  settings: options => {
    const mixed = options.mixed === true
    return {
      sets: mixed ? [baseSet, id] : [id],
      heroes: [String(options.heroes)],
      variants: {
        ...baseVariants(options),
        classic: options.classic === true,
        infiniteLives: options.infiniteLives === true,
      },
    }
  },
  seedsPile: true,
  openingDiscard: ({ classic }) => classic,
  machinationsBarredBy: 'gained',
  ruleNumbers: {
    'BM-27': 'NL-35',
    'BM-36': 'NL-16',
    'BM-40': 'NL-17',
    'BM-94': 'NL-31',
    'BM-154': 'NL-38',
    'BM-156': 'NL-39',
  },
}
export const nextLevel = dungeonGame({ id, ruleSet: nextLevelRules, boxes: shelf.only(baseSet, id) })
