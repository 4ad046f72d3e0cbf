import type { Fate } from '@overlair/rules/dungeon/foretelling'
import { say } from '../../words/words.ts'
import { cardName } from './names.ts'
import './way.css'

/** The way of a hero through a dungeon, room by room, with the damage added up. */
export function Way({ fate: { way, health, end } }: { readonly fate: Fate }) {
  if (way.length === 0) return null
  return (
    <section class="dm-way" aria-label={say('dm.way')}>
      <h3 class="dm-label">{say('dm.way')}</h3>
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
