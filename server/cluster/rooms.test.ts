import { protocolVersion } from '@overlair/protocol/limits'
import type { Reply, ServerMessage } from '@overlair/protocol/messages'
import { lengthened } from '@overlair/protocol/shorthand'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { nextDecision, type Place, play, until } from '../testing/tables.ts'
import { Rooms } from './testing/rooms.ts'

let rooms: Rooms
beforeEach(async () => {
  rooms = await Rooms.open()
})
afterEach(async () => {
  vi.restoreAllMocks()
  await rooms.close()
})

/** A game of two people, each at another process. The first process owns the table. */
async function startedApart(): Promise<readonly [Place, Place]> {
  const [a, b] = [await rooms.add(), await rooms.add()]
  const [ann, bob] = [a.connect('ann'), b.connect('bob')]
  const host = await ann.create('overboss', {}, 2, 'Ann')
  const guest = await bob.enter(host.table!.id)
  await guest.ask('sit', { seat: 1, name: 'Bob', colour: 'blue' })
  await host.ask('start', {})
  await until(() => host.seat(0) !== undefined && guest.seat(1) !== undefined, 'both have the position')
  return [
    [ann, host],
    [bob, guest],
  ]
}
const presentAt = ([device]: Place): number | undefined => {
  const last = device.received.findLast(text => text.startsWith('{"push":"table"'))
  return last === undefined ? undefined : JSON.parse(last).present.length
}

test('a person at another process plays, speaks, reads the log and is refused like one at the owner', async () => {
  const places = await startedApart()
  const [[ann], [bob, guest]] = places
  await play(places, 6)
  await guest.ask('say', { phrase: 'hello' })
  await until(() => ann.said.length === 1 && bob.said.length === 1, 'both hear it')
  expect(await guest.ask('log', { seat: 1 })).toHaveProperty('steps')
  const { decision, choices } = await nextDecision(places)
  const asOther = guest.ask('choose', { seat: 0, decision, choice: choices[0] as never })
  await expect(asOther).rejects.toMatchObject({ code: 'not-your-seat' })
  await expect(guest.ask('start', {})).rejects.toMatchObject({ code: 'not-host' })
  expect([bob.mismatches, bob.failures, rooms.errors]).toEqual([0, [], []])
})

test('a choice that arrives twice is made once, also through another process', async () => {
  const places = await startedApart()
  const next = await nextDecision(places)
  const choose = () =>
    next.table.ask('choose', { seat: next.seat, decision: next.decision, choice: next.choices[0] as never })
  expect(await choose()).toEqual({})
  expect(await choose()).toEqual({ repeated: true })
})

test('the owner hears that a person at another process has gone', async () => {
  const places = await startedApart()
  const [annAtTable, [bob]] = places
  await until(() => presentAt(annAtTable) === 2, 'both are there')
  bob.unplug()
  await until(() => presentAt(annAtTable) === 1, 'one is there')
})

test('a process that falls silent: its people are no longer there, and those at its tables enter again', async () => {
  const places = await startedApart()
  const [annAtTable, [bob]] = places
  await until(() => presentAt(annAtTable) === 2, 'both are there')
  rooms.loses = () => true
  await until(() => presentAt(annAtTable) === 1, 'the owner gives the other process up')
  await until(() => bob.received.at(-1)?.includes('"push":"closed"') === true, 'the other gives the owner up')
  rooms.loses = () => false
  await until(() => presentAt(annAtTable) === 2, 'both are there again')
  await play(places, 4)
  expect(rooms.errors).toEqual([])
})

test('a message that is lost in between is noticed, and nobody misses a choice', async () => {
  const places = await startedApart()
  for (let i = 0; i < 3; i++) {
    await play(places, 2)
    let left = 1
    rooms.loses = text => text.includes('"messages"') && left-- > 0
    await play(places, 2)
  }
  expect(places[1][0].received.filter(text => text.includes('"push":"closed"')).length).toBeGreaterThan(0)
  expect(rooms.errors).toEqual([])
})

test('an owner that does not answer: the request is put off, and answered later', async () => {
  const places = await startedApart()
  const guest = places[1][1]
  const [a] = rooms.rooms
  const table = await a!.cluster.directory.find(guest.table!.id)
  let hangs = true
  const real = table.log.bind(table)
  vi.spyOn(table, 'log').mockImplementation((...values) => (hangs ? new Promise(() => {}) : real(...values)))
  const asked = guest.ask('log', { seat: 1 })
  await new Promise(resolve => setTimeout(resolve, 100))
  hangs = false
  expect(await asked).toHaveProperty('steps')
})

test('without a bus, a second process refuses the tables of the first until that gives them up', async () => {
  const [a, b] = [await rooms.add({ withBus: false }), await rooms.add({ withBus: false })]
  const ann = a.connect('ann')
  const host = await ann.create('overboss', {}, 2, 'Ann')
  const id = host.table!.id
  const replies: Reply[] = []
  const session = b.openSession(text => {
    const message: ServerMessage = JSON.parse(lengthened(text))
    if ('re' in message) replies.push(message)
  })
  const ask = async (request: object) => {
    await session.receive(JSON.stringify({ id: 'x', ...request }))
    return replies.at(-1)
  }
  await ask({ do: 'hello', version: protocolVersion, secret: 'bob'.padEnd(32, '-') })
  const message = 'another process of the server has this table open; try again'
  expect(await ask({ do: 'enter', table: id })).toMatchObject({ refused: { code: 'restart', message } })
  // A client sends this again, too.
  expect(await ask({ do: 'log', table: id })).toMatchObject({ refused: { code: 'restart' } })
  const entered = ask({ do: 'enter', table: id })
  ann.unplug()
  await a.cluster.directory.close(id)
  expect(await entered).toMatchObject({ ok: true })
  expect(await ask({ do: 'log', table: id })).toMatchObject({ refused: { code: 'not-running' } })
  session.close()
})

test('a repeated request to create a table leads to the same table, also at another process', async () => {
  const [a, b] = [await rooms.add(), await rooms.add()]
  const [near, far] = [a.connect('ann'), b.connect('ann')]
  const fields = { key: 'evening', game: 'overboss', options: {}, players: 2, name: 'Ann', colour: 'red' } as const
  const created = await near.connection.request('create', fields)
  expect(await far.connection.request('create', fields)).toEqual(created)
})

test('a client without websockets goes on at another process where it was', async () => {
  const [a, b, c] = [await rooms.add(), await rooms.add(), await rooms.add()]
  const host = await a.connect('ann').create('overboss', {}, 2, 'Ann')
  const id = host.table!.id
  const bob = 'bob'
  const heard: string[] = []
  const first = await b.cluster.tables.enter(id, { person: bob, send: text => void heard.push(text) }, { stream: null })
  expect(first.stream).toMatch(/^[\w-]+$/)
  expect(heard).toHaveLength(1)
  first.drop()
  await host.ask('configure', { locked: true })
  const listener = { person: bob, send: (text: string) => void heard.push(text) }
  const second = await c.cluster.tables.enter(id, listener, { stream: { id: first.stream!, got: 1 } })
  expect(second.stream).toBe(first.stream)
  await until(() => heard.length >= 2, 'the change arrives')
  expect(JSON.parse(heard[1]!)).toMatchObject({ push: 'table', table: { locked: true }, watching: 1 })
})

test('the owner dies: its people hear it once, and enter when its lease has ended', async () => {
  const [[ann], [bob, table]] = await startedApart()
  const heard = bob.received.length
  ann.unplug()
  // Without a word to its tables, as a crash does.
  await rooms.rooms[0]!.cluster.close()
  const since = () => bob.received.slice(heard).map(text => JSON.parse(text))
  await until(() => since().some(({ result }) => result?.seats), 'the table is open again')
  expect(since().filter(({ push }) => push === 'closed')).toHaveLength(1)
  await until(() => table.seat(1)?.position().revision === 0, 'the true position')
})
