// Writes a whole database into a file. A server may go on meanwhile: the file shows one moment of it.
import type { Transaction } from 'kysely'
import { StorageFailed } from '../contract.ts'
import type { StorageOptions } from '../open/open-storage.ts'
import { migrations } from '../queries/migrations.ts'
import type { Schema } from '../queries/schema.ts'
import { withDatabase } from './connect.ts'
import { writeFile } from './file.ts'
import { type End, FORMAT, type Header, LineHash } from './format.ts'
import { dumpedTables, rowsOf } from './rows.ts'

/** Returns the number of rows. */
export const dump = (options: StorageOptions, file: string, at: Date): Promise<number> =>
  withDatabase(options, 'read', `Cannot write the backup ${file}`, async ({ database }) => {
    // One moment of the database, and nobody who writes has to wait.
    const reading = database.transaction().setIsolationLevel('repeatable read').setAccessMode('read only')
    return reading.execute(async transaction => {
      const schema = await schemaOf(transaction)
      let rows = 0
      await writeFile(file, async add => {
        const hash = new LineHash()
        const addLines = (values: readonly unknown[]) => add(values.map(value => hash.line(value)).join(''))
        const header: Header = { format: FORMAT, schema, at: at.toISOString() }
        await addLines([header])
        for (const table of dumpedTables)
          for await (const page of rowsOf(transaction, table)) {
            rows += page.length
            await addLines(page.map(row => [table, row]))
          }
        const end: End = { rows, sha256: hash.end() }
        await add(`${JSON.stringify(end)}\n`)
      })
      return rows
    })
  })

async function schemaOf(transaction: Transaction<Schema>): Promise<number> {
  const { version } = await transaction.selectFrom('schema_version').select('version').executeTakeFirstOrThrow()
  if (version === migrations.length) return version
  const program = version > migrations.length ? 'a newer program' : 'the program that runs the server'
  throw new StorageFailed(
    'newer-schema',
    `the database has schema ${version}, this program ${migrations.length}; use ${program}`,
  )
}
