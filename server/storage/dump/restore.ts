// Reads a dump into an empty database, all or nothing.
import type { Transaction } from 'kysely'
import { StorageFailed } from '../contract.ts'
import type { StorageOptions } from '../open/open-storage.ts'
import { migrateFrom, readVersion } from '../queries/migrate.ts'
import { migrations } from '../queries/migrations.ts'
import type { Schema } from '../queries/schema.ts'
import { type Connected, withDatabase } from './connect.ts'
import { linesOf } from './file.ts'
import { damaged, LineHash, readHeader, readLine } from './format.ts'
import { type DumpedTable, insertRows, type Row } from './rows.ts'

/** Databases limit the parameters of a statement. */
const ROWS_OF_STATEMENT = 500

/** Returns the number of rows. A backup of an older schema is brought to the current one. */
export const restore = (options: StorageOptions, file: string): Promise<number> =>
  withDatabase(options, 'create', `Cannot restore ${file}`, ({ database, lock, failureOf }) =>
    database.transaction().execute(async transaction => {
      await lock?.execute(transaction)
      if ((await readVersion(transaction)) > 0)
        throw new StorageFailed('other', 'the database is in use already; a backup needs an empty one')
      return new Restoring(transaction, failureOf).restore(linesOf(file))
    }),
  )

/** Rows of one table with the same columns, for one statement. */
interface Batch {
  readonly table: DumpedTable
  readonly columns: string
  readonly rows: Row[]
  readonly firstLine: number
}

class Restoring {
  readonly #transaction: Transaction<Schema>
  readonly #failureOf: Connected['failureOf']
  #line = 0
  #rows = 0
  #batch: Batch | undefined

  constructor(transaction: Transaction<Schema>, failureOf: Connected['failureOf']) {
    this.#transaction = transaction
    this.#failureOf = failureOf
  }

  async restore(lines: AsyncIterable<string>): Promise<number> {
    const hash = new LineHash()
    let isComplete = false
    for await (const text of lines) {
      this.#line++
      if (isComplete) throw damaged(this.#line, 'the backup goes on after its last line')
      if (this.#line === 1) await this.#createSchema(readHeader(text).schema)
      else {
        const line = readLine(text, this.#line)
        if (line.kind === 'end') {
          const { rows, sha256 } = line.end
          if (rows !== this.#rows)
            throw damaged(this.#line, `the backup has ${this.#rows} rows, and should have ${rows}`)
          if (sha256 !== hash.end()) throw damaged(this.#line, 'a line before this one was changed')
          isComplete = true
        } else await this.#add(line.table, line.row)
      }
      if (!isComplete) hash.add(text)
    }
    if (!isComplete) throw damaged(this.#line, 'the backup ends here, without its last line')
    await this.#insert()
    // From the schema of the backup to the current one.
    await migrateFrom(this.#transaction, await readVersion(this.#transaction), migrations)
    return this.#rows
  }
  async #createSchema(version: number): Promise<void> {
    if (version > migrations.length)
      throw new StorageFailed(
        'newer-schema',
        `the backup has schema ${version}, this program knows up to ${migrations.length}; use a newer program`,
      )
    await migrateFrom(this.#transaction, 0, migrations.slice(0, version))
  }
  async #add(table: DumpedTable, row: Row): Promise<void> {
    const columns = Object.keys(row).join()
    const { table: before, columns: columnsBefore, rows } = this.#batch ?? {}
    if (before !== table || columnsBefore !== columns || rows?.length === ROWS_OF_STATEMENT) await this.#insert()
    this.#batch ??= { table, columns, rows: [], firstLine: this.#line }
    this.#batch.rows.push(row)
    this.#rows++
  }
  async #insert(): Promise<void> {
    if (!this.#batch) return
    const { table, rows, firstLine } = this.#batch
    this.#batch = undefined
    try {
      await insertRows(this.#transaction, table, rows)
    } catch (error) {
      const { reason, message } = this.#failureOf(error)
      throw new StorageFailed(reason, `lines ${firstLine} to ${firstLine + rows.length - 1}: ${message}`)
    }
  }
}
