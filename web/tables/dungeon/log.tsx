import { eventText } from '@overlair/locales/dungeon'
import { useEffect, useRef } from 'preact/hooks'
import { say } from '../../words/words.ts'
import { type DungeonMatch, isDungeonEvent } from './match.ts'
import { wordsOf } from './names.ts'
import { Rule } from './rule.tsx'
import './log.css'

const SHOWN = 120

/** What happened, the newest first, each line with the rule or the card behind it. */
export function Log({ match }: { readonly match: DungeonMatch }) {
  const list = useRef<HTMLOListElement>(null)
  const lines = latest(match)
  useEffect(() => {
    if (list.current) list.current.scrollTop = 0
  }, [lines[0]?.key])
  return (
    <section class="dm-log panel px" aria-labelledby="dm-log">
      <h2 id="dm-log" class="dm-label">
        {say('dm.log')}
      </h2>
      {lines.length === 0 && <p class="dm-faint">{say('dm.log.empty')}</p>}
      <ol ref={list} class="dm-log__lines" tabIndex={lines.length > 0 ? 0 : undefined} aria-labelledby="dm-log">
        {lines.map(({ key, text, why, seat, heading }) => (
          <li
            key={key}
            class={heading ? 'dm-log__phase' : undefined}
            style={{ '--seat': seat === undefined ? 'var(--line)' : `var(--p${seat + 1})` }}
          >
            <span>{text}</span> <Rule id={why} />
          </li>
        ))}
      </ol>
    </section>
  )
}

interface Line {
  readonly key: string
  readonly text: string
  readonly why: string
  readonly seat: number | undefined
  readonly heading: boolean
}
/** From the newest back, as many as are shown: a long game has thousands. */
function latest(match: DungeonMatch): readonly Line[] {
  const words = wordsOf(match)
  const log = match.log.value
  const lines: Line[] = []
  for (let i = log.length - 1; i >= 0 && lines.length < SHOWN; i--) {
    const line = log[i]
    const text = line && isDungeonEvent(line.event) ? eventText(line.event, words) : undefined
    if (!line || text === undefined) continue
    const { event, index } = line
    lines.push({ key: `${index} ${i}`, text, why: event.why, seat: seatOf(event), heading: event.event === 'phase' })
  }
  return lines
}

const seatOf = (event: object): number | undefined =>
  'seat' in event && typeof event.seat === 'number' ? event.seat : undefined
