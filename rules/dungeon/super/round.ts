// A round of Super Boss Monster (SB-44): its own Town and Minion phases, and the phases of the other games.
import { act, each, perform, performForSeat, program, repeat } from '../engine/combinators.ts'
import { adventure } from '../round/adventure.ts'
import { allSeats } from '../round/phases.ts'
import { bait, beginRound, build, reveal } from '../round/round.ts'
import { endOfRound } from './end-of-round.ts'
import { revealItem } from './items.ts'
import { draft, fillMarket } from './market.ts'
import { minionPhase, placeMinion } from './minions.ts'
import { revealHeroes } from './town.ts'

/** A player drafts a card first and then places the minion (SB-72, SB-73). */
const townTurn = program('super/town-turn', 'SB-69')(perform(draft), perform(placeMinion))
const town = program('super/town', 'SB-48')(
  act(s => beginRound(s, 'town')),
  act(fillMarket),
  act(revealItem),
  act(revealHeroes),
  each('seat', allSeats, performForSeat(townTurn)),
)
/** One step per phase, in the order of `phases`: a situation can start at any of them. */
export const round = program('super/round', 'SB-44')(
  perform(town),
  perform(build),
  perform(reveal),
  perform(minionPhase),
  perform(bait),
  perform(adventure),
  perform(endOfRound),
)
export const phases = ['town', 'build', 'reveal', 'minion', 'bait', 'adventure', 'end']
export const rounds = program('super/rounds', 'SB-216')(repeat(s => s.result === null, perform(round)))
