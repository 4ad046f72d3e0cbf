import type { RunQuery } from './queries.ts'

/** A database with the current schema. */
export interface OpenDatabase {
  readonly run: RunQuery
  /** Waits for queries under way. */
  close(): Promise<void>
}
