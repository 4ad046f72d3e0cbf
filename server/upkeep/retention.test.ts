import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Storage, TableStatus } from '../storage/contract.ts'
import { openStorage } from '../storage/open/open-storage.ts'
import { tablesOf } from '../storage/testing/tables.ts'
import { openLab } from '../testing/lab.ts'
import { play, started, until } from '../testing/tables.ts'
import { Retention } from './retention.ts'

const DAY = 24 * 3600_000
const HOUR = 3600_000
const NOW = 1000 * DAY
const keep = { lobbies: 7, games: 60, ended: 365 }

let storage: Storage
beforeEach(async () => {
  storage = await openStorage({ data: mkdtempSync(path.join(tmpdir(), 'overlair-retention-')) })
})
afterEach(() => storage.close())

async function add(table: string, status: TableStatus, daysAgo: number): Promise<void> {
  const index = { game: 'overboss', status, people: ['ann'], facts: {} }
  await storage.append({ table, first: 1, at: NOW - daysAgo * DAY, entries: [{}], index })
}
const left = async () => (await tablesOf(storage, 'ann')).map(({ table }) => table).sort()
function retention(changes: Partial<ConstructorParameters<typeof Retention>[0]> = {}): Retention {
  const report = (error: unknown) => {
    throw error
  }
  return new Retention({ storage, keep, isOpen: () => false, now: () => NOW, report, ...changes })
}

test('tables that nobody has touched for long are deleted', async () => {
  for (const [status, days] of [
    ['lobby', keep.lobbies],
    ['running', keep.games],
    ['over', keep.ended],
    ['closed', keep.ended],
  ] as const) {
    await add(`new ${status}`, status, days)
    await add(`old ${status}`, status, days + 1)
  }
  await retention().sweep()
  expect(await left()).toEqual(['new closed', 'new lobby', 'new over', 'new running'])
})
test('with 0 days, tables are kept for ever', async () => {
  await add('old', 'lobby', 999)
  await retention({ keep: { lobbies: 0, games: 0, ended: 0 } }).sweep()
  expect(await left()).toEqual(['old'])
})
test('a table that is open, here or in another process, stays', async () => {
  await add('here', 'running', 99)
  await add('elsewhere', 'running', 99)
  await add('was elsewhere', 'running', 99)
  await storage.acquireLease('elsewhere', 'another process', NOW, NOW + 1)
  await storage.acquireLease('was elsewhere', 'a dead process', NOW - 2, NOW - 1)
  await retention({ isOpen: table => table === 'here' }).sweep()
  expect(await left()).toEqual(['elsewhere', 'here'])
})
test('a table that opens while it is about to be deleted stays, and can be leased', async () => {
  await add('t', 'lobby', 99)
  let asked = 0
  await retention({ isOpen: () => asked++ > 0 }).sweep()
  expect(await left()).toEqual(['t'])
  expect(await storage.acquireLease('t', 'its process', NOW, NOW + 1)).toBe('its process')
})
test('several processes may sweep at once', async () => {
  for (let n = 0; n < 30; n++) await add(`t${n}`, 'lobby', 9)
  await Promise.all([retention().sweep(), retention().sweep(), retention().sweep()])
  expect(await left()).toEqual([])
})
test('expired codes are deleted', async () => {
  const code = { kind: 'invitation', target: {} }
  await storage.putCode({ ...code, code: 'OLD', expires: NOW }, 0)
  await storage.putCode({ ...code, code: 'NEW', expires: NOW + 1 }, 0)
  await retention().sweep()
  expect(await storage.findCode('invitation', 'OLD', 0)).toBeUndefined()
  expect(await storage.findCode('invitation', 'NEW', 0)).toEqual({})
})
test('a failure is reported, and the next sweep works', async () => {
  await add('t', 'lobby', 9)
  const failures: unknown[] = []
  let isBroken = true
  const idleTables: Storage['idleTables'] = query =>
    isBroken ? Promise.reject(new Error('no connection')) : storage.idleTables(query)
  const sweeping = retention({ storage: { ...storage, idleTables }, report: error => failures.push(error) })
  sweeping.start()
  await until(() => failures.length > 0, 'the failure is reported')
  isBroken = false
  await sweeping.sweep()
  await sweeping.close()
  expect(await left()).toEqual([])
})

test('choices touch a table at most once an hour', async () => {
  let now = NOW
  const lab = await openLab({ storage, now: () => now })
  const places = await started(lab, 'overboss', 2)
  const touched = async () => (await tablesOf(storage, places[0]![0].person!)).map(one => one.touched - NOW)
  now += HOUR - 1
  await play(places)
  expect(await touched()).toEqual([0])
  now += 1
  await play(places)
  expect(await touched()).toEqual([HOUR])
  now += 5
  await play(places)
  expect(await touched()).toEqual([HOUR])
})
