import type { Update } from '@overlair/play/match/contract'
import type { Change } from '@overlair/protocol/messages'
import { overboss } from '@overlair/rules/overboss'
import { describe, expect, test, vi } from 'vitest'
import { oneMatch } from './testing/one-match.ts'

const serverNow = () => 7000

/** All changes of two batches, at the end of one. */
const atEnd = (...batches: readonly (readonly Change[] | undefined)[]): readonly Change[] =>
  batches.flatMap((changes = []) => changes.map(([patch]): Change => [patch]))

async function entered(server = oneMatch(overboss)) {
  const table = server.remote()
  await table.receive(server.tableMessage())
  await table.receive(server.position())
  return { server, table, own: table.seat(0)!, spectator: table.seat('spectator')! }
}

describe('a batch of several choices', () => {
  test('reaches a listener one by one, each with its own revision and log', async () => {
    const { server, table, own, spectator } = await entered()
    const heard: { revision: number; log: number; spectator: number }[] = []
    own.subscribe(({ position }) =>
      heard.push({ revision: position.revision, log: own.log().length, spectator: spectator.position().revision }),
    )
    await table.receive(server.batch(3))
    expect(heard).toEqual([1, 2, 3].map(n => ({ revision: n, log: n, spectator: n })))
  })
  test('offers no choice before its end', async () => {
    const { server, table, own } = await entered()
    const asks: boolean[] = []
    own.subscribe(({ position }) => asks.push(position.ask !== undefined))
    const message = server.batch(1)
    const next = server.batch(1)
    await table.receive({
      ...next,
      from: message.from,
      steps: [
        { ...message.steps[0]!, events: [] },
        { ...next.steps[0]!, events: [] },
      ],
      changes: atEnd(message.changes, next.changes),
      seats: {
        0: {
          ...next.seats[0]!,
          changes: atEnd(message.seats[0]!.changes, next.seats[0]!.changes),
        },
      },
    })
    expect(asks).toEqual([false, server.match.seat(0).position().ask !== undefined])
  })
})

test('between its own choices in a batch, a seat is told that the match answers for it', async () => {
  const { server, table, own } = await entered()
  while (server.match.pending()[0]!.seat !== 0) await table.receive(server.batch(1))
  const heard: unknown[] = []
  own.subscribe(({ position: { ask, decision } }) => heard.push([ask !== undefined, decision]))
  // Each turn has two choices.
  const message = server.batch(4)
  await table.receive(message)
  const { decision } = message.seats[0]!
  expect(decision).toBeDefined()
  expect(heard).toEqual([
    [false, decision],
    [false, undefined],
    [false, undefined],
    [true, decision],
  ])
})

test('the log holds each choice once, also if it was fetched later than the position', async () => {
  const server = oneMatch(overboss)
  const table = server.remote()
  await table.receive(server.tableMessage())
  const position = server.position()
  const steps = server.batch(2)
  await table.receive(position)
  await table.receive(steps)
  expect(
    table
      .seat(0)!
      .log()
      .map(({ index }) => index),
  ).toEqual([0, 1])
})

test('a listener that fails does not look like a lost message', async () => {
  const onMismatch = vi.fn()
  const failures: Error[] = []
  const server = oneMatch(overboss, { onMismatch, onFailure: error => failures.push(error) })
  const { table, own } = await entered(server)
  own.subscribe(() => {
    throw new Error('listener')
  })
  await table.receive(server.batch(1))
  expect(onMismatch).not.toHaveBeenCalled()
  expect(failures).toEqual([new Error('listener')])
})

test('listeners hear of changes at the table: its people, a pause, the record', async () => {
  const { server, table, own } = await entered()
  const updates: Update[] = []
  own.subscribe(update => updates.push(update))
  await table.receive(server.tableMessage({ paused: true }))
  expect(updates.map(({ position }) => position.paused)).toEqual([true])
})

describe('times', () => {
  const clocks = { perMove: 5, move: [5, 5], remaining: [9, 9], since: [null, 60], decisions: [null, 0] }
  test('a position tells the clocks, in the time of the server', async () => {
    const { server, table, own } = await entered()
    expect(own.position().clocks).toBeUndefined()
    await table.receive({ ...server.batch(1), clocks })
    expect(own.position().clocks).toEqual(clocks)
  })
  test('a batch without choices changes the clocks and nothing else', async () => {
    const { server, table, own } = await entered()
    const positions: unknown[] = []
    own.subscribe(({ position }) => positions.push(position))
    const before = own.position()
    await table.receive({ ...server.batch(0), clocks })
    expect(positions).toEqual([{ ...before, clocks }])
  })
  test('a seat that is still asked keeps the time since when; one that was asked again does not', async () => {
    const server = oneMatch(overboss, {
      connection: { serverNow, request: async () => server.log() },
    })
    const table = server.remote()
    await table.receive(server.tableMessage())
    const { seat } = server.match.pending()[0]!
    await table.receive(server.position({ askedSince: { [seat]: 50 } }))
    expect([...table.askedSince]).toEqual([[seat, 50]])
    await table.receive(server.batch(0))
    expect([...table.askedSince]).toEqual([[seat, 50]])
    await table.receive(server.batch(1))
    expect([...table.askedSince]).toEqual([[server.match.pending()[0]!.seat, 7000]])
  })
})

test('a seat that is not asked has no lookahead', async () => {
  const { server, table, own } = await entered()
  const seat = server.match.pending()[0]!.seat
  expect(own.lookahead() !== undefined).toBe(seat === 0)
  while (server.match.pending()[0]!.seat === seat) await table.receive(server.batch(1))
  expect(own.lookahead() !== undefined).toBe(seat !== 0)
})

describe('a request of a seat', () => {
  test('is sent, then kept', async () => {
    const sendings: unknown[] = []
    const server = oneMatch(overboss, { onSending: (seat, sending) => sendings.push([seat, sending]) })
    const { own } = await entered(server)
    own.instruct({ told: true })
    expect(own.instructions()).toEqual({ told: true })
    await vi.waitFor(() => expect(sendings).toHaveLength(2))
    expect(sendings).toEqual([
      [0, { state: 'sent', request: 'instruct' }],
      [0, { state: 'kept', request: 'instruct' }],
    ])
  })
  test('is refused with the reason, and instructions are the old ones again', async () => {
    const sendings: unknown[] = []
    const error = new Error('no')
    const server = oneMatch(overboss, {
      connection: {
        serverNow,
        request: name => (name === 'log' ? Promise.resolve(server.log()) : Promise.reject(error)),
      },
      onSending: (_seat, sending) => sendings.push(sending),
    })
    const { own } = await entered(server)
    own.instruct({ told: true })
    await vi.waitFor(() => expect(sendings).toHaveLength(2))
    expect(sendings[1]).toEqual({ state: 'refused', request: 'instruct', error })
    expect(own.instructions()).toBe(null)
  })
})

describe('a choice', () => {
  /** A table at which the person at seat 0 is asked. */
  async function asked(options: Parameters<typeof oneMatch>[1] = {}, answer: () => Promise<object> = async () => ({})) {
    const server = oneMatch(overboss, {
      connection: { serverNow, request: async name => (name === 'log' ? server.log() : answer()) as never },
      ...options,
    })
    const { table, own } = await entered(server)
    while (server.match.pending()[0]!.seat !== 0) await table.receive(server.batch(1))
    const { ask, decision } = own.position()
    return { server, table, own, ask: ask!, decision: decision! }
  }
  test('is not offered again while it is under way', async () => {
    const { server, table, own, ask, decision } = await asked({}, () => new Promise(() => {}))
    const asks: boolean[] = []
    own.subscribe(({ position }) => asks.push(position.ask !== undefined))
    own.choose(ask.choices[0]!, decision)
    expect(own.position()).toMatchObject({ ask: undefined, decision })
    await table.receive(server.position())
    expect(own.position().ask).toBeUndefined()
    await table.receive(server.batch(1))
    expect(own.position().ask === undefined).toBe(server.match.pending()[0]!.seat !== 0)
    expect(asks[0]).toBe(false)
  })
  test('is offered again when the server has answered it, and a whole position still asks', async () => {
    const sendings: string[] = []
    const { server, table, own, ask, decision } = await asked({
      onSending: (_seat, { state }) => sendings.push(state),
    })
    own.choose(ask.choices[0]!, decision)
    await vi.waitFor(() => expect(sendings).toEqual(['sent', 'kept']))
    expect(own.position().ask).toBeUndefined()
    await table.receive(server.position())
    expect(own.position().ask).toEqual(ask)
  })
  test('is offered again when the server refuses it', async () => {
    const { own, ask, decision } = await asked({}, () => Promise.reject(new Error('no')))
    const asks: boolean[] = []
    own.subscribe(({ position }) => asks.push(position.ask !== undefined))
    own.choose(ask.choices[0]!, decision)
    await vi.waitFor(() => expect(asks).toEqual([false, true]))
  })
})
