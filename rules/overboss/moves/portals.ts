// Which tokens of a player's own map a portal can move (OB-58 to OB-64).
import { bit, has, type Mask, type Space } from '../model/boards.ts'
import { type Choice, move, swap } from '../model/choices.ts'
import { openTiles, tokenSpaces } from '../model/map.ts'
import { type Land, NONE, type Token } from '../model/pieces.ts'

/** The tokens that can move. A token spent as a portal cannot (OB-120). */
const movable = (land: Land, spent: Space): Mask => tokenSpaces(land) & (spent === NONE ? ~0 : ~bit(spent))

export function portalMovesExist(land: Land, spent: Space): boolean {
  const tokens = movable(land, spent)
  return (tokens & (tokens - 1)) !== 0 || (tokens !== 0 && openTiles(land) !== 0)
}

/** One choice for each of these tokens and each open tile. */
export function moves(land: Land, tokens: Mask): Choice[] {
  const open = openTiles(land)
  const choices: Choice[] = []
  for (let from = 0; from < land.tokens.length; from++) {
    if (!has(tokens, from)) continue
    for (let to = 0; to < land.tokens.length; to++) if (has(open, to)) choices.push(move(land.tokens[from]!, from, to))
  }
  return choices
}

/** OB-59: the player moves a token, and then may move a second one, or swaps two tokens. */
export function firstMoves(land: Land, spent: Space): Choice[] {
  const tokens = movable(land, spent)
  const choices = moves(land, tokens)
  for (let a = 0; a < land.tokens.length; a++)
    if (has(tokens, a)) for (let b = a + 1; b < land.tokens.length; b++) if (has(tokens, b)) choices.push(swap(a, b))
  return choices
}

/** OB-60: every token moves at most once, so the token now on `moved` stays. The tile that it left is open again. */
export const secondMoves = (land: Land, spent: Space, moved: Space): Choice[] =>
  moves(land, movable(land, spent) & ~bit(moved))

/** Tokens that Xyzax can spend as a portal, each with its space (NONE: the stash) (OB-119, OB-120). */
export function spendable(land: Land): (readonly [Token, Space])[] {
  const onMap = land.tokens.map((token, space) => [token, space] as const).filter(([token]) => token !== NONE)
  const stashed = [...new Set(land.stash)].map(token => [token, NONE] as const)
  return [...onMap, ...stashed].filter(([, space]) => portalMovesExist(land, space))
}
