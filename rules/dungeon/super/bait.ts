// Bait in a solo game: each place in town needs a number of symbols (SB-253 to SB-255, SB-267).
import type { BaitResult } from '../engine/rulesets.ts'
import type { Hero, State, Variants } from '../model/state.ts'
import { baitByTreasure, symbolsFor } from '../round/round.ts'
import { isSolo } from './result.ts'

/** The places need 1, 2, 3, 4 symbols from left to right, and one more each in the challenge. */
export const symbolsNeeded = ({ challenge }: Variants, place: number): number => place + (challenge ? 2 : 1)
export function soloBait(s: State, hero: Hero, place: number): BaitResult {
  if (!isSolo(s)) return baitByTreasure(s, hero)
  const count = symbolsFor(s, hero, 0)
  const needed = symbolsNeeded(s.variants, place)
  const why = s.variants.challenge ? 'SB-267' : 'SB-253'
  return { count, tie: false, needed, why, ...(count >= needed && { seat: 0 }) }
}
