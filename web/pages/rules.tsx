import { glossary } from '@overlair/locales/glossary'
import type { GameId } from '@overlair/rules/game-ids'
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { catalogue } from '../game-module/catalogue.ts'
import { useReportError } from '../platform/browser/use-report-error.ts'
import { currentLanguage, say } from '../platform/i18n/say.ts'
import type { RouteTo } from '../platform/routing/routes.ts'
import { loadRules } from '../rulebook/books.ts'
import { FormattedRule } from '../rulebook/formatted-rule.tsx'
import { RuleLink } from '../rulebook/rule-link.tsx'
import { type Rule, type RuleSection, searchRules } from '../rulebook/rule-text.ts'
import { Tabs } from '../ui/index.ts'
import { GameLinks, NothingFound, SearchField } from './game-links.tsx'
import './rules.css'

type AtRules = RouteTo<'rules'>
export const title = ({ game }: AtRules) => `${say('web.rules')}: ${catalogue[game].title}`

export function Page({ route: { game } }: { readonly route: AtRules }) {
  const tab = useSignal('rules')
  useEffect(() => {
    // A link to a rule leads to where the rules are, also from the terms.
    const follow = () => {
      tab.value = 'rules'
    }
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [])
  return (
    <main class="page" id="main" tabIndex={-1}>
      <h1 tabIndex={-1}>{say('web.rules')}</h1>
      <GameLinks page="rules" at={game} />
      <h2>{catalogue[game].title}</h2>
      <Tabs
        key={game}
        name={say('web.rules')}
        open={tab}
        tabs={[
          { id: 'rules', name: say('web.rules.byNumber'), content: () => <Reference game={game} /> },
          { id: 'terms', name: say('web.rules.terms'), content: () => <Terms game={game} /> },
        ]}
      />
    </main>
  )
}

function Reference({ game }: { readonly game: GameId }) {
  const sections = useSignal<readonly RuleSection[]>([])
  const tell = useReportError()
  const query = useSignal('')
  const language = currentLanguage()
  useEffect(() => {
    loadRules(game, language).then(found => {
      sections.value = found
      // The address may name a rule: it is there only now.
      requestAnimationFrame(() => document.getElementById(location.hash.slice(1))?.scrollIntoView())
    }, tell)
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
              <RuleLine key={rule.id} rule={rule} />
            ))}
          </dl>
        </section>
      ))}
    </div>
  )
}

const RuleLine = ({ rule: { id, text } }: { readonly rule: Rule }) => (
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

function Terms({ game }: { readonly game: GameId }) {
  const query = useSignal('')
  const wanted = query.value.toLowerCase()
  const terms = Object.entries(glossary)
    .filter(([, facts]) => facts.games.some(one => one === game))
    .map(([id, facts]) => ({
      id,
      rules: facts.rules,
      term: say.maybe(`glossary:${id}.term`) ?? id,
      text: say.maybe(`glossary:${id}.text`) ?? '',
    }))
    .filter(({ term, text }) => `${term} ${text}`.toLowerCase().includes(wanted))
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
