import { type GoingOn, showLegal } from '../focus.ts'
import type { Picks } from './picks.ts'

/** Where somebody who plays by keys goes on. */
export const goingOn = (picks: Picks): GoingOn => ({
  asked() {
    void picks.picked.value
    return picks.ask.value !== undefined || picks.match.result.value !== undefined
  },
  next: root =>
    root.querySelector<HTMLElement>('.dm-spot.dm-legal') ??
    root.querySelector<HTMLElement>('.dm-prompt .button--gold, .dm-prompt [data-legal] .button') ??
    root.querySelector<HTMLElement>('.dm-prompt .button, .dm-results a, .dm-results button'),
  // No further than it must: what one decides about stays in sight.
  drawn: root => showLegal(root, 'nearest'),
})
