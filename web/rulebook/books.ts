// The rules pages of all games, fetched when somebody wants to read one.
import type { Language } from '@overlair/locales'
import { loadRules } from '@overlair/locales/rules'
import type { GameId } from '../games/ids.ts'
import { inOtherWords, type RuleSection, readRules } from './text.ts'

const pages: Readonly<Record<GameId, () => Promise<{ readonly default: string }>>> = {
  'boss-monster': () => import('../../docs/rules/boss-monster.md?raw'),
  'next-level': () => import('../../docs/rules/next-level.md?raw'),
  'super-boss-monster': () => import('../../docs/rules/super-boss-monster.md?raw'),
  overboss: () => import('../../docs/rules/overboss.md?raw'),
}

export async function rulesOf(game: GameId, language: Language): Promise<readonly RuleSection[]> {
  const page = readRules((await pages[game]()).default)
  return language === 'en' ? page : inOtherWords(page, await loadRules(game, language))
}

const byPrefix: Readonly<Record<string, GameId>> = {
  BM: 'boss-monster',
  NL: 'next-level',
  SB: 'super-boss-monster',
  OB: 'overboss',
}
/** The game whose page has the rule; what is no number of a rule (a card that is the reason) stands on none. */
export const gameOfRule = (id: string): GameId | undefined => byPrefix[/^([A-Z]{2})-\d+$/.exec(id)?.[1] ?? '']
