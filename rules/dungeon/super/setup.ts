// Setup from the bosses to the first rooms (SB-26 to SB-43). The empty table is the same as in the other games
// (round/setup.ts).
import { layFaceDown, placements } from '../actions/rooms.ts'
import { act, askSeats, each, type Offers, perform, performForSeat, program } from '../engine/combinators.ts'
import { emit } from '../engine/interpreter.ts'
import { player, seatsFrom, xpOf } from '../engine/queries.ts'
import { pass } from '../model/choices.ts'
import type { Seat, State } from '../model/state.ts'
import { allSeats } from '../round/phases.ts'
import { revealFirst } from '../round/round.ts'
import { drawHand, mulligan, seatBosses } from '../round/setup.ts'
import { rounds } from './round.ts'

/**
 * The player with the highest XP gets the first-player marker, a random one of equals (SB-29, SB-30). The others follow
 * clockwise (SB-45).
 */
function giveMarker(s: State): void {
  const first = s.order.reduce((best, seat) => (xpOf(s, seat) > xpOf(s, best) ? seat : best))
  s.order = s.players.map((_, seat) => seat)
  s.order = seatsFrom(s, first)
  for (const seat of s.order)
    emit(s, { event: 'boss-chosen', seat, boss: player(s, seat).boss, reveals: true }, 'SB-27')
  emit(s, { event: 'first-player', seat: first }, 'SB-29')
}
/** All players choose at the same time, so that no player sees where the others build (SB-39, SB-40). */
const firstRooms = program(
  'super/first-rooms',
  'SB-39',
)(
  askSeats(
    'build.first',
    (s): Offers => s.order.map(seat => [seat, [...placements(s, seat, player(s, seat).rooms), pass]]),
    (s, _, answers) => {
      for (const { seat, choice } of answers)
        if ('build' in choice) layFaceDown(s, seat, choice)
        else emit(s, { event: 'declined', seat })
      return undefined
    },
  ),
)
const coinsAtStart = 3
/** The game after the opening hands are drawn. A situation can start here. */
export const opening = program('super/opening', 'SB-32')(
  each('seat', allSeats, performForSeat(mulligan)), // SB-37, SB-38
  perform(firstRooms),
  perform(revealFirst), // SB-41
  perform(rounds),
)
export const game = program('super/game', 'SB-20')(
  seatBosses,
  act(giveMarker),
  each(
    'seat',
    allSeats,
    act((s, v: { seat: Seat }) => {
      drawHand(s, v.seat, 'BM-26')
      if (s.variants.coins) player(s, v.seat).coins = coinsAtStart // SB-288
    }),
  ),
  perform(opening),
)
