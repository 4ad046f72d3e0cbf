import type { Fate } from '@overlair/rules/dungeon/view/forecast'
import { say } from '../../../platform/i18n/say.ts'
import type { DungeonMatch } from '../model/dungeon-match.ts'
import { cardName } from '../model/texts.ts'
import './hero-path.css'

interface WayProps {
  readonly match: DungeonMatch
  readonly fate: Fate
}
/** The way of a hero through a dungeon, room by room, with the damage added up. */
export function HeroPath({ match, fate: { seat, path: way, health, end } }: WayProps) {
  if (way.length === 0) return end === 'open' ? <p class="dm-faint">{say('dm.fate.open.long')}</p> : null
  return (
    <section class="dm-hero-path" aria-label={say('dm.way')}>
      <h3 class="dm-label">{say('dm.dungeonOf', { name: match.seats[seat]?.name ?? '' })}</h3>
      <ol>
        {way.map(({ room, damage, skipped }, i) => (
          <li key={i} class={skipped ? 'dm-faint' : undefined}>
            <span>{cardName(room)}</span>
            {skipped ? say('dm.way.skipped') : <b>{`${damage}/${health}`}</b>}
          </li>
        ))}
      </ol>
      {end === 'open' && <p class="dm-faint">{say('dm.fate.open.long')}</p>}
    </section>
  )
}
