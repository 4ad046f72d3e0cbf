import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Storage } from '../contract.ts'
import { openStorage, type StorageOptions } from '../open/open-storage.ts'
import { migrations } from '../queries/migrations.ts'
import {
  type Databases,
  postgresDatabases,
  removeFolder,
  sqliteDatabases,
  temporaryFolder,
} from '../testing/databases.ts'
import { addTo, create, tablesOf } from '../testing/tables.ts'
import { withDatabase } from './connect.ts'
import { dump } from './dump.ts'
import { LineHash } from './format.ts'
import { restore } from './restore.ts'
import { dumpedTables, keys } from './rows.ts'

const AT = new Date('2026-01-02T03:04:05Z')
let sqlite: Databases
let postgres: Databases
beforeAll(async () => {
  ;[sqlite, postgres] = await Promise.all([sqliteDatabases(), postgresDatabases()])
})
afterAll(() => Promise.all([sqlite.remove(), postgres.remove()]))
const databasesOf = (name: string) => (name === 'SQLite' ? sqlite : postgres)

let folder: string
let file: string
beforeEach(() => {
  folder = temporaryFolder()
  file = path.join(folder, 'backup.jsonl')
})
afterEach(() => removeFolder(folder))

/** Characters that programs confuse with the end of a line or of a text. */
const oddText = 'Zofia\u2028\u2029\r\n"\\\u0000… 🐉'.replace('\u0000', '')

async function withStorage<Result>(options: StorageOptions, work: (storage: Storage) => Promise<Result>) {
  const storage = await openStorage(options)
  try {
    return await work(storage)
  } finally {
    await storage.close()
  }
}
async function fill(storage: Storage, tables = 3): Promise<void> {
  for (let n = 0; n < tables; n++) {
    await storage.append(create(`t${n}`, { at: 10 + n, entries: [{ name: oddText }] }))
    await storage.append(addTo(`t${n}`, 2, { n: 2 }, { n: 3 }))
  }
  await storage.addDevice({ secretHash: 'h1', person: 'ann', at: 1 })
  await storage.putCode({ kind: 'invitation', code: 'ABCDEF', target: { table: 't0' }, expires: 99 }, 1)
  await storage.acquireLease('t0', 'a process', 0, 99)
}
const rowsIn = (options: StorageOptions) =>
  withDatabase(options, 'read', 'test', async ({ database }) =>
    Object.fromEntries(
      await Promise.all(
        dumpedTables.map(async table => {
          const { rows } = await sql`select * from ${sql.table(table)} order by ${sql.join(
            keys[table].map(key => sql.ref(key)),
          )}`.execute(database)
          return [table, rows] as const
        }),
      ),
    ),
  )
const linesIn = () => readFileSync(file, 'utf8').split('\n').slice(0, -1)
/** Writes lines with a last line that fits them. */
function writeLines(lines: readonly string[]): void {
  const hash = new LineHash()
  for (const line of lines) hash.add(line)
  const end = JSON.stringify({ rows: lines.length - 1, sha256: hash.end() })
  writeFileSync(file, [...lines, end, ''].join('\n'))
}

describe.each([
  ['SQLite', 'SQLite'],
  ['SQLite', 'Postgres'],
  ['Postgres', 'SQLite'],
  ['Postgres', 'Postgres'],
])('a backup of %s restored into %s', (from, to) => {
  test('has everything but the leases', async () => {
    const [source, target] = [await databasesOf(from).create(), await databasesOf(to).create()]
    await withStorage(source, fill)
    const rows = await dump(source, file, AT)
    expect(rows).toBe(3 + 3 + 9 + 1 + 1)
    expect(await restore(target, file)).toBe(rows)
    expect(await rowsIn(target)).toEqual(await rowsIn(source))
    await withStorage(target, async storage => {
      expect((await storage.read('t1')).map(({ entry }) => entry)).toEqual([{ name: oddText }, { n: 2 }, { n: 3 }])
      expect(await storage.acquireLease('t0', 'another process', 1, 99)).toBe('another process')
      await storage.append(addTo('t1', 4, { n: 4 }))
    })
  })
})

describe.each(['SQLite', 'Postgres'])('a backup of %s', name => {
  let source: StorageOptions
  beforeEach(async () => {
    source = await databasesOf(name).create()
  })

  test('of a running server shows one moment: all that was written before, and no hole', async () => {
    await withStorage(source, async storage => {
      const lasts = new Map<string, number>()
      let playing = true
      const play = async (table: string) => {
        for (let first = 1; playing; first++) {
          await storage.append(first === 1 ? create(table) : addTo(table, first, { first }))
          lasts.set(table, first)
        }
      }
      const played = Promise.all(Array.from({ length: 10 }, (_, n) => play(`t${n}`)))
      while (lasts.size < 10 || Math.min(...lasts.values()) < 20) await storage.health()
      const before = new Map(lasts)
      await dump(source, file, AT)
      playing = false
      await played
      const target = await sqlite.create()
      await restore(target, file)
      await withStorage(target, async copy => {
        for (const [table, last] of before) {
          const log = await copy.read(table)
          expect(log.length).toBeGreaterThanOrEqual(last)
          expect(log.length).toBeLessThanOrEqual(lasts.get(table) ?? 0)
          expect(log.map(({ number }) => number)).toEqual(log.map((_, i) => i + 1))
        }
      })
    })
  })
  test('has all rows of a database with more than a page of them', async () => {
    const target = await databasesOf(name).create()
    await withStorage(source, async storage => {
      const entries = Array.from({ length: 2500 }, (_, n) => ({ n }))
      await storage.append(create('long', { entries }))
      await fill(storage)
    })
    await dump(source, file, AT)
    await restore(target, file)
    expect(await rowsIn(target)).toEqual(await rowsIn(source))
  })
  test('replaces an older file when it is complete, and only its user may read it', async () => {
    await withStorage(source, fill)
    writeFileSync(file, 'older')
    await dump(source, file, AT)
    expect(linesIn()[0]).toBe(
      `{"format":"overlair-dump/1","schema":${migrations.length},"at":"2026-01-02T03:04:05.000Z"}`,
    )
    expect(readdirSync(folder)).toEqual(['backup.jsonl'])
    if (process.platform !== 'win32') expect(statSync(file).mode & 0o777).toBe(0o600)
  })
  test('that cannot be written leaves an older file alone', async () => {
    await withStorage(source, fill)
    await expect(dump(source, path.join(folder, 'no', 'file'), AT)).rejects.toThrow(/^Cannot write the backup .*ENOENT/)
    await databasesOf(name).execute(source, 'update schema_version set version = 99')
    writeFileSync(file, 'older')
    await expect(dump(source, file, AT)).rejects.toThrow('has schema 99')
    expect(readFileSync(file, 'utf8')).toBe('older')
    expect(readdirSync(folder)).toEqual(['backup.jsonl'])
  })

  describe('is refused', () => {
    beforeEach(async () => {
      await withStorage(source, fill)
      await dump(source, file, AT)
    })
    const rows = 3 + 3 + 9 + 1 + 1
    const change = (line: number, to: (text: string) => readonly string[]) => {
      const lines = linesIn()
      lines.splice(line - 1, 1, ...to(lines[line - 1]!))
      writeFileSync(file, `${lines.join('\n')}\n`)
    }
    const damages: readonly (readonly [string, () => void, string])[] = [
      ['empty', () => writeFileSync(file, ''), 'line 0: the backup ends here'],
      ['another file', () => writeFileSync(file, '{"format":"overlair-record/1"}\n'), 'line 1: this is no backup'],
      ['a newer schema', () => writeLines([`{"format":"overlair-dump/1","schema":99,"at":""}`]), 'has schema 99'],
      ['no JSON', () => change(4, text => [text.slice(0, -3)]), 'line 4: this is not JSON'],
      ['another table', () => change(4, () => ['["leases",{"owner":"me"}]']), 'line 4: this is neither'],
      ['a value that is a list', () => change(4, () => ['["tables",{"id":[]}]']), 'line 4: this is neither'],
      [
        'a changed letter',
        () => change(8, text => [text.replace('Zofia', 'Sofia')]),
        `line ${rows + 2}: a line before`,
      ],
      ['a missing line', () => change(10, () => []), `line ${rows + 1}: the backup has ${rows - 1} rows`],
      ['cut off', () => writeFileSync(file, `${linesIn().slice(0, 9).join('\n')}\n`), 'line 9: the backup ends here'],
      [
        'cut off in a line',
        () => writeFileSync(file, readFileSync(file, 'utf8').slice(0, -90)),
        `line ${rows + 1}: this is not JSON`,
      ],
      ['longer', () => change(rows + 2, text => [text, '["devices",{}]']), `line ${rows + 3}: the backup goes on`],
      ['a row twice', () => writeLines([...linesIn().slice(0, 4), linesIn()[3]!]), 'lines 2 to 5: '],
      ['an unknown column', () => writeLines([linesIn()[0]!, '["devices",{"colour":1}]']), 'lines 2 to 2: '],
    ]
    // The checks of the file are the same for both databases, those of its rows are not.
    const ofDatabase = new Set(['a changed letter', 'a row twice', 'an unknown column'])
    const tried = name === 'SQLite' ? damages : damages.filter(([damage]) => ofDatabase.has(damage))
    test.each(tried)('if it is damaged: %s. Nothing is restored', async (_, damage, message) => {
      damage()
      const target = await databasesOf(name).create()
      const restoring = restore(target, file)
      await expect(restoring).rejects.toThrow(message)
      await expect(restoring).rejects.toMatchObject({ name: 'StorageFailed' })
      await withStorage(target, async storage => expect(await tablesOf(storage, 'ann')).toEqual([]))
    })
    test('by a database that is in use', async () => {
      await expect(restore(source, file)).rejects.toThrow('in use already')
      expect((await rowsIn(source)).entries).toHaveLength(9)
    })
    test('if there is no such file', async () => {
      await expect(restore(await databasesOf(name).create(), path.join(folder, 'none'))).rejects.toThrow(/ENOENT/)
    })
  })
})

test('every table of the schema but leases and version is in a backup', async () => {
  const options = await sqlite.create()
  await withStorage(options, async () => {})
  const names = await withDatabase(options, 'read', 'test', async ({ database }) => {
    const { rows } = await sql<{ name: string }>`select name from sqlite_master where type = 'table'`.execute(database)
    return rows.map(({ name }) => name)
  })
  expect(names.sort()).toEqual([...dumpedTables, 'leases', 'schema_version'].sort())
})
test('a data folder without a database has no backup', async () => {
  await expect(dump({ data: folder }, file, AT)).rejects.toThrow(/unable to open/)
  expect(readdirSync(folder)).toEqual([])
})
