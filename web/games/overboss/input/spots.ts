// Choices as places on the table that are touched one after the other. Clicks, drags and keys all come down to these.
import type { Seat } from '@overlair/rules/kernel'
import type { Choice, View } from '@overlair/rules/overboss'
import type { ClickPath } from '../../../table/click-paths.ts'

/** A place on the table that can be touched, as written into `data-spot`. */
export type Spot = `${SpotKind}:${string}`
type SpotKind = 'slot' | 'market' | 'hand' | 'stash' | 'space' | 'card' | 'boss' | 'button'
export type Way = ClickPath<Choice, Spot>

export const spot = {
  /** A pair of the market. */
  slot: (slot: number): Spot => `slot:${slot}`,
  /** The token of a pair by itself. */
  market: (slot: number): Spot => `market:${slot}`,
  /** A piece that waits for its place. */
  hand: (piece: string): Spot => `hand:${piece}`,
  stash: (token: string): Spot => `stash:${token}`,
  space: (seat: Seat, cell: string): Spot => `space:${seat}/${cell}`,
  card: (command: string): Spot => `card:${command}`,
  boss: (boss: string): Spot => `boss:${boss}`,
  button: (name: 'portal' | 'reveal' | 'pass'): Spot => `button:${name}`,
}

/** The seat and the cell of a space. */
export function parseSpaceSpot(place: Spot): { readonly seat: Seat; readonly cell: string } | undefined {
  const [, seat, cell] = /^space:(\d)\/(.+)$/.exec(place) ?? []
  return seat === undefined || cell === undefined ? undefined : { seat: Number(seat), cell }
}

/** Whose maps these spots lie on. */
export const seatsOfSpots = (spots: Iterable<Spot>): ReadonlySet<Seat> =>
  new Set([...spots].flatMap(place => parseSpaceSpot(place)?.seat ?? []))

const both = (choice: Choice, a: Spot, b: Spot): Way[] => [
  { choice, spots: [a, b] },
  { choice, spots: [b, a] },
]

/** How a choice of this seat can be made on the table. */
export function waysOf(choice: Choice, seat: Seat, view: View): readonly Way[] {
  const way = (...spots: Spot[]): Way[] => [{ choice, spots }]
  const own = (cell: string): Spot => spot.space(seat, cell)
  const lying = (token: string, at: string): Spot => (at === 'stash' ? spot.stash(token) : own(at))
  if ('keep' in choice) return way(spot.boss(choice.keep))
  if ('draft' in choice) return way(spot.slot(choice.from))
  if ('take' in choice) return way(spot.market(choice.from))
  if ('place' in choice) return way(spot.hand(choice.place), own(choice.at))
  if ('settle' in choice) {
    const held = view.inHand?.tokens.includes(choice.settle)
    return way(held ? spot.hand(choice.settle) : spot.stash(choice.settle), own(choice.at))
  }
  if ('portal' in choice) return way(spot.button('portal'))
  if ('move' in choice) return way(own(choice.from), own(choice.to))
  if ('swap' in choice) return both(choice, own(choice.swap), own(choice.with))
  if ('reveal' in choice) return way(spot.button('reveal'))
  if ('spend' in choice) return way(lying(choice.spend, choice.at))
  if ('exchange' in choice) return both(choice, lying(choice.exchange, choice.at), spot.market(choice.from))
  if ('discard' in choice) return way(own(choice.at))
  if ('keepToken' in choice) return way(spot.hand(choice.keepToken))
  if ('command' in choice) return way(spot.card(choice.command))
  if ('slide' in choice) return way(spot.space(choice.of, choice.from), spot.space(choice.of, choice.to))
  if ('demolish' in choice || 'overthrow' in choice || 'against' in choice) return way(spot.space(choice.of, choice.at))
  return way(spot.button('pass'))
}

/** What lies in the hand is taken up by itself: the tile, or the token that was drafted, or the first of the stash. */
export function autoSelected(ways: readonly Way[]): readonly Spot[] {
  const first = ways.find(({ spots }) => spots.length > 1 && /^(hand|stash):/.test(spots[0] ?? ''))
  return first && !('exchange' in first.choice) ? first.spots.slice(0, 1) : []
}
