import { boxIds, shelf } from '../cards/shelf.ts'
import type { RuleSet } from '../engine/rulesets.ts'
import { lastInFirstOut } from '../engine/windows.ts'
import { superPlayers } from '../model/player-counts.ts'
import { soloBait } from '../super/bait.ts'
import { coinOffers, sellRoom } from '../super/coins.ts'
import { superOptions, superSettings } from '../super/options.ts'
import { isSolo } from '../super/result.ts'
import { phases, round, rounds } from '../super/round.ts'
import { superReasonRules, superRuleNumbers } from '../super/rule-numbers.ts'
import { game, opening } from '../super/setup.ts'
import { makeRoomForReturned } from '../super/town.ts'
import { townBoard } from '../super/town-board.ts'
import { dungeonGame } from './dungeon-game.ts'

export const superBossMonsterRules: RuleSet = {
  players: superPlayers,
  options: superOptions,
  settings: superSettings,
  resolver: lastInFirstOut, // SB-117
  seedsPile: false,
  openingDiscard: () => false, // SB-31
  machinationsBarredBy: 'defeated',
  turns: 'clockwise', // SB-45
  mulliganShowsHand: true, // SB-36
  sentHeroesWait: true, // SB-192
  movedHeroesLeave: true, // SB-328
  programs: { game, opening, rounds, round },
  phases,
  board: townBoard,
  counterLimit: s => (isSolo(s) ? 4 : Number.POSITIVE_INFINITY), // SB-257
  buildAlternatives: { offers: coinOffers, take: sellRoom },
  makeRoomInTown: makeRoomForReturned,
  bait: soloBait,
  ruleNumbers: superRuleNumbers,
  reasonRules: superReasonRules,
}
export const superBossMonster = dungeonGame({
  id: 'super-boss-monster',
  ruleSet: superBossMonsterRules,
  boxes: shelf.only(...boxIds),
})
