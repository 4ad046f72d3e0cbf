// Tiles, tokens and cards of Overboss.
import type { Translator } from '@overlair/locales'
import { sourceOf } from '@overlair/rules/overboss/model/sources'
import { Origin } from '../../../card-browser/card-source.tsx'
import { noFilters } from '../../../card-browser/filters.ts'
import type { CardCollection } from '../../../game-module/card-collection.ts'
import { loadPart } from '../../../platform/i18n/load-texts.ts'
import { say } from '../../../platform/i18n/say.ts'
import { Picture } from './component-picture.tsx'
import { type Component, componentsOf } from './components.ts'
import './component-card.css'

/** `boss:king_croak` is a boss. */
const kindOf = (id: string): string => id.split(':')[0] ?? ''
const kindsOf = (components: readonly Component[]) => [...new Set(components.map(({ id }) => kindOf(id)))]

/** Which texts there are beside the name is the same in every language. */
export async function overbossComponents(): Promise<CardCollection> {
  const components = componentsOf(await loadPart('en', 'overboss'))
  const textsOf = (id: string, t: Pick<Translator, 'maybe'>): readonly string[] =>
    components.find(one => one.id === id)?.texts.flatMap(key => t.maybe(key) ?? []) ?? []
  const nameOf = (id: string, t: Pick<Translator, 'maybe'>): string => t.maybe(`${id}.name`) ?? id
  return {
    pieces: components.map(({ id }) => ({ id, box: [], kind: [kindOf(id)], treasure: [], mechanic: [] })),
    values: { box: [], kind: kindsOf(components), treasure: [], mechanic: [] },
    parts: ['overboss'],
    defaultFilters: () => noFilters,
    nameOf,
    searchTextOf: (id, t) => [nameOf(id, t), ...textsOf(id, t)].join(' '),
    labelOf: (_, value) => say.maybe(`web.cards.kind.${value}`) ?? value,
    Face: ({ id }) => (
      <span class="ob-component-card pixel-border">
        <Picture id={id} scale={2} />
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
          <Picture id={id} scale={4} />
          <div class="stack">
            {textsOf(id, say).map(text => (
              <p key={text}>{text}</p>
            ))}
          </div>
        </div>
        <Origin source={sourceOf(id)} />
      </>
    ),
  }
}
