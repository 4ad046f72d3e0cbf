import { type FocusPolicy, scrollToLegal } from '../../../table/focus.ts'
import type { Selection } from './selection.ts'

/** Where somebody who plays by keys goes on. */
export const focusPolicy = (picks: Selection): FocusPolicy => ({
  asked() {
    void picks.picked.value
    return picks.ask.value !== undefined || picks.match.result.value !== undefined
  },
  next(root) {
    const find = (places: string) => root.querySelector<HTMLElement>(places)
    return (
      // What is one's own comes first: a place of the own dungeon before one of somebody else's.
      find('.dm-dungeon .dm-spot.is-legal') ??
      find('.dm-hand .dm-spot.is-legal') ??
      find('.dm-spot.is-legal') ??
      find('.dm-prompt .button--gold, .dm-prompt [data-legal] .button') ??
      find('.dm-prompt .button, .dm-results a, .dm-results button')
    )
  },
  // No further than it must: what one decides about stays in sight.
  drawn: root => scrollToLegal(root, 'nearest'),
})
