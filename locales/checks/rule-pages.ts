// The rules pages, for the checks of words and habits: one by one, and as a list of texts.
import plBossMonster from '../pl/rules-boss-monster.json' with { type: 'json' }
import plNextLevel from '../pl/rules-next-level.json' with { type: 'json' }
import plOverboss from '../pl/rules-overboss.json' with { type: 'json' }
import plSuperBossMonster from '../pl/rules-super-boss-monster.json' with { type: 'json' }
import type { RuleTexts } from '../rule-texts.ts'
import ukBossMonster from '../uk/rules-boss-monster.json' with { type: 'json' }
import ukNextLevel from '../uk/rules-next-level.json' with { type: 'json' }
import ukOverboss from '../uk/rules-overboss.json' with { type: 'json' }
import ukSuperBossMonster from '../uk/rules-super-boss-monster.json' with { type: 'json' }

const games = ['boss-monster', 'next-level', 'super-boss-monster', 'overboss'] as const
type Game = (typeof games)[number]
type Translated = 'pl' | 'uk'

export const ruleTexts: { readonly [L in Translated]: { readonly [G in Game]: RuleTexts } } = {
  pl: {
    'boss-monster': plBossMonster,
    'next-level': plNextLevel,
    'super-boss-monster': plSuperBossMonster,
    overboss: plOverboss,
  },
  uk: {
    'boss-monster': ukBossMonster,
    'next-level': ukNextLevel,
    'super-boss-monster': ukSuperBossMonster,
    overboss: ukOverboss,
  },
}

interface RuleText {
  readonly game: Game
  readonly key: string
  readonly text: string
}
export const rulesIn = (language: Translated): readonly RuleText[] =>
  games.flatMap(game => {
    const { sections, rules } = ruleTexts[language][game]
    return Object.entries({ ...sections, ...rules }).map(([key, text]) => ({ game, key, text }))
  })
