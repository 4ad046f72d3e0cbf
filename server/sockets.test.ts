// A real server and real websockets.
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { answerForBot } from '@overlair/bots/answer'
import { Connection } from '@overlair/client/connection'
import { RemoteTable } from '@overlair/client/remote-table'
import { limits } from '@overlair/protocol/limits'
import { randomBelow, randomSource } from '@overlair/rules/kernel'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type RunningServer, startServer } from './server.ts'
import { readConfig } from './settings/config.ts'
import { gameOf } from './tables/services.ts'

const data = mkdtempSync(path.join(tmpdir(), 'overlair-sockets-'))
let server: RunningServer
let address: string
beforeAll(async () => {
  server = await startServer(readConfig({ PORT: '0', DATA: data, LOG_LEVEL: 'silent' }), answerForBot)
  address = `${server.url.replace('http', 'ws')}api/socket`
})
afterAll(() => server.close())

function connect(secret: string) {
  let person: string | undefined
  let table: RemoteTable | undefined
  const connection = new Connection({
    secret: secret.padEnd(32, '-'),
    open: () => new WebSocket(address),
    onPush: push => void table?.receive(push),
    onStatus: status => {
      if (status === 'open') table?.enter().catch(() => {})
    },
    onPerson: id => {
      person = id
    },
  })
  const enter = async (id: string): Promise<RemoteTable> => {
    table = new RemoteTable({
      id,
      person: () => person,
      connection,
      loadGame: async ({ game }) => gameOf(game),
      onTable: () => {},
      onSending: () => {},
      onMatch: () => {},
      onFailure: error => {
        throw error
      },
    })
    await table.enter()
    return table
  }
  return { connection, enter }
}

test('a person plays a whole game against bots', async () => {
  const { connection, enter } = connect('alone')
  const game = { key: 'game', game: 'overboss', options: {}, players: 3, name: 'Ola', colour: 'red' } as const
  const { table: id } = await connection.request('create', game)
  const table = await enter(String(id))
  for (const seat of [1, 2]) await table.ask('seat', { seat, to: { kind: 'bot', level: 'random' } })
  await table.ask('configure', { settings: { pace: 'brisk', spectators: true, chat: true } })
  await table.ask('start', {})
  const random = randomSource('alone')
  while (table.table?.status !== 'over') {
    const handle = table.seat(0)
    const { ask, decision } = handle?.position() ?? {}
    if (handle && ask && decision !== undefined)
      handle.choose(ask.choices[randomBelow(random, ask.choices.length)]!, decision)
    await new Promise(resolve => setTimeout(resolve, 2))
  }
  expect(table.seat(0)?.position().result?.scores).toHaveLength(3)
  expect(table.seat(0)?.record()?.choices.length).toBeGreaterThan(12)
  connection.close()
}, 60_000)

describe('a bad message', () => {
  /** Sends texts over a raw socket. Returns the replies, and the code with which the server closed it. */
  async function exchange(
    ...texts: readonly string[]
  ): Promise<{ replies: readonly string[]; closed: number | undefined }> {
    const socket = new WebSocket(address)
    const replies: string[] = []
    let closed: number | undefined
    socket.onmessage = ({ data }) => replies.push(String(data))
    socket.onclose = ({ code }) => {
      closed = code
    }
    await new Promise(resolve => {
      socket.onopen = resolve
    })
    for (const text of texts) socket.send(text)
    for (let i = 0; i < 500 && replies.length < texts.length && closed === undefined; i++)
      await new Promise(resolve => setTimeout(resolve, 10))
    socket.close()
    return { replies, closed }
  }
  test.each([
    ['{', /not JSON/],
    ['[]', /object with “id” and “do”/],
    ['{"id":"1","do":"dance"}', /no such request/],
    ['{"id":"1","do":"choose","table":"x"}', /seat/],
    ['{"id":"1","do":"enter","table":"x"}', /say hello first/],
    [`{"id":"1","do":"hello","version":1,"secret":"short"}`, /secret/],
    [`{"id":"1","do":"hello","version":99,"secret":"${'x'.repeat(40)}"}`, /reload the page/],
    ['{"id":"1","do":"ping","more":1}', /Unrecognized|unrecognized|ping/],
  ])('is refused with a reason, and the socket stays open: %s', async (text, reason) => {
    const { replies, closed } = await exchange(text, '{"id":"2","do":"ping"}')
    expect(replies[0]).toMatch(reason)
    expect(JSON.parse(replies[0]!)).toMatchObject({ ok: false })
    expect(JSON.parse(replies[1]!)).toMatchObject({ re: '2', ok: true })
    expect(closed).toBeUndefined()
  })
  test('closes the socket if it is too long', async () => {
    const { closed } = await exchange('x'.repeat(limits.message + 1))
    expect(closed).toBe(1009)
  })
})

test('a page of another site cannot open a socket', async () => {
  const { WebSocket: Socket } = await import('ws')
  const status = (origin: string) =>
    new Promise(resolve => {
      const socket = new Socket(address, { origin })
      socket.on('open', () => {
        socket.close()
        resolve(101)
      })
      socket.on('unexpected-response', (_request, response) => resolve(response.statusCode))
      socket.on('error', () => {})
    })
  expect(await status('https://evil.example')).toBe(403)
  expect(await status(server.url.replace(/\/$/, ''))).toBe(101)
})
