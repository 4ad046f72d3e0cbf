// At every event, the views of that moment show what the event reports.
import { describe, expect, test } from 'vitest'
import { randomBelow, randomSource } from '../kernel/random.ts'
import { seeds } from '../kernel/testing/properties.ts'
import type { PlayerView, SpaceView } from './engine/view.ts'
import { type Event, overboss, type View } from './index.ts'
import { type Cell, spaceAt } from './model/boards.ts'
import { configurations } from './testing/configurations.ts'

type EventName = Event['event']
type EventOf<E extends EventName> = Extract<Event, { event: E }>
/** `now` is the view of this moment, `before` the view of the moment before it. */
type Shows<E extends EventName> = (event: EventOf<E>, now: View, before: View) => boolean

const playerOf = ({ players }: View, seat: number): PlayerView => players[seat]!
const spaceOf = (view: View, seat: number, at: Cell): SpaceView | null => playerOf(view, seat).map[spaceAt(at)!] ?? null
const tokenOn = (view: View, seat: number, at: Cell) => spaceOf(view, seat, at)?.token ?? null
const held = ({ inHand }: View) => inHand?.tokens ?? []

const shows: { readonly [E in EventName]: Shows<E> } = {
  'boss-kept': ({ seat }, now) => !now.asked.includes(seat),
  'turn-started': ({ seat, number }, now) => now.turn.seat === seat && now.turn.number === number,
  'turn-skipped': ({ seat }, now) => !playerOf(now, seat).skipsTurn,
  drafted: ({ seat, tile, tokens, from }, now) =>
    now.inHand?.seat === seat &&
    now.inHand.tile === tile &&
    JSON.stringify(held(now)) === JSON.stringify(tokens) &&
    now.market[from]?.tile === null,
  'tile-placed': ({ seat, tile, at }, now) => spaceOf(now, seat, at)?.tile === tile && now.inHand?.tile !== tile,
  'token-placed': ({ seat, token, at, from }, now, before) =>
    tokenOn(now, seat, at) === token &&
    (from === 'draft'
      ? held(now).length === held(before).length - 1
      : playerOf(now, seat).stash.length === playerOf(before, seat).stash.length - 1),
  'token-stashed': ({ seat, token }, now, before) =>
    playerOf(now, seat).stash.at(-1) === token && held(now).length === held(before).length - 1,
  'volcano-erupted': ({ seat, at, destroyed }, now) =>
    spaceOf(now, seat, at) !== null && destroyed.every(([cell]) => tokenOn(now, seat, cell) === null),
  'portal-opened': (_, now) => now.turn.portalUsed,
  'token-moved': ({ seat, token, from, to }, now) =>
    tokenOn(now, seat, to) === token && tokenOn(now, seat, from) === null,
  'tokens-swapped': ({ seat, tokens: [a, b], at: [first, second] }, now) =>
    tokenOn(now, seat, first) === b && tokenOn(now, seat, second) === a,
  'token-discarded': ({ seat, from }, now, before) =>
    now.bag === before.bag + 1 && (from === 'stash' || tokenOn(now, seat, from) === null),
  'tokens-drawn': ({ tokens }, now) => JSON.stringify(held(now)) === JSON.stringify(tokens),
  'token-kept': ({ seat, token }, now) => playerOf(now, seat).stash.at(-1) === token,
  'tokens-exchanged': ({ slot, got, gave, seat }, now) =>
    now.market[slot]?.token === (gave === 'portal-used' ? 'portal' : gave) &&
    [...playerOf(now, seat).stash, ...playerOf(now, seat).map.map(space => space?.token)].includes(got),
  'boss-revealed': ({ seat, boss }, now) => playerOf(now, seat).revealed && playerOf(now, seat).boss === boss,
  'command-activated': (_, now) => now.turn.commandUsed,
  'command-replaced': ({ by }, now) => now.commands.row.includes(by),
  'tile-slid': ({ seat, tile, from, to }, now) =>
    spaceOf(now, seat, to)?.tile === tile && spaceOf(now, seat, from) === null,
  'tile-demolished': ({ seat, tile, at }, now) => spaceOf(now, seat, at) === null && now.discard.at(-1) === tile,
  'tiles-overthrown': ({ seats: [one, other], tiles: [a, b], at: [first, second] }, now) =>
    spaceOf(now, one, first)?.tile === b && spaceOf(now, other, second)?.tile === a,
  'market-filled': ({ slot, tile, token }, now) =>
    (tile === null || now.market[slot]?.tile === tile) && (token === null || now.market[slot]?.token === token),
  'pair-discarded': ({ tile, from }, now) =>
    now.discard.at(-1) === tile && now.market[from]?.tile === null && now.market[from]?.token === null,
  'market-tiles-discarded': (_, now) => now.market.every(({ tile }) => tile === null),
  'market-tokens-discarded': (_, now) => now.market.every(({ token }) => token === null),
  'deck-shuffled': (_, now) => now.discard.length === 0 && now.deck > 0,
  'map-filled': ({ seat }, now) => playerOf(now, seat).map.every(space => space !== null),
  'game-over': ({ scores }, now) => now.result?.scores === scores && now.step === 'over',
}
const isShown = (event: Event, now: View, before: View): boolean =>
  (shows[event.event] as Shows<EventName>)(event as never, now, before)

const seen = new Set<EventName>()
/** Plays a random game. Returns the events that the moment of the event does not show. */
function unshownEvents(options: object, players: number, seed: number): readonly Event[] {
  const random = randomSource(`moments ${seed}`)
  const state = overboss.setup({ ...options, players }, seed)
  const found: Event[] = []
  for (let asks = overboss.asks(state); asks.length > 0; asks = overboss.asks(state)) {
    let before = overboss.view(state, 'spectator')
    const { seat, choices } = asks[randomBelow(random, asks.length)]!
    overboss.apply(state, seat, choices[randomBelow(random, choices.length)]!, event => {
      const now = overboss.view(state, 'spectator')
      if (!isShown(event, now, before)) found.push(event)
      seen.add(event.event)
      before = now
    })
  }
  return found
}

describe.each(configurations)('$name', ({ options, players }) => {
  test.each(players)('%i players: every event is shown at its moment', count => {
    for (const seed of seeds(10)) expect(unshownEvents(options, count, seed)).toEqual([])
  })
})
test('random play has shown every kind of event', () => {
  expect(Object.keys(shows).filter(name => !seen.has(name as EventName))).toEqual([])
})
