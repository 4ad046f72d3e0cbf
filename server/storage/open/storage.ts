// The storage of the contract over a database.
import { isJsonObject, type JsonObject } from '@overlair/rules/kernel'
import { type Append, type Storage, StorageFailed } from '../contract.ts'
import type { WrittenAppend } from '../queries/append.ts'
import type { OpenDatabase } from '../queries/open-database.ts'
import type { RunQuery } from '../queries/queries.ts'
import { GroupCommit } from './group-commit.ts'

export type OnCommit = (appends: number, milliseconds: number) => void

export function storageOf(database: OpenDatabase, onCommit: OnCommit = () => {}): Storage {
  let closing: Promise<void> | undefined
  const run: RunQuery = (name, ...values) => (closing ? Promise.reject(closedError()) : database.run(name, ...values))
  const appends = new GroupCommit(async group => {
    const since = performance.now()
    const written = await database.run('appendTogether', group)
    onCommit(group.length, performance.now() - since)
    return written
  })

  const close = async () => {
    await appends.idle()
    await database.close()
  }

  return {
    async append(append) {
      if (closing) throw closedError()
      await appends.add(written(append))
    },
    async read(table, from = 1) {
      const entries = await run('read', table, from)
      return entries.map(({ number, at, body }) => ({ number, at, entry: readJson(body) }))
    },
    async tablesOf(query) {
      const tables = await run('tablesOf', query)
      return tables.map(({ number, at, body, facts, ...table }) => ({
        ...table,
        facts: optionalJson(facts ?? undefined),
        last: { number, at, entry: readJson(body) },
      }))
    },
    idleTables: query => run('idleTables', query),
    deleteTable: table => run('deleteTable', table),
    personOf: secretHash => run('personOf', secretHash),
    addDevice: device => run('addDevice', device),
    async entriesWith(text) {
      const entries = await run('entriesWith', text)
      return entries.map(({ body, ...place }) => ({ ...place, entry: readJson(body) }))
    },
    deletePerson: (person, replaced) =>
      run(
        'deletePerson',
        person,
        replaced.map(({ entry, ...place }) => ({ ...place, body: JSON.stringify(entry) })),
      ),
    putCode: ({ target, ...code }, now) => run('putCode', { ...code, target: JSON.stringify(target) }, now),
    findCode: async (kind, code, now) => optionalJson(await run('findCode', kind, code, now)),
    takeCode: async (kind, code, now) => optionalJson(await run('takeCode', kind, code, now)),
    deleteExpired: now => run('deleteExpired', now),
    acquireLease: (table, owner, now, until) => run('acquireLease', table, owner, now, until),
    renewLeases: (owner, until) => run('renewLeases', owner, until),
    releaseLeases: (tables, owner) => run('releaseLeases', tables, owner),
    health: () => run('health'),
    close: () => (closing ??= close()),
  }
}

const closedError = (): StorageFailed => new StorageFailed('closed', 'The storage is closed')

function written({ table, first, at, entries, index }: Append): WrittenAppend {
  if (entries.length === 0) throw new RangeError('An append needs at least one entry')
  if (first === 1 && index === undefined) throw new RangeError('The first append of a table needs an index')
  return { table, first, at, bodies: entries.map(entry => JSON.stringify(entry)), index }
}

function readJson(text: string): JsonObject {
  const value: unknown = JSON.parse(text)
  if (isJsonObject(value)) return value
  throw new StorageFailed('damaged', 'A stored entry is not a JSON object')
}
const optionalJson = (text: string | undefined): JsonObject | undefined =>
  text === undefined ? undefined : readJson(text)
