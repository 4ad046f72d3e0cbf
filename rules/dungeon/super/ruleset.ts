// Super Boss Monster as the engine sees it.
import { addRuleSet } from '../rulesets.ts'
import { tempted } from './bait.ts'
import { coinOffers, sell } from './coins.ts'
import { alone } from './result.ts'
import { phases, round, rounds } from './round.ts'
import { sameRules } from './same-rules.ts'
import { game, opening } from './setup.ts'
import { arrive, newBoard } from './town.ts'

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
  counterLimit: s => (alone(s) ? 4 : Number.POSITIVE_INFINITY), // SB-257
  besidePlacing: { offers: coinOffers, take: sell },
  backToTown: arrive, // SB-193
  tempted,
  sameRule: sameRules,
})
