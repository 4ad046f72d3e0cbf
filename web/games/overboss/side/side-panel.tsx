import type { Seat } from '@overlair/rules/kernel'
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
/** The panel beside the map: boss, stash, piles. */
export const SidePanel = ({ selection, seat, own }: SidePanelProps) => (
  <div class="ob-side">
    <BossCard selection={selection} seat={seat} own={own} />
    <Stash selection={selection} seat={seat} own={own} />
    <Piles match={selection.match} />
  </div>
)
