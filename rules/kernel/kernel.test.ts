import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sameChoice } from './choices.ts'
import { eventFor, type GameEvent } from './contract.ts'
import { GameError, IllegalChoice } from './errors.ts'
import { canonical, stateHash } from './hash.ts'
import { allowedOptions, type OptionSpec, optionRefusal, type RawOptions, readOptions } from './options.ts'
import { playAndRecord } from './outcome.ts'
import { drawFrom, randomBelow, randomSource, seeded, shuffle } from './random.ts'
import { appendChoice, gameForRecord, newRecord, readRecord, recordFormat, replay, truncateRecord } from './records.ts'
import { isOffered } from './refusals.ts'
import { seatName, seatNamed } from './situations.ts'
import { type PebbleChoice, pebbles } from './testing/pebbles.ts'

const caught = (action: () => unknown): GameError | undefined => {
  try {
    action()
  } catch (error) {
    if (error instanceof GameError) return error
    throw error
  }
  return undefined
}
const message = (action: () => unknown): string => caught(action)?.message ?? 'no error was thrown'

describe('choices', () => {
  const state = () => pebbles.setup({ players: 2 }, 'choices')
  test('are the same if they have the same words and values, in any order', () => {
    expect(sameChoice({ a: 1, b: 'x' }, { b: 'x', a: 1 })).toBe(true)
    expect(sameChoice({ a: 1 }, { a: 1, b: 2 })).toBe(false)
    expect(sameChoice({ a: 1, b: 2 }, { a: 1 })).toBe(false)
    expect(sameChoice({ a: 1 }, { a: '1' })).toBe(false)
  })
  test('that are not offered are refused, and the error lists the offered ones', () => {
    const table = state()
    const offered = table.asks[0]!.choices.map(choice => JSON.stringify(choice)).join(' ')
    expect(message(() => pebbles.apply(table, 0, { bid: 'gold' }))).toBe(
      `{"bid":"gold"} is not among the ${table.asks[0]!.choices.length} choices of “bid”: ${offered} (PE-1: not in hand)`,
    )
  })
  test('of a seat that is not asked are refused, and the error names the asked seats', () => {
    const table = state()
    expect(message(() => pebbles.apply(table, 3, { bid: 'black' }))).toBe(
      'seat 3 is not asked now; asked: 0, 1 (PE-1: already bid)',
    )
    pebbles.apply(table, 0, table.asks[0]!.choices[0]!)
    expect(message(() => pebbles.apply(table, 0, { bid: 'black' }))).toBe(
      'seat 0 is not asked now; asked: 1 (PE-1: already bid)',
    )
  })
  test('after the end of the game are refused', () => {
    const table = { ...state(), asks: [], rounds: 0 }
    expect(message(() => pebbles.apply(table, 0, { bid: 'black' }))).toBe(
      'the game is over; no seat can choose (PE-4: game over)',
    )
    expect(() => pebbles.apply(table, 0, { bid: 'black' })).toThrow(IllegalChoice)
  })
  test('are refused with the rule, as data', () => {
    const error = caught(() => pebbles.apply(state(), 0, { bid: 'gold' }))
    expect(error).toMatchObject({ code: 'not-offered', refusal: { reason: 'not-in-hand', why: 'PE-1' } })
  })
  test('that are no plain words are refused without a rule', () => {
    for (const garbage of [null, 'black', { bid: ['black'] }])
      expect(caught(() => pebbles.apply(state(), 0, garbage as never))).toMatchObject({ refusal: undefined })
  })
  test('made at the same time stay secret until the last seat has chosen', () => {
    const table = state()
    const before = JSON.stringify(pebbles.view(table, 1).hand)
    const [first, second] = table.asks
    const events = pebbles.apply(table, 0, first!.choices[0]!)
    expect(pebbles.view(table, 1)).toMatchObject({ table: [], asked: [1] })
    expect(JSON.stringify(pebbles.view(table, 1).hand)).toBe(before)
    expect(events.map(event => eventFor(event, 1))).toEqual([{ event: 'bid', why: 'PE-1' }])
    expect(events.map(event => eventFor(event, 0))).toEqual([{ event: 'bid', why: 'PE-1', ...first!.choices[0]! }])
    const lastEvents = pebbles.apply(table, 1, second!.choices[0]!)
    expect(lastEvents.at(-1)).toMatchObject({ event: 'shown', bids: [first!.choices[0]!.bid, second!.choices[0]!.bid] })
  })
})

describe('an intent', () => {
  const table = pebbles.setup({ players: 2 }, 'choices')
  test('is offered if a choice of the seat has all its words', () => {
    const asks = [{ seat: 1, prompt: 'draft', why: 'OB-40', choices: [{ draft: 'cave', from: 2 }] }]
    for (const intent of [{ draft: 'cave' }, { from: 2 }, { from: 2, draft: 'cave' }, {}])
      expect(isOffered(asks, 1, intent)).toBe(true)
    for (const intent of [{ draft: 'swamp' }, { draft: 'cave', from: 1 }, { draft: 'cave', more: true }])
      expect(isOffered(asks, 1, intent)).toBe(false)
    expect(isOffered(asks, 0, { draft: 'cave' })).toBe(false)
  })
  test('has a refusal unless it is offered', () => {
    expect(pebbles.refusal(table, 0, table.asks[0]!.choices[0]!)).toBeUndefined()
    expect(pebbles.refusal(table, 0, { bid: 'gold' })).toEqual({ reason: 'not-in-hand', why: 'PE-1' })
  })
})

describe('randomness', () => {
  test('is the same for the same seed and differs for different seeds', () => {
    const numbers = (seed: string | number) => {
      const source = randomSource(seed)
      return Array.from({ length: 20 }, () => randomBelow(source, 1000))
    }
    expect(numbers('one')).toEqual(numbers('one'))
    expect(numbers('one')).not.toEqual(numbers('two'))
    expect(seeded(1)).not.toEqual(seeded(2))
  })
  test('accepts only strings and numbers as seeds', () => {
    expect(message(() => seeded({} as string))).toBe('a seed must be a string or a number, not {}')
    expect(message(() => seeded(Number.NaN))).toBe('a seed must be a string or a number, not null')
  })
  test('shuffling and drawing neither lose nor add elements', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.string(), (list, seed) => {
        const source = randomSource(seed)
        expect(shuffle(source, [...list]).sort()).toEqual([...list].sort())
        const bag = [...list]
        const drawn = list.map(() => drawFrom(source, bag)!)
        expect(drawn.sort()).toEqual([...list].sort())
        expect(drawFrom(source, bag)).toBeUndefined()
      }),
    )
  })
  test('is fair: each of six faces comes up about equally often', () => {
    const source = randomSource('dice')
    const counts = [0, 0, 0, 0, 0, 0]
    for (let i = 0; i < 60_000; i++) counts[randomBelow(source, 6)]!++
    for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(400)
  })
})

describe('hashes', () => {
  test('do not depend on the order of keys', () => {
    expect(canonical({ b: [1, { d: 2, c: 3 }], a: null })).toBe('{"a":null,"b":[1,{"c":3,"d":2}]}')
    expect(stateHash({ a: 1, b: 2 })).toBe(stateHash({ b: 2, a: 1 }))
  })
  test('differ for different data', () => {
    fc.assert(
      fc.property(
        fc.jsonValue(),
        fc.jsonValue(),
        (a, b) => (canonical(a) === canonical(b)) === (stateHash(a) === stateHash(b)),
      ),
    )
  })
})

describe('options', () => {
  const specs: OptionSpec[] = [
    { id: 'board', kind: 'word', words: ['small', 'large'], default: 'small', why: 'X-1' },
    { id: 'bosses', kind: 'flag', default: false, why: 'X-2' },
    { id: 'lands', kind: 'list', words: ['basic'], items: ['a', 'b', 'c'], length: 2, default: 'basic', why: 'X-3' },
  ]
  const read = (raw: unknown) => readOptions('demo', { min: 2, max: 4 }, specs, raw as Record<string, unknown>)
  test('that are left out get their defaults', () => {
    expect(read({})).toEqual({ players: 2, board: 'small', bosses: false, lands: 'basic' })
    expect(read({ players: 3, lands: ['b', 'a'] })).toMatchObject({ players: 3, lands: ['b', 'a'] })
  })
  test.each([
    [null, 'options of demo are an object like {"players": 4}, not null'],
    [[], 'options of demo are an object like {"players": 4}, not []'],
    [{ players: 5 }, 'demo is for 2 to 4 players, not 5'],
    [{ players: 2.5 }, 'demo is for 2 to 4 players, not 2.5'],
    [{ players: '3' }, 'demo is for 2 to 4 players, not "3"'],
    [{ size: 3 }, 'demo has no option “size”; it has players, board, bosses, lands'],
    [{ board: 'huge' }, 'option “board” of demo is one of small, large, not "huge"'],
    [{ bosses: 'yes' }, 'option “bosses” of demo is true or false, not "yes"'],
    [{ lands: 'all' }, 'option “lands” of demo is basic, or a list of 2, not "all"'],
    [{ lands: ['a', 'd'] }, 'option “lands” of demo has no item "d"; allowed: a, b, c'],
    [{ lands: ['a', 'a'] }, 'option “lands” of demo needs 2 different items, not ["a","a"]'],
  ])('%j: %s', (raw, text) => {
    expect(message(() => read(raw))).toBe(text)
  })
})

describe('values of options that exclude each other', () => {
  const solo: OptionSpec = {
    id: 'solo',
    kind: 'flag',
    default: false,
    why: 'X-4',
    refuse: (on, { players, large }) =>
      on === true && (players > 1 || large === true)
        ? { reason: 'solo-only', why: 'X-4', message: `solo is not for ${players} players (X-4)` }
        : undefined,
  }
  const options: readonly OptionSpec[] = [solo, { id: 'large', kind: 'flag', default: false, why: 'X-5' }]
  const read = (raw: RawOptions) => readOptions('demo', { min: 1, max: 4 }, options, raw)
  test('are refused with the reason and the rule', () => {
    const refusal = { reason: 'solo-only', why: 'X-4', message: 'solo is not for 2 players (X-4)' }
    expect(optionRefusal({ options }, 2, {}, 'solo', true)).toEqual(refusal)
    expect(optionRefusal({ options }, 1, { large: true }, 'solo', true)).toMatchObject({ reason: 'solo-only' })
    expect(optionRefusal({ options }, 1, {}, 'solo', true)).toBeUndefined()
    expect(optionRefusal({ options }, 2, {}, 'large', true)).toBeUndefined()
    expect(caught(() => read({ players: 2, solo: true }))).toMatchObject({ message: refusal.message, refusal })
    expect(read({ players: 1, solo: true })).toEqual({ players: 1, solo: true, large: false })
  })
  test('are dropped by a form', () => {
    expect(allowedOptions({ options }, 2, { solo: true, large: true })).toEqual({ large: true })
    expect(allowedOptions({ options }, 1, { solo: true })).toEqual({ solo: true })
  })
})

describe('records', () => {
  const record = newRecord(pebbles, { players: 2 }, 'seed')
  const start = pebbles.setup({ players: 2 }, 'seed')
  const choice = start.asks[0]!.choices[0]!
  test('can be written as JSON and read again', () => {
    const longer = appendChoice(record, 0, choice)
    expect(readRecord(JSON.parse(JSON.stringify(longer)))).toEqual(longer)
  })
  test('replay with a watcher, which gets every event with the state of its moment', () => {
    const events: GameEvent[] = []
    const moments: unknown[] = []
    const record = newRecord(pebbles, { players: 2 }, 'seed')
    const state = pebbles.setup(record.options, record.seed)
    const { seat, choices } = pebbles.asks(state)[0]!
    const { record: longer } = playAndRecord(pebbles, state, record, seat, choices[0]!, event => {
      events.push(event)
      moments.push([0, pebbles.view(state, seat)])
    })
    expect(events.map(({ event }) => event)).toEqual(['bid'])
    const replayed: GameEvent[] = []
    const again: unknown[] = []
    replay(pebbles, longer, undefined, ({ state: at, index, event }) => {
      replayed.push(event)
      again.push([index, pebbles.view(at, seat)])
    })
    expect([replayed, again]).toEqual([events, moments])
  })
  test('replay to the state of the match, and to any earlier state', () => {
    const longer = appendChoice(record, 0, choice)
    pebbles.apply(start, 0, choice)
    expect(stateHash(replay(pebbles, longer))).toBe(stateHash(start))
    expect(replay(pebbles, truncateRecord(longer, 0))).toEqual(pebbles.setup({ players: 2 }, 'seed'))
  })
  test.each([
    ['not an object', 7, 'a record is a JSON object'],
    [
      'with another format',
      { format: 'chess/1' },
      'this is not a record: “format” is "chess/1", not "overlair-record/1"',
    ],
    ['without a game', { ...record, game: 1 }, 'the record names no game'],
    ['without a version', { ...record, version: null }, 'the record names no rules version'],
    ['without options', { ...record, options: [] }, 'the record’s “options” are not an object'],
    ['without a seed', { ...record, seed: {} }, 'the record has no “seed”'],
    ['without choices', { ...record, choices: 'none' }, 'the record’s “choices” are not a list'],
    [
      'with a damaged choice',
      { ...record, choices: [{ seat: 0, choice }, { seat: 'x' }] },
      'choice 2 of the record is not of the form {"seat": 0, "choice": {…}}',
    ],
    [
      'with a choice whose value is a list',
      { ...record, choices: [{ seat: 0, choice: { bid: ['black'] } }] },
      'choice 1 of the record is not of the form {"seat": 0, "choice": {…}}',
    ],
  ])('a record %s is refused', (_, value, text) => {
    expect(message(() => readRecord(value))).toBe(text)
  })
  test('of an unknown game or another rules version are refused', () => {
    expect(message(() => gameForRecord([pebbles], { ...record, game: 'go' }))).toBe(
      'the record is of an unknown game “go”; known: pebbles',
    )
    expect(message(() => gameForRecord([pebbles], { ...record, version: 'pebbles/0' }))).toBe(
      'the record was made with rules pebbles/0 of pebbles; these are pebbles/1',
    )
    expect(gameForRecord([pebbles], record)).toBe(pebbles)
    expect(record.format).toBe(recordFormat)
  })
  test('pass on an error of the callback as it is, even a GameError', () => {
    const callbackError = new GameError('mine', 'I do not like it')
    const callback = () => {
      throw callbackError
    }
    expect(() => replay(pebbles, appendChoice(record, 0, choice), callback)).toThrow(callbackError)
  })
  test('with an illegal choice are refused, and the error names the choice', () => {
    const wrong = appendChoice(appendChoice(record, 0, choice), 0, { bid: 'gold' })
    expect(message(() => replay(pebbles, wrong))).toBe(
      'choice 2 of the record cannot be made: seat 0 is not asked now; asked: 1 (PE-1: already bid)',
    )
  })
})

describe('values that are not JSON', () => {
  const cycle: { self?: unknown } = {}
  cycle.self = cycle
  const nested = () => {
    let value: unknown = 'deep'
    for (let i = 0; i < 20_000; i++) value = { value }
    return value
  }
  const throwing = {
    toJSON() {
      throw new Error('no')
    },
  }
  const values: readonly (readonly [string, unknown])[] = [
    ['a cycle', cycle],
    ['thousands of levels', nested()],
    ['a BigInt', 1n],
    ['an object that refuses', throwing],
    ['a function', () => 1],
    ['nothing', undefined],
  ]
  test.each(values)('%s: refused as a choice, as a word of a choice, as an option and as a record', (_, value) => {
    const state = pebbles.setup({ players: 2 }, 'seed')
    const before = stateHash(state)
    for (const choice of [value, { bid: value }])
      expect(() => pebbles.apply(state, 0, choice as PebbleChoice)).toThrow(IllegalChoice)
    expect(() => pebbles.apply(state, value as number, { bid: 'black' })).toThrow(IllegalChoice)
    expect(stateHash(state)).toBe(before)
    expect(() => pebbles.setup({ players: 2, long: value ?? 7 }, 'seed')).toThrow(GameError)
    expect(() => pebbles.setup(value as RawOptions, 'seed')).toThrow(GameError)
    const record = newRecord(pebbles, { players: 2 }, 'seed')
    const wrong = [
      { ...record, format: value },
      { ...record, seed: value },
      { ...record, choices: [{ seat: 0, choice: { bid: value } }] },
    ]
    for (const read of wrong) expect(() => readRecord(read)).toThrow(GameError)
  })
})

describe('seats', () => {
  test('have the names P1, P2 and so on', () => {
    expect([seatName(0), seatNamed('P1'), seatNamed('P6'), seatNamed('P0'), seatNamed('me'), seatNamed(1)]).toEqual([
      'P1',
      0,
      5,
      undefined,
      undefined,
      undefined,
    ])
  })
})
