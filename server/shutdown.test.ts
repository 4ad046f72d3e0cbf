// The end of the process on a signal, with people connected and bots thinking.

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Connection } from '@overlair/client/connection'
import { RemoteTable } from '@overlair/client/remote-table'
import { defaultSettings } from '@overlair/protocol/table'
import { expect, test } from 'vitest'
import { openStorage } from './storage/open/open-storage.ts'
import { gameOf } from './tables/services.ts'
import { askedOf, until } from './testing/tables.ts'

const program = `${import.meta.dirname}/main.ts`

async function startProcess() {
  const data = mkdtempSync(path.join(tmpdir(), 'overlair-shutdown-'))
  const child = spawn(process.execPath, [program], {
    env: { ...process.env, HOST: '', PORT: '0', DATA: data, LOG_LEVEL: 'silent', BOT_THREADS: '2' },
  })
  const [output] = await once(child.stdout, 'data')
  const port = Number(/:(\d+)\/$/.exec(String(output).trim())?.[1])
  const ended = once(child, 'exit').then(([code]) => ({ code, at: performance.now() }))
  return { data, child, port, ended }
}

/** A client whose network has died: it never answers the server. */
async function openDeadSocket(port: number) {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
  socket.write(
    'GET /api/socket HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n' +
      'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
  )
  const [reply] = await once(socket, 'data')
  expect(String(reply)).toContain('101')
  socket.on('error', () => {})
  return socket
}

/** A person at a table of Super Boss Monster with greedy bots. */
async function joinTable(port: number) {
  let [person, table]: [string | undefined, RemoteTable | undefined] = [undefined, undefined]
  const closed: number[] = []
  const connection = new Connection({
    secret: 'shutdown'.padEnd(32, '-'),
    open: () => {
      const socket = new WebSocket(`ws://127.0.0.1:${port}/api/socket`)
      socket.addEventListener('close', ({ code }) => closed.push(code))
      return socket
    },
    onPush: push => void table?.receive(push),
    onStatus: () => {},
    onPerson: id => {
      person = id
    },
  })
  const { table: id } = await connection.request('create', {
    key: 'shutdown',
    game: 'super-boss-monster',
    options: {},
    players: 4,
    name: 'Ola',
    colour: 'red',
  })
  table = new RemoteTable({
    id: String(id),
    person: () => person,
    connection,
    loadGame: async ({ game }) => gameOf(game),
    onTable: () => {},
    onSending: () => {},
    onMatch: () => {},
    onFailure: () => {},
  })
  await table.enter()
  for (const seat of [1, 2, 3]) await table.ask('seat', { seat, to: { kind: 'bot', level: 'greedy' } })
  await table.ask('configure', { settings: { ...defaultSettings, pace: 'brisk' } })
  await table.ask('start', {})
  return { connection, table, closed, id: String(id) }
}

test('the first signal: clients are told, everything acknowledged is written, and the process ends within 2 s', async () => {
  const { data, child, port, ended } = await startProcess()
  const dead = await openDeadSocket(port)
  const { connection, table, closed, id } = await joinTable(port)
  let acknowledged = 0
  for (let i = 0; i < 5; i++) {
    await until(() => askedOf(table, 0) !== undefined, 'the person is asked')
    const { decision, choices } = askedOf(table, 0)!
    await table.ask('choose', { seat: 0, decision, choice: choices[0] as never })
    acknowledged++
    await until(() => askedOf(table, 0)?.decision !== decision, 'the choice was made')
  }
  // The bots think about their answers to the last choice.
  const start = performance.now()
  child.kill('SIGTERM')
  const { code, at } = await ended
  expect(code).toBe(0)
  expect(at - start).toBeLessThan(2000)
  await until(() => closed.length > 0, 'the client hears of it')
  expect(closed[0]).toBe(1012)
  connection.close()
  dead.destroy()

  const storage = await openStorage({ data })
  const entries = await storage.read(id)
  const own = entries.filter(({ entry }) => entry.kind === 'chose' && entry.seat === 0 && entry.automatic !== true)
  expect(own).toHaveLength(acknowledged)
  await storage.close()
})

test('the second signal ends the process at once', async () => {
  const { child, port, ended } = await startProcess()
  const dead = await openDeadSocket(port)
  child.kill('SIGTERM')
  await new Promise(resolve => setTimeout(resolve, 50))
  child.kill('SIGTERM')
  expect((await ended).code).toBe(1)
  dead.destroy()
})
