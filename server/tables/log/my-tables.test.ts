import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { MyTable } from '@overlair/protocol/table'
import { expect, test } from 'vitest'
import type { Storage } from '../../storage/contract.ts'
import { openStorage } from '../../storage/open/open-storage.ts'
import { createTable, openScene, playOn, sitDown } from '../../testing/people.ts'
import type { RawClient } from '../../testing/raw-client.ts'

const listOf = async (client: RawClient): Promise<readonly MyTable[]> =>
  (await client.request('tables', {})).tables as readonly MyTable[]

test('the list names seats, own seats, the host, and the tables that wait for the person', async () => {
  const { lab, clock, person } = await openScene()
  const [ola, max] = [await person('Ola'), await person('Max')]
  const table = await createTable(ola, 3)
  await sitDown(max, table, 1)
  const seats = [{ kind: 'person', name: 'Ola' }, { kind: 'person', name: 'Max' }, { kind: 'open' }]
  const lobby = { table, game: 'overboss', status: 'lobby', touched: clock.now, seats, yourTurn: false }
  expect(await listOf(ola)).toEqual([{ ...lobby, mine: [0], host: true }])
  expect(await listOf(max)).toEqual([{ ...lobby, mine: [1], host: false }])
  expect(await listOf(await person('stranger'))).toEqual([])

  await ola.request('seat', { table, seat: 2, to: { kind: 'bot', level: 'random' } })
  await ola.request('start', { table })
  clock.now += 5000
  const turns = async () => (await Promise.all([ola, max].map(listOf))).map(([one]) => one!.yourTurn)
  const asked = async () => {
    const { match } = await lab.directory.find(table)
    const waiting = match!.asked()
    return [0, 1].map(seat => waiting.includes(seat))
  }
  const seen = new Set<string>()
  for (let i = 0; i < 12; i++) {
    await playOn(lab, table, [ola, max], 1)
    const online = await lab.directory.find(table)
    while (online.match!.asked().length === 0) await new Promise(resolve => setTimeout(resolve, 1))
    await online.written
    expect(await turns()).toEqual(await asked())
    seen.add(String(await turns()))
  }
  expect([...seen].sort()).toEqual(['false,true', 'true,false'])
  const [first] = await listOf(ola)
  expect(first).toMatchObject({ status: 'running', touched: clock.now, seats: [seats[0], seats[1], { kind: 'bot' }] })

  await playOn(lab, table, [ola, max])
  expect(await listOf(ola)).toMatchObject([{ status: 'over', yourTurn: false }])
  clock.now += 31 * 24 * 3600_000
  expect(await listOf(ola)).toEqual([])
  await lab.close()
})

test('a list opens no table, and costs one query, however often the page is loaded again', async () => {
  const calls: string[] = []
  const data = mkdtempSync(path.join(tmpdir(), 'overlair-lists-'))
  const stored = await openStorage({ data })
  const storage: Storage = {
    ...stored,
    tablesOf: query => {
      calls.push('tablesOf')
      return stored.tablesOf(query)
    },
    read: (...query) => {
      calls.push('read')
      return stored.read(...query)
    },
  }
  const { lab, person } = await openScene({ storage })
  const ola = await person('Ola')
  for (let players = 2; players <= 4; players++) await createTable(ola, players)
  for (const online of ['overboss', 'boss-monster']) await createTable(ola, 2, online)
  ola.leave()
  await lab.directory.closeIdle()
  calls.length = 0
  const again = await person('Ola')
  for (let n = 0; n < 3; n++) expect(await listOf(again)).toHaveLength(4)
  expect(calls).toEqual(['tablesOf', 'tablesOf', 'tablesOf'])
  expect(lab.directory.size).toBe(0)
  await lab.close()
})

test('a table whose list an older program has written is read from its log', async () => {
  const data = mkdtempSync(path.join(tmpdir(), 'overlair-lists-'))
  const stored = await openStorage({ data })
  const tablesOf: Storage['tablesOf'] = async query =>
    (await stored.tablesOf(query)).map(table => ({ ...table, facts: undefined }))
  const { lab, person } = await openScene({ storage: { ...stored, tablesOf } })
  const ola = await person('Ola')
  await createTable(ola, 2)
  expect(await listOf(ola)).toMatchObject([{ seats: [{ name: 'Ola' }, { kind: 'open' }], mine: [0], host: true }])
  await lab.close()
})
