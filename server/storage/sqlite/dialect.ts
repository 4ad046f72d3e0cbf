// Kysely over `node:sqlite`. Kysely's own driver expects the interface of another package.
import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type SqliteStatement,
  type TransactionSettings,
} from 'kysely'

export const nodeSqliteDialect = (database: DatabaseSync): Dialect => ({
  createDriver: () => new NodeSqliteDriver(database),
  createAdapter: () => new SqliteAdapter(),
  createQueryCompiler: () => new SqliteQueryCompiler(),
  createIntrospector: kysely => new SqliteIntrospector(kysely),
})

class NodeSqliteDriver extends SqliteDriver {
  readonly #database: DatabaseSync
  constructor(database: DatabaseSync) {
    super({ database: adapt(database) })
    this.#database = database
  }
  /** A transaction that writes, but starts as a reader, would fail while another process writes; this one waits. */
  override async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings = {}): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw(settings.accessMode === 'read only' ? 'begin' : 'begin immediate'))
  }
  /** After some errors, such as a full disk, SQLite has rolled back already. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#database.isTransaction) await super.rollbackTransaction(connection)
  }
}

/** Keeps prepared statements: preparing takes as long as running. Lists of different length make different statements, so there is a limit. */
function adapt(database: DatabaseSync): SqliteDatabase {
  const statements = new Map<string, SqliteStatement>()
  return {
    close: () => database.close(),
    prepare(sql) {
      const known = statements.get(sql)
      if (known) return known
      const statement = adaptStatement(database.prepare(sql))
      if (statements.size === mostStatements) statements.clear()
      statements.set(sql, statement)
      return statement
    },
  }
}
const mostStatements = 100

const adaptStatement = (statement: StatementSync): SqliteStatement => ({
  reader: statement.columns().length > 0,
  all: values => statement.all(...sqlValues(values)),
  run: values => statement.run(...sqlValues(values)),
  iterate: values => statement.iterate(...sqlValues(values)),
})

/** Our schema has only numbers, texts and nulls. */
const isSqlValue = (value: unknown): value is SQLInputValue =>
  value === null || typeof value === 'number' || typeof value === 'string'
function sqlValues(values: readonly unknown[]): readonly SQLInputValue[] {
  if (!values.every(isSqlValue)) throw new TypeError('A query got a value that is neither number, text nor null')
  return values
}
