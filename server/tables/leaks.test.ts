// People at a discreet table are sent nothing that they may not know: neither by bytes nor by times.
import type { Clocks } from '@overlair/play/match/clocks'
import type { Match } from '@overlair/play/match/contract'
import { cardOf } from '@overlair/rules/dungeon/model/card-ids'
import {
  type AnyGame,
  type GameRecord,
  type RawOptions,
  randomBelow,
  randomSource,
  type Viewer,
} from '@overlair/rules/kernel'
import { describe, expect, test } from 'vitest'
import { recordOf, type Sent, Stage, type StageOptions } from '../testing/stage.ts'
import { bySeat, dealOtherwise, playedGame, type Script, scriptFor } from '../testing/twins.ts'
import { gameOf } from './services.ts'

const SEED = 'nobody-may-see-this-seed'
const cases = [
  ['overboss', 3, { bosses: true }],
  ['boss-monster', 3, {}],
  ['next-level', 2, {}],
  ['super-boss-monster', 3, {}],
  // The first player follows from the bosses, which are hidden while all choose them.
  ['boss-monster', 4, { choose: true }],
] as const

/** Lets a stage play the script. Returns all that the viewer is sent before the game is over, with its time. */
async function perform(options: StageOptions, script: Script): Promise<readonly Sent[]> {
  const stage = await Stage.open(options)
  const { match } = stage
  const end = options.record.choices.length + script.length
  const left = script.choices.map(choices => [...choices])
  let seen = match.played.length
  const takeMade = () => {
    for (; seen < match.played.length; seen++) left[match.played[seen]!.answer.seat]!.shift()
  }
  await stage.enter()
  for (let idle = 0; match.played.length < end && idle < 3; idle++) {
    const before = match.played.length
    const asked = bySeat(match.pending()).filter(({ by }) => by === 'person')
    await stage.pass(() => {
      takeMade()
      for (const { seat, decision } of asked) {
        const choice = left[seat]![0]
        if (choice === undefined || match.seat(seat).position().decision !== decision) continue
        stage.choose(seat, choice, decision)
        takeMade()
      }
    })
    takeMade()
    if (match.played.length > before) idle = 0
  }
  if (options.pace === 'discreet') expect(stage.failures).toEqual([])
  const revisionOf = (text: string): number => Number(/"(?:revision|from)":(\d+)/.exec(text)?.[1] ?? 0)
  const isLater = (text: string): boolean => revisionOf(text) >= (text.includes('"push":"steps"') ? end : end + 1)
  return stage.sent.filter(({ text }) => !isRecord(text) && !isLater(text))
}
const isRecord = (text: string): boolean => text.includes('"status":"over"')

interface Comparison {
  readonly script: Script
  readonly truth: readonly Sent[]
  readonly other: readonly Sent[]
}
/** It runs, and never to its end. */
const slowClock = { perMove: 20, reserve: 600, atZero: 'choice' } as const

/** Compares both courses from several positions of a whole game, for each seat in turn and for a spectator. */
async function compare(
  game: AnyGame,
  players: number,
  options: RawOptions,
  more: Partial<StageOptions> = {},
): Promise<readonly Comparison[]> {
  const whole = await playedGame(game, recordOf(game, players, options, SEED))
  const step = Math.ceil(whole.choices.length / 16)
  const viewers: readonly Viewer[] = [...Array(players).keys(), 'spectator']
  const starts = Array.from({ length: Math.ceil(whole.choices.length / step) }, (_, i) => i * step)
  return Promise.all(
    starts.map(async (start, i) => {
      const record: GameRecord = { ...whole, choices: whole.choices.slice(0, start) }
      const viewer = viewers[i % viewers.length]!
      const script = await scriptFor(game, record, viewer, 60)
      const clock = i % 2 === 0 ? null : slowClock
      const stage: StageOptions = { game, record, viewer, pace: 'discreet', clock, change: () => {}, ...more }
      const truth = await perform(stage, script)
      const changeOther = (match: Match) => {
        dealOtherwise(match, viewer)
        stage.change(match)
      }
      const other = await perform({ ...stage, change: changeOther }, script)
      return { script, truth, other }
    }),
  )
}
const differ = ({ truth, other }: Comparison): boolean => JSON.stringify(truth) !== JSON.stringify(other)
const sum = (all: readonly Comparison[], count: (script: Script) => number): number =>
  all.reduce((total, { script }) => total + count(script), 0)

describe.each(cases)('%s for %i', (id, players, options) => {
  test('a viewer is sent the same bytes at the same times, however the hidden cards were dealt', async () => {
    const all = await compare(gameOf(id), players, options)
    for (const { script, truth, other } of all) {
      expect(other).toEqual(truth)
      expect(truth.length).toBeGreaterThan(script.length)
    }
    expect(sum(all, ({ length }) => length)).toBeGreaterThan(10)
    // In Overboss nothing but the order of the tiles is hidden.
    if (id !== 'overboss') expect(sum(all, ({ unlike }) => unlike)).toBeGreaterThan(0)
  })

  test('no message names a card that its receiver has not seen, or the seed', async () => {
    const game = gameOf(id)
    for (const viewer of [0, 'spectator'] as const) {
      const { named, seen, texts } = await playSeeing(game, players, options, viewer)
      expect(named.filter(name => !seen.has(name))).toEqual([])
      if (id !== 'overboss') expect(named.length).toBeGreaterThan(10)
      const before = texts.filter(text => !isRecord(text))
      expect(before.filter(text => text.includes(SEED) || text.includes('outcome'))).toEqual([])
      expect(texts.at(-1), 'the seed comes after the game').toContain(SEED)
    }
  })
})

/** Plays a whole game at random. Returns the cards that the messages name, and those that view and events have shown before. */
async function playSeeing(game: AnyGame, players: number, options: RawOptions, viewer: Viewer, fedBy = game) {
  const record = recordOf(game, players, options, SEED)
  const stage = await Stage.open({ game, record, viewer, pace: 'discreet', change: () => {}, fedBy })
  const { match } = stage
  const pieces = new Set(Object.keys(game.inventory(match.state)).flatMap(piece => [piece, cardOf(piece)]))
  const cards = (value: unknown) => namesIn(value).filter(name => pieces.has(name) || pieces.has(cardOf(name)))
  const seen = new Set<string>(cards(match.seat(viewer).view()))
  match.seat(viewer).subscribe(({ step, moments = [] }) => {
    for (const name of cards([match.seat(viewer).view(), moments, step?.events])) seen.add(name)
  })
  const random = randomSource('names')
  await stage.enter()
  while (match.result === undefined) {
    const asked = match.pending().filter(({ by }) => by === 'person')
    await stage.pass(() => {
      for (const { seat, decision, ask } of asked)
        if (match.seat(seat).position().decision === decision)
          stage.choose(seat, ask.choices[randomBelow(random, ask.choices.length)]!, decision)
    })
  }
  expect(stage.failures).toEqual([])
  const texts = stage.sent.map(({ text }) => text)
  const named = texts.filter(text => !isRecord(text)).flatMap(text => cards(JSON.parse(text)))
  return { named: [...new Set(named)], seen, texts }
}
/** Pools of everything hidden, and cards that are not in play: all know them from the components of the game. */
const knownFromTheBox = ['hidden', 'removed']
/** All words of a message, except those. */
function namesIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value, cardOf(value)]
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, part]) => (knownFromTheBox.includes(key) ? [] : namesIn(part)))
}

describe('the test finds a leak', () => {
  const game = gameOf('boss-monster')
  test('when a seat is sent the own part of its neighbour', async () => {
    const leaky: AnyGame = { ...game, sealOwn: (state, seat) => game.sealOwn(state, (seat + 1) % 3) }
    const all = await compare(game, 3, {}, { fedBy: leaky })
    expect(all.filter(differ).length).toBeGreaterThan(0)
    const { named, seen } = await playSeeing(game, 3, {}, 0, leaky)
    expect(named.filter(name => !seen.has(name))).not.toEqual([])
  })
  test('when a clock stands still for a seat that the match answers for', async () => {
    const change = (match: Match) => {
      const { get: clocks } = Object.getOwnPropertyDescriptor(match, 'clocks')!
      const waits = (seat: number) => match.pending().some(one => one.seat === seat && one.by === 'person')
      const get = () => {
        const all: Clocks = clocks!.call(match)
        return { ...all, since: all.since.map((since, seat) => (waits(seat) ? since : null)) }
      }
      Object.defineProperty(match, 'clocks', { get })
    }
    const all = await compare(game, 3, {}, { clock: slowClock, change })
    expect(all.filter(differ).length).toBeGreaterThan(0)
  })
  test('when the table is brisk: speed tells', async () => {
    const all = await compare(game, 3, {}, { pace: 'brisk' })
    expect(all.filter(differ).length).toBeGreaterThan(0)
  })
})
