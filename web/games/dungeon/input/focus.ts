import { type FocusPolicy, scrollToLegal } from '../../../table/focus.ts'
import type { Selection } from './selection.ts'

/** Where the focus of a keyboard player moves next. */
export const focusPolicy = (selection: Selection): FocusPolicy => ({
  asked() {
    void selection.selectedSpots.value
    return selection.ask.value !== undefined || selection.match.result.value !== undefined
  },
  next(root) {
    const find = (selector: string) => root.querySelector<HTMLElement>(selector)
    return (
      // The player's own dungeon and hand come first, then the rest of the table, then the prompt.
      find('.dm-dungeon .dm-spot.is-legal') ??
      find('.dm-hand .dm-spot.is-legal') ??
      find('.dm-spot.is-legal') ??
      find('.dm-prompt .button--gold, .dm-prompt [data-legal] .button') ??
      find('.dm-prompt .button, .dm-results a, .dm-results button')
    )
  },
  // Scrolls no further than necessary, so that the things the player decides about stay visible.
  drawn: root => scrollToLegal(root, 'nearest'),
})
