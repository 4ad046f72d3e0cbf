// The rules pages as a list of texts, for the checks of words and habits.
import { loadRules } from './rules.ts'

const games = ['boss-monster', 'next-level', 'super-boss-monster', 'overboss'] as const

export interface RuleText {
  readonly game: (typeof games)[number]
  readonly key: string
  readonly text: string
}
export async function rulesIn(language: 'pl' | 'uk'): Promise<readonly RuleText[]> {
  const pages = games.map(async game => {
    const { sections, rules } = await loadRules(game, language)
    return Object.entries({ ...sections, ...rules }).map(([key, text]) => ({ game, key, text }))
  })
  return (await Promise.all(pages)).flat()
}
