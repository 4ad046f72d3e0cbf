import { describe, expect, test } from 'vitest'
import type { SealedPosition, Watcher } from '../contract.ts'
import { type OwnPebbles, type PebbleState, type PublicPebbles, pebbles } from './pebbles.ts'
import { checkProperties, seeds } from './properties.ts'

const play = (game: typeof pebbles) => () => {
  for (const seed of seeds(20)) checkProperties(game, { players: 3 }, seed, { longest: 200 })
}

describe('the property harness', () => {
  test('finds nothing wrong with a sound game', () => {
    expect(play(pebbles)).not.toThrow()
  })
  test('returns the record of the game that it played', () => {
    const { record, decisions } = checkProperties(pebbles, { players: 2 }, 'a seed')
    expect(record).toMatchObject({ game: 'pebbles', options: { players: 2 }, seed: 'a seed' })
    expect(record.choices).toHaveLength(decisions)
  })
  test('with `every` checks only every nth choice, and still plays to the end', () => {
    expect(checkProperties(pebbles, { players: 2, long: true }, 1, { every: 5 }).decisions).toBe(12)
  })
})

/** The game never runs out of rounds. */
const endless: typeof pebbles.apply = (state, seat, choice, watch) => {
  const events = pebbles.apply(state, seat, choice, watch)
  state.rounds = 3
  return events
}

/** Takes a pebble out of the bag while the watcher looks. */
const withoutAPebble =
  (state: PebbleState, watch: Watcher | undefined): Watcher =>
  event => {
    const pebble = state.bag.pop()!
    watch?.(event)
    state.bag.push(pebble)
  }

/** The last bid, which only its player knows before all have bid. */
type WithBid = PebbleState & { lastBid?: string }

describe('the harness notices a game that', () => {
  const broken: readonly [string, RegExp, Partial<typeof pebbles>][] = [
    [
      'throws during a choice',
      /property 1: threw Error: oh/,
      {
        apply: () => {
          throw new Error('oh')
        },
      },
    ],
    ['never ends', /property 1: the game is not over after 200 choices/, { result: () => undefined, apply: endless }],
    [
      'asks without a choice',
      /property 1: seat 0 is asked “bid” and has no choice/,
      {
        asks: state => state.asks.map(ask => ({ ...ask, choices: [] })),
      },
    ],
    ['stops without a result', /property 1: no seat is asked, and there is no result/, { result: () => undefined }],
    [
      'loses a piece',
      /property 2: the inventory changed/,
      {
        apply(state, seat, choice, watch) {
          const events = pebbles.apply(state, seat, choice, watch)
          state.bag.pop()
          return events
        },
      },
    ],
    [
      'has a piece in its hand when it reports an event',
      /property 2: the inventory changed at {"event":"bid"/,
      { apply: (state, seat, choice, watch) => pebbles.apply(state, seat, choice, withoutAPebble(state, watch)) },
    ],
    [
      'has a value in its state that is not JSON',
      /property 3: the state is not plain JSON/,
      {
        setup: (options, seed) => ({ ...pebbles.setup(options, seed), when: new Date(0) }) as PebbleState,
      },
    ],
    [
      'emits other events when replayed',
      /property [34]/,
      {
        apply(state, seat, choice, watch) {
          const events = pebbles.apply(state, seat, choice, watch)
          const event = { event: `event ${count++}`, why: 'PE-1' }
          watch?.(event)
          return [...events, event]
        },
      },
    ],
    ['shares with its copies data that it changes', /property 4/, { clone: state => ({ ...state }) }],
    [
      'shares with its copies data that it changes and restores within one choice',
      /property 4: a copy shares data that it changes/,
      { clone: state => ({ ...pebbles.clone(state), table: state.table }) },
    ],
    [
      'accepts a choice that it does not offer',
      /property 5: .* was accepted and is not offered/,
      {
        apply: (state, seat, choice, watch) => {
          const legal = state.asks.find(ask => ask.seat === seat)?.choices.find(c => c.bid === choice?.bid)
          return pebbles.apply(state, legal ? seat : state.asks[0]!.seat, legal ?? state.asks[0]!.choices[0]!, watch)
        },
      },
    ],
    [
      'refuses a choice with an error other than IllegalChoice',
      /property 5: .* was refused with Error/,
      {
        apply(state, seat, choice, watch) {
          try {
            return pebbles.apply(state, seat, choice, watch)
          } catch {
            throw new Error('no')
          }
        },
      },
    ],
    [
      'shows a hidden hand',
      /property 6: the view of spectator depends/,
      {
        view: (state, viewer) => ({ ...pebbles.view(state, viewer), hand: state.hands[0]! }),
      },
    ],
    [
      'seals a hidden hand',
      /property 6: the sealed position of spectator depends/,
      {
        sealPublic(state) {
          const withHand = { ...pebbles.sealPublic(state), hand: [...state.hands[0]!] }
          return withHand
        },
      },
    ],
    [
      'seals the order in which the hidden pebbles lie',
      /property 6: the sealed position of spectator depends/,
      {
        sealPublic(state) {
          const sealed = pebbles.sealPublic(state)
          const inTheirOrder = Object.fromEntries(state.bag.map(colour => [colour, sealed.hidden[colour]!]))
          return { ...sealed, hidden: { ...inTheirOrder, ...sealed.hidden } }
        },
      },
    ],
    [
      'seals a hidden bid, and deals worlds that keep it',
      /property 6: the sealed position of spectator depends on more than spectator has seen/,
      {
        apply(state: WithBid, seat, choice, watch) {
          const events = pebbles.apply(state, seat, choice, watch)
          state.lastBid = choice.bid
          return events
        },
        sealPublic: ({ lastBid, ...state }: WithBid) => ({ ...pebbles.sealPublic(state), lastBid }),
        deal: ({ lastBid, ...sealed }: SealedPosition<PublicPebbles, OwnPebbles> & { lastBid?: string }, seed) => ({
          ...pebbles.deal(sealed, seed),
          ...(lastBid && { lastBid }),
        }),
      },
    ],
    [
      'deals worlds that a seed does not decide',
      /property 6: dealing for spectator does not depend on the seed only/,
      { deal: (sealed, seed) => ({ ...pebbles.deal(sealed, seed), random: [count++, 0, 0, 0] }) },
    ],
    [
      'deals worlds that cannot be played on',
      /property 9: /,
      {
        deal(sealed, seed) {
          const world = pebbles.deal(sealed, seed)
          const noSuchBid = (seat: number) => (seat === sealed.viewer ? [] : [{ bid: 'gold' }])
          return {
            ...world,
            asks: world.asks.map(ask => ({ ...ask, choices: [...noSuchBid(ask.seat), ...ask.choices] })),
          }
        },
      },
    ],
    [
      'refuses what it offers',
      /property 10: {"bid":"\w+"} of seat \d is offered and was refused/,
      { refusal: () => ({ reason: 'not-in-hand', why: 'PE-1' }) },
    ],
    [
      'does not say why it refuses',
      /property 10: {"bid":"\w+"} of seat \d was refused without a reason and a rule/,
      { refusal: () => undefined },
    ],
    [
      'refuses by what the seat cannot know',
      /property 10: the refusal of {"bid":"\w+"} of seat \d depends on what the seat cannot know/,
      {
        refusal(state, seat, intent) {
          const refusal = pebbles.refusal(state, seat, intent)
          return refusal && { ...refusal, why: `PE-${state.bag.indexOf('black') + 1}` }
        },
      },
    ],
    [
      'shows the order of the bag',
      /property 6/,
      {
        view: (state, viewer) => ({ ...pebbles.view(state, viewer), table: state.bag }),
      },
    ],
    [
      'shows a hidden hand in the middle of a choice only',
      /property 6: at {"event":"shown".* the view of spectator depends/,
      {
        apply(state, seat, choice, watch) {
          const events = pebbles.apply(state, seat, choice, event => {
            peeking = event.event === 'shown'
            watch?.(event)
            peeking = false
          })
          return events
        },
        view: (state, viewer) => ({ ...pebbles.view(state, viewer), ...(peeking && { hand: state.hands[0]! }) }),
      },
    ],
    [
      'does not call the watcher',
      /property 8: the watcher saw \[\] and not/,
      { apply: (state, seat, choice) => pebbles.apply(state, seat, choice) },
    ],
    [
      'shares with its views data that it changes',
      /property 8: a view changed after it was taken/,
      { view: (state, viewer) => ({ ...pebbles.view(state, viewer), hand: state.hands[Number(viewer)] ?? [] }) },
    ],
    [
      'offers a choice that it refuses',
      /property 7: {"bid":"gold"} was offered and refused/,
      {
        asks: state => state.asks.map(ask => ({ ...ask, choices: [...ask.choices, { bid: 'gold' }] })),
      },
    ],
  ]
  let count = 0
  let peeking = false
  test.each(broken)('%s', (_, message, fault) => {
    expect(play({ ...pebbles, ...fault })).toThrow(message)
  })
})
