import type { Signal } from '@preact/signals'
import type { VNode } from 'preact'
import { useMemo } from 'preact/hooks'
import { currentLanguage, say } from '../../../platform/i18n/say.ts'
import { Rule } from '../../../rulebook/rule.tsx'
import { eventText } from '../model/event-text.ts'
import type { OverbossMatch } from '../model/overboss-match.ts'
import './log.css'

type LogLine = OverbossMatch['log']['value'][number]

/** The log, newest line first, each with its rule. */
interface LogProps {
  readonly match: OverbossMatch
  /** Whether the drawer is open, where the log is a drawer. */
  readonly open: Signal<boolean>
}
export function Log({ match, open }: LogProps) {
  const language = currentLanguage()
  /** Rendered rows by line, since a game has hundreds of lines. */
  const cache = useMemo(() => new WeakMap<LogLine, VNode | null>(), [match, language])
  const rows = match.log.value.flatMap((line, i) => {
    const cached = cache.get(line)
    const row = cached === undefined ? rowOf(line, i, match) : cached
    if (cached === undefined) cache.set(line, row)
    return row ?? []
  })
  return (
    <section class={`ob-log ob-sign${open.value ? ' ob-log--open' : ''}`} aria-labelledby="ob-log" data-part="log">
      <h2 id="ob-log" class="ob-sign__title">
        {say('web.ob.tab.log')}
      </h2>
      <button
        type="button"
        class="ob-log__switch"
        aria-expanded={open.value}
        onClick={() => {
          open.value = !open.value
        }}
      >
        {say(open.value ? 'web.ob.log.close' : 'web.ob.log.open')}
        <kbd class="ob-key-hint">L</kbd>
      </button>
      {rows.length === 0 && <p class="ob__faint">{say('web.ob.nothing')}</p>}
      <ol class="ob-log__lines" tabIndex={rows.length > 0 ? 0 : undefined} aria-labelledby="ob-log">
        {rows.toReversed()}
      </ol>
    </section>
  )
}

function rowOf({ event, index }: LogLine, i: number, match: OverbossMatch): VNode | null {
  const text = eventText(event, match)
  if (text === undefined) return null
  const seat = seatOf(event)
  return (
    <li
      key={`${index} ${i}`}
      style={{ '--seat-color': seat === undefined ? 'var(--line)' : `var(--seat-${seat + 1})` }}
    >
      <span>{text}</span> <Rule id={event.why} />
    </li>
  )
}

const seatOf = (event: object): number | undefined =>
  'seat' in event && typeof event.seat === 'number' ? event.seat : undefined
