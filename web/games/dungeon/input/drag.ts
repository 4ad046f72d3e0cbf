// Pieces that the player can drag on a dungeon table: cards in hand, cards in the market, the player's own minion.
import { attachDrag, type DragHandlers } from '../../../table/drag.ts'
import { isSpot, type Spot } from './click-paths.ts'
import type { Selection } from './selection.ts'

type DraggedPiece = Spot | 'minion'

const spotAt = (target: Element | null): Spot | undefined => {
  const { spot, drop } = target?.closest<HTMLElement>('[data-spot], [data-drop]')?.dataset ?? {}
  return [spot, drop].find(isSpot)
}

export function attachCardDrag(root: HTMLElement, selection: Selection): () => void {
  const handlers: DragHandlers<DraggedPiece> = {
    dragSourceAt(target) {
      const minion = target.closest<HTMLElement>('[data-carry]')
      if (minion)
        return selection.ask.peek()?.prompt === 'minion.place' ? { thing: 'minion', picture: minion } : undefined
      const element = target.closest<HTMLElement>('.dm-hand__card, .dm-market__card')
      const thing = spotAt(element)
      const picture = element?.querySelector<HTMLElement>('.dm-card')
      return thing && picture && selection.canClick(thing) ? { thing, picture } : undefined
    },
    lifted(thing) {
      if (thing !== 'minion') selection.startDrag(thing)
    },
    dropped(thing, target) {
      const to = spotAt(target)
      if (thing === 'minion') return to && selection.legalSpots.peek().has(to) ? selection.click(to) : undefined
      if (thing.startsWith('market:')) return target?.closest('.dm-hand') ? selection.click(thing) : undefined
      selection.drop(thing, to)
    },
  }
  return attachDrag(root, handlers)
}
