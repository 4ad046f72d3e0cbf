// Choices as sequences of clickable spots. Mouse, keyboard and touch input all use these spots.
import type { Choice, View } from '@overlair/rules/dungeon'
import type { Ask, Seat } from '@overlair/rules/kernel'
import type { ClickPath } from '../../../table/click-paths.ts'
import { heroesOnLandmarks } from '../model/town-heroes.ts'

/** A clickable place on the table, as written into `data-spot`. */
export type Spot = `${'hand' | 'place' | 'room' | 'hero' | 'boss' | 'seat' | 'market' | 'space' | 'option'}:${string}`
export const isSpot = (value: string | undefined): value is Spot => value !== undefined && /^[a-z]+:/.test(value)
export type DungeonPath = ClickPath<Choice, Spot>

export const spot = {
  /** A card in the viewer's hand. `copy` distinguishes equal cards. */
  hand: (card: string, copy: number): Spot => `hand:${card}/${copy}`,
  /** A place in a dungeon, counted from the boss: a room to build on, or the next free place. */
  place: (seat: Seat, at: number): Spot => `place:${seat}/${at}`,
  room: (id: string): Spot => `room:${id}`,
  hero: (name: string): Spot => `hero:${name}`,
  boss: (seat: Seat): Spot => `boss:${seat}`,
  seat: (seat: Seat): Spot => `seat:${seat}`,
  /** A card in the market. Equal cards share one spot. */
  market: (card: string): Spot => `market:${card}`,
  /** An action space of the town board. The action space of a room or a boss has the spot of the room or boss. */
  space: (space: string): Spot => `space:${space}`,
  /** A choice without a place on the table. The prompt shows it as a button. */
  option: (choice: Choice): Spot => `option:${JSON.stringify(choice)}`,
}

/** Returns the card of a hand spot. Undefined for any other spot. */
export const cardInHand = (handSpot: Spot): string | undefined => /^hand:(.+)\/\d+$/.exec(handSpot)?.[1]

/** Returns the sequences of clicks that make a choice. */
export function clickPathsOf(choice: Choice, ask: Ask<Choice>, view: View): readonly DungeonPath[] {
  const path = (...spots: Spot[]): DungeonPath[] => [{ choice, spots }]
  const asOption = () => path(spot.option(choice))
  const inHand = (card: string): Spot[] => copiesOf(card, view).map(copy => spot.hand(card, copy))
  const fromHand = (card: string): readonly DungeonPath[] => {
    const copies = ask.prompt.startsWith('choose.from') ? [] : inHand(card)
    return copies.length > 0 ? copies.map(copy => ({ choice, spots: [copy] })) : asOption()
  }
  if ('build' in choice) {
    const place = spot.place(choice.in ?? ask.seat, choice.at)
    const cards = inHand(choice.build)
    // An effect may build a card that is not in the hand. Then the player chooses only the place.
    return cards.length > 0 ? cards.map(card => ({ choice, spots: [card, place] })) : path(place)
  }
  if ('discard' in choice) {
    const [first, second] = [inHand(choice.discard), inHand(choice.and)]
    const pairs = first.flatMap(a => second.filter(b => a !== b).map(b => [a, b] as const))
    return pairs.flatMap(([a, b]) => [
      { choice, spots: [a, b] },
      { choice, spots: [b, a] },
    ])
  }
  if ('cast' in choice) {
    const modes = ask.choices.filter(one => 'cast' in one && one.cast === choice.cast)
    const mode = modes.length < 2 ? [] : [spot.option(choice)]
    return inHand(choice.cast).map(card => ({ choice, spots: [card, ...mode] }))
  }
  if ('use' in choice) return spotsOfSource(choice.use, view, ask.seat).map(source => ({ choice, spots: [source] }))
  if ('take' in choice) return path(spot.market(choice.take))
  if ('minion' in choice) return path(minionSpot(choice.minion, ask.seat, view))
  // A room card can be discarded for a coin: the player selects the card first, then the button (SB-289).
  if ('coin' in choice) return inHand(choice.coin).map(card => ({ choice, spots: [card, spot.option(choice)] }))
  if ('card' in choice && ask.prompt === 'market.take') return path(spot.market(choice.card))
  if ('card' in choice) return ask.prompt === 'choose.cards' ? asOption() : fromHand(choice.card)
  if ('price' in choice) return fromHand(choice.price)
  if ('room' in choice) return path(spot.room(choice.room))
  if ('other' in choice) return path(spot.room(choice.other))
  if ('sacrifice' in choice) return path(spot.room(choice.sacrifice))
  if ('hero' in choice) return heroesOnTable(view).has(choice.hero) ? path(spot.hero(choice.hero)) : asOption()
  if ('player' in choice) return path(spot.seat(choice.player))
  return asOption()
}

const copiesOf = (card: string, view: View): readonly number[] =>
  [...(view.hand?.rooms ?? []), ...(view.hand?.spells ?? [])].filter(one => one === card).map((_, copy) => copy)

/** A minion may go to an action space of the board, to a room or to the boss. */
const minionSpot = (space: string, seat: Seat, view: View): Spot =>
  space.includes('#') ? spot.room(space) : view.players[seat]?.boss === space ? spot.boss(seat) : spot.space(space)

/** Heroes on the table, not in a pile or a deck. */
const heroesOnTable = (view: View): ReadonlySet<string> =>
  new Set([
    ...view.town.map(({ name }) => name),
    ...heroesOnLandmarks(view).map(({ name }) => name),
    ...view.players.flatMap(({ entrance, walker }) =>
      [...entrance, ...(walker ? [walker] : [])].map(({ name }) => name),
    ),
  ])

/** The spots of the card that has the ability. */
function spotsOfSource(source: string, view: View, seat: Seat): readonly Spot[] {
  if (source.includes('#')) return [spot.room(source)]
  if (view.players[seat]?.boss === source) return [spot.boss(seat)]
  if (heroesOnTable(view).has(source)) return [spot.hero(source)]
  return copiesOf(source, view).map(copy => spot.hand(source, copy))
}
