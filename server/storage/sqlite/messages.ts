// Messages between the server and the thread of SQLite.
import type { FailureReason } from '../contract.ts'
import type { QueryName } from '../queries/queries.ts'

export interface ThreadOptions {
  readonly file: string
  /** SQL to run after opening. */
  readonly limits: string
}

interface QueryMessage {
  readonly id: number
  readonly name: QueryName
  readonly values: readonly unknown[]
}
/** Sent as JSON. */
export type Message = QueryMessage | 'close'

/** The thread answers `opening` when it has opened the database. */
export interface Reply {
  readonly id: number
  readonly outcome: Outcome
}
export const opening = 0

export type Outcome = { readonly kind: 'done'; readonly result: unknown } | Refusal
/** An error as plain data. */
export type Refusal =
  | { readonly kind: 'conflict'; readonly message: string }
  | { readonly kind: 'failed'; readonly reason: FailureReason; readonly message: string; readonly uncertain: boolean }
