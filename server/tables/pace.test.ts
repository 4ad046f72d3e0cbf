// When others hear of choices that no person made by hand. At a discreet table the time must not tell whether the hand could answer.

import { openMatch } from '@overlair/play/match/match'
import { race } from '@overlair/play/testing/race-game'
import type { Push, StepsMessage, WholeLog } from '@overlair/protocol/messages'
import { occupantOf } from '@overlair/protocol/occupants'
import { lengthened } from '@overlair/protocol/shorthand'
import type { Pace, TableSeat } from '@overlair/protocol/table'
import { defaultSettings } from '@overlair/protocol/table'
import { type AnyGame, onlyChoice, recordFormat } from '@overlair/rules/kernel'
import { afterEach, expect, test } from 'vitest'
import { decompressed, openedPosition } from '../testing/decompressed.ts'
import { openFaultyStorage } from '../testing/faulty-storage.ts'
import { until } from '../testing/tables.ts'
import { Directory } from './directory.ts'
import { PositionFeed } from './feed.ts'
import type { EntryOf } from './log/entries.ts'
import { OnlineMatch } from './online-match.ts'
import { tableServices } from './services.ts'

/** The hand of seat 1: it can only pass, or it could do more and has told the match to pass, or a bot holds it. */
type Hand = 'empty' | 'told to pass' | 'empty hand of a bot' | 'full hand of a bot'
const isEmpty = (hand: Hand): boolean => hand === 'empty' || hand === 'empty hand of a bot'

const canOnlyPass = (hand: Hand, seat: number): boolean => seat === 1 && isEmpty(hand)

/** A race in which seat 1 may have only one step to choose from. */
const raceWith = (hand: Hand): AnyGame =>
  ({
    ...race,
    asks: state =>
      race
        .asks(state as never)
        .map(ask =>
          ask.prompt === 'race' && canOnlyPass(hand, ask.seat) ? { ...ask, choices: ask.choices.slice(0, 1) } : ask,
        ),
  }) satisfies Partial<AnyGame> as AnyGame

const colours = ['red', 'blue', 'green'] as const
const person = (seat: number): TableSeat => ({
  kind: 'person',
  person: `person-${seat}`,
  name: `Person ${seat}`,
  colour: colours[seat]!,
})

let close = () => Promise.resolve()
afterEach(() => close())

/** A table of three at which all have named their colour, so seat 0 is to move. `work`: milliseconds that an answer by instruction needs. */
async function openTable(hand: Hand, pace: Pace, work = 0) {
  const clock = { time: 1_000_000 }
  const waiting: { readonly until: number; readonly resolve: () => void }[] = []
  const game = raceWith(hand)
  const storage = await openFaultyStorage()
  const errors: unknown[] = []
  const services = {
    ...tableServices({
      storage,
      answerForBot: async ({ position }) => position.own!.ask!.choices[0]!,
      report: error => void errors.push(error),
      now: () => clock.time,
      findGame: () => game,
      wait: milliseconds => new Promise<void>(resolve => waiting.push({ until: clock.time + milliseconds, resolve })),
    }),
    openMatch: async (
      entries: readonly { readonly kind: string }[],
      { id, seats }: { id: string; seats: readonly TableSeat[] },
    ) => {
      const { start } = entries.find((entry): entry is EntryOf<'started'> => entry.kind === 'started')!
      let feed: PositionFeed | undefined
      const match = openMatch({
        game,
        record: { ...start, format: recordFormat, choices: [] },
        seats: seats.map(occupantOf),
        automatic: ask => {
          const only = onlyChoice(ask)
          if (only || ask.seat !== 1 || ask.prompt !== 'race' || hand !== 'told to pass') return only
          clock.time += work
          return ask.choices[0]
        },
        onEvent: () => feed?.atEvent(),
      })
      feed = new PositionFeed(game, () => match.state, seats.length)
      return { match: new OnlineMatch(id, match, feed, { now: () => clock.time, opened: {} }) }
    },
  }
  const directory = new Directory(services)
  close = async () => {
    await directory.closeAll()
    await storage.close()
  }
  const isBot = hand.includes('bot')
  const table = await directory.create({ key: 'pace', game: game.id, options: {}, players: 3, host: 'person-0' }, [
    { kind: 'settings', settings: { ...defaultSettings, pace } },
    { kind: 'seat', seat: 0, to: person(0) },
    { kind: 'seat', seat: 1, to: isBot ? { kind: 'bot', level: 'random' } : person(1) },
    { kind: 'seat', seat: 2, to: person(2) },
  ])
  const start = { game: 'race', version: '1', options: { players: 3 }, seed: 'pace' }
  await table.change(() => [{ kind: 'started', start, seedHash: '' }])
  const heard: { readonly at: number; readonly message: StepsMessage }[] = []
  const listen = (text: string) => {
    const push: Push = JSON.parse(lengthened(text))
    if (push.push === 'steps') heard.push({ at: clock.time, message: push })
  }
  await table.enter({ person: 'person-2', send: listen })
  for (const seat of isBot ? [0, 2] : [0, 1, 2]) await table.choose(`person-${seat}`, seat, { colour: 'red' }, 0)
  const steps = () => heard.flatMap(({ message }) => message.steps)
  /** Moves the clock to the next message that waits for its time. */
  const passTime = () => {
    const next = waiting.shift()!
    clock.time = Math.max(clock.time, next.until)
    next.resolve()
  }
  const passTimeUntil = (count: number) =>
    until(() => {
      if (waiting.length > 0) passTime()
      return steps().length >= count
    }, `${count} steps`)
  await passTimeUntil(3)
  return { table, clock, heard, steps, waiting, passTime, passTimeUntil, errors }
}
type Opened = Awaited<ReturnType<typeof openTable>>
/** The number of the only decision that a seat can make. Numbers are public: each counts the changes so far. */
async function chooseStep({ table }: Opened, seat: number): Promise<void> {
  for (let decision = 0; decision < 50; decision++)
    try {
      return await table.choose(`person-${seat}`, seat, { step: 1 }, decision)
    } catch (error) {
      if (!(error instanceof Error) || error.name !== 'StaleChoice') throw error
    }
}

/** How long after the choice of seat 0 it is heard of, and that of seat 1. */
async function delaysOf(hand: Hand, pace: Pace, work = 0): Promise<readonly number[]> {
  const opened = await openTable(hand, pace, work)
  const { clock, heard, steps, passTimeUntil, errors } = opened
  const start = clock.time
  await chooseStep(opened, 0)
  await passTimeUntil(5)
  expect(
    steps()
      .map(({ seat }) => seat)
      .slice(3),
  ).toEqual([0, 1])
  expect(errors).toEqual([])
  await close()
  close = () => Promise.resolve()
  return heard.flatMap(({ at, message }) => message.steps.map(() => at - start)).slice(3)
}

test('a discreet table needs the same time for a hand that cannot answer and for one that could', async () => {
  const delays = [0, 180]
  expect(await delaysOf('empty', 'discreet')).toEqual(delays)
  expect(await delaysOf('told to pass', 'discreet')).toEqual(delays)
  expect(await delaysOf('empty hand of a bot', 'discreet')).toEqual(delays)
  expect(await delaysOf('full hand of a bot', 'discreet')).toEqual(delays)
})
test('the time that the server needs to find the answer does not show', async () => {
  const [, delay] = await delaysOf('told to pass', 'discreet', 70)
  expect(delay).toBe(180)
})

test.each<Hand>(['empty', 'told to pass', 'empty hand of a bot', 'full hand of a bot'])(
  'a brisk table does not wait for a hand: %s',
  async hand => expect(await delaysOf(hand, 'brisk')).toEqual([0, 0]),
)

test('entering again during the pause shows the decision as open', async () => {
  const opened = await openTable('empty', 'discreet')
  const { table, waiting } = opened
  await chooseStep(opened, 0)
  await until(() => waiting.length === 1, 'the pause begins')
  const seen: Push[] = []
  await table.enter({ person: 'person-2', send: text => void seen.push(JSON.parse(lengthened(text))) })
  const position = seen.find(push => push.push === 'position')!
  const { game } = table.match!.match
  expect(openedPosition(position, game, table.table)).toMatchObject({ revision: 4, position: { asked: [1] } })
  expect(decompressed<WholeLog>(await table.log('person-2'), game, table.table).steps).toHaveLength(4)
})
