// What can be dragged on the tables of the dungeon games: a card of the hand, a card of the market, one's own minion.
import { attachDrag, type DragHandlers } from '../../../table/drag.ts'
import type { Selection } from './selection.ts'
import { isSpot, type Spot } from './spots.ts'

type Thing = Spot | 'minion'

const spotAt = (target: Element | null): Spot | undefined => {
  const { spot, drop } = target?.closest<HTMLElement>('[data-spot], [data-drop]')?.dataset ?? {}
  return [spot, drop].find(isSpot)
}

export function attachCardDrag(root: HTMLElement, picks: Selection): () => void {
  const dragging: DragHandlers<Thing> = {
    dragSourceAt(target) {
      const minion = target.closest<HTMLElement>('[data-carry]')
      if (minion) return picks.ask.peek()?.prompt === 'minion.place' ? { thing: 'minion', picture: minion } : undefined
      const element = target.closest<HTMLElement>('.dm-hand__card, .dm-market__card')
      const thing = spotAt(element)
      const picture = element?.querySelector<HTMLElement>('.dm-card')
      return thing && picture && picks.canTouch(thing) ? { thing, picture } : undefined
    },
    lifted(thing) {
      if (thing !== 'minion') picks.startDrag(thing)
    },
    dropped(thing, target) {
      const to = spotAt(target)
      if (thing === 'minion') return to && picks.legalSpots.peek().has(to) ? picks.touch(to) : undefined
      if (thing.startsWith('market:')) return target?.closest('.dm-hand') ? picks.touch(thing) : undefined
      picks.drop(thing, to)
    },
  }
  return attachDrag(root, dragging)
}
