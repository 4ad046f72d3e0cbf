import type { Fate } from '@overlair/rules/dungeon/view/forecast'
import { say } from '../../../platform/i18n/say.ts'
import type { DungeonMatch } from '../model/dungeon-match.ts'
import { cardName } from '../model/texts.ts'
import './hero-path.css'

interface HeroPathProps {
  readonly match: DungeonMatch
  readonly fate: Fate
}
/** The forecast path of a hero through a dungeon: each room with the total damage so far. */
export function HeroPath({ match, fate: { seat, path, health, end } }: HeroPathProps) {
  if (path.length === 0) return end === 'open' ? <p class="dm-faint">{say('dm.fate.open.long')}</p> : null
  return (
    <section class="dm-hero-path" aria-label={say('dm.way')}>
      <h3 class="dm-label">{say('dm.dungeonOf', { name: match.seats[seat]?.name ?? '' })}</h3>
      <ol>
        {path.map(({ room, damage, skipped }, i) => (
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
