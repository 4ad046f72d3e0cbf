// Choices as places on the table that are touched one after the other. Clicks, keys and fingers all come down to these.
import type { Choice, View } from '@overlair/rules/dungeon'
import type { Ask, Seat } from '@overlair/rules/kernel'
import type { ClickPath } from '../../../table/click-paths.ts'
import { heroesOnLandmarks } from '../model/town-heroes.ts'

/** A place on the table that can be touched, as written into `data-spot`. */
export type Spot = `${'hand' | 'place' | 'room' | 'hero' | 'boss' | 'seat' | 'market' | 'space' | 'option'}:${string}`
export const isSpot = (word: string | undefined): word is Spot => word !== undefined && /^[a-z]+:/.test(word)
export type DungeonPath = ClickPath<Choice, Spot>

export const spot = {
  /** A card of the viewer's hand; copies are told apart by their number. */
  hand: (card: string, copy: number): Spot => `hand:${card}/${copy}`,
  /** A place of a dungeon, counted from the boss: a room to build on, or the next free place. */
  place: (seat: Seat, at: number): Spot => `place:${seat}/${at}`,
  room: (id: string): Spot => `room:${id}`,
  hero: (name: string): Spot => `hero:${name}`,
  boss: (seat: Seat): Spot => `boss:${seat}`,
  seat: (seat: Seat): Spot => `seat:${seat}`,
  /** A card on the market; of equal ones any will do. */
  market: (card: string): Spot => `market:${card}`,
  /** An action space of the town board. Those of rooms and bosses are the rooms and bosses themselves. */
  space: (space: string): Spot => `space:${space}`,
  /** A choice that has no place on the table: it lies beside the prompt. */
  option: (choice: Choice): Spot => `option:${JSON.stringify(choice)}`,
}

/** The card of a hand spot. */
export const cardInHand = (place: Spot): string | undefined => /^hand:(.+)\/\d+$/.exec(place)?.[1]

/** How a choice can be made on the table. */
export function clickPathsOf(choice: Choice, ask: Ask<Choice>, view: View): readonly DungeonPath[] {
  const way = (...spots: Spot[]): DungeonPath[] => [{ choice, spots }]
  const beside = () => way(spot.option(choice))
  const inHand = (card: string): Spot[] => copiesOf(card, view).map(copy => spot.hand(card, copy))
  const fromHand = (card: string): readonly DungeonPath[] => {
    const copies = ask.prompt.startsWith('choose.from') ? [] : inHand(card)
    return copies.length > 0 ? copies.map(place => ({ choice, spots: [place] })) : beside()
  }
  if ('build' in choice) {
    const place = spot.place(choice.in ?? ask.seat, choice.at)
    const cards = inHand(choice.build)
    // A card that an effect found elsewhere lies in no hand: only its place is chosen.
    return cards.length > 0 ? cards.map(card => ({ choice, spots: [card, place] })) : way(place)
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
    const more = modes.length < 2 ? [] : [spot.option(choice)]
    return inHand(choice.cast).map(card => ({ choice, spots: [card, ...more] }))
  }
  if ('use' in choice) return onTable(choice.use, view, ask.seat).map(place => ({ choice, spots: [place] }))
  if ('take' in choice) return way(spot.market(choice.take))
  if ('minion' in choice) return way(spaceOf(choice.minion, ask.seat, view))
  // Beside building: the card is picked first, then it is sold instead (SB-289).
  if ('coin' in choice) return inHand(choice.coin).map(card => ({ choice, spots: [card, spot.option(choice)] }))
  if ('card' in choice && ask.prompt === 'market.take') return way(spot.market(choice.card))
  if ('card' in choice) return ask.prompt === 'choose.cards' ? beside() : fromHand(choice.card)
  if ('price' in choice) return fromHand(choice.price)
  if ('room' in choice) return way(spot.room(choice.room))
  if ('other' in choice) return way(spot.room(choice.other))
  if ('sacrifice' in choice) return way(spot.room(choice.sacrifice))
  if ('hero' in choice) return heroesInSight(view).has(choice.hero) ? way(spot.hero(choice.hero)) : beside()
  if ('player' in choice) return way(spot.seat(choice.player))
  return beside()
}

const copiesOf = (card: string, view: View): readonly number[] =>
  [...(view.hand?.rooms ?? []), ...(view.hand?.spells ?? [])].filter(one => one === card).map((_, copy) => copy)

/** Where a minion may be put: on the board, on a room, on the boss. */
const spaceOf = (space: string, seat: Seat, view: View): Spot =>
  space.includes('#') ? spot.room(space) : view.players[seat]?.boss === space ? spot.boss(seat) : spot.space(space)

/** Heroes that stand on the table and not in a pile or a deck. */
const heroesInSight = (view: View): ReadonlySet<string> =>
  new Set([
    ...view.town.map(({ name }) => name),
    ...heroesOnLandmarks(view).map(({ name }) => name),
    ...view.players.flatMap(({ entrance, walker: inside }) =>
      [...entrance, ...(inside ? [inside] : [])].map(({ name }) => name),
    ),
  ])

/** Where the card with an ability lies. */
function onTable(source: string, view: View, seat: Seat): readonly Spot[] {
  if (source.includes('#')) return [spot.room(source)]
  if (view.players[seat]?.boss === source) return [spot.boss(seat)]
  if (heroesInSight(view).has(source)) return [spot.hero(source)]
  return copiesOf(source, view).map(copy => spot.hand(source, copy))
}
