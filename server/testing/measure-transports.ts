// Measures bytes and latency of a game of two people over websockets and over requests, in one run. Each byte passes a proxy on this
// machine that counts it.
//   node server/testing/measure-transports.ts [--delay 0]
import { mkdtempSync } from 'node:fs'
import { type AddressInfo, connect, createServer, type Socket as NetSocket } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import type { Socket } from '@overlair/client/connection'
import { PollSocket } from '@overlair/client/poll-socket'
import type { RemoteTable } from '@overlair/client/remote-table'
import { randomBelow, randomSource } from '@overlair/rules/kernel'
import { startServer } from '../server.ts'
import { readConfig } from '../settings/config.ts'
import { RemotePerson } from './remote-person.ts'
import { askedOf, until } from './tables.ts'

const { values } = parseArgs({ options: { delay: { type: 'string', default: '0' } } })
/** Milliseconds that the network needs for one way. */
const delay = Number(values.delay)

interface Proxy {
  readonly port: number
  readonly counted: { sent: number; received: number; connections: number }
}
async function openProxy(target: number): Promise<Proxy> {
  const counted = { sent: 0, received: 0, connections: 0 }
  const pass = (from: NetSocket, to: NetSocket, count: (bytes: number) => void) => {
    from.on('data', data => {
      count(data.length)
      setTimeout(() => to.write(data), delay)
    })
    from.on('close', () => setTimeout(() => to.destroy(), delay))
    from.on('error', () => {})
  }
  const proxy = createServer(client => {
    counted.connections++
    const server = connect(target, '127.0.0.1')
    pass(client, server, bytes => {
      counted.sent += bytes
    })
    pass(server, client, bytes => {
      counted.received += bytes
    })
  })
  proxy.listen(0, '127.0.0.1')
  proxy.unref()
  await new Promise(resolve => proxy.once('listening', resolve))
  return { port: (proxy.address() as AddressInfo).port, counted }
}
const middle = (list: readonly number[], share: number): string =>
  list.toSorted((a, b) => a - b)[Math.floor(list.length * share)]!.toFixed(1)

/** Plays a game. Returns a line of the table. */
async function measure(name: string, proxy: Proxy, open: (port: number) => Socket): Promise<string> {
  const random = randomSource('transports')
  const people = ['ola', 'ala'].map(secret => new RemotePerson(`${name}-${secret}`, () => open(proxy.port)))
  const [host, guest] = people as [RemotePerson, RemotePerson]
  const table = await host.create('overboss', 2, name)
  const other = await guest.enter(table.table!.id)
  await other.ask('sit', { seat: 1, name: 'Ala', colour: 'blue' })
  await table.ask('start', {})
  const tables: readonly RemoteTable[] = [table, other]
  await until(() => tables.every((one, seat) => one.seat(seat) !== undefined), 'the game begins')
  const before = { ...proxy.counted }
  const kept: number[] = []
  const shown: number[] = []
  while (tables.every(one => one.table?.status === 'running')) {
    const seat = tables.findIndex((one, i) => askedOf(one, i) !== undefined)
    const asked = seat === -1 ? undefined : askedOf(tables[seat]!, seat)
    if (asked) {
      const { revision } = tables[1 - seat]!.seat(1 - seat)!.position()
      const choice = asked.choices[randomBelow(random, asked.choices.length)]!
      const since = performance.now()
      await tables[seat]!.ask('choose', { seat, decision: asked.decision, choice: choice as never })
      kept.push(performance.now() - since)
      const sees = (i: number) => tables[i]!.seat(i)!.position().revision > revision
      await until(() => sees(1 - seat), 'the other one sees it')
      shown.push(performance.now() - since)
      await until(() => sees(seat), 'the person sees it, too')
    }
    // Slower than the limit for messages of an address.
    await new Promise(resolve => setTimeout(resolve, 60))
  }
  const { sent, received, connections } = proxy.counted
  const each = (bytes: number) => Math.round(bytes / kept.length / 2)
  for (const { connection } of people) connection.close()
  return `| ${name} | ${kept.length} | ${each(sent - before.sent)} | ${each(received - before.received)} | ${connections} | ${middle(kept, 0.5)} / ${middle(kept, 0.95)} | ${middle(shown, 0.5)} / ${middle(shown, 0.95)} |`
}

const data = mkdtempSync(path.join(tmpdir(), 'overlair-measure-'))
const server = await startServer(readConfig({ PORT: '0', DATA: data, LOG_LEVEL: 'silent' }))
const port = Number(new URL(server.url).port)
console.log(
  '| over | choices | bytes up | bytes down | connections | ms to the reply, p50 / p95 | ms to the other person |',
)
console.log('| --- | --- | --- | --- | --- | --- | --- |')
console.log(await measure('websockets', await openProxy(port), to => new WebSocket(`ws://127.0.0.1:${to}/api/socket`)))
console.log(await measure('requests', await openProxy(port), to => new PollSocket(`http://127.0.0.1:${to}/api/poll`)))
await server.close()
