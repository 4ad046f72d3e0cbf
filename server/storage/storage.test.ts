import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Append, Fenced, type Storage, StorageFailed, type TableIndex } from './contract.ts'
import { openStorage, type StorageOptions } from './open.ts'
import { type Databases, postgresDatabases, sqliteDatabases } from './testing/databases.ts'

const lobby: TableIndex = { game: 'overboss', status: 'lobby', people: ['ann'] }
const create = (table: string, more: Partial<Append> = {}): Append => ({
  table,
  first: 1,
  at: 100,
  entries: [{ opened: table }],
  index: lobby,
  ...more,
})
const addTo = (table: string, first: number, ...entries: Append['entries']): Append => ({
  table,
  first,
  at: 100 + first,
  entries,
})

describe.each([
  { name: 'SQLite', startDatabases: sqliteDatabases },
  { name: 'Postgres', startDatabases: postgresDatabases },
])('the storage over $name', ({ startDatabases }) => {
  let databases: Databases
  let options: StorageOptions
  let storage: Storage
  beforeAll(async () => {
    databases = await startDatabases()
  })
  afterAll(() => databases.remove())
  beforeEach(async () => {
    options = await databases.create()
    storage = await openStorage(options)
  })
  afterEach(() => storage.close())

  const numbersOf = async (table: string): Promise<number[]> => (await storage.read(table)).map(({ number }) => number)

  describe('keeps the log of a table', () => {
    test('with number, time and content of each entry', async () => {
      const unusual = { word: 'Привіт “🎲”\u0001 %', list: [null, 1.5, { deep: true }] }
      await storage.append(create('t', { at: 1_763_522_637_000, entries: [{ one: 1 }, unusual] }))
      await storage.append(addTo('t', 3, { three: 3 }))
      expect(await storage.read('t')).toEqual([
        { number: 1, at: 1_763_522_637_000, entry: { one: 1 } },
        { number: 2, at: 1_763_522_637_000, entry: unusual },
        { number: 3, at: 103, entry: { three: 3 } },
      ])
    })
    test('and reads it from any number on', async () => {
      await storage.append(create('t', { entries: [{ n: 1 }, { n: 2 }, { n: 3 }] }))
      expect((await storage.read('t', 3)).map(({ entry }) => entry)).toEqual([{ n: 3 }])
      expect(await storage.read('t', 4)).toEqual([])
      expect(await storage.read('unknown')).toEqual([])
    })
    test('also of more entries than one statement can write', async () => {
      const entries = Array.from({ length: 1203 }, (_, n) => ({ n }))
      await storage.append(create('t', { entries }))
      expect((await storage.read('t')).map(({ entry }) => entry)).toEqual(entries)
    })
    test('as it was at the call, whatever happens to the object later', async () => {
      const entry = { n: 1 }
      const appended = storage.append(create('t', { entries: [entry] }))
      entry.n = 2
      await appended
      expect((await storage.read('t'))[0]?.entry).toEqual({ n: 1 })
    })
    test('over closing and opening', async () => {
      await storage.append(create('t'))
      await storage.close()
      storage = await openStorage(options)
      expect(await numbersOf('t')).toEqual([1])
      await storage.append(addTo('t', 2, { n: 2 }))
      expect(await numbersOf('t')).toEqual([1, 2])
    })
  })

  describe('fences a second writer', () => {
    test('that appends a number which exists: nothing is written', async () => {
      await storage.append(create('t', { entries: [{ n: 1 }, { n: 2 }] }))
      const late = storage.append({ ...addTo('t', 2, { late: 2 }, { late: 3 }), index: { ...lobby, status: 'over' } })
      await expect(late).rejects.toThrow(Fenced)
      await expect(late).rejects.toMatchObject({ table: 't' })
      expect((await storage.read('t')).map(({ entry }) => entry)).toEqual([{ n: 1 }, { n: 2 }])
      expect(await storage.tablesOf('ann')).toMatchObject([{ status: 'lobby' }])
    })
    test('that creates a table again', async () => {
      await storage.append(create('t'))
      await expect(storage.append(create('t'))).rejects.toThrow(Fenced)
      expect(await numbersOf('t')).toEqual([1])
    })
    test('that would leave a hole', async () => {
      await expect(storage.append(addTo('t', 2, { n: 2 }))).rejects.toThrow(Fenced)
      await storage.append(create('t'))
      await expect(storage.append(addTo('t', 3, { n: 3 }))).rejects.toThrow(Fenced)
      expect(await numbersOf('t')).toEqual([1])
    })
    test('of two at the same moment in the same process', async () => {
      await storage.append(create('t'))
      const results = await Promise.allSettled([1, 2, 3].map(n => storage.append(addTo('t', 2, { writer: n }))))
      expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected'])
      expect((await storage.read('t', 2)).map(({ entry }) => entry)).toEqual([{ writer: 1 }])
    })
    test('of many at the same moment in two processes: one of them gets each number', async () => {
      const other = await openStorage(options)
      try {
        const tables = Array.from({ length: 20 }, (_, n) => `t${n}`)
        await Promise.all(tables.map(table => storage.append(create(table))))
        const acknowledged = new Map(tables.map(table => [table, [] as unknown[]]))
        const race = async (writer: Storage, name: string, table: string, first: number) => {
          const entry = { writer: name, first }
          await writer.append(addTo(table, first, entry)).then(
            () => acknowledged.get(table)?.push(entry),
            error => expect(error).toBeInstanceOf(Fenced),
          )
        }
        for (let first = 2; first <= 11; first++)
          await Promise.all(tables.flatMap(t => [race(storage, 'a', t, first), race(other, 'b', t, first)]))
        for (const table of tables) {
          expect((await storage.read(table, 2)).map(({ entry }) => entry)).toEqual(acknowledged.get(table))
          expect(await numbersOf(table)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
        }
      } finally {
        await other.close()
      }
    })
    test('of a table that another process creates at the same moment', async () => {
      const other = await openStorage(options)
      try {
        const people = (person: string): TableIndex => ({ ...lobby, people: [person] })
        for (let n = 0; n < 10; n++) {
          const table = `t${n}`
          const results = await Promise.allSettled([
            storage.append(create(table, { index: people('ann') })),
            other.append(create(table, { index: people('bob') })),
          ])
          expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
          const winner = results[0]?.status === 'fulfilled' ? 'ann' : 'bob'
          expect((await storage.tablesOf(winner)).map(one => one.table)).toContain(table)
          expect((await storage.tablesOf(winner === 'ann' ? 'bob' : 'ann')).map(one => one.table)).not.toContain(table)
        }
      } finally {
        await other.close()
      }
    })
  })

  describe('writes many tables at once', () => {
    test('100 tables with 50 appends each, all there and in order', async () => {
      const play = async (table: string) => {
        await storage.append(create(table))
        for (let first = 2; first <= 50; first++) await storage.append(addTo(table, first, { table, first }))
      }
      const tables = Array.from({ length: 100 }, (_, n) => `t${n}`)
      await Promise.all(tables.map(play))
      for (const table of tables) {
        const log = await storage.read(table)
        expect(log.map(({ number }) => number)).toEqual(Array.from({ length: 50 }, (_, i) => i + 1))
        expect(log.slice(1).every(({ number, entry }) => entry.table === table && entry.first === number)).toBe(true)
      }
    })
    test('appends of one table that do not wait for each other, in order', async () => {
      await Promise.all(
        [create('t'), ...Array.from({ length: 30 }, (_, i) => addTo('t', i + 2, { i }))].map(storage.append),
      )
      expect(await numbersOf('t')).toEqual(Array.from({ length: 31 }, (_, i) => i + 1))
    })
    test('one append that fails does not harm the others', async () => {
      await storage.append(create('old'))
      const group = [create('a'), create('old'), create('b'), addTo('hole', 7, { n: 7 }), addTo('old', 2, { n: 2 })]
      const results = await Promise.allSettled(group.map(storage.append))
      expect(results.map(({ status }) => status)).toEqual([
        'fulfilled',
        'rejected',
        'fulfilled',
        'rejected',
        'fulfilled',
      ])
      expect(await Promise.all(['a', 'b', 'hole', 'old'].map(numbersOf))).toEqual([[1], [1], [], [1, 2]])
    })
    test('an append that the database refuses does not harm the others', async () => {
      // Neither a text column of Postgres nor our adapter of SQLite takes this value.
      const broken = create('broken', { at: Number.NaN })
      const results = await Promise.allSettled([create('a'), broken, create('b')].map(storage.append))
      expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
      expect(results[1]).toMatchObject({ reason: { name: 'StorageFailed' } })
      expect(await Promise.all(['a', 'b', 'broken'].map(numbersOf))).toEqual([[1], [1], []])
    })
    test('refuses a new table without an index, and an append without entries', async () => {
      await expect(storage.append(addTo('t', 1, { n: 1 }))).rejects.toThrow('needs an index')
      await expect(storage.append(create('t', { entries: [] }))).rejects.toThrow('at least one entry')
      expect(await numbersOf('t')).toEqual([])
    })
  })

  describe('lists tables', () => {
    test('of a person, last touched first', async () => {
      await storage.append(create('a', { at: 1 }))
      await storage.append(create('b', { at: 2, index: { ...lobby, game: 'boss-monster', people: ['bob', 'ann'] } }))
      await storage.append(create('c', { at: 3, index: { ...lobby, people: [] } }))
      expect(await storage.tablesOf('ann')).toEqual([
        { table: 'b', game: 'boss-monster', status: 'lobby', touched: 2 },
        { table: 'a', game: 'overboss', status: 'lobby', touched: 1 },
      ])
      expect(await storage.tablesOf('bob')).toMatchObject([{ table: 'b' }])
    })
    test('with the index of the last append that had one', async () => {
      await storage.append(create('t', { at: 1 }))
      await storage.append({
        ...addTo('t', 2, { n: 2 }),
        at: 2,
        index: { ...lobby, status: 'running', people: ['bob'] },
      })
      await storage.append({ ...addTo('t', 3, { n: 3 }), at: 3 })
      expect(await storage.tablesOf('bob')).toEqual([{ table: 't', game: 'overboss', status: 'running', touched: 2 }])
      expect(await storage.tablesOf('ann')).toEqual([])
    })
    test('a person counts once even if named twice', async () => {
      await storage.append(create('t', { index: { ...lobby, people: ['ann', 'ann'] } }))
      expect(await storage.tablesOf('ann')).toHaveLength(1)
    })
    test('that are idle, longest untouched first', async () => {
      for (const [i, table] of ['c', 'a', 'd', 'b'].entries()) await storage.append(create(table, { at: 10 + i }))
      await storage.append(create('over', { at: 1, index: { ...lobby, status: 'over' } }))
      const idle = async (untouchedSince: number, limit: number) =>
        (await storage.idleTables({ status: 'lobby', untouchedSince, limit })).map(({ table }) => table)
      expect(await idle(13, 10)).toEqual(['c', 'a', 'd'])
      expect(await idle(99, 2)).toEqual(['c', 'a'])
    })
    test('a deleted table is gone, and its writer is fenced', async () => {
      await storage.append(create('t'))
      await storage.append(create('other'))
      await storage.acquireLease('t', 'me', 0, 10)
      await storage.deleteTable('t')
      expect(await storage.read('t')).toEqual([])
      expect(await storage.tablesOf('ann')).toMatchObject([{ table: 'other' }])
      expect(await storage.acquireLease('t', 'another', 1, 10)).toBe('another')
      await expect(storage.append({ ...addTo('t', 2, { n: 2 }), index: lobby })).rejects.toThrow(Fenced)
    })
  })

  describe('knows people by their devices', () => {
    test('several devices of one person', async () => {
      expect(await storage.addDevice({ secretHash: 'h1', person: 'ann', at: 1 })).toBe(true)
      expect(await storage.addDevice({ secretHash: 'h2', person: 'ann', at: 2 })).toBe(true)
      expect(await Promise.all(['h1', 'h2', 'h3'].map(storage.personOf))).toEqual(['ann', 'ann', undefined])
    })
    test('a device never changes its person', async () => {
      await storage.addDevice({ secretHash: 'h1', person: 'ann', at: 1 })
      expect(await storage.addDevice({ secretHash: 'h1', person: 'bob', at: 2 })).toBe(false)
      expect(await storage.personOf('h1')).toBe('ann')
    })
    test('a deleted person is gone from devices and lists, not from logs', async () => {
      await storage.addDevice({ secretHash: 'h1', person: 'ann', at: 1 })
      await storage.addDevice({ secretHash: 'h2', person: 'bob', at: 1 })
      await storage.append(create('t', { index: { ...lobby, people: ['ann', 'bob'] } }))
      await storage.deletePerson('ann')
      expect(await Promise.all(['h1', 'h2'].map(storage.personOf))).toEqual([undefined, 'bob'])
      expect(await storage.tablesOf('ann')).toEqual([])
      expect(await storage.tablesOf('bob')).toHaveLength(1)
      expect(await numbersOf('t')).toEqual([1])
    })
  })

  describe('keeps short-lived codes', () => {
    const invitation = { kind: 'invitation', code: 'ABCD', target: { table: 't', seats: [1, 2] }, expires: 10 }

    test('until they expire', async () => {
      expect(await storage.putCode(invitation, 1)).toBe(true)
      expect(await storage.findCode('invitation', 'ABCD', 9)).toEqual(invitation.target)
      expect(await storage.findCode('invitation', 'ABCD', 10)).toBeUndefined()
      expect(await storage.takeCode('invitation', 'ABCD', 10)).toBeUndefined()
      expect(await storage.findCode('device', 'ABCD', 9)).toBeUndefined()
    })
    test('and lends a name again only after that', async () => {
      const again = { ...invitation, target: { table: 'u' }, expires: 20 }
      await storage.putCode(invitation, 1)
      expect(await storage.putCode(again, 9)).toBe(false)
      expect(await storage.findCode('invitation', 'ABCD', 9)).toEqual(invitation.target)
      expect(await storage.putCode(again, 10)).toBe(true)
      expect(await storage.findCode('invitation', 'ABCD', 10)).toEqual({ table: 'u' })
      expect(await storage.putCode({ ...again, kind: 'device' }, 10)).toBe(true)
    })
    test('that only one of many calls takes, in two processes', async () => {
      const other = await openStorage(options)
      try {
        for (let n = 0; n < 10; n++) {
          const code = `code-${n}`
          await storage.putCode({ ...invitation, code }, 1)
          const calls = Array.from({ length: 10 }, (_, i) => (i % 2 ? storage : other).takeCode('invitation', code, 1))
          const taken = (await Promise.all(calls)).filter(target => target !== undefined)
          expect(taken).toEqual([invitation.target])
        }
      } finally {
        await other.close()
      }
    })
    test('that only one of many calls puts', async () => {
      const put = Array.from({ length: 10 }, (_, n) => storage.putCode({ ...invitation, target: { n } }, 1))
      expect((await Promise.all(put)).filter(done => done)).toHaveLength(1)
    })
    test('and deletes the expired ones', async () => {
      await storage.putCode(invitation, 1)
      await storage.putCode({ ...invitation, code: 'LATER', expires: 11 }, 1)
      await storage.deleteExpired(10)
      expect(await storage.findCode('invitation', 'ABCD', 1)).toBeUndefined()
      expect(await storage.findCode('invitation', 'LATER', 1)).toEqual(invitation.target)
    })
  })

  describe('leases tables to processes', () => {
    test('to one owner until the lease expires', async () => {
      expect(await storage.acquireLease('t', 'a', 0, 10)).toBe('a')
      expect(await storage.acquireLease('t', 'b', 9, 20)).toBe('a')
      expect(await storage.acquireLease('t', 'a', 9, 15)).toBe('a')
      expect(await storage.acquireLease('t', 'b', 14, 20)).toBe('a')
      expect(await storage.acquireLease('t', 'b', 15, 20)).toBe('b')
    })
    test('and renews all of an owner that nobody has taken', async () => {
      for (const table of ['t', 'u', 'v']) await storage.acquireLease(table, 'a', 0, 10)
      await storage.acquireLease('u', 'b', 10, 20)
      expect([...(await storage.renewLeases('a', 30))].sort()).toEqual(['t', 'v'])
      expect(await storage.acquireLease('t', 'b', 29, 40)).toBe('a')
      expect(await storage.renewLeases('nobody', 30)).toEqual([])
    })
    test('and frees them only for their owner', async () => {
      await storage.acquireLease('t', 'a', 0, 10)
      await storage.releaseLease('t', 'b')
      expect(await storage.acquireLease('t', 'b', 1, 10)).toBe('a')
      await storage.releaseLease('t', 'a')
      expect(await storage.acquireLease('t', 'b', 1, 10)).toBe('b')
    })
    test('to one of many that ask at once, and tells all of them which', async () => {
      const other = await openStorage(options)
      try {
        const owners = await Promise.all(
          Array.from({ length: 10 }, (_, i) => (i % 2 ? storage : other).acquireLease('t', `owner-${i}`, 0, 10)),
        )
        expect(new Set(owners).size).toBe(1)
      } finally {
        await other.close()
      }
    })
    test('and forgets expired leases', async () => {
      await storage.acquireLease('t', 'a', 0, 10)
      await storage.deleteExpired(10)
      expect(await storage.renewLeases('a', 20)).toEqual([])
    })
  })

  describe('opens and closes', () => {
    test('and answers while it is open', async () => {
      await expect(storage.health()).resolves.toBeUndefined()
      await storage.close()
      await expect(storage.health()).rejects.toMatchObject({ name: 'StorageFailed', reason: 'closed' })
      await expect(storage.append(create('t'))).rejects.toThrow(StorageFailed)
      await expect(storage.close()).resolves.toBeUndefined()
    })
    test('after all appends under way', async () => {
      const appends = Array.from({ length: 30 }, (_, n) => storage.append(create(`t${n}`)))
      await storage.close()
      await expect(Promise.all(appends)).resolves.toHaveLength(30)
      storage = await openStorage(options)
      expect(await storage.tablesOf('ann')).toHaveLength(30)
    })
    test('a new database in several processes at once', async () => {
      const fresh = await databases.create()
      const opened = await Promise.all([1, 2, 3, 4].map(() => openStorage(fresh)))
      try {
        await opened[0]?.append(create('t'))
        expect(await opened[3]?.read('t')).toHaveLength(1)
      } finally {
        await Promise.all(opened.map(one => one.close()))
      }
    })
  })
})
