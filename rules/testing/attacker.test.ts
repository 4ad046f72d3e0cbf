// An attacker knows the code, the seed of the deal, a sealed position and a world that was dealt for its viewer. It names every card
// of a hidden place by running the shuffle backwards. It must not be right more often than a player who has only the sealed position
// and always names the most frequent hidden card.
import { describe, expect, test } from 'vitest'
import { bossMonster, type DungeonGame, nextLevel, superBossMonster } from '../dungeon/index.ts'
import { clone } from '../dungeon/model/clone.ts'
import type { State } from '../dungeon/model/state.ts'
import {
  type AnyGame,
  type Multiset,
  multisetOf,
  randomBelow,
  randomSource,
  redeal,
  type Seat,
  seal,
  shuffle,
} from '../kernel/index.ts'
import { overboss } from '../overboss/index.ts'

const SEED = 'known to the attacker'
/** Cards that were shuffled together, by place. */
interface HiddenPlaces {
  readonly truth: readonly string[]
  /** The same places in the world. */
  readonly world: readonly string[]
  readonly hidden: Multiset
  /** Random numbers that the deal used before it shuffled these cards. */
  readonly drawnBefore: number
}

/** Computes the order before the shuffle: shuffles the places with the same generator. */
function beforeShuffle(world: readonly string[], drawnBefore: number): string[] {
  const source = randomSource(SEED)
  for (let n = 0; n < drawnBefore; n++) randomBelow(source, 1)
  const before: string[] = []
  shuffle(source, [...world.keys()]).forEach((place, i) => {
    before[place] = world[i]!
  })
  return before
}
const mostFrequent = (hidden: Multiset): string | undefined =>
  Object.keys(hidden).toSorted((a, b) => hidden[b]! - hidden[a]!)[0]

/** The shares of cards that the attacker and the best guess name correctly. */
function compare(positions: readonly HiddenPlaces[]) {
  let [attacks, guesses, cards] = [0, 0, 0]
  for (const { truth, world, hidden, drawnBefore } of positions) {
    const guess = mostFrequent(hidden)
    const attack = beforeShuffle(world, drawnBefore)
    truth.forEach((card, place) => {
      cards++
      if (attack[place] === card) attacks++
      if (guess === card) guesses++
    })
  }
  return { cards, attack: attacks / cards, guess: guesses / cards }
}

/** Positions in the middle of random games, and the seat that looks at them: so many that chance changes the shares by less than 0.04. */
function* positionsOf<S>(game: AnyGame, players: number, options: object): Generator<{ state: S; viewer: Seat }> {
  for (let seed = 0; seed < 60; seed++) {
    const random = randomSource(`attack ${seed}`)
    const state = game.setup({ ...options, players }, `game ${seed}`)
    for (let left = 5 + randomBelow(random, 100); left > 0; left--) {
      const [ask] = game.asks(state)
      if (ask) game.apply(state, ask.seat, ask.choices[randomBelow(random, ask.choices.length)]!)
    }
    yield { state: state as S, viewer: randomBelow(random, players) }
  }
}
const drawsFor = (cards: readonly unknown[]): number => Math.max(cards.length - 1, 0)

/** The way in which worlds were once dealt: the spells of others and their deck, shuffled in their true order. */
function dealtInTrueOrder(state: State, viewer: Seat): State {
  const s = clone(state)
  const hands = s.players.filter((_, seat) => seat !== viewer).map(p => p.spells)
  const pool = shuffle(randomSource(SEED), [...hands.flat(), ...s.decks.spells])
  for (const hand of hands) for (let i = 0; i < hand.length; i++) hand[i] = pool.pop()!
  s.decks.spells = pool
  return s
}
/** The spells that a viewer does not see, as `dealtInTrueOrder` shuffled and dealt them. */
function spells(game: DungeonGame, state: State, viewer: Seat, world: State, drawnBefore: number): HiddenPlaces {
  const handsOf = (s: State) => s.players.filter((_, seat) => seat !== viewer).flatMap(p => p.spells)
  return {
    truth: [...handsOf(state), ...state.decks.spells],
    world: [...world.decks.spells, ...handsOf(world).reverse()],
    hidden: seal(game, state, viewer).hidden.spells,
    drawnBefore,
  }
}
const dungeonGames = [
  { game: bossMonster, players: 3, options: {} },
  { game: nextLevel, players: 2, options: { mixed: true } },
  { game: superBossMonster, players: 4, options: { items: true } },
]

describe('an attacker', () => {
  test('computes hands and decks back from cards that were shuffled in their true order', () => {
    const old = dungeonGames.flatMap(({ game, players, options }) =>
      [...positionsOf<State>(game, players, options)].map(({ state, viewer }) =>
        spells(game, state, viewer, dealtInTrueOrder(state, viewer), 0),
      ),
    )
    const { attack, cards } = compare(old)
    expect(cards).toBeGreaterThan(500)
    expect(attack).toBe(1)
  })

  test.each(dungeonGames)('learns nothing about the spells of others in $game.id', ({ game, players, options }) => {
    const positions = [...positionsOf<State>(game, players, options)].map(({ state, viewer }) => {
      const world = redeal(game, state, viewer, SEED)
      const { ordinary, epic } = state.heroes
      const drawnBefore = [state.board?.items ?? [], ordinary, epic].reduce((sum, deck) => sum + drawsFor(deck), 0)
      return spells(game, state, viewer, world, drawnBefore)
    })
    const { attack, guess } = compare(positions)
    expect(attack).toBeLessThanOrEqual(guess + 0.04)
  })
  test.each(dungeonGames)('learns nothing about the heroes to come in $game.id', ({ game, players, options }) => {
    const positions = [...positionsOf<State>(game, players, options)].map(
      ({ state, viewer }): HiddenPlaces => ({
        truth: state.heroes.ordinary,
        world: redeal(game, state, viewer, SEED).heroes.ordinary,
        hidden: seal(game, state, viewer).hidden.ordinary,
        drawnBefore: drawsFor(state.board?.items ?? []),
      }),
    )
    const { attack, guess } = compare(positions)
    expect(attack).toBeLessThanOrEqual(guess + 0.04)
  })
  test('learns nothing about the next tiles in overboss', () => {
    type OverbossState = Parameters<typeof overboss.view>[0]
    const positions = [...positionsOf<OverbossState>(overboss, 3, { bosses: true })].map(({ state, viewer }) => ({
      truth: state.deck.map(String),
      world: redeal(overboss, state, viewer, SEED).deck.map(String),
      hidden: multisetOf(state.deck.map(String)),
      drawnBefore: 0,
    }))
    const { attack, guess } = compare(positions)
    expect(attack).toBeLessThanOrEqual(guess + 0.04)
  })
})
