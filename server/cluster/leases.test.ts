import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { StorageFailed } from '../storage/contract.ts'
import { TableElsewhere } from '../tables/requests/refusals.ts'
import { LEASE, Leases } from './leases.ts'

/** Leases of a database that may be away. */
class Database {
  readonly rows = new Map<string, { owner: string; until: number }>()
  isAway = false
  queries = 0

  readonly acquireLease = async (table: string, owner: string, now: number, until: number) => {
    this.#answer()
    const row = this.rows.get(table)
    if (row && row.owner !== owner && row.until > now) return row.owner
    this.rows.set(table, { owner, until })
    return owner
  }
  readonly renewLeases = async (owner: string, until: number) => {
    this.#answer()
    const own = [...this.rows].filter(([, row]) => row.owner === owner)
    for (const [, row] of own) row.until = until
    return own.map(([table]) => table)
  }
  readonly releaseLeases = async (tables: readonly string[], owner: string) => {
    this.#answer()
    for (const table of tables) if (this.rows.get(table)?.owner === owner) this.rows.delete(table)
  }
  #answer(): void {
    this.queries++
    if (this.isAway) throw new StorageFailed('connection-lost', 'away')
  }
}

let database: Database
let [a, b]: Leases[] = []
let lost: string[] = []
const leasesOf = (owner: string): Leases => {
  const leases = new Leases({ storage: database, owner, now: Date.now, report: () => {} })
  leases.onLost = table => void lost.push(`${owner} ${table}`)
  return leases
}
beforeEach(() => {
  vi.useFakeTimers()
  database = new Database()
  lost = []
  a = leasesOf('a')
  b = leasesOf('b')
})
afterEach(() => {
  a!.close()
  b!.close()
  vi.useRealTimers()
})

test('a table has one owner as long as the owner renews its lease', async () => {
  await a!.acquire('t')
  await vi.advanceTimersByTimeAsync(10 * LEASE)
  expect(a!.holds('t')).toBe(true)
  const error = await b!.acquire('t').catch(error => error)
  expect(error).toBeInstanceOf(TableElsewhere)
  expect(error).toMatchObject({ table: 't', owner: 'a', code: 'restart' })
  expect(b!.holds('t')).toBe(false)
  expect(lost).toEqual([])
})
test('another process takes the tables of an owner that has died', async () => {
  await a!.acquire('t')
  a!.close()
  await vi.advanceTimersByTimeAsync(LEASE)
  await b!.acquire('t')
  expect(b!.holds('t')).toBe(true)
})
test('an owner that hung holds nothing when it wakes up, before any query', async () => {
  await a!.acquire('t')
  vi.setSystemTime(Date.now() + LEASE)
  expect(a!.holds('t')).toBe(false)
  expect(lost).toEqual(['a t'])
})
test('without its database, a process gives its tables up when their leases end', async () => {
  await a!.acquire('t')
  database.isAway = true
  await vi.advanceTimersByTimeAsync(LEASE / 2)
  expect(lost).toEqual([])
  await vi.advanceTimersByTimeAsync(LEASE)
  expect(lost).toEqual(['a t'])
})
test('a short failure of the database costs nothing', async () => {
  await a!.acquire('t')
  database.isAway = true
  await vi.advanceTimersByTimeAsync(LEASE / 2)
  database.isAway = false
  await vi.advanceTimersByTimeAsync(3 * LEASE)
  expect([a!.holds('t'), lost]).toEqual([true, []])
})
test('a table that another process has taken is lost at the next renewal', async () => {
  await a!.acquire('t')
  database.rows.set('t', { owner: 'b', until: Date.now() + LEASE })
  await vi.advanceTimersByTimeAsync(LEASE / 2)
  expect(lost).toEqual(['a t'])
})
test('a released table is free at once, and many are released by one query', async () => {
  for (const table of ['t', 'u', 'v']) await a!.acquire(table)
  const before = database.queries
  const released = Promise.all([a!.release('t'), a!.release('u'), a!.release('v')])
  await vi.advanceTimersByTimeAsync(1)
  await released
  expect(database.queries - before).toBe(1)
  await b!.acquire('u')
  expect(lost).toEqual([])
})
