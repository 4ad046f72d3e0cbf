// What a table needs, and what it tells the directory.
import type { Table, TableId } from '@overlair/protocol/table'
import type { Choice, Seat } from '@overlair/rules/kernel'
import type { Storage } from '../storage/contract.ts'
import type { Entry } from './entries.ts'
import type { OnlineMatch } from './online-match.ts'

export interface TableServices {
  readonly storage: Storage
  readonly now: () => number
  /** Resolves after this time. Tests replace it. */
  readonly wait: (milliseconds: number) => Promise<void>
  /** Opens the match that `entries` lead to. They hold its start and all that came after it. */
  readonly openMatch: (entries: readonly Entry[], table: Table) => Promise<OpenedMatch>
  /** `failures`: how often the table has failed at this place. After the first time another bot chooses, and not the same again. */
  readonly askBot: (table: TableId, match: OnlineMatch, seat: Seat, level: string, failures: number) => Promise<Choice>
  readonly report: (error: unknown, table: TableId) => void
}
export interface OpenedMatch {
  readonly match: OnlineMatch
  /** Why the current rules do not repeat the whole game. The match shows its course up to there. */
  readonly stop?: Error
}

/** A table as its log has it. */
export interface StoredTable {
  readonly table: Table
  readonly match?: OnlineMatch
  /** The number of entries in the log. */
  readonly entries: number
  /** How often it has failed after the last of these entries, by an answer that no person gave. */
  readonly failures: number
}
/** Why a table has closed. Without a failure, it was idle or the server ends. */
export interface TableEnd {
  /** The number of entries in the log when it failed. */
  readonly failedAt?: number
  /** The failure came from an answer that no person gave, so it would come again. */
  readonly byItself: boolean
}
