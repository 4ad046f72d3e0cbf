import type { Seat } from '@overlair/rules/kernel'
import { say } from '../../../platform/i18n/say.ts'
import type { Selection } from '../input/selection.ts'
import { BossCard } from './boss-card.tsx'
import { Piles } from './piles.tsx'
import { Stash } from './stash.tsx'
import './side-panel.css'

interface SideProps {
  readonly hand: Selection
  readonly seat: Seat
  readonly own: Seat | undefined
}
/** Beside the map: stash, boss, what is left in the piles, and what the edges mean. */
export const Side = ({ hand, seat, own }: SideProps) => (
  <div class="ob-side">
    <Stash hand={hand} seat={seat} own={own} />
    <BossCard hand={hand} seat={seat} own={own} />
    <Piles match={hand.match} />
    <ul class="ob-side__edge-legend">
      <li>
        <span class="ob-side__mountain" aria-hidden="true" />
        {say('edge:mountain.name')}
      </li>
      <li>
        <span class="ob-side__water" aria-hidden="true" />
        {say('edge:water.name')}
      </li>
    </ul>
  </div>
)
