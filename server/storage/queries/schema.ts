// The tables of the database, as `migrations.ts` creates them.
import type { Kysely } from 'kysely'
import type { TableStatus, Time } from '../contract.ts'

export interface Schema {
  /** One row. */
  schema_version: { version: number }
  /** `facts` is JSON. Null if a program with an older schema wrote the index. */
  tables: { id: string; game: string; status: TableStatus; touched: Time; facts: string | null }
  table_people: { table_id: string; person: string }
  /** `body` is JSON. */
  entries: { table_id: string; number: number; at: Time; body: string }
  devices: { secret_hash: string; person: string; added: Time }
  /** `target` is JSON. */
  codes: { kind: string; code: string; target: string; expires: Time }
  leases: { table_id: string; owner: string; until: Time }
}

export type Database = Kysely<Schema>
