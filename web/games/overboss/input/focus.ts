import type { FocusPolicy } from '../../../table/focus.ts'
import type { OverbossMatch } from '../model/overboss-match.ts'

/** Where somebody who plays by keys goes on: a space that brings most, a pair, a button. */
export const focusPolicy = (match: OverbossMatch): FocusPolicy => ({
  asked: () => [match.ask.value, match.result.value].some(one => one !== undefined),
  next(root) {
    const spaces = [...root.querySelectorAll<HTMLElement>('.ob-space.is-legal')]
    const gain = (space: HTMLElement) => Number(space.dataset.gain ?? 0)
    const best = spaces.reduce<HTMLElement | undefined>((a, b) => (a && gain(a) >= gain(b) ? a : b), undefined)
    return (
      best ??
      root.querySelector<HTMLElement>(
        '.ob-boss-choice__card, .ob-pair.is-legal, .ob-command.is-legal, .ob-hand__piece.is-legal, .ob-stash__token.is-legal, .ob-prompt .button, .ob-results .button',
      )
    )
  },
})
