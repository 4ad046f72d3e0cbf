// What others did to the map of the viewer since the viewer's last choice.

import type { Seat } from '@overlair/rules/kernel'
import type { Event } from '@overlair/rules/overboss'
import { say } from '../../../platform/i18n/say.ts'
import { eventText, isOverbossEvent } from '../model/event-text.ts'
import type { OverbossMatch } from '../model/overboss-match.ts'
import './news.css'

/** Whether an event changes tiles or tokens of this seat. */
export function changesMapOf(event: Event, seat: Seat): boolean {
  switch (event.event) {
    case 'tile-slid':
    case 'tile-demolished':
      return event.seat === seat
    case 'tiles-overthrown':
      return event.seats.includes(seat)
    default:
      return false
  }
}

/** The attacks on the map of the viewer since the viewer chose last, as log lines. */
function attacksOn(match: OverbossMatch): readonly string[] {
  const viewer = match.viewer.value
  if (viewer === 'spectator') return []
  const lines = match.log.value
  const since = lines.findLastIndex(({ seat }) => seat === viewer) + 1
  return lines.slice(since).flatMap(({ event }) => {
    if (!isOverbossEvent(event) || !changesMapOf(event, viewer)) return []
    return eventText(event, match) ?? []
  })
}

/** A banner over the map: somebody has changed it. It stays until the viewer chooses. */
export function AttackBanner({ match }: { readonly match: OverbossMatch }) {
  const attacks = attacksOn(match)
  if (attacks.length === 0) return null
  return (
    <aside class="ob-attack" data-part="attack" aria-label={say('web.ob.attacked')}>
      <b>{say('web.ob.attacked')}</b>
      {attacks.map((line, i) => (
        <span key={i}>{line}</span>
      ))}
    </aside>
  )
}
