import { languages, type Translator } from '@overlair/locales'
import { type Signal, useComputed, useSignal, useSignalEffect } from '@preact/signals'
import { useEffect, useMemo, useRef } from 'preact/hooks'
import type { CardCollection, Filters } from '../game-module/card-collection.ts'
import { useReportError } from '../platform/browser/use-report-error.ts'
import { languageNames } from '../platform/i18n/language-names.ts'
import { loadTranslator } from '../platform/i18n/load-texts.ts'
import { currentLanguage, say } from '../platform/i18n/say.ts'
import { Button, Dialog } from '../ui/index.ts'
import { NothingFound, SearchField } from '../ui/search-field.tsx'
import { FilterPanel } from './filter-panel.tsx'
import { matchingItems, readFilters, writeFilters } from './filters.ts'
import { containsAllWords, normalizeText } from './search.ts'
import './card-browser.css'
import './fact-list.css'

interface CardBrowserProps {
  readonly collection: CardCollection
  readonly defaults: Filters
  /** The route. Each visit has a new object, so that the browser reads the filters of the address again. */
  readonly visit: object
}
/** All items of a collection, with filters, a search in all languages at once, and a dialog with details. */
export function CardBrowser({ collection, defaults, visit }: CardBrowserProps) {
  const { items, textNamespaces, searchTextOf } = collection
  const filters = useSignal(readFilters(location.search, defaults))
  const query = useSignal(filters.peek().query)
  const open = useSignal(filters.peek().open)
  const translators = useSignal<readonly Translator[]>([])
  const reportError = useReportError()
  useEffect(() => {
    Promise.all(languages.map(language => loadTranslator(language, ...textNamespaces))).then(loaded => {
      // The cast is safe: here, translators are only used for texts of the items.
      translators.value = loaded as readonly Translator[]
    }, reportError)
  }, [collection])
  useEffect(() => {
    const requested = readFilters(location.search, defaults)
    filters.value = requested
    query.value = requested.query
    open.value = requested.open
  }, [visit])
  useSignalEffect(() => {
    const current = { ...filters.value, query: query.value, open: open.value }
    history.replaceState(history.state, '', `${location.pathname}${writeFilters(current, defaults)}`)
  })
  const searchTexts = useComputed(
    () =>
      new Map(
        items.map(({ id }) => [id, normalizeText(translators.value.map(t => searchTextOf(id, t)).join(' '))] as const),
      ),
  )
  const found = useComputed(() =>
    matchingItems(items, filters.value).filter(
      ({ id }) => query.value === '' || containsAllWords(searchTexts.value.get(id) ?? '', query.value),
    ),
  )
  const ids = useComputed(() => found.value.map(({ id }) => id))
  const isLoading = query.value !== '' && translators.value.length === 0
  return (
    <div class="card-browser">
      <FilterPanel collection={collection} filters={filters} defaults={defaults}>
        <SearchField query={query} label={say('web.cards.search')} />
      </FilterPanel>
      <div class="stack">
        <p class="card-browser__count" role="status">
          {isLoading ? say('web.loading') : say('web.cards.count', { n: ids.value.length })}
        </p>
        {ids.value.length === 0 && query.value !== '' && !isLoading && <NothingFound query={query} />}
        <ItemList collection={collection} ids={ids} open={open} />
      </div>
      {open.value !== '' && items.some(({ id }) => id === open.value) && (
        <ItemDialog collection={collection} ids={ids.value} open={open} translators={translators.value} />
      )}
    </div>
  )
}

interface ItemListProps {
  readonly collection: CardCollection
  readonly ids: Signal<readonly string[]>
  readonly open: Signal<string>
}
/** The matching items. An item that no longer matches is only hidden, so that it is quick to show it again. */
function ItemList({ collection: { items, Face }, ids, open }: ItemListProps) {
  const rendered = useRef(new Set<string>()).current
  const visible = new Set(ids.value)
  for (const id of visible) rendered.add(id)
  return (
    <ul class="card-browser__results">
      {items.map(
        ({ id }) =>
          rendered.has(id) && (
            <li key={id} hidden={!visible.has(id)}>
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

interface ItemDialogProps {
  readonly collection: CardCollection
  readonly ids: readonly string[]
  readonly open: Signal<string>
  readonly translators: readonly Translator[]
}
/** The details of one item, with buttons to the items before and after it. */
function ItemDialog({ collection: { Details, nameOf }, ids, open, translators }: ItemDialogProps) {
  const id = open.value
  const index = ids.indexOf(id)
  const current = currentLanguage()
  const others = useMemo(() => translators.filter(({ language }) => language !== current), [translators, current])
  const own = translators.find(({ language }) => language === current)
  const step = (by: number) => {
    open.value = ids[(index + by + ids.length) % ids.length] ?? id
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
      <Details id={id} />
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
