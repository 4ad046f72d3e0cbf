// Requests over HTTP that any of several processes answers, and what a table keeps between two of them.

import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { answerForBot } from '@overlair/bots/answer'
import { PollSocket } from '@overlair/client/poll-socket'
import { protocolVersion } from '@overlair/protocol/limits'
import type { Push, ServerMessage } from '@overlair/protocol/messages'
import { lengthened } from '@overlair/protocol/shorthand'
import type { TableId } from '@overlair/protocol/table'
import { randomBelow, randomSource } from '@overlair/rules/kernel'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { AddressLimits } from './connections/address-limits.ts'
import { Limits } from './connections/limits.ts'
import { Polls } from './connections/polls.ts'
import { Figures } from './figures/figures.ts'
import { buildApp } from './http/app.ts'
import { readConfig } from './settings/config.ts'
import { openStorage } from './storage/open/open-storage.ts'
import { Directory } from './tables/directory.ts'
import { LocalTables } from './tables/local-tables.ts'
import type { Listener } from './tables/messages/audience.ts'
import { tableServices } from './tables/services.ts'
import { STREAM_LASTS } from './tables/streams.ts'
import type { EntryPoint } from './tables/tables.ts'
import { RemotePerson } from './testing/remote-person.ts'
import { askedOf, until } from './testing/tables.ts'

const errors: unknown[] = []
const report = (error: unknown) => void errors.push(error)

/** The tables of one process. Others pass requests on to it. */
async function openTables() {
  const data = mkdtempSync(path.join(tmpdir(), 'overlair-polls-'))
  const storage = await openStorage({ data })
  const directory = new Directory(tableServices({ storage, answerForBot, report }))
  const services = { tables: new LocalTables(directory), storage, now: Date.now, report, limits: new Limits() }
  const close = async () => {
    await directory.closeAll()
    await storage.close()
  }
  return { directory, services, close }
}
type Opened = Awaited<ReturnType<typeof openTables>>

describe('with two processes, each request at a random one', () => {
  afterEach(() => void vi.unstubAllGlobals())

  test('two people play a whole game. Nothing is missed, comes twice or is sent as a whole position again', async () => {
    const { services, close } = await openTables()
    const config = readConfig({ PORT: '0', LOG_LEVEL: 'silent' })
    const apps = await Promise.all([0, 1].map(() => buildApp(config, services, new Figures())))
    const urls = await Promise.all(apps.map(({ http }) => http.listen({ host: '127.0.0.1', port: 0 })))
    const random = randomSource('processes')
    const { fetch } = globalThis
    const used = [0, 0]
    vi.stubGlobal('fetch', (address: string, init: RequestInit) => {
      const process = randomBelow(random, 2)
      used[process]!++
      return fetch(`${urls[process]}${address}`, init)
    })
    const people = ['ola', 'ala'].map(name => new RemotePerson(name, () => new PollSocket('/api/poll')))
    const table = await people[0]!.create('overboss', 2)
    const other = await people[1]!.enter(table.table!.id)
    await other.ask('sit', { seat: 1, name: 'Ala', colour: 'blue' })
    await table.ask('start', {})
    const tables = [table, other]
    while (tables.some(one => one.table?.status !== 'over')) {
      for (const [seat, one] of tables.entries()) {
        const asked = askedOf(one, seat)
        if (asked) one.seat(seat)!.choose(asked.choices[randomBelow(random, asked.choices.length)]!, asked.decision)
      }
      await new Promise(resolve => setTimeout(resolve, 25))
    }
    const told = people.map(({ pushes }) => pushes.filter(({ push }) => push === 'position' || push === 'steps'))
    for (const [seat, pushes] of told.entries()) {
      const [position, ...steps] = pushes
      expect(position).toMatchObject({ push: 'position', revision: 0 })
      let revision = 0
      for (const step of steps) {
        expect(step).toMatchObject({ push: 'steps', from: revision })
        revision += step.push === 'steps' ? step.steps.length : 0
      }
      expect(revision).toBe(tables[seat]!.seat(seat)!.position().revision)
    }
    for (const person of people) {
      const gone = person.pushes.filter(push => push.push === 'table' && push.table.status === 'running')
      expect(gone.every(push => push.push === 'table' && push.present.length === 2)).toBe(true)
      expect([person.failures, person.mismatches]).toEqual([[], 0])
      person.connection.close()
    }
    expect(Math.min(...used)).toBeGreaterThan(20)
    for (const app of apps) await app.close()
    await close()
    expect(errors).toEqual([])
  }, 60_000)
})

describe('between two requests', () => {
  let opened: Opened
  let polls: Polls
  beforeEach(async () => {
    opened = await openTables()
    polls = new Polls({ services: opened.services, limits: new AddressLimits() })
  })
  afterEach(async () => {
    vi.useRealTimers()
    await opened.close()
  })

  interface Answer {
    readonly replies: readonly object[]
    readonly pushes: readonly Push[]
  }
  /** One request with `hello` and these messages. Each is answered by sessions that know nothing of earlier ones. */
  async function ask(
    person: string,
    messages: readonly object[],
    { wait = 0, channel = person } = {},
  ): Promise<Answer> {
    const hello = { id: 'hello', do: 'hello', version: protocolVersion, secret: person.padEnd(32, '-') }
    const texts = [hello, ...messages].map(message => JSON.stringify(message))
    const poll = await polls.open(channel, person, texts.length)
    const lines = await poll.answer(texts, wait)
    poll.finish()
    const received = lines.map((line): ServerMessage => JSON.parse(lengthened(line)))
    return {
      replies: received.flatMap(message => ('push' in message ? [] : [message.ok ? message.result : message.refused])),
      pushes: received.flatMap(message => ('push' in message ? [message] : [])),
    }
  }
  async function createTable(): Promise<string> {
    const fields = { key: 'k', game: 'overboss', options: {}, players: 2, name: 'Ola', colour: 'red' }
    const { replies } = await ask('ola', [{ id: '1', do: 'create', ...fields }])
    return String(Object.values(replies[1]!)[0])
  }
  const enter = (table: string, stream: { readonly id: string; readonly got: number } | null) => ({
    id: '1',
    do: 'enter',
    table,
    stream,
  })
  /** The stream of the table in this answer, after all that it has brought and so many pushes before. */
  const after = ({ replies, pushes }: Answer, before = 0) => {
    const { stream } = replies[1] as { readonly stream: string }
    return { id: stream, got: before + pushes.length }
  }
  const configure = (table: string, locked: boolean) => ({ id: '2', do: 'configure', table, locked })

  test('the pushes of that time come with the next request, once', async () => {
    const table = await createTable()
    const first = await ask('ala', [enter(table, null)])
    expect(first.pushes).toHaveLength(1)
    for (const locked of [true, false]) await ask('ola', [enter(table, null), configure(table, locked)])
    const second = await ask('ala', [enter(table, after(first))])
    expect(after(second).id).toBe(after(first).id)
    expect(second.pushes.map(push => push.push === 'table' && push.table.locked)).toContain(true)
    expect((await ask('ala', [enter(table, after(second, first.pushes.length))])).pushes).toEqual([])
  })
  test('a response that was lost comes again', async () => {
    const table = await createTable()
    const first = await ask('ala', [enter(table, null)])
    await ask('ola', [enter(table, null), configure(table, true)])
    const lost = await ask('ala', [enter(table, after(first))])
    const again = await ask('ala', [enter(table, after(first))])
    expect(lost.pushes).not.toEqual([])
    expect(again.pushes.slice(0, lost.pushes.length)).toEqual(lost.pushes)
  })
  test.each([
    ['does not know', { id: 'unknown', got: 1 }],
    ['has not got so far', { got: 9 }],
  ])('a stream that the table %s begins anew', async (_, change) => {
    const table = await createTable()
    const first = await ask('ala', [enter(table, null)])
    const anew = await ask('ala', [enter(table, { ...after(first), ...change })])
    expect(after(anew).id).not.toBe(after(first).id)
    expect(anew.pushes).toMatchObject([{ push: 'table' }])
  })
  test('a late request that the client has replaced takes nothing from its later ones', async () => {
    const table = await createTable()
    const first = await ask('ala', [enter(table, null)])
    await ask('ola', [enter(table, null), configure(table, true)])
    const second = await ask('ala', [enter(table, after(first))])
    const point = after(second, first.pushes.length)
    await ask('ala', [enter(table, point)])
    await ask('ala', [enter(table, { ...point, got: 0 })])
    await ask('ola', [enter(table, null), configure(table, false)])
    const third = await ask('ala', [enter(table, point)])
    expect(after(third).id).toBe(point.id)
    expect(third.pushes.map(push => push.push === 'table' && push.table.locked)).toContain(false)
  })
  test('nobody can go on with the stream of another person', async () => {
    const table = await createTable()
    const own = after(await ask('ala', [enter(table, null)]))
    expect(after(await ask('eve', [enter(table, own)])).id).not.toBe(own.id)
  })
  test('a person stays present for ten seconds, and then is gone', async () => {
    const table = await createTable()
    const present = async () => {
      const { pushes } = await ask('ola', [enter(table, null)])
      const [last] = pushes.flatMap(push => (push.push === 'table' ? [push.present.length] : []))
      return last
    }
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    await ask('ala', [enter(table, null)])
    vi.advanceTimersByTime(STREAM_LASTS - 1)
    expect(await present()).toBe(2)
    vi.advanceTimersByTime(1)
    expect(await present()).toBe(1)
  })
  test('a request that waits ends with the first push, with the next request of its client, or after its time', async () => {
    const table = await createTable()
    const first = await ask('ala', [enter(table, null)])
    const { id } = after(first)
    let { got } = after(first)
    const waits = async (wait: number) => {
      const answer = await ask('ala', [enter(table, { id, got })], { wait })
      got += answer.pushes.length
      return answer
    }
    const toPush = waits(20)
    await ask('ola', [enter(table, null), configure(table, true)])
    expect((await toPush).pushes).not.toEqual([])
    await waits(0)

    const replaced = waits(20)
    await until(() => polls.count === 1, 'the request waits')
    await ask('ala', [])
    expect((await replaced).pushes).toEqual([])
    expect((await waits(1)).pushes).toEqual([])
  })
  test('the explicit `leave` of a table ends its stream', async () => {
    const table = await createTable()
    const stream = after(await ask('ala', [enter(table, null), { id: '2', do: 'leave', table }]))
    expect(after(await ask('ala', [enter(table, stream)])).id).not.toBe(stream.id)
  })
  test('a response that is full ends before the next message, which stays unanswered', async () => {
    class LoudTables extends LocalTables {
      override enter(id: TableId, listener: Listener, at?: EntryPoint) {
        listener.send(`"${'x'.repeat(1_000_000)}"`)
        return super.enter(id, listener, at)
      }
    }
    const table = await createTable()
    const services = { ...opened.services, tables: new LoudTables(opened.directory) }
    const poll = await new Polls({ services, limits: new AddressLimits() }).open('channel', 'x', 3)
    const hello = { id: '0', do: 'hello', version: protocolVersion, secret: 'ala'.padEnd(32, '-') }
    const messages = [hello, enter(table, null), { id: '2', do: 'ping' }].map(message => JSON.stringify(message))
    const lines = await poll.answer(messages, 0)
    expect(lines.flatMap(line => JSON.parse(line).re ?? [])).toEqual(['0', '1'])
    poll.finish()
  })
  test('a server that ends answers the requests that wait, and refuses others', async () => {
    const waiting = ask('ala', [], { wait: 20 })
    await until(() => polls.count === 1, 'the request waits')
    polls.stopListening()
    await expect(ask('ola', [])).rejects.toMatchObject({ code: 'restart' })
    const closing = polls.close()
    expect((await waiting).replies).toHaveLength(1)
    await closing
  })
})
