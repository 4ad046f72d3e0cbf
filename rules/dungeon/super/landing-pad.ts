// The landing pad: the extension board for five and six players (SB-281 to SB-286). It is not a landmark: no hero goes there
// (SB-330).
import { shuffle } from '../../kernel/index.ts'
import { endWhenCovered } from '../actions/round-effects.ts'
import { act, choose, program, type TargetSource, visibleTargets } from '../engine/combinators.ts'
import { emit } from '../engine/interpreter.ts'
import { activeRooms, isGuarded, locateRoom, player, treasureTypes } from '../engine/queries.ts'
import { cardOf } from '../model/card-ids.ts'
import type { RoomId, State } from '../model/state.ts'

export const landingPadSpaces = { treasure: 'landing-pad-treasure', special: 'landing-pad-special' } as const
/** The landing pad is part of every game with explorers. */
export const hasLandingPad = (s: State): boolean => treasureTypes(s).includes('explorer')

/** None if every stack has a single card, because then there is nothing to shuffle. */
const anyStack: TargetSource<RoomId> = visibleTargets('choose.room', s => {
  const stacks = s.order.flatMap(seat => activeRooms(s, seat)).filter(room => !isGuarded(s, room.id)) // SB-286
  return stacks.some(room => room.under.length > 0) ? stacks.map(room => room.id) : []
})
/** Shuffles a stack. The new top card is neither built nor uncovered; counters of a covered card are lost (SB-286). */
function restack(s: State, id: RoomId): void {
  const { seat, at, room } = locateRoom(s, id)!
  const under = shuffle(s, [...room.under, id])
  const top = under.pop()!
  if (top !== id) endWhenCovered(s, id)
  const markers = top === id ? { counters: room.counters, awake: room.awake } : { counters: 0, awake: false }
  player(s, seat).dungeon[at] = { ...room, ...markers, id: top, card: cardOf(top), under }
  emit(s, { event: 'restacked', seat, room: top, reveals: true })
}
export const shuffleStack = program('super/landing-pad', 'SB-285')(
  choose('room', anyStack),
  act((s, v: { room: RoomId }) => restack(s, v.room)),
)
