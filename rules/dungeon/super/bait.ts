// Who is lured when a player is alone: what a place in town asks for (SB-253 to SB-255, SB-267).
import { mostTempting, symbolsFor } from '../round.ts'
import type { Temptation } from '../rulesets.ts'
import type { Hero, State, Variants } from '../state.ts'
import { alone } from './result.ts'

/** From left to right 1, 2, 3, 4; in the challenge one more each. */
export const symbolsAsked = ({ challenge }: Variants, place: number): number => place + (challenge ? 2 : 1)
export function tempted(s: State, hero: Hero, place: number): Temptation {
  if (!alone(s)) return mostTempting(s, hero)
  const count = symbolsFor(s, hero, 0)
  const needed = symbolsAsked(s.variants, place)
  const why = s.variants.challenge ? 'SB-267' : 'SB-253'
  return { count, tie: false, needed, why, ...(count >= needed && { seat: 0 }) }
}
