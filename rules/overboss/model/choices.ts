// All choices of the game, as self-describing data. Choice objects are cached and shared, so listing the legal choices
// creates no new objects.
import type { Seat } from '../../kernel/contract.ts'
import { type Cell, cells, type Space } from './boards.ts'
import type { BossId } from './boss-ids.ts'
import type { CommandId } from './commands.ts'
import { NONE, type Tile, type TileId, type Token, type TokenId, tileIds, tokenIds } from './pieces.ts'
import type { Slot } from './state.ts'

export type Place = Cell | 'stash'
export type Choice =
  | { readonly keep: BossId }
  | { readonly draft: TileId; readonly from: Slot; readonly with?: TokenId }
  | { readonly take: TokenId; readonly from: Slot }
  | { readonly place: TileId; readonly at: Cell }
  | { readonly settle: TokenId; readonly at: Cell }
  | { readonly portal: 'open' }
  | { readonly move: TokenId; readonly from: Cell; readonly to: Cell }
  | { readonly swap: Cell; readonly with: Cell }
  | { readonly reveal: BossId }
  | { readonly spend: TokenId; readonly at: Place }
  | { readonly exchange: TokenId; readonly at: Place; readonly for: TokenId; readonly from: Slot }
  | { readonly discard: TokenId; readonly at: Cell }
  | { readonly keepToken: TokenId }
  | { readonly command: CommandId }
  | { readonly slide: TileId; readonly of: Seat; readonly from: Cell; readonly to: Cell }
  | { readonly demolish: TileId; readonly of: Seat; readonly at: Cell }
  | { readonly overthrow: TileId; readonly of: Seat; readonly at: Cell }
  | { readonly against: TileId; readonly of: Seat; readonly at: Cell }
  | { readonly pass: 'circle' | 'command' | 'portal' | 'turn' }

// Each choice is created on first use and cached by its numbers (from -1 for NONE to 30).
const ofTwo = <C extends Choice>(make: (a: number, b: number) => C) => {
  const known: (C | undefined)[] = new Array(32 * 32)
  return (a: number, b: number): C => (known[((a + 1) << 5) | (b + 1)] ??= Object.freeze(make(a, b)))
}
const ofThree = <C extends Choice>(make: (a: number, b: number, c: number) => C) => {
  const known: (C | undefined)[] = new Array(32 * 32 * 32)
  return (a: number, b: number, c: number): C =>
    (known[((a + 1) << 10) | ((b + 1) << 5) | (c + 1)] ??= Object.freeze(make(a, b, c)))
}
const ofFour = <C extends Choice>(make: (a: number, b: number, c: number, d: number) => C) => {
  const known: ReturnType<typeof ofTwo<C>>[] = []
  return (a: number, b: number, c: number, d: number): C =>
    (known[((c + 1) << 5) | (d + 1)] ??= ofTwo((a, b) => make(a, b, c, d)))(a, b)
}
const placeOf = (space: Space): Place => (space === NONE ? 'stash' : cells[space]!)

export const draft = ofThree((tile: Tile, slot: Slot, token: Token) =>
  token === NONE
    ? { draft: tileIds[tile]!, from: slot }
    : { draft: tileIds[tile]!, from: slot, with: tokenIds[token]! },
)
export const take = ofTwo((token: Token, slot: Slot) => ({ take: tokenIds[token]!, from: slot }))
export const place = ofTwo((tile: Tile, at: Space) => ({ place: tileIds[tile]!, at: cells[at]! }))
export const settle = ofTwo((token: Token, at: Space) => ({ settle: tokenIds[token]!, at: cells[at]! }))
export const move = ofThree((token: Token, from: Space, to: Space) => ({
  move: tokenIds[token]!,
  from: cells[from]!,
  to: cells[to]!,
}))
export const swap = ofTwo((a: Space, b: Space) => ({ swap: cells[a]!, with: cells[b]! }))
export const spend = ofTwo((token: Token, at: Space) => ({ spend: tokenIds[token]!, at: placeOf(at) }))
export const exchange = ofFour((token: Token, at: Space, wanted: Token, slot: Slot) => ({
  exchange: tokenIds[token]!,
  at: placeOf(at),
  for: tokenIds[wanted]!,
  from: slot,
}))
export const discard = ofTwo((token: Token, at: Space) => ({ discard: tokenIds[token]!, at: cells[at]! }))
export const slide = ofFour((tile: Tile, of: Seat, from: Space, to: Space) => ({
  slide: tileIds[tile]!,
  of,
  from: cells[from]!,
  to: cells[to]!,
}))
export const demolish = ofThree((tile: Tile, of: Seat, at: Space) => ({ demolish: tileIds[tile]!, of, at: cells[at]! }))
export const overthrow = ofThree((tile: Tile, of: Seat, at: Space) => ({
  overthrow: tileIds[tile]!,
  of,
  at: cells[at]!,
}))
export const against = ofThree((tile: Tile, of: Seat, at: Space) => ({ against: tileIds[tile]!, of, at: cells[at]! }))

export const keepToken: readonly Choice[] = tokenIds.map(token => Object.freeze({ keepToken: token }))
export const openPortal: Choice = Object.freeze({ portal: 'open' })
export const passCircle: Choice = Object.freeze({ pass: 'circle' })
export const passCommand: Choice = Object.freeze({ pass: 'command' })
export const passPortal: Choice = Object.freeze({ pass: 'portal' })
export const passTurn: Choice = Object.freeze({ pass: 'turn' })
