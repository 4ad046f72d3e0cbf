// The rules for Polish and Ukrainian readers, in short. The pages under docs/rules are their source and the English text.
import type { Language } from './languages.ts'

export interface RuleTexts {
  /** Titles by the number of the section. */
  readonly sections: Readonly<Record<string, string>>
  /** Texts by the id of the rule. */
  readonly rules: Readonly<Record<string, string>>
}
export type RulesPage = 'boss-monster' | 'next-level' | 'super-boss-monster' | 'overboss'
type Loader = () => Promise<{ readonly default: RuleTexts }>

const loaders: Readonly<Record<Exclude<Language, 'en'>, Readonly<Record<RulesPage, Loader>>>> = {
  pl: {
    'boss-monster': () => import('./pl/rules-boss-monster.json', { with: { type: 'json' } }),
    'next-level': () => import('./pl/rules-next-level.json', { with: { type: 'json' } }),
    'super-boss-monster': () => import('./pl/rules-super-boss-monster.json', { with: { type: 'json' } }),
    overboss: () => import('./pl/rules-overboss.json', { with: { type: 'json' } }),
  },
  uk: {
    'boss-monster': () => import('./uk/rules-boss-monster.json', { with: { type: 'json' } }),
    'next-level': () => import('./uk/rules-next-level.json', { with: { type: 'json' } }),
    'super-boss-monster': () => import('./uk/rules-super-boss-monster.json', { with: { type: 'json' } }),
    overboss: () => import('./uk/rules-overboss.json', { with: { type: 'json' } }),
  },
}

export const loadRules = async (page: RulesPage, language: Exclude<Language, 'en'>): Promise<RuleTexts> =>
  (await loaders[language][page]()).default
