// Maps each choice to the spots that a player clicks to make it. Clicks, drags and keys all use these click paths.
import type { Seat } from '@overlair/rules/kernel'
import type { Choice, View } from '@overlair/rules/overboss'
import type { ClickPath } from '../../../table/click-paths.ts'

/** A clickable place on the table, as written into `data-spot`. */
export type Spot = `${SpotKind}:${string}`
type SpotKind = 'slot' | 'market' | 'hand' | 'stash' | 'space' | 'card' | 'boss' | 'button'
export type OverbossPath = ClickPath<Choice, Spot>

export const spotOf = {
  /** A pair of the market. */
  slot: (slot: number): Spot => `slot:${slot}`,
  /** Only the token of a pair. */
  market: (slot: number): Spot => `market:${slot}`,
  /** A drafted piece that is not placed yet. */
  hand: (piece: string): Spot => `hand:${piece}`,
  stash: (token: string): Spot => `stash:${token}`,
  space: (seat: Seat, cell: string): Spot => `space:${seat}/${cell}`,
  card: (command: string): Spot => `card:${command}`,
  boss: (boss: string): Spot => `boss:${boss}`,
  button: (name: 'portal' | 'reveal' | 'pass'): Spot => `button:${name}`,
}

/** Returns seat and cell of a space. Undefined for other spots. */
export function parseSpaceSpot(spot: Spot): { readonly seat: Seat; readonly cell: string } | undefined {
  const [, seat, cell] = /^space:(\d)\/(.+)$/.exec(spot) ?? []
  return seat === undefined || cell === undefined ? undefined : { seat: Number(seat), cell }
}

/** Returns the seats whose maps contain these spots. */
export const seatsOfSpots = (spots: Iterable<Spot>): ReadonlySet<Seat> =>
  new Set([...spots].flatMap(spot => parseSpaceSpot(spot)?.seat ?? []))

const inBothOrders = (choice: Choice, a: Spot, b: Spot): OverbossPath[] => [
  { choice, spots: [a, b] },
  { choice, spots: [b, a] },
]

/** Returns the click paths that make this choice for this seat. */
export function clickPathsOf(choice: Choice, seat: Seat, view: View): readonly OverbossPath[] {
  const path = (...spots: Spot[]): OverbossPath[] => [{ choice, spots }]
  const ownSpace = (cell: string): Spot => spotOf.space(seat, cell)
  const ownToken = (token: string, at: string): Spot => (at === 'stash' ? spotOf.stash(token) : ownSpace(at))
  if ('keep' in choice) return path(spotOf.boss(choice.keep))
  if ('draft' in choice) return path(spotOf.slot(choice.from))
  if ('take' in choice) return path(spotOf.market(choice.from))
  if ('place' in choice) return path(spotOf.hand(choice.place), ownSpace(choice.at))
  if ('settle' in choice) {
    const held = view.inHand?.tokens.includes(choice.settle)
    return path(held ? spotOf.hand(choice.settle) : spotOf.stash(choice.settle), ownSpace(choice.at))
  }
  if ('portal' in choice) return path(spotOf.button('portal'))
  if ('move' in choice) return path(ownSpace(choice.from), ownSpace(choice.to))
  if ('swap' in choice) return inBothOrders(choice, ownSpace(choice.swap), ownSpace(choice.with))
  if ('reveal' in choice) return path(spotOf.button('reveal'))
  if ('spend' in choice) return path(ownToken(choice.spend, choice.at))
  if ('exchange' in choice)
    return inBothOrders(choice, ownToken(choice.exchange, choice.at), spotOf.market(choice.from))
  if ('discard' in choice) return path(ownSpace(choice.at))
  if ('keepToken' in choice) return path(spotOf.hand(choice.keepToken))
  if ('command' in choice) return path(spotOf.card(choice.command))
  if ('slide' in choice) return path(spotOf.space(choice.of, choice.from), spotOf.space(choice.of, choice.to))
  if ('demolish' in choice || 'overthrow' in choice || 'against' in choice)
    return path(spotOf.space(choice.of, choice.at))
  return path(spotOf.button('pass'))
}

/**
 * Returns the spot that the table selects for the player: the preferred one, else the drafted tile, else the drafted token, else the
 * first token of the stash. Empty for an exchange.
 */
export function autoSelected(paths: readonly OverbossPath[], preferred?: Spot): readonly Spot[] {
  const selectable = paths.filter(({ spots }) => spots.length > 1 && /^(hand|stash):/.test(spots[0] ?? ''))
  const first = selectable.find(({ spots }) => spots[0] === preferred) ?? selectable[0]
  return first && !('exchange' in first.choice) ? first.spots.slice(0, 1) : []
}
