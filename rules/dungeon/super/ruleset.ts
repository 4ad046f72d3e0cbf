// Super Boss Monster as the engine sees it.
import { addRuleSet } from '../engine/rulesets.ts'
import { soloBait } from './bait.ts'
import { coinOffers, sellRoom } from './coins.ts'
import { isSolo } from './result.ts'
import { phases, round, rounds } from './round.ts'
import { superRuleNumbers } from './rule-numbers.ts'
import { game, opening } from './setup.ts'
import { heroArrives, newBoard } from './town.ts'

addRuleSet('super-boss-monster', {
  resolver: 'last-in-first-out', // SB-117
  seedsPile: false,
  openingDiscard: () => false, // SB-31
  machinationsBarredBy: 'defeated',
  turns: 'clockwise', // SB-45
  mulliganShowsHand: true, // SB-36
  sentHeroesWait: true, // SB-192
  programs: { game, opening, rounds, round, phases },
  newBoard,
  counterLimit: s => (isSolo(s) ? 4 : Number.POSITIVE_INFINITY), // SB-257
  buildAlternatives: { offers: coinOffers, take: sellRoom },
  returnToTown: heroArrives, // SB-193
  bait: soloBait,
  ruleNumbers: superRuleNumbers,
})
