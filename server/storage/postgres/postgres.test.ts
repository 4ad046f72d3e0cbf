import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Storage } from '../contract.ts'
import { openStorage } from '../open/open-storage.ts'
import { storageOf } from '../open/storage.ts'
import { type PostgresServer, startPostgres } from '../testing/postgres-server.ts'
import { addTo, create } from '../testing/tables.ts'
import { proxyTo, type TcpProxy } from '../testing/tcp-proxy.ts'
import { openPostgres } from './pool.ts'

let server: PostgresServer
let admin: Client
let storage: Storage
beforeAll(async () => {
  server = await startPostgres()
  admin = new Client({ connectionString: server.urlOf('postgres') })
  await admin.connect()
  await admin.query('create database test')
  storage = await openStorage({ databaseUrl: server.urlOf('test') })
})
afterAll(async () => {
  await storage.close()
  await admin.end()
  await server.stop()
})

/** Each lost connection of the pool may fail one more call. */
async function reconnect(): Promise<void> {
  for (let failures = 0; ; failures++)
    try {
      return await storage.health()
    } catch (error) {
      if (failures > 10) throw error
      expect(error).toMatchObject({ name: 'StorageFailed', reason: 'connection-lost' })
    }
}
const cutConnections = () =>
  admin.query("select pg_terminate_backend(pid) from pg_stat_activity where datname = 'test'")

test('after a lost connection the storage goes on with a new one', async () => {
  await storage.append(create('idle'))
  await cutConnections()
  await reconnect()
  await storage.append(addTo('idle', 2, { n: 2 }))
  expect(await storage.read('idle')).toHaveLength(2)
})

test('connections that are cut while tables are written lose no acknowledged append', async () => {
  const tables = Array.from({ length: 20 }, (_, n) => `t${n}`)
  const failures: unknown[] = []
  let playing = true
  const play = async (table: string): Promise<number> => {
    let last = 0
    while (playing)
      try {
        await storage.append(last === 0 ? create(table) : addTo(table, last + 1, { n: last + 1 }))
        last++
      } catch (error) {
        failures.push(error)
        const log = await storage.read(table).catch(() => undefined)
        if (log === undefined) continue
        // More than acknowledged only if the answer to a commit was lost.
        expect(log.length).toBeGreaterThanOrEqual(last)
        last = log.length
      }
    return last
  }
  const played = Promise.all(tables.map(play))
  for (let cut = 0; cut < 15; cut++) {
    await new Promise(resolve => setTimeout(resolve, 40))
    await cutConnections()
  }
  playing = false
  const lasts = await played
  expect(failures.length).toBeGreaterThan(0)
  for (const failure of failures) expect(failure).toMatchObject({ name: 'StorageFailed', reason: 'connection-lost' })
  for (const [i, table] of tables.entries()) {
    // The last cut may show only now.
    const log = await vi.waitFor(() => storage.read(table))
    expect(log.map(({ number }) => number)).toEqual(Array.from({ length: lasts[i] ?? 0 }, (_, n) => n + 1))
  }
})

describe('over a network that breaks', () => {
  let proxy: TcpProxy
  let remote: Storage
  beforeEach(async () => {
    proxy = await proxyTo(server.urlOf('test'))
    remote = storageOf(await openPostgres(proxy.url, 1000))
  })
  afterEach(async () => {
    await remote.close()
    await proxy.close()
  })

  test('a silent server counts as a lost connection, and the storage goes on when it answers again', async () => {
    await remote.append(create('silent'))
    proxy.silence()
    await expect(remote.append(addTo('silent', 2, { n: 2 }))).rejects.toMatchObject({
      name: 'StorageFailed',
      reason: 'connection-lost',
      uncertain: false,
    })
    proxy.restore()
    await remote.append(addTo('silent', 2, { n: 2 }))
    expect(await remote.read('silent')).toHaveLength(2)
  })
  test('a commit whose answer is lost is uncertain, and the log tells that it was done', async () => {
    await remote.append(create('uncertain'))
    proxy.loseAnswerTo('commit')
    await expect(remote.append(addTo('uncertain', 2, { n: 2 }))).rejects.toMatchObject({
      name: 'StorageFailed',
      reason: 'connection-lost',
      uncertain: true,
    })
    expect(await remote.read('uncertain')).toHaveLength(2)
  })
})

test('a database that is read-only refuses appends with its reason, and is not opened', async () => {
  await storage.append(create('t'))
  await admin.query('alter database test set default_transaction_read_only = on')
  await cutConnections()
  const refusals = new Set<string>()
  for (let call = 0; call < 10; call++)
    await storage.append(addTo('t', 2, { n: 2 })).catch(({ name, reason }) => refusals.add(`${name} ${reason}`))
  expect([...refusals].at(-1)).toBe('StorageFailed read-only')
  expect(await storage.read('t')).toHaveLength(1)
  const opened = openStorage({ databaseUrl: server.urlOf('test') })
  await expect(opened).rejects.toMatchObject({ name: 'StorageFailed', reason: 'read-only' })

  await admin.query('alter database test set default_transaction_read_only = off')
  await cutConnections()
  await reconnect()
  await storage.append(addTo('t', 2, { n: 2 }))
  expect(await storage.read('t')).toHaveLength(2)
})
