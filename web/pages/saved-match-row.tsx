import { nameOf } from '@overlair/play/match/occupants'
import { seatInitial } from '@overlair/play/seats'
import { isGameId } from '@overlair/rules/game-ids'
import { gameTitle } from '../game-module/game-title.ts'
import { savedProgress } from '../games/saved-progress.ts'
import { currentLanguage, say } from '../platform/i18n/say.ts'
import type { DamagedMatch, LocalMatch } from '../platform/storage/matches.ts'
import { courseText } from '../session/summary-text.ts'
import './saved-match-row.css'

/** Game, players, last change and course of a saved match. */
export function SavedMatchRow({ match }: { readonly match: LocalMatch | DamagedMatch }) {
  if ('damage' in match)
    return (
      <div class="saved-match-row">
        <strong>{say('web.damaged.title')}</strong>
        <span class="saved-match-row__details">{match.damage}</span>
      </div>
    )
  const { record, seats, touched, over, summary } = match
  const progress = isGameId(record.game) ? savedProgress[record.game]?.(match) : undefined
  const when = new Intl.DateTimeFormat(currentLanguage(), { dateStyle: 'medium', timeStyle: 'short' }).format(touched)
  return (
    <div class="saved-match-row">
      <strong>{isGameId(record.game) ? gameTitle(record.game) : record.game}</strong>
      <span class="saved-match-row__details">
        {[
          when,
          say(over ? 'web.match.over' : 'web.match.open'),
          ...(progress === undefined ? [] : [progress]),
          ...(summary ? [courseText(summary, seats.map(nameOf))] : []),
        ].join(' · ')}
      </span>
      <SeatBadges names={seats.map(nameOf)} />
    </div>
  )
}

const SeatBadges = ({ names }: { readonly names: readonly string[] }) => (
  <ul class="saved-match-row__seats">
    {names.map((name, i) => (
      <li key={i}>
        <span class="seat-badge" style={{ background: `var(--seat-${i + 1})` }} aria-hidden="true">
          {seatInitial(
            names.map(one => ({ name: one })),
            i,
          )}
        </span>
        {name}
      </li>
    ))}
  </ul>
)
