import { usesKeyboard } from '../../../platform/browser/last-input.ts'
import type { Spot } from './click-paths.ts'
import type { Selection } from './selection.ts'

/** Handlers that set the hovered spot by mouse or keyboard focus. A mouse click also moves the focus; that does not count. */
export const hoverHandlers = (selection: Selection, spot: Spot) => ({
  onPointerEnter: (event: PointerEvent) => {
    if (event.pointerType === 'mouse') selection.setHoveredSpot(spot)
  },
  onPointerLeave: () => selection.setHoveredSpot(undefined),
  onFocus: () => {
    if (usesKeyboard()) selection.setHoveredSpot(spot)
  },
  onBlur: () => selection.setHoveredSpot(undefined),
})
