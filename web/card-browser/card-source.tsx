import type { ComponentChildren } from 'preact'
import { say } from '../platform/i18n/say.ts'
import './fact-list.css'

interface CardSourceProps {
  readonly source: 'rulebook' | 'lists' | 'own'
  readonly children?: ComponentChildren
}
/** Says how we know a component: from the rulebook, from public lists, or from our own design. */
export const CardSource = ({ source, children }: CardSourceProps) => (
  <section class="fact-list" aria-label={say('web.cards.source')}>
    <h3>{say('web.cards.source')}</h3>
    <p>{say(`web.cards.source.${source}`)}</p>
    {children}
  </section>
)
