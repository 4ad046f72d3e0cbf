// A round of Super Boss Monster (SB-44): its own Town and Minion phases, and the phases of the other games.
import { act, each, perform, performForSeat, program, repeat } from '../engine/combinators.ts'
import type { RoundPhases } from '../engine/rulesets.ts'
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
export const phases: RoundPhases = [
  { name: 'town', program: town },
  { name: 'build', program: build },
  { name: 'reveal', program: reveal },
  { name: 'minion', program: minionPhase },
  { name: 'bait', program: bait },
  { name: 'adventure', program: adventure },
  { name: 'end', program: endOfRound },
]
export const round = program('super/round', 'SB-44')(...phases.map(phase => perform(phase.program)))
export const rounds = program('super/rounds', 'SB-216')(repeat(s => s.result === null, perform(round)))
