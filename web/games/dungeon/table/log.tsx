import { eventText } from '@overlair/locales/dungeon'
import { computed } from '@preact/signals'
import type { VNode } from 'preact'
import { useEffect, useMemo, useRef } from 'preact/hooks'
import { currentLanguage, say } from '../../../platform/i18n/say.ts'
import { useDeferredValue } from '../../../table/deferred.tsx'
import { Rule } from '../inspector/cause-link.tsx'
import { type DungeonMatch, isDungeonEvent } from '../model/dungeon-match.ts'
import { textContextOf } from '../model/texts.ts'
import { shownLog, shownPositionOf } from '../playback/shown-position.ts'
import './log.css'

type LogLine = DungeonMatch['log']['value'][number]

const SHOWN = 120

/** What happened, the newest first, each line with the rule or the card behind it. */
export function Log({ match }: { readonly match: DungeonMatch }) {
  const list = useRef<HTMLOListElement>(null)
  const scrolled = useRef(false)
  const language = currentLanguage()
  /** A line is written once. */
  const written = useMemo(() => new WeakMap<LogLine, VNode | null>(), [match, language])
  // The table itself comes first.
  const told = useMemo(() => computed(() => shownLog(match.log.value, shownPositionOf(match).value)), [match])
  const lines = latest(match, useDeferredValue(told), written)
  useEffect(() => {
    // Only when there is something to scroll: the browser would lay the whole table out to do nothing.
    if (scrolled.current) list.current?.scrollTo(0, 0)
  }, [lines[0]])
  return (
    <section class="dm-log panel pixel-border" aria-labelledby="dm-log">
      <h2 id="dm-log" class="dm-label">
        {say('dm.log')}
      </h2>
      {lines.length === 0 && <p class="dm-faint">{say('dm.log.empty')}</p>}
      <ol
        ref={list}
        class="dm-log__lines"
        tabIndex={lines.length > 0 ? 0 : undefined}
        aria-labelledby="dm-log"
        onScroll={event => {
          scrolled.current = event.currentTarget.scrollTop > 0
        }}
      >
        {lines}
      </ol>
    </section>
  )
}

/** From the newest back, as many as are shown: a long game has thousands. */
function latest(
  match: DungeonMatch,
  log: readonly LogLine[],
  written: WeakMap<LogLine, VNode | null>,
): readonly VNode[] {
  const lines: VNode[] = []
  for (let i = log.length - 1; i >= 0 && lines.length < SHOWN; i--) {
    const line = log[i]
    if (!line) continue
    const known = written.get(line)
    const row = known === undefined ? rowOf(line, i, match) : known
    if (known === undefined) written.set(line, row)
    if (row) lines.push(row)
  }
  return lines
}

function rowOf({ event, index }: LogLine, i: number, match: DungeonMatch): VNode | null {
  const text = isDungeonEvent(event) ? eventText(event, textContextOf(match)) : undefined
  if (text === undefined) return null
  const seat = seatOf(event)
  return (
    <li
      key={`${index} ${i}`}
      class={event.event === 'phase' ? 'dm-log__phase' : undefined}
      style={{ '--seat-color': seat === undefined ? 'var(--line)' : `var(--seat-${seat + 1})` }}
    >
      <span>{text}</span> <Rule id={event.why} />
    </li>
  )
}

const seatOf = (event: object): number | undefined =>
  'seat' in event && typeof event.seat === 'number' ? event.seat : undefined
