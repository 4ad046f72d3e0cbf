// Conditions of triggered effects and of declarations.
import { onceIf, only, type Reader, type StepList } from '../../engine/combinators.ts'
import { locateRoom, player } from '../../engine/queries.ts'
import type { EffectVars, Room, RoomId, Seat, State } from '../../model/state.ts'
import { monsters, roomMatches } from './targets.ts'

type Condition<V> = Reader<V, boolean>
export const both =
  <A, B>(a: Condition<A>, b: Condition<B>): Condition<A & B> =>
  (s, v) =>
    a(s, v) && b(s, v)
export const always = (): boolean => true
/** The event happens in the room of this effect. */
export const here: Condition<EffectVars & { room: RoomId }> = (_, v) => v.room === v.self
export const yours: Condition<EffectVars & { seat: Seat }> = (_, v) => v.seat === v.you
export const anothers: Condition<EffectVars & { seat: Seat }> = (_, v) => v.seat !== v.you
export const elsewhere: Condition<EffectVars & { room: RoomId }> = (_, v) => v.room !== v.self
export const builtMonster: Condition<{ room: RoomId }> = (s, v) => {
  const room = locateRoom(s, v.room)?.room
  return room !== undefined && roomMatches(s, room, monsters)
}
export const inYourPlacingTurn: Condition<EffectVars> = (s, { you }) => s.phase === 'build' && s.active === you

/** The number of places from this room to another, positive to the left. Neighbours are 1 apart. */
export const placesApart = (s: State, { you, self }: EffectVars, room: Room): number => {
  const { dungeon } = player(s, you)
  return dungeon.indexOf(room) - dungeon.findIndex(r => r.id === self)
}
export const twoRoomsInHand = only((s, { you }: EffectVars) => player(s, you).rooms.length >= 2)
/** Later printings of a card allow the ability only once per round. The option `revised` turns this limit on. */
export const oncePerRoundIfRevised: StepList<EffectVars> = onceIf(s => s.variants.revised)
