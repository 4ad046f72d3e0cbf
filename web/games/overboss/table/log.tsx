import type { VNode } from 'preact'
import { useMemo } from 'preact/hooks'
import { currentLanguage, say } from '../../../platform/i18n/say.ts'
import { Rule } from '../../../rulebook/rule.tsx'
import { eventText } from '../model/event-text.ts'
import type { OverbossMatch } from '../model/overboss-match.ts'
import './log.css'

type LogLine = OverbossMatch['log']['value'][number]

/** What happened, the newest first, each line with the rule behind it. */
export function Log({ match }: { readonly match: OverbossMatch }) {
  const language = currentLanguage()
  /** A line is written once: a game has hundreds of them. */
  const written = useMemo(() => new WeakMap<LogLine, VNode | null>(), [match, language])
  const lines = match.log.value.flatMap((line, i) => {
    const known = written.get(line)
    const row = known === undefined ? rowOf(line, i, match) : known
    if (known === undefined) written.set(line, row)
    return row ?? []
  })
  return (
    <section class="ob-log panel pixel-border" aria-labelledby="ob-log">
      <h2 id="ob-log" class="ob__label">
        {say('web.ob.tab.log')}
      </h2>
      {lines.length === 0 && <p class="ob__faint">{say('web.ob.nothing')}</p>}
      <ol class="ob-log__lines" tabIndex={lines.length > 0 ? 0 : undefined} aria-labelledby="ob-log">
        {lines.toReversed()}
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
