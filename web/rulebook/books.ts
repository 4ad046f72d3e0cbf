// The rules pages of all games, fetched when somebody wants to read one.
import type { Language } from '@overlair/locales'
import type { RuleTexts } from '@overlair/locales/rule-texts'
import type { GameId } from '@overlair/rules/game-ids'
import bossMonster from '../../docs/rules/boss-monster.md?url'
import nextLevel from '../../docs/rules/next-level.md?url'
import overboss from '../../docs/rules/overboss.md?url'
import superBossMonster from '../../docs/rules/super-boss-monster.md?url'
import { fetchFile } from '../platform/browser/fetch-file.ts'
import { type RuleSection, readRules, translateRules } from './rule-text.ts'

const english: Readonly<Record<GameId, string>> = {
  'boss-monster': bossMonster,
  'next-level': nextLevel,
  'super-boss-monster': superBossMonster,
  overboss,
}
const others = import.meta.glob<string>('../../locales/*/rules-*.json', {
  query: '?url',
  import: 'default',
  eager: true,
})

const pageOf = async (game: GameId): Promise<string> => (await fetchFile(english[game])).text()
const textsOf = async (game: GameId, language: Exclude<Language, 'en'>): Promise<RuleTexts> =>
  (await fetchFile(others[`../../locales/${language}/rules-${game}.json`]!)).json()

export async function loadRules(game: GameId, language: Language): Promise<readonly RuleSection[]> {
  if (language === 'en') return readRules(await pageOf(game))
  const [page, texts] = await Promise.all([pageOf(game), textsOf(game, language)])
  return translateRules(readRules(page), texts)
}

const byPrefix: Readonly<Record<string, GameId>> = {
  BM: 'boss-monster',
  NL: 'next-level',
  SB: 'super-boss-monster',
  OB: 'overboss',
}
/** The game whose page has the rule; what is no number of a rule (a card that is the reason) stands on none. */
export const gameOfRule = (id: string): GameId | undefined => byPrefix[/^([A-Z]{2})-\d+$/.exec(id)?.[1] ?? '']
