// At every event, the views of that moment show what the event reports.
import { describe, expect, test } from 'vitest'
import { type Ask, randomBelow, randomSource, type Seat, type Viewer, type Watcher } from '../kernel/index.ts'
import { seeds } from '../kernel/testing/properties.ts'
import {
  bossMonster,
  type Choice,
  type DungeonGame,
  type Event,
  type HeroView,
  nextLevel,
  type State,
  type View,
} from './index.ts'
import { cardOf } from './model/card-ids.ts'
import type { HeroName, RoomId } from './model/state.ts'
import { configurations, superConfigurations } from './testing/configurations.ts'
import type { PlayerView, RoomView } from './view/view.ts'

type EventName = Event['event']
type EventOf<E extends EventName> = Extract<Event, { event: E }>
/** `now` is the view of this moment, `before` the view of the moment before it, both of the seat that the event names. */
type Shows<E extends EventName> = (event: EventOf<E>, now: View, before: View) => boolean

const playerOf = ({ players }: View, seat: Seat): PlayerView => players[seat]!
const named = (heroes: readonly HeroView[], hero: HeroName): HeroView | undefined =>
  heroes.find(({ name }) => name === hero)
const heroesInPlay = ({ town, board, players }: View): readonly HeroView[] => [
  ...town,
  ...Object.values(board?.landmarks ?? {}).filter(hero => hero !== null),
  ...(board?.tavern ?? []),
  ...players.flatMap(({ entrance, walker }) => [...entrance, ...(walker ? [walker] : [])]),
]
const inPlay = (view: View, hero: HeroName): HeroView | undefined => named(heroesInPlay(view), hero)
const isAtEntrance = (view: View, hero: HeroName, seat: Seat): boolean =>
  named(playerOf(view, seat).entrance, hero) !== undefined
const roomWith = ({ players }: View, id: RoomId): RoomView | undefined =>
  players.flatMap(({ dungeon }) => dungeon).find(room => room.id === id)
const isPending = ({ pending }: View, id: string): boolean => pending.some(({ effect }) => effect === id)
const ownHand = ({ hand }: View): readonly string[] => [...(hand?.rooms ?? []), ...(hand?.spells ?? [])]
const handCount = (view: View, seat: Seat): number => {
  const { rooms, spells } = playerOf(view, seat).hand
  return rooms + spells
}
/** For events that report no change of the table. */
const nothing = () => true

const shows: { readonly [E in EventName]: Shows<E> } = {
  phase: ({ phase, round }, now) => now.phase === phase && now.round === round && now.active === null,
  active: ({ seat }, now) => now.active === seat,
  'boss-chosen': ({ seat, boss }, now) => playerOf(now, seat).boss === boss,
  mulligan: ({ seat }, now) => handCount(now, seat) === 0,
  drew: ({ seat, secret }, now) =>
    [secret?.facts.cards ?? []].flat().every(card => ownHand(now).includes(String(card))) &&
    handCount(now, seat) === ownHand(now).length,
  shuffled: nothing,
  discarded: ({ card }, now) => now.discard.at(-1) === card,
  seeded: ({ cards }, now) => cards.every(card => now.discard.includes(card)),
  took: ({ card }, now) => ownHand(now).includes(card),
  stole: ({ seat, from }, now, before) =>
    handCount(now, seat) === handCount(before, seat) + 1 && handCount(now, from) === handCount(before, from) - 1,
  gave: ({ seat, to }, now, before) =>
    handCount(now, seat) === handCount(before, seat) - 1 && handCount(now, to) === handCount(before, to) + 1,
  showed: ({ card }, now) => ownHand(now).includes(card),
  looked: nothing,
  placed: ({ in: owner, at, secret }, now) => {
    const room = playerOf(now, owner).dungeon[at]
    return room?.faceDown === true && room.card === secret?.facts.card
  },
  declined: nothing,
  returned: ({ secret }, now) => ownHand(now).includes(String(secret?.facts.card)),
  built: ({ seat, room, at }, now) => playerOf(now, seat).dungeon[at]?.id === room,
  'level-up': ({ seat }, now) => playerOf(now, seat).leveled,
  destroyed: ({ room }, now) => !roomWith(now, room) && now.discard.at(-1) === cardOf(room),
  uncovered: ({ room }, now) => roomWith(now, room) !== undefined,
  deactivated: ({ room }, now) => roomWith(now, room)?.off === true,
  swapped: ({ seat, room, other }, now, before) => {
    const placeOf = (view: View, id: RoomId) => playerOf(view, seat).dungeon.findIndex(one => one.id === id)
    return placeOf(now, room) === placeOf(before, other) && placeOf(now, other) === placeOf(before, room)
  },
  lasting: ({ record }, now) => now.lasting.includes(record),
  arrived: ({ hero }, now) => now.town.at(-1)?.name === hero,
  lured: ({ hero, seat }, now) => isAtEntrance(now, hero, seat) && !named(now.town, hero),
  stayed: ({ hero }, now) => named(now.town, hero) !== undefined,
  'to-entrance': ({ hero, seat }, now) =>
    isAtEntrance(now, hero, seat) && heroesInPlay(now).filter(({ name }) => name === hero).length === 1,
  'to-town': ({ hero }, now) => named(now.town, hero) !== undefined,
  sent: ({ hero, seat }, now) => playerOf(now, seat).walker?.name === hero || inPlay(now, hero) !== undefined,
  skipped: ({ hero, seat }, now) => playerOf(now, seat).walker?.name === hero,
  entered: ({ hero, seat, room }, now) => {
    const { walker, dungeon } = playerOf(now, seat)
    return walker?.name === hero && walker.room === room && dungeon[walker.at]?.id === room
  },
  damaged: ({ hero, damage }, now, before) => inPlay(now, hero)!.damage === inPlay(before, hero)!.damage + damage,
  healthier: ({ hero, add }, now, before) => inPlay(now, hero)!.health === inPlay(before, hero)!.health + add,
  killed: ({ hero, seat, souls }, now, before) =>
    playerOf(now, seat).slain.at(-1) === hero &&
    playerOf(now, seat).souls === playerOf(before, seat).souls + souls &&
    !inPlay(now, hero),
  survived: ({ hero, seat, wounds }, now, before) =>
    playerOf(now, seat).survivors.at(-1) === hero &&
    playerOf(now, seat).wounds === playerOf(before, seat).wounds + wounds &&
    !inPlay(now, hero),
  removed: ({ hero, seat }, now) => !inPlay(now, hero) && !playerOf(now, seat).slain.includes(hero),
  healed: ({ hero, seat }, now) => playerOf(now, seat).slain.includes(hero),
  turned: ({ hero, seat }, now) => playerOf(now, seat).survivors.includes(hero),
  'won-soul': ({ hero, seat }, now) => playerOf(now, seat).slain.includes(hero),
  cast: ({ seat }, now, before) => playerOf(now, seat).hand.spells === playerOf(before, seat).hand.spells - 1,
  used: nothing,
  declared: ({ effect }, now) => isPending(now, effect),
  negated: ({ effect }, now) => !isPending(now, effect),
  fizzled: ({ effect }, now) => !isPending(now, effect),
  resolved: ({ effect }, now) => !isPending(now, effect),
  passed: nothing,
  eliminated: ({ seat }, now) => playerOf(now, seat).out,
  market: ({ cards }, now) => JSON.stringify(now.board?.market) === JSON.stringify(cards),
  'market-taken': ({ card }, now, before) =>
    ownHand(now).includes(card) && now.board!.market.length === before.board!.market.length - 1,
  'market-cleared': (_, now) => now.board?.market.length === 0,
  pushed: ({ hero, place }, now) =>
    (place === 'tavern' ? now.board!.tavern.at(-1) : now.board!.landmarks[place])?.name === hero &&
    !named(now.town, hero),
  'minion-placed': ({ seat, space }, now) => now.board!.minions[seat] === space,
  'minion-acts': ({ seat, space }, now) => now.board!.minions[seat] === space,
  // The minion calls it. `to-entrance` reports that it goes.
  summoned: ({ hero, place }, now) =>
    (place === 'tavern' ? now.board!.tavern.at(-1) : now.board!.landmarks[place])?.name === hero,
  counters: ({ room, add }, now, before) => roomWith(now, room)!.counters === roomWith(before, room)!.counters! + add,
  woke: ({ room }, now) => roomWith(now, room)?.awake === true,
  restacked: ({ room }, now) => roomWith(now, room) !== undefined,
  'cheated-death': ({ hero }, now) => inPlay(now, hero)!.damage === inPlay(now, hero)!.health - 1,
  'first-player': ({ seat }, now) => now.order[0] === seat,
  coins: ({ seat, add }, now, before) => playerOf(now, seat).coins === playerOf(before, seat).coins + add,
  item: ({ item }, now) => now.board!.itemsWaiting.includes(item),
  'item-taken': ({ item, hero }, now) =>
    inPlay(now, hero)!.items.includes(item) && !now.board!.itemsWaiting.includes(item),
  over: ({ winners }, now) => now.result?.winners === winners && now.phase === 'over',
}
const isShown = (event: Event, now: View, before: View): boolean =>
  (shows[event.event] as Shows<EventName>)(event as never, now, before)

/** A game in which Porkus wins a soul: random play hardly ever comes to that. */
const gameWithWonSoul = 135
const seen = new Set<EventName>()
/** Plays a random game. Returns the events that the moment of the event does not show. */
function unshownEvents(game: DungeonGame, options: object, players: number, seed: number): readonly Event[] {
  const random = randomSource(`moments ${seed}`)
  const state = game.setup({ ...options, players }, seed)
  const viewers: readonly Viewer[] = [...state.players.keys()]
  const found: Event[] = []
  const viewsNow = () => viewers.map(viewer => game.view(state, viewer))
  for (let asks = game.asks(state); asks.length > 0; asks = game.asks(state)) {
    let before = viewsNow()
    const { seat, choices }: Ask<Choice> = asks[randomBelow(random, asks.length)]!
    game.apply(state, seat, choices[randomBelow(random, choices.length)]!, event => {
      const now = viewsNow()
      const viewer = 'seat' in event ? event.seat : 0
      if (!isShown(event, now[viewer]!, before[viewer]!)) found.push(event)
      seen.add(event.event)
      before = now
    })
  }
  return found
}

const makeFirstChoice = (s: State, watch?: Watcher<Event>) => {
  const { seat, choices } = bossMonster.asks(s)[0]!
  return bossMonster.apply(s, seat, choices[0]!, watch)
}
/** Returns a state in which the first choice has events. */
function stateBeforeEvents(): State {
  for (let s = bossMonster.setup({}, 'events'); ; makeFirstChoice(s))
    if (makeFirstChoice(bossMonster.clone(s)).length > 0) return s
}
test('a watcher is told about its choice only, even if it plays on with another state', () => {
  const s = stateBeforeEvents()
  const told: Event[] = []
  const events = makeFirstChoice(s, event => {
    told.push(event)
    makeFirstChoice(stateBeforeEvents())
    makeFirstChoice(stateBeforeEvents(), () => {})
  })
  while (bossMonster.asks(s).length > 0 && bossMonster.view(s, 'spectator').round < 2) makeFirstChoice(s)
  expect(told).toEqual(events)
})

describe.each([...configurations, ...superConfigurations])('$name', ({ game, options, players }) => {
  test.each(players)('%i players: every event is shown at its moment', count => {
    for (const seed of seeds(3)) expect(unshownEvents(game, options, count, seed)).toEqual([])
  })
})
test('random play has shown every kind of event', () => {
  expect(unshownEvents(nextLevel, {}, 4, gameWithWonSoul)).toEqual([])
  expect(Object.keys(shows).filter(name => !seen.has(name as EventName))).toEqual([])
})
