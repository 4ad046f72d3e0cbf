import { languages, type Translator } from '@overlair/locales'
import { type Signal, useComputed, useSignal, useSignalEffect } from '@preact/signals'
import { useEffect, useMemo, useRef } from 'preact/hooks'
import type { CardCollection } from '../game-module/card-collection.ts'
import { NothingFound, SearchField } from '../pages/game-links.tsx'
import { useReportError } from '../platform/browser/use-report-error.ts'
import { languageNames } from '../platform/i18n/language-names.ts'
import { loadTranslator } from '../platform/i18n/load-texts.ts'
import { currentLanguage, say } from '../platform/i18n/say.ts'
import { Button, Dialog } from '../ui/index.ts'
import { FilterPanel } from './filter-panel.tsx'
import { type Filters, matchingItems, readFilters, writeFilters } from './filters.ts'
import { containsAllWords, normalizeText } from './search.ts'
import './card-browser.css'
import './fact-list.css'

interface BrowserProps {
  readonly collection: CardCollection
  readonly first: Filters
  /** Changes when a link has led here, again with other words in the address. */
  readonly arrival: object
}
/** Every component of some games: filtered, searched in all languages at once, each one click from its story. */
export function Browser({ collection, first, arrival }: BrowserProps) {
  const { pieces, parts, searchTextOf: wordsOf } = collection
  const filters = useSignal(readFilters(location.search, first))
  const query = useSignal(filters.peek().query)
  const open = useSignal(filters.peek().open)
  const tongues = useSignal<readonly Translator[]>([])
  const tell = useReportError()
  useEffect(() => {
    Promise.all(languages.map(language => loadTranslator(language, ...parts))).then(loaded => {
      // They hold the words of the pieces, which is all that is asked of them here.
      tongues.value = loaded as readonly Translator[]
    }, tell)
  }, [collection])
  useEffect(() => {
    const said = readFilters(location.search, first)
    filters.value = said
    query.value = said.query
    open.value = said.open
  }, [arrival])
  useSignalEffect(() => {
    const now = { ...filters.value, query: query.value, open: open.value }
    history.replaceState(history.state, '', `${location.pathname}${writeFilters(now, first)}`)
  })
  const words = useComputed(
    () =>
      new Map(pieces.map(({ id }) => [id, normalizeText(tongues.value.map(t => wordsOf(id, t)).join(' '))] as const)),
  )
  const found = useComputed(() =>
    matchingItems(pieces, filters.value).filter(
      ({ id }) => query.value === '' || containsAllWords(words.value.get(id) ?? '', query.value),
    ),
  )
  const ids = useComputed(() => found.value.map(({ id }) => id))
  const waiting = query.value !== '' && tongues.value.length === 0
  return (
    <div class="card-browser">
      <FilterPanel collection={collection} filters={filters} first={first}>
        <SearchField query={query} label={say('web.cards.search')} />
      </FilterPanel>
      <div class="stack">
        <p class="card-browser__count" role="status">
          {waiting ? say('web.loading') : say('web.cards.count', { n: ids.value.length })}
        </p>
        {ids.value.length === 0 && query.value !== '' && !waiting && <NothingFound query={query} />}
        <Found collection={collection} ids={ids} open={open} />
      </div>
      {open.value !== '' && pieces.some(({ id }) => id === open.value) && (
        <OnePiece collection={collection} ids={ids.value} open={open} tongues={tongues.value} />
      )}
    </div>
  )
}

interface FoundProps {
  readonly collection: CardCollection
  readonly ids: Signal<readonly string[]>
  readonly open: Signal<string>
}
/** What was shown once stays, hidden, so that a filter taken back costs nothing. */
function Found({ collection: { pieces, Face }, ids, open }: FoundProps) {
  const shown = useRef(new Set<string>()).current
  const now = new Set(ids.value)
  for (const id of now) shown.add(id)
  return (
    <ul class="card-browser__results">
      {pieces.map(
        ({ id }) =>
          shown.has(id) && (
            <li key={id} hidden={!now.has(id)}>
              <button
                type="button"
                class="card-browser__item"
                aria-haspopup="dialog"
                onClick={() => {
                  open.value = id
                }}
              >
                <Face id={id} />
              </button>
            </li>
          ),
      )}
    </ul>
  )
}

interface OnePieceProps {
  readonly collection: CardCollection
  readonly ids: readonly string[]
  readonly open: Signal<string>
  readonly tongues: readonly Translator[]
}
/** One piece closely, with the way to its neighbours. */
function OnePiece({ collection: { Details: Closer, nameOf }, ids, open, tongues }: OnePieceProps) {
  const id = open.value
  const at = ids.indexOf(id)
  const spoken = currentLanguage()
  const others = useMemo(() => tongues.filter(({ language }) => language !== spoken), [tongues, spoken])
  const own = tongues.find(({ language }) => language === spoken)
  const step = (by: number) => {
    open.value = ids[(at + by + ids.length) % ids.length] ?? id
    document.querySelector('dialog[open]')?.scrollTo(0, 0)
  }
  return (
    <Dialog
      focusHeading
      title={own ? nameOf(id, own) : ''}
      onClose={() => {
        open.value = ''
      }}
      buttons={
        ids.length > 1 && (
          <>
            <Button variant="quiet" icon="back" label={say('web.cards.previous')} onClick={() => step(-1)} />
            <Button variant="quiet" icon="next" label={say('web.cards.next')} onClick={() => step(1)} />
          </>
        )
      }
    >
      <Closer id={id} />
      {others.length > 0 && (
        <section class="fact-list" aria-label={say('web.cards.names')}>
          <h3>{say('web.cards.names')}</h3>
          <dl class="fact-list__names">
            {others.map(t => (
              <div key={t.language}>
                <dt>{languageNames[t.language].name}</dt>
                <dd lang={t.language}>{nameOf(id, t)}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
    </Dialog>
  )
}
