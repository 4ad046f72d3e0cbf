// The translated rule pages, for the checks of terms and style.
import { readFileSync } from 'node:fs'
import { type GameId, gameIds } from '@overlair/rules/game-ids'
import type { RuleTexts } from '../rule-texts.ts'

type Translated = 'pl' | 'uk'

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
