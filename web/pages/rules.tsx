import { glossary } from '@overlair/locales/glossary'
import type { GameId } from '@overlair/rules/game-ids'
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { gameTitle } from '../game-module/game-title.ts'
import { useReportError } from '../platform/browser/use-report-error.ts'
import { currentLanguage, say } from '../platform/i18n/say.ts'
import type { RouteTo } from '../platform/routing/routes.ts'
import { loadRules } from '../rulebook/books.ts'
import { FormattedRule } from '../rulebook/formatted-rule.tsx'
import { RuleLink } from '../rulebook/rule-link.tsx'
import { type Rule, type RuleSection, searchRules } from '../rulebook/rule-text.ts'
import { NothingFound, SearchField } from '../ui/search-field.tsx'
import { Tabs } from '../ui/tabs.tsx'
import { GameLinks } from './game-links.tsx'
import './rules.css'

type RulesRoute = RouteTo<'rules'>
export const title = ({ game }: RulesRoute) => `${say('web.rules')}: ${gameTitle(game)}`

export function Page({ route: { game } }: { readonly route: RulesRoute }) {
  const tab = useSignal('rules')
  useEffect(() => {
    // A link to a rule in the list of terms opens the tab with the rules.
    const openRules = () => {
      tab.value = 'rules'
    }
    addEventListener('hashchange', openRules)
    return () => removeEventListener('hashchange', openRules)
  }, [])
  return (
    <main class="page" id="main" tabIndex={-1}>
      <h1 tabIndex={-1}>{say('web.rules')}</h1>
      <GameLinks page="rules" at={game} />
      <h2>{gameTitle(game)}</h2>
      <Tabs
        key={game}
        name={say('web.rules')}
        open={tab}
        tabs={[
          { id: 'rules', name: say('web.rules.byNumber'), content: () => <RuleList game={game} /> },
          { id: 'terms', name: say('web.rules.terms'), content: () => <TermList game={game} /> },
        ]}
      />
    </main>
  )
}

function RuleList({ game }: { readonly game: GameId }) {
  const sections = useSignal<readonly RuleSection[]>([])
  const reportError = useReportError()
  const query = useSignal('')
  const language = currentLanguage()
  useEffect(() => {
    loadRules(game, language).then(loaded => {
      sections.value = loaded
      // The address may name a rule. The browser could not scroll to it before the rules were loaded.
      requestAnimationFrame(() => document.getElementById(location.hash.slice(1))?.scrollIntoView())
    }, reportError)
  }, [game, language])
  const found = searchRules(sections.value, query.value)
  return (
    <div class="stack">
      <SearchField query={query} label={say('web.rules.search')} />
      {language !== 'en' && <p class="field__hint">{say('web.rules.short')}</p>}
      {found.length === 0 && sections.value.length > 0 && <NothingFound query={query} />}
      {found.map(section => (
        <section key={section.title} class="rules" lang={language}>
          <h3>{section.title}</h3>
          <dl>
            {section.rules.map(rule => (
              <RuleRow key={rule.id} rule={rule} />
            ))}
          </dl>
        </section>
      ))}
    </div>
  )
}

const RuleRow = ({ rule: { id, text } }: { readonly rule: Rule }) => (
  <div class="rules__rule" id={id}>
    <dt>
      <a class="rule-link" href={`#${id}`}>
        {id}
      </a>
    </dt>
    <dd>
      <FormattedRule text={text} />
    </dd>
  </div>
)

function TermList({ game }: { readonly game: GameId }) {
  const query = useSignal('')
  const lowerQuery = query.value.toLowerCase()
  const terms = Object.entries(glossary)
    .filter(([, entry]) => entry.games.some(one => one === game))
    .map(([id, entry]) => ({
      id,
      rules: entry.rules,
      term: say.maybe(`glossary:${id}.term`) ?? id,
      text: say.maybe(`glossary:${id}.text`) ?? '',
    }))
    .filter(({ term, text }) => `${term} ${text}`.toLowerCase().includes(lowerQuery))
    .sort((a, b) => a.term.localeCompare(b.term, currentLanguage()))
  return (
    <div class="stack">
      <SearchField query={query} label={say('web.rules.searchTerms')} />
      {terms.length === 0 && <NothingFound query={query} />}
      <dl class="terms">
        {terms.map(({ id, term, text, rules }) => (
          <div key={id} class="panel pixel-border">
            <dt>{term}</dt>
            <dd>
              {text}
              <span class="terms__rules">
                {rules.map(rule => (
                  <RuleLink key={rule} rule={rule} />
                ))}
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
