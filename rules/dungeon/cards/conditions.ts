// What is asked of a moment, or of the table.
import type { Me, Room, RoomId, Seat, State } from '../state.ts'
import { type Code, onceIf, only, type Read } from '../steps.ts'
import { find, player } from '../table.ts'
import { monsters, roomIs } from './choosing.ts'

type Condition<V> = Read<V, boolean>
export const both =
  <A, B>(a: Condition<A>, b: Condition<B>): Condition<A & B> =>
  (s, v) =>
    a(s, v) && b(s, v)
export const always = (): boolean => true
/** In this very room. */
export const here: Condition<Me & { room: RoomId }> = (_, v) => v.room === v.self
export const yours: Condition<Me & { seat: Seat }> = (_, v) => v.seat === v.you
export const anothers: Condition<Me & { seat: Seat }> = (_, v) => v.seat !== v.you
export const elsewhere: Condition<Me & { room: RoomId }> = (_, v) => v.room !== v.self
export const builtMonster: Condition<{ room: RoomId }> = (s, v) => {
  const room = find(s, v.room)?.room
  return room !== undefined && roomIs(room, monsters)
}
export const inYourPlacingTurn: Condition<Me> = (s, { you }) => s.phase === 'build' && s.active === you

/** How many places a room lies left of this one; neighbours are 1 apart. */
export const placesApart = (s: State, { you, self }: Me, room: Room): number => {
  const { dungeon } = player(s, you)
  return dungeon.indexOf(room) - dungeon.findIndex(r => r.id === self)
}
export const twoRoomsInHand = only((s, { you }: Me) => player(s, you).rooms.length >= 2)
/** Later printings of a card allow it once per round only: an option of the game. */
export const oncePerRoundIfRevised: Code<Me> = onceIf(s => s.variants.revised)
