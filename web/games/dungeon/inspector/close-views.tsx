import type { View } from '@overlair/rules/dungeon'
import type { Forecast } from '@overlair/rules/dungeon/view/forecast'
import type { ReadonlySignal } from '@preact/signals'
import { lazy } from '../../../platform/browser/lazy.tsx'
import type { DungeonMatch } from '../model/dungeon-match.ts'
import { openedPile } from './card-pile.tsx'
import { hoverPreview, inspectedCard } from './inspection.ts'

const Inspector = lazy(() => import('./inspector.tsx').then(module => module.Inspector))
const PileDialog = lazy(() => import('./pile-dialog.tsx').then(module => module.PileDialog))

interface CloseViewsProps {
  readonly match: DungeonMatch
  readonly view: View
  readonly forecast: ReadonlySignal<Forecast>
}
/** The open pile and the inspected card. Their code loads when the player first opens one. */
export const CloseViews = ({ match, view, forecast }: CloseViewsProps) => (
  <>
    {openedPile.value && <PileDialog />}
    {(hoverPreview.value ?? inspectedCard.value) && <Inspector match={match} view={view} forecast={forecast.value} />}
  </>
)
