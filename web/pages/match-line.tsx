import { catalogue } from '../games/catalogue.ts'
import { isGameId } from '../games/ids.ts'
import { type SeatAssignment, seatInitial } from '../match/seats.ts'
import type { DamagedMatch, SavedMatch } from '../storage/matches.ts'
import { currentLanguage, say } from '../words/words.ts'
import './match-line.css'

/** One saved match in a few words: which game, who plays, when it was last touched. */
export function MatchLine({ match }: { readonly match: SavedMatch | DamagedMatch }) {
  if ('damage' in match)
    return (
      <div class="match-line">
        <strong>{say('web.damaged.title')}</strong>
        <span class="match-line__dim">{match.damage}</span>
      </div>
    )
  const { record, seats, touched } = match
  const when = new Intl.DateTimeFormat(currentLanguage(), { dateStyle: 'medium', timeStyle: 'short' }).format(touched)
  return (
    <div class="match-line">
      <strong>{isGameId(record.game) ? catalogue[record.game].title : record.game}</strong>
      <span class="match-line__dim">
        {when} · {say('web.choicesMade', { n: record.choices.length })}
      </span>
      <SeatBadges seats={seats} />
    </div>
  )
}

const SeatBadges = ({ seats }: { readonly seats: readonly SeatAssignment[] }) => (
  <ul class="match-line__seats">
    {seats.map(({ name }, i) => (
      <li key={i}>
        <span class="seat" style={{ background: `var(--p${i + 1})` }} aria-hidden="true">
          {seatInitial(seats, i)}
        </span>
        {name}
      </li>
    ))}
  </ul>
)
