// The rules pages of all games, loaded on demand.
import type { Language } from '@overlair/locales'
import type { RuleTexts } from '@overlair/locales/rule-texts'
import type { GameId } from '@overlair/rules/game-ids'
import { fetchFile } from '../platform/browser/fetch-file.ts'
import { type RuleSection, readRules, translateRules } from './rule-text.ts'

const pages = import.meta.glob<string>(
  ['../../docs/rules/*.md', '!../../docs/rules/{README,conformance,not-applicable}.md'],
  { query: '?url', import: 'default', eager: true },
)
const translations = import.meta.glob<string>('../../locales/*/rules-*.json', {
  query: '?url',
  import: 'default',
  eager: true,
})

const loadPage = async (game: GameId): Promise<string> =>
  (await fetchFile(pages[`../../docs/rules/${game}.md`]!)).text()
const loadTranslation = async (game: GameId, language: Exclude<Language, 'en'>): Promise<RuleTexts> =>
  (await fetchFile(translations[`../../locales/${language}/rules-${game}.json`]!)).json()

export async function loadRules(game: GameId, language: Language): Promise<readonly RuleSection[]> {
  if (language === 'en') return readRules(await loadPage(game))
  const [page, texts] = await Promise.all([loadPage(game), loadTranslation(game, language)])
  return translateRules(readRules(page), texts)
}
