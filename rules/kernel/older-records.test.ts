// A record of other rules: how it goes on, and where the current rules stop it. The other rules are small changes of pebbles.
import { describe, expect, test } from 'vitest'
import type { Game, GameEvent, Result } from './contract.ts'
import { openRecord } from './older-records.ts'
import type { OptionSpec } from './options.ts'
import { outcomeHash, playAndRecord } from './outcome.ts'
import { type GameRecord, newRecord, readRecord, replay } from './records.ts'
import { type PebbleChoice, type PebbleState, type PebbleView, pebbles } from './testing/pebbles.ts'

type Pebbles = Game<PebbleState, PebbleChoice, PebbleView, GameEvent, Result>

/** Plays a whole game by always taking the first choice. */
function playFirstChoices(game: Pebbles = pebbles, options = {}): GameRecord {
  let record = newRecord(game, { players: 2, ...options }, 'seed')
  const state = game.setup(record.options, record.seed)
  for (let [ask] = game.asks(state); ask; [ask] = game.asks(state))
    record = playAndRecord(game, state, record, ask.seat, ask.choices[0]!).record
  return record
}
const played = playFirstChoices()
const older: GameRecord = { ...played, version: 'pebbles/0' }
/** The current rules, with a change of what a choice leads to. */
const changed = (event: (event: GameEvent) => GameEvent): Pebbles => ({
  ...pebbles,
  version: 'pebbles/2',
  apply: (state, seat, choice) => pebbles.apply(state, seat, choice).map(event),
})

const louder = (event: GameEvent): GameEvent => (event.event === 'shown' ? Object.assign({ loud: true }, event) : event)

describe('a record', () => {
  test('holds the value of every option', () => {
    expect(played.options).toEqual({ players: 2, long: false })
    expect(() => newRecord(pebbles, { long: 'very' }, 's')).toThrow('option “long” of pebbles')
  })
  test('holds the outcome of every choice, also when it was written and read', () => {
    expect(played.choices.every(({ outcome }) => /^[0-9a-f]{4}$/.test(outcome ?? ''))).toBe(true)
    expect(readRecord(JSON.parse(JSON.stringify(played)))).toEqual(played)
    const choices = [{ ...played.choices[0], outcome: 7 }]
    expect(() => readRecord({ ...played, choices })).toThrow('“outcome” of choice 1 of the record is not a text')
  })
})

describe('the outcome of a choice', () => {
  const start = () => pebbles.setup({ players: 2 }, 'seed')
  const events: readonly GameEvent[] = [{ event: 'shown', why: 'PE-2', reveals: true }]
  const hash = outcomeHash<PebbleState>(pebbles, start(), events)
  test('depends on events, asks and result', () => {
    expect(outcomeHash(pebbles, start(), [])).not.toBe(hash)
    expect(outcomeHash({ ...pebbles, asks: () => [] }, start(), events)).not.toBe(hash)
    expect(
      outcomeHash({ ...pebbles, result: () => ({ winners: [0], scores: [1, 0], why: '' }) }, start(), events),
    ).not.toBe(hash)
  })
  test('does not depend on fields of the state, cited rules or the order of choices', () => {
    const state = { ...start(), note: 'of later rules' }
    for (const ask of state.asks) Object.assign(ask, { why: 'PE-9', choices: ask.choices.toReversed() })
    expect(outcomeHash(pebbles, state, [{ event: 'shown', why: 'PE-9' }])).toBe(hash)
  })
})

describe('a record of other rules', () => {
  test('goes on as a record of the current rules', () => {
    const { record, stop } = openRecord([pebbles], older)
    expect(stop).toBeUndefined()
    expect(record).toEqual(played)
  })
  test('goes on without outcomes, too, and gets them', () => {
    const choices = older.choices.map(({ seat, choice }) => ({ seat, choice }))
    expect(openRecord([pebbles], { ...older, choices }).record).toEqual(played)
  })
  test('stops before the first choice that leads to something else', () => {
    const { record, stop } = openRecord([changed(louder)], older)
    // Bids are shown after the second of them.
    expect(stop).toEqual({
      version: 'pebbles/0',
      choice: 2,
      reason: 'different',
      message: 'choice 2 of the record leads to something else under the current rules',
    })
    expect(record.choices).toHaveLength(1)
    expect(replay(pebbles, record).table).toEqual([])
  })
  test('stops before the first choice that is not legal any more', () => {
    const choices = older.choices.with(2, { seat: 0, choice: { bid: 'gold' } })
    const { record, stop } = openRecord([pebbles], { ...older, choices })
    expect(stop).toMatchObject({
      choice: 3,
      reason: 'illegal',
      message: expect.stringContaining('choice 3 of the record'),
    })
    expect(record.choices).toEqual(played.choices.slice(0, 2))
  })
  test('stops at once if the current rules refuse its options', () => {
    const { record, stop } = openRecord([pebbles], { ...older, options: { players: 2, tall: true } })
    expect(stop).toMatchObject({ choice: 0, reason: 'options', message: expect.stringContaining('no option “tall”') })
    expect(record.choices).toEqual([])
  })
  test('of an unknown game is refused, and so is an error of the program', () => {
    expect(() => openRecord([pebbles], { ...older, game: 'go' })).toThrow('unknown game “go”')
    const broken = changed(() => {
      throw new TypeError('broken')
    })
    expect(() => openRecord([broken], older)).toThrow(TypeError)
  })
  test('without an option plays what the rules did before the option existed', () => {
    const options: readonly OptionSpec[] = [{ id: 'long', kind: 'flag', default: false, before: true, why: 'PE-3' }]
    const long = playFirstChoices(pebbles, { long: true })
    expect(long.choices.length).toBeGreaterThan(played.choices.length)
    for (const version of ['pebbles/0', pebbles.version]) {
      const { record, stop } = openRecord([{ ...pebbles, options }], { ...long, version, options: { players: 2 } })
      expect([record, stop]).toEqual([long, undefined])
    }
  })
})
