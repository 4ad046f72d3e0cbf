// The words of a room for screen readers, and the cards of its stack.
import type { RoomView, View } from '@overlair/rules/dungeon'
import { say } from '../../../platform/i18n/say.ts'
import { roomMarkersOf, roomMarkersText } from '../markers/room-markers.tsx'
import { cardLabel } from '../model/card-facts.ts'

/** The visible cards of a stack. If the top card is hidden, the highest card below it counts as the top. */
export function topAndCovered({ card, under }: RoomView): {
  readonly card?: string
  readonly under: readonly string[]
} {
  if (card !== null) return { card, under }
  const highest = under.at(-1)
  return highest === undefined ? { under: [] } : { card: highest, under: under.slice(0, -1) }
}

export function roomLabel(view: View, room: RoomView): string {
  const name = room.card === null ? say('dm.room.hidden') : cardLabel(room.card, room.damage)
  return [
    name,
    ...(room.faceDown ? [say('dm.faceDown')] : []),
    ...(room.off ? [say('dm.off.long')] : []),
    ...roomMarkersText(roomMarkersOf(view, room)),
    ...(room.under.length > 0 ? [say('dm.stack', { n: room.under.length + 1 })] : []),
  ].join(', ')
}
