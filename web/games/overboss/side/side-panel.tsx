import type { Seat } from '@overlair/rules/kernel'
import { say } from '../../../platform/i18n/say.ts'
import type { Selection } from '../input/selection.ts'
import { BossCard } from './boss-card.tsx'
import { Piles } from './piles.tsx'
import { Stash } from './stash.tsx'
import './side-panel.css'

interface SidePanelProps {
  readonly selection: Selection
  readonly seat: Seat
  readonly own: Seat | undefined
}
/** The panel beside the map: stash, boss, piles, and the legend of the edges. */
export const SidePanel = ({ selection, seat, own }: SidePanelProps) => (
  <div class="ob-side">
    <Stash selection={selection} seat={seat} own={own} />
    <BossCard selection={selection} seat={seat} own={own} />
    <Piles match={selection.match} />
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
