// Which tokens a player can exchange with the market (OB-68, OB-70, OB-124).
import { has, type Mask } from '../model/boards.ts'
import { type Choice, exchange } from '../model/choices.ts'
import { tokenSpaces } from '../model/map.ts'
import { type Land, NONE, type Token } from '../model/pieces.ts'
import type { State } from '../model/state.ts'
import { slots } from './market.ts'

/** All exchanges of tokens on these spaces and of these stash tokens. Only a boss card lets the stash take part. */
export function exchanges(state: State, land: Land, spaces: Mask, stash: readonly Token[]): Choice[] {
  const choices: Choice[] = []
  const offer = (token: Token, from: number) => {
    for (const slot of slots) {
      const wanted = state.marketTokens[slot]!
      if (wanted !== NONE) choices.push(exchange(token, from, wanted, slot))
    }
  }
  for (let space = 0; space < land.tokens.length; space++)
    if (has(spaces, space) && land.tokens[space] !== NONE) offer(land.tokens[space]!, space)
  new Set(stash).forEach(token => offer(token, NONE))
  return choices
}
export const exchangeExists = (state: State, land: Land): boolean =>
  (tokenSpaces(land) !== 0 || land.stash.length > 0) && state.marketTokens.some(token => token !== NONE)
