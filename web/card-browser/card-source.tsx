import type { ComponentChildren } from 'preact'
import { say } from '../platform/i18n/say.ts'
import './fact-list.css'

interface OriginProps {
  readonly source: 'rulebook' | 'lists' | 'own'
  readonly children?: ComponentChildren
}
/** How we know a component, said openly. */
export const Origin = ({ source, children }: OriginProps) => (
  <section class="fact-list" aria-label={say('web.cards.source')}>
    <h3>{say('web.cards.source')}</h3>
    <p>{say(`web.cards.source.${source}`)}</p>
    {children}
  </section>
)
