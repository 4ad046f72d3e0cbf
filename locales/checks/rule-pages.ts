// The rule pages, for the checks of terms and style.
import { readFileSync } from 'node:fs'
import { type GameId, gameIds } from '@overlair/rules/game-ids'
import type { RuleTexts } from '../rule-texts.ts'

export type Translated = 'pl' | 'uk'

export const ruleTextsOf = (language: Translated, game: GameId): RuleTexts =>
  JSON.parse(readFileSync(new URL(`../${language}/rules-${game}.json`, import.meta.url), 'utf8'))

interface RuleText {
  readonly game: GameId
  readonly key: string
  readonly text: string
}
export const rulesIn = (language: Translated): readonly RuleText[] =>
  gameIds.flatMap(game => {
    const { sections, rules } = ruleTextsOf(language, game)
    return Object.entries({ ...sections, ...rules }).map(([key, text]) => ({ game, key, text }))
  })

/** The English titles and rules of a page, by number of the section and id of the rule. */
export function englishRulesOf(game: GameId): ReadonlyMap<string, string> {
  const page = readFileSync(new URL(`../../docs/rules/${game}.md`, import.meta.url), 'utf8')
  const titles = [...page.matchAll(/^#{2,3} (\d+(?:\.\d+)?)\.? (.+)$/gm)]
  const rules = [...page.matchAll(/^- \*\*([A-Z]{2}-\d+)\*\* (.+)$/gm)]
  return new Map([...titles, ...rules].map(([, key = '', text = '']) => [key, text]))
}
