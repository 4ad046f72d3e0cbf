import { usesKeyboard } from '../../../platform/browser/last-input.ts'
import type { Selection } from './selection.ts'
import type { Spot } from './spots.ts'

/** What shows that somebody looks at a place, by pointing or by keys. The focus also moves along with those who point; that is no look. */
export const hoverHandlers = (hand: Selection, place: Spot) => ({
  onPointerEnter: (event: PointerEvent) => {
    if (event.pointerType === 'mouse') hand.look(place)
  },
  onPointerLeave: () => hand.look(undefined),
  onFocus: () => {
    if (usesKeyboard()) hand.look(place)
  },
  onBlur: () => hand.look(undefined),
})
