// A tiny game that tests can break on purpose: each player secretly bids one of two pebbles and discards the other.
// It has the features that the kernel must handle: hidden hands, simultaneous choices and randomness.
import { collectAnswer, NO_ASKS } from '../choices.ts'
import type {
  Answer,
  AskState,
  Game,
  GameEvent,
  Intent,
  OwnPart,
  PublicPart,
  Refusal,
  Result,
  Seat,
  Watcher,
} from '../contract.ts'
import { collectInto } from '../events.ts'
import { without } from '../lists.ts'
import { type Multiset, multisetOf, piecesIn } from '../multisets.ts'
import { type RawOptions, readOptions } from '../options.ts'
import { type RandomState, randomSource, seeded, shuffle } from '../random.ts'
import { explained, isOffered } from '../refusals.ts'

export type PebbleChoice = { readonly bid: string }
export interface PebbleState extends AskState<PebbleChoice> {
  random: RandomState
  bag: string[]
  hands: string[][]
  table: string[]
  rounds: number
}
export interface PebbleView {
  readonly hand: readonly string[]
  readonly bag: number
  readonly table: readonly string[]
  readonly asked: readonly number[]
}
export interface PublicPebbles extends PublicPart {
  readonly seats: number
  /** The pebbles in the bag and in all hands. */
  readonly hidden: Multiset
  readonly table: readonly string[]
  readonly rounds: number
}
export interface OwnPebbles extends OwnPart<PebbleChoice> {
  readonly hand: readonly string[]
}
const colours = ['black', 'white', 'grey', 'red']
const players = { min: 2, max: 4 }

const copyOf = (state: PebbleState): PebbleState => JSON.parse(JSON.stringify(state))

function deal(state: PebbleState): void {
  state.hands = state.hands.map(() => state.bag.splice(-2))
  state.asks = state.hands.map((hand, seat) => ({
    seat,
    prompt: 'bid',
    why: 'PE-1',
    choices: [...new Set(hand)].map(bid => ({ bid })),
  }))
}

/** Returns an event that lists the bids by seat. The order of the answers does not matter. */
function collect(state: PebbleState, answers: readonly Answer<PebbleChoice>[]): GameEvent {
  for (const { seat, choice } of answers) {
    const hand = state.hands[seat]!
    state.table.push(choice.bid)
    hand.splice(hand.indexOf(choice.bid), 1)
    state.bag.push(...hand.splice(0))
  }
  state.bag.push(...state.table.splice(0))
  shuffle(state, state.bag)
  const bids = answers.toSorted((a, b) => a.seat - b.seat).map(answer => answer.choice.bid)
  if (--state.rounds > 0) deal(state)
  return { event: 'shown', why: 'PE-2', reveals: true, bids } as GameEvent
}

function bid(state: PebbleState, seat: Seat, choice: PebbleChoice, watch?: Watcher): readonly GameEvent[] {
  const answers = collectAnswer(state, seat, choice)
  const events: GameEvent[] = []
  const news = collectInto(events, watch)
  news.push({ event: 'bid', why: 'PE-1', secret: { seats: [seat], facts: { bid: choice.bid } } })
  if (answers) news.push(collect(state, answers))
  return events
}

type PebbleReason = 'game-over' | 'already-bid' | 'not-in-hand'
/** Why a seat cannot make a bid. */
function refusal({ asks, rounds }: PebbleState, seat: Seat, intent: Intent): Refusal<PebbleReason> | undefined {
  if (isOffered(asks, seat, intent)) return undefined
  if (rounds === 0) return { reason: 'game-over', why: 'PE-4' }
  return { reason: asks.some(ask => ask.seat === seat) ? 'not-in-hand' : 'already-bid', why: 'PE-1' }
}

const resolve = (raw: RawOptions) => readOptions('pebbles', players, pebbles.options, raw)

export const pebbles: Game<PebbleState, PebbleChoice, PebbleView, GameEvent, Result, PublicPebbles, OwnPebbles> = {
  id: 'pebbles',
  version: 'pebbles/1',
  players,
  options: [{ id: 'long', kind: 'flag', default: false, why: 'PE-3' }],
  resolve,
  setup(raw, seed) {
    const options = resolve(raw)
    const bag = colours.flatMap(colour => [colour, colour, colour])
    const state: PebbleState = {
      random: seeded(seed),
      bag,
      hands: Array.from({ length: options.players }, () => []),
      table: [],
      rounds: options.long ? 6 : 3,
      asks: NO_ASKS,
      answers: NO_ASKS,
    }
    shuffle(state, bag)
    deal(state)
    return state
  },
  asks: state => state.asks,
  apply(state, seat, choice, watch) {
    try {
      return bid(state, seat, choice, watch)
    } catch (error) {
      throw explained(pebbles, state, seat, choice, error)
    }
  },
  refusal,
  view: (state, viewer) => ({
    hand: viewer === 'spectator' ? [] : [...(state.hands[viewer] ?? [])],
    bag: state.bag.length,
    table: [...state.table],
    asked: state.asks.map(ask => ask.seat),
  }),
  result: state => (state.rounds === 0 ? { winners: [0], scores: state.hands.map(() => 0), why: 'PE-4' } : undefined),
  clone: copyOf,
  sealPublic: state => ({
    game: 'pebbles',
    version: 'pebbles/1',
    seats: state.hands.length,
    hidden: multisetOf([...state.bag, ...state.hands.flat()]),
    table: [...state.table],
    rounds: state.rounds,
    asked: state.asks.map(ask => ask.seat),
    answered: state.answers.map(answer => answer.seat),
  }),
  sealOwn: (state, seat) => ({
    hand: [...state.hands[seat]!],
    ask: state.asks.find(ask => ask.seat === seat) ?? null,
    answer: state.answers.find(answer => answer.seat === seat)?.choice ?? null,
  }),
  deal({ viewer, hidden, seats, table, rounds, asked, answered, own }, seed) {
    const hand = own?.hand ?? []
    const bag = shuffle(randomSource(seed), without(piecesIn(hidden), hand))
    const isOver = rounds === 0
    const hands = Array.from({ length: seats }, (_, seat) =>
      seat === viewer ? [...hand] : isOver ? [] : bag.splice(-2),
    )
    const bidsOf = (seat: number): readonly PebbleChoice[] => [...new Set(hands[seat])].map(bid => ({ bid }))
    return {
      random: seeded(`${seed} played on`),
      bag,
      hands,
      table: [...table],
      rounds,
      asks: asked.map(seat => ({ seat, prompt: 'bid', why: 'PE-1', choices: bidsOf(seat) })),
      answers: answered.map(seat => ({ seat, choice: (seat === viewer && own?.answer) || bidsOf(seat)[0]! })),
    }
  },
  inventory(state) {
    const counts: Record<string, number> = {}
    for (const colour of [...state.bag, ...state.hands.flat(), ...state.table])
      counts[colour] = (counts[colour] ?? 0) + 1
    return counts
  },
}
