// A real server and real clients, over websockets and over requests. Both behave alike.

import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { answerForBot } from '@overlair/bots/answer'
import type { Socket } from '@overlair/client/connection'
import { PollSocket } from '@overlair/client/poll-socket'
import type { RemoteTable } from '@overlair/client/remote-table'
import { limits } from '@overlair/protocol/limits'
import type { Push } from '@overlair/protocol/messages'
import { defaultSettings } from '@overlair/protocol/table'
import { randomBelow, randomSource } from '@overlair/rules/kernel'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { WebSocket as NodeSocket } from 'ws'
import { type RunningServer, startServer } from './server.ts'
import { readConfig } from './settings/config.ts'
import { newTable, RemotePerson } from './testing/remote-person.ts'
import { askedOf, until } from './testing/tables.ts'

const start = () => {
  const data = mkdtempSync(path.join(tmpdir(), 'overlair-transports-'))
  return startServer(readConfig({ PORT: '0', DATA: data, LOG_LEVEL: 'silent' }), { answerForBot })
}
let server: RunningServer
let fuller: RunningServer
beforeAll(async () => {
  server = await start()
  fuller = await start()
})
afterAll(() => Promise.all([server.close(), fuller.close()]))

/** The replies to raw texts, and the status with which the server refused the connection or ended it. */
interface Heard {
  readonly replies: readonly string[]
  readonly refused: number | undefined
}
interface Transport {
  readonly name: string
  readonly open: () => Socket
  readonly send: (server: RunningServer, texts: readonly string[], origin?: string) => Promise<Heard>
  /** Holds a connection open until the signal. Resolves with the status of a refusal, or undefined. */
  readonly hold: (server: RunningServer, signal: AbortSignal) => Promise<number | undefined>
  readonly statuses: Readonly<Record<'too-long' | 'too-many' | 'too-many-connections' | 'origin', number>>
}
const socketOf = ({ url }: RunningServer) => `${url.replace('http', 'ws')}api/socket`
const pollOf = ({ url }: RunningServer) => `${url}api/poll`

const websockets: Transport = {
  name: 'websockets',
  open: () => new WebSocket(socketOf(server)),
  send: (to, texts, origin) =>
    new Promise(resolve => {
      const socket = new NodeSocket(socketOf(to), { ...(origin !== undefined && { origin }) })
      const replies: string[] = []
      const end = (refused?: number) => {
        socket.close()
        resolve({ replies, refused })
      }
      socket.on('error', () => {})
      socket.on('unexpected-response', (_request, response) => end(response.statusCode))
      socket.on('close', code => end(code))
      socket.on('open', () => {
        for (const text of texts) socket.send(text)
      })
      socket.on('message', data => {
        replies.push(String(data))
        if (replies.length === texts.length) end()
      })
    }),
  hold: (to, signal) =>
    new Promise(resolve => {
      const socket = new NodeSocket(socketOf(to))
      signal.addEventListener('abort', () => {
        socket.terminate()
        resolve(undefined)
      })
      socket.on('unexpected-response', (_request, response) => resolve(response.statusCode))
      socket.on('error', () => {})
    }),
  statuses: { 'too-long': 1009, 'too-many': 1008, 'too-many-connections': 429, origin: 403 },
}
let channels = 0
const post = (
  to: RunningServer,
  texts: readonly string[],
  wait: number,
  { origin = '', ...init }: RequestInit & { readonly origin?: string } = {},
) =>
  fetch(`${pollOf(to)}?channel=channel-of-a-test-${++channels}&wait=${wait}`, {
    ...init,
    method: 'POST',
    headers: { 'Content-Type': 'application/x-ndjson', ...(origin && { origin }) },
    body: texts.join('\n'),
  })
const polls: Transport = {
  name: 'requests',
  open: () => new PollSocket(pollOf(server)),
  async send(to, texts, origin) {
    const response = await post(to, texts, 0, { ...(origin !== undefined && { origin }) })
    const text = await response.text()
    return response.ok
      ? { replies: text.split('\n').filter(line => line !== ''), refused: undefined }
      : { replies: [], refused: response.status }
  },
  hold: (to, signal) =>
    post(to, ['{"id":"1","do":"ping"}'], limits.pollWait, { signal }).then(
      ({ status }) => status,
      () => undefined,
    ),
  statuses: { 'too-long': 413, 'too-many': 429, 'too-many-connections': 429, origin: 403 },
}

describe.each([websockets, polls])('over $name', transport => {
  const join = (name: string) => new RemotePerson(`${transport.name}-${name}`, transport.open)
  const random = randomSource(transport.name)

  /** Plays until the game is over, each person for the own seat. */
  async function playOut(tables: readonly RemoteTable[], afterChoice: (choices: number) => void = () => {}) {
    let choices = 0
    while (tables.some(({ table }) => table?.status !== 'over')) {
      for (const [seat, table] of tables.entries()) {
        const asked = askedOf(table, seat)
        if (!asked) continue
        const { decision, choices: offered } = asked
        table.seat(seat)!.choose(offered[randomBelow(random, offered.length)]!, decision)
        afterChoice(++choices)
      }
      // Faster, the address would send too many messages.
      await new Promise(resolve => setTimeout(resolve, 25))
    }
  }
  async function started(people: readonly RemotePerson[], bots: number, key: string): Promise<readonly RemoteTable[]> {
    const [host, ...guests] = people
    const first = await host!.create('overboss', people.length + bots, key)
    const tables = [first]
    for (const [i, guest] of guests.entries()) {
      const table = await guest.enter(first.table!.id)
      await table.ask('sit', { seat: i + 1, name: `Guest ${i}`, colour: 'blue' })
      tables.push(table)
    }
    for (let seat = people.length; seat < people.length + bots; seat++)
      await first.ask('seat', { seat, to: { kind: 'bot', level: 'random' } })
    await first.ask('configure', { settings: { ...defaultSettings, pace: 'brisk' } })
    await first.ask('start', {})
    return tables
  }
  const stepsOf = ({ pushes }: RemotePerson) =>
    pushes.filter((push): push is Extract<Push, { push: 'steps' }> => push.push === 'steps')

  test('a person plays a whole game against bots', async () => {
    const person = join('alone')
    const [table] = await started([person], 2, 'bots')
    await playOut([table!])
    expect(table!.seat(0)?.position().result?.scores).toHaveLength(3)
    expect(table!.seat(0)?.record()?.choices.length).toBeGreaterThan(12)
    expect([person.failures, person.mismatches]).toEqual([[], 0])
    person.connection.close()
  }, 60_000)

  test('two people play a whole game. Both are told every choice once, in order', async () => {
    const people = [join('ola'), join('ala')]
    const tables = await started(people, 0, 'two')
    await playOut(tables)
    for (const person of people) {
      const steps = stepsOf(person)
      let revision = 0
      for (const step of steps) {
        expect(step.from).toBe(revision)
        revision += step.steps.length
      }
      expect(revision).toBe(tables[0]!.seat(0)!.position().revision)
      expect([person.failures, person.mismatches]).toEqual([[], 0])
      expect(person.pushes.filter(({ push }) => push === 'position')).toHaveLength(1)
    }
    for (const { connection } of people) connection.close()
  }, 60_000)

  test('with a connection that is cut again and again, a game is played to its end', async () => {
    const people = [join('cut'), join('uncut')]
    const tables = await started(people, 0, 'drops')
    await playOut(tables, choices => {
      if (choices % 5 === 0) people[0]!.drop()
    })
    const [record, other] = tables.map((table, seat) => table.seat(seat)!.record())
    expect(record).toEqual(other)
    expect(people.flatMap(({ failures }) => failures)).toEqual([])
    for (const { connection } of people) connection.close()
  }, 60_000)

  test('a request that comes twice is carried out once', async () => {
    const person = join('twice')
    const [table] = await started([person], 1, 'twice')
    await until(() => askedOf(table!, 0) !== undefined, 'the person is asked')
    const { seat, decision, choices } = askedOf(table!, 0)!
    const choose = () => table!.ask('choose', { seat, decision, choice: choices[0] as never })
    expect(await Promise.all([choose(), choose()])).toEqual([{}, { repeated: true }])
    const again = await person.connection.request('create', newTable('overboss', 2, 'twice'))
    expect(again.table).toBe(table!.table!.id)
    person.connection.close()
  })

  test('two devices of a person show the same seat, and one of them leaves', async () => {
    const [one, other] = [join('devices'), join('devices')]
    const [table] = await started([one], 1, 'devices')
    const same = await other.enter(table!.table!.id)
    await until(() => askedOf(table!, 0) !== undefined && askedOf(same, 0) !== undefined, 'both are asked')
    const { decision, choices } = askedOf(same, 0)!
    same.seat(0)!.choose(choices[0]!, decision)
    await until(() => stepsOf(one).length > 0 && stepsOf(other).length > 0, 'both see it')
    await other.connection.request('leave', { table: table!.table!.id })
    const { length } = other.pushes
    await table!.ask('say', { phrase: 'hello' })
    await until(() => one.pushes.some(({ push }) => push === 'said'), 'the other device hears')
    await other.connection.request('ping', {})
    expect(other.pushes.slice(length).filter(({ push }) => push === 'said')).toEqual([])
    for (const { connection } of [one, other]) connection.close()
  })

  describe('a bad message', () => {
    test.each([
      ['{', /not JSON/],
      ['[]', /object with “id” and “do”/],
      ['{"id":"1","do":"dance"}', /no such request/],
      ['{"id":"1","do":"choose","table":"x"}', /seat/],
      ['{"id":"1","do":"enter","table":"x"}', /say hello first/],
      ['{"id":"1","do":"enter","table":"x","stream":{"id":"a b","got":0}}', /stream/],
      [`{"id":"1","do":"hello","version":1,"secret":"short"}`, /secret/],
      [`{"id":"1","do":"hello","version":99,"secret":"${'x'.repeat(40)}"}`, /reload the page/],
      ['{"id":"1","do":"ping","more":1}', /Unrecognized|unrecognized|ping/],
    ])('is refused with a reason, and the next one is heard: %s', async (text, reason) => {
      const { replies, refused } = await transport.send(server, [text, '{"id":"2","do":"ping"}'])
      expect(replies[0]).toMatch(reason)
      expect(JSON.parse(replies[0]!)).toMatchObject({ ok: false })
      expect(JSON.parse(replies[1]!)).toMatchObject({ re: '2', ok: true })
      expect(refused).toBeUndefined()
    })
    test('is refused if it is too long', async () => {
      const { refused } = await transport.send(server, ['x'.repeat(limits.message * 4 + 1)])
      expect(refused).toBe(transport.statuses['too-long'])
    })
  })

  test('a page of another site is refused', async () => {
    const ping = ['{"id":"1","do":"ping"}']
    expect(await transport.send(server, ping, 'https://evil.example')).toEqual({
      replies: [],
      refused: transport.statuses.origin,
    })
    const own = await transport.send(server, ping, server.url.replace(/\/$/, ''))
    expect(own.refused).toBeUndefined()
    expect(own.replies).toHaveLength(1)
  })

  test('an address that opens too many connections is refused', async () => {
    const control = new AbortController()
    const held = Array.from({ length: 61 }, () => transport.hold(fuller, control.signal))
    await Promise.race(held)
    control.abort()
    const refused = (await Promise.all(held)).filter(status => status !== undefined)
    expect(refused).toEqual([transport.statuses['too-many-connections']])
  })
})

describe('a request over HTTP', () => {
  const ask = (address: string, body: string, type = 'application/x-ndjson') =>
    fetch(`${server.url}${address}`, { method: 'POST', headers: { 'Content-Type': type }, body })
  const ping = '{"id":"1","do":"ping"}'
  const right = 'api/poll?channel=channel-of-a-test&wait=0'
  test.each([
    ['without a channel', 'api/poll?wait=0', ping, 400],
    ['that waits too long', right.replace('wait=0', 'wait=21'), ping, 400],
    ['with a field that there is not', `${right}&more=1`, ping, 400],
    ['with too many messages', right, `${ping}\n`.repeat(limits.pollMessages + 1), 413],
    ['that is too large', right, 'x'.repeat(64 * 1024 + 1), 413],
    ['that is right', right, `${ping}\n${ping}\n`, 200],
  ])('%s', async (_, address, body, status) => {
    const response = await ask(address, body)
    expect(response.status).toBe(status)
    expect(response.headers.get('Cache-Control')).toBe('no-store')
  })
  test.each(['text/plain', 'application/json', 'application/x-www-form-urlencoded'])(
    'of another type: %s',
    async type => {
      expect((await ask(right, ping, type)).status).toBe(415)
    },
  )
})

// At the end: the address stays refused for some seconds.
describe.each([websockets, polls])('over $name', transport => {
  test('an address that sends too many messages is refused', async () => {
    const ping = Array.from({ length: 60 }, () => '{"id":"1","do":"ping"}')
    const heard = await Promise.all([ping, ping, ping].map(texts => transport.send(server, texts)))
    expect(heard.map(({ refused }) => refused)).toContain(transport.statuses['too-many'])
  })
})
