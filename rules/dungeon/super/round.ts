// A round of Super Boss Monster (SB-44): its own Town and Minion phases around those it shares with the other games.
import { act, each, perform, performForSeat, program, repeat } from '../engine/combinators.ts'
import { adventure } from '../round/adventure.ts'
import { everybody } from '../round/phases.ts'
import { bait, beginRound, build, reveal } from '../round/round.ts'
import { ending } from './end-of-round.ts'
import { revealItem } from './items.ts'
import { draft, fillMarket } from './market.ts'
import { minionPhase, placeMinion } from './minions.ts'
import { revealHeroes } from './town.ts'

/** The card first, then the minion (SB-72, SB-73). */
const townTurn = program('super/town-turn', 'SB-69')(perform(draft), perform(placeMinion))
const town = program('super/town', 'SB-48')(
  act(s => beginRound(s, 'town')),
  act(fillMarket),
  act(revealItem),
  act(revealHeroes),
  each('seat', everybody, performForSeat(townTurn)),
)
/** One phase a step: a situation can start at any of them. */
export const round = program('super/round', 'SB-44')(
  perform(town),
  perform(build),
  perform(reveal),
  perform(minionPhase),
  perform(bait),
  perform(adventure),
  perform(ending),
)
export const phases = ['town', 'build', 'reveal', 'minion', 'bait', 'adventure', 'end']
export const rounds = program('super/rounds', 'SB-216')(repeat(s => s.result === null, perform(round)))
