// What can be dragged on the table of Overboss: whatever can be touched. It is a shortcut for two touches.
import { attachDrag } from '../../../table/drag.ts'
import type { Selection } from './selection.ts'
import type { Spot } from './spots.ts'

const isSpot = (value: string | undefined): value is Spot => value !== undefined && /^\w+:/.test(value)
function spotAt(element: Element | null): Spot | undefined {
  const found = element?.closest<HTMLElement>('[data-spot]')?.dataset.spot
  return isSpot(found) ? found : undefined
}

export const attachPieceDrag = (root: HTMLElement, hand: Selection): (() => void) =>
  attachDrag<Spot>(root, {
    dragSourceAt(target) {
      const element = target.closest<HTMLElement>('[data-spot]')
      const thing = spotAt(element)
      if (!element || !thing || !usable(hand, thing)) return undefined
      if (thing.startsWith('space:') && !canLeave(hand, thing)) return undefined
      const picture = element.querySelector<HTMLElement>('.ob-pair__art') ?? element
      const scale = getComputedStyle(picture.querySelector('.ob-piece') ?? picture).getPropertyValue('--art-scale')
      return { thing, picture, scale }
    },
    // What is lifted shows where it may go. A pair is taken only when it is dropped: until then the map foretells.
    lifted(thing) {
      if (thing.startsWith('slot:')) hand.look(thing)
      else if (!hand.picked.peek().includes(thing)) hand.touch(thing)
    },
    over(_, target) {
      const place = spotAt(target)
      if (place?.startsWith('space:')) hand.look(place)
    },
    dropped(thing, target) {
      const to = spotAt(target)
      if (to !== thing && to !== undefined) hand.carry(thing, to)
    },
  })

const usable = (hand: Selection, place: Spot): boolean =>
  hand.live.peek().has(place) || hand.instead.peek().has(place) || hand.picked.peek().includes(place)

/** A space is dragged from only if something goes on from it: the last touch of a choice is a click. */
const canLeave = (hand: Selection, from: Spot): boolean =>
  hand.picked.peek().includes(from) || hand.choiceBy(from) === undefined
