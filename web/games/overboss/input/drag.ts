// Dragging on the Overboss table. Every clickable piece can be dragged: a drag is a shortcut for two clicks.
import { attachDrag } from '../../../table/drag.ts'
import type { Spot } from './click-paths.ts'
import type { Selection } from './selection.ts'

const isSpot = (value: string | undefined): value is Spot => value !== undefined && /^\w+:/.test(value)
function spotAt(element: Element | null): Spot | undefined {
  const found = element?.closest<HTMLElement>('[data-spot]')?.dataset.spot
  return isSpot(found) ? found : undefined
}

export const attachPieceDrag = (root: HTMLElement, selection: Selection): (() => void) =>
  attachDrag<Spot>(root, {
    dragSourceAt(target) {
      const element = target.closest<HTMLElement>('[data-spot]')
      const source = spotAt(element)
      if (!element || !source || !isUsable(selection, source)) return undefined
      if (source.startsWith('space:') && !canDragFrom(selection, source)) return undefined
      const picture = element.querySelector<HTMLElement>('.ob-pair__art') ?? element
      const scale = getComputedStyle(picture.querySelector('.ob-piece') ?? picture).getPropertyValue('--art-scale')
      return { thing: source, picture, scale }
    },
    // Selecting the dragged piece marks its legal targets. A pair is drafted only on drop; until then the map shows its preview.
    lifted(source) {
      selection.setDraggedSpot(source)
      if (source.startsWith('slot:')) selection.setHoveredSpot(source)
      else if (!selection.selectedSpots.peek().includes(source)) selection.click(source)
    },
    over(_, target) {
      const spot = spotAt(target)
      selection.setHoveredSpot(spot?.startsWith('space:') ? spot : undefined)
    },
    dropped(source, target) {
      const to = spotAt(target)
      if (to !== source && to !== undefined) selection.drop(source, to)
    },
    ended() {
      selection.setDraggedSpot(undefined)
      selection.setHoveredSpot(undefined)
    },
  })

const isUsable = (selection: Selection, spot: Spot): boolean =>
  selection.legalSpots.peek().has(spot) ||
  selection.alternativeSpots.peek().has(spot) ||
  selection.selectedSpots.peek().includes(spot)

/** A drag can start from a space only if a click there selects it. If the click makes a choice, there is nothing to drag. */
const canDragFrom = (selection: Selection, space: Spot): boolean =>
  selection.selectedSpots.peek().includes(space) || selection.choiceFor(space) === undefined
