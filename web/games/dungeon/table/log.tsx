import { eventText } from '@overlair/locales/dungeon'
import { computed } from '@preact/signals'
import type { VNode } from 'preact'
import { useEffect, useMemo, useRef } from 'preact/hooks'
import { currentLanguage, say } from '../../../platform/i18n/say.ts'
import { useDeferredValue } from '../../../table/deferred.tsx'
import { CauseLink } from '../inspector/cause-link.tsx'
import { type DungeonMatch, isDungeonEvent } from '../model/dungeon-match.ts'
import { textContextOf } from '../model/texts.ts'
import { shownLog, shownPositionOf } from '../playback/shown-position.ts'
import './log.css'

type LogLine = DungeonMatch['log']['value'][number]

const MAX_LINES = 120

/** The events of the match, the newest first, each with its cause: a rule or a card. */
export function Log({ match }: { readonly match: DungeonMatch }) {
  const list = useRef<HTMLOListElement>(null)
  const isScrolled = useRef(false)
  const language = currentLanguage()
  /** Rendered lines. Each line is rendered once. */
  const renderedLines = useMemo(() => new WeakMap<LogLine, VNode | null>(), [match, language])
  // The log renders after the table, so that it does not delay the table.
  const shown = useMemo(() => computed(() => shownLog(match.log.value, shownPositionOf(match).value)), [match])
  const lines = newestLines(match, useDeferredValue(shown), renderedLines)
  useEffect(() => {
    // `scrollTo` forces a layout of the whole table, so call it only if the list is scrolled.
    if (isScrolled.current) list.current?.scrollTo(0, 0)
  }, [lines[0]])
  return (
    <section class="dm-log" aria-labelledby="dm-log" data-part="log">
      <h2 id="dm-log" class="visually-hidden">
        {say('dm.log')}
      </h2>
      {lines.length === 0 && <p class="dm-faint">{say('dm.log.empty')}</p>}
      <ol
        ref={list}
        class="dm-log__lines"
        tabIndex={lines.length > 0 ? 0 : undefined}
        aria-labelledby="dm-log"
        onScroll={event => {
          isScrolled.current = event.currentTarget.scrollTop > 0
        }}
      >
        {lines}
      </ol>
    </section>
  )
}

/** Renders the newest lines only: a long game has thousands. */
function newestLines(
  match: DungeonMatch,
  log: readonly LogLine[],
  renderedLines: WeakMap<LogLine, VNode | null>,
): readonly VNode[] {
  const lines: VNode[] = []
  for (let i = log.length - 1; i >= 0 && lines.length < MAX_LINES; i--) {
    const line = log[i]
    if (!line) continue
    const cached = renderedLines.get(line)
    const row = cached === undefined ? renderLine(line, i, match) : cached
    if (cached === undefined) renderedLines.set(line, row)
    if (row) lines.push(row)
  }
  return lines
}

/** Null if the event has no text. */
function renderLine({ event, index }: LogLine, i: number, match: DungeonMatch): VNode | null {
  const text = isDungeonEvent(event) ? eventText(event, textContextOf(match)) : undefined
  if (text === undefined) return null
  const seat = seatOf(event)
  return (
    <li
      key={`${index} ${i}`}
      class={event.event === 'phase' ? 'dm-log__phase' : undefined}
      style={{ '--seat-color': seat === undefined ? 'var(--line)' : `var(--seat-${seat + 1})` }}
    >
      <span>{text}</span> <CauseLink id={event.why} />
    </li>
  )
}

const seatOf = (event: object): number | undefined =>
  'seat' in event && typeof event.seat === 'number' ? event.seat : undefined
