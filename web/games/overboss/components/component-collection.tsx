// The tiles, tokens and cards of Overboss for the card browser.
import type { Translator } from '@overlair/locales'
import { sourceOf } from '@overlair/rules/overboss/model/sources'
import { CardSource } from '../../../card-browser/card-source.tsx'
import { type CardCollection, noFilters } from '../../../game-module/card-collection.ts'
import { loadNamespace } from '../../../platform/i18n/load-texts.ts'
import { say } from '../../../platform/i18n/say.ts'
import { ComponentPicture } from './component-picture.tsx'
import { type Component, componentsOf } from './components.ts'
import './component-card.css'

/** Returns `boss` for `boss:king_croak`. */
const kindOf = (id: string): string => id.split(':')[0] ?? ''
const kindsOf = (components: readonly Component[]) => [...new Set(components.map(({ id }) => kindOf(id)))]

/** Reads the component list from the English texts: every language has the same keys. */
export async function loadComponentCollection(): Promise<CardCollection> {
  const components = componentsOf(await loadNamespace('en', 'overboss'))
  const textsOf = (id: string, t: Pick<Translator, 'maybe'>): readonly string[] =>
    components.find(one => one.id === id)?.texts.flatMap(key => t.maybe(key) ?? []) ?? []
  const nameOf = (id: string, t: Pick<Translator, 'maybe'>): string => t.maybe(`${id}.name`) ?? id
  return {
    items: components.map(({ id }) => ({ id, box: [], kind: [kindOf(id)], treasure: [], mechanic: [] })),
    values: { box: [], kind: kindsOf(components), treasure: [], mechanic: [] },
    textNamespaces: ['overboss'],
    defaultFilters: () => noFilters,
    nameOf,
    searchTextOf: (id, t) => [nameOf(id, t), ...textsOf(id, t)].join(' '),
    labelOf: (_, value) => say.maybe(`web.cards.kind.${value}`) ?? value,
    Face: ({ id }) => (
      <span class="ob-component-card pixel-border">
        <ComponentPicture id={id} scale={2} />
        <span class="ob-component-card__text">
          <b>{nameOf(id, say)}</b>
          {textsOf(id, say).map(text => (
            <span key={text}>{text}</span>
          ))}
        </span>
      </span>
    ),
    Details: ({ id }) => (
      <>
        <div class="card-details">
          <ComponentPicture id={id} scale={4} />
          <div class="stack">
            {textsOf(id, say).map(text => (
              <p key={text}>{text}</p>
            ))}
          </div>
        </div>
        <CardSource source={sourceOf(id)} />
      </>
    ),
  }
}
