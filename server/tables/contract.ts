// What a table needs, and what it tells the directory.
import type { Table, TableId } from '@overlair/protocol/table'
import type { AnyGame, Choice, Seat } from '@overlair/rules/kernel'
import type { Storage } from '../storage/contract.ts'
import type { TimedEntry } from './log/entries.ts'
import type { OnlineMatch } from './online-match.ts'
import type { StartTimer } from './time/agenda.ts'

/** Which tables this process may open. A single process may open all. */
export interface Ownership {
  /** Makes this process the owner of a table. Throws `TableElsewhere` if another process owns it. */
  acquire(table: TableId): Promise<void>
  /** Gives a table up that has left memory. Everything is on disk. Never throws. */
  release(table: TableId): Promise<void>
}
export interface TableServices {
  readonly storage: Storage
  readonly ownership: Ownership
  readonly now: () => number
  /** Throws GameError for an unknown id. */
  readonly findGame: (id: string) => AnyGame
  /** Resolves after this time. Tests replace it. */
  readonly wait: (milliseconds: number) => Promise<void>
  readonly startTimer: StartTimer
  /** Opens the match that `entries` lead to. They hold its start and all that came after it. */
  readonly openMatch: (entries: readonly TimedEntry[], table: Table) => Promise<OpenedMatch>
  /** `failures`: how often the table has failed at this place. After the first time another bot chooses, and not the same again. */
  readonly askBot: (table: TableId, match: OnlineMatch, seat: Seat, level: string, failures: number) => Promise<Choice>
  readonly report: (error: unknown, table?: TableId) => void
  /** Called with the time from a choice to the message with its effect. */
  readonly onDelivery: (milliseconds: number) => void
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
  /** The table of the next game. */
  readonly rematch?: TableId
}
/** Why a table has closed. Without a failure, it was idle or the server ends. */
export interface TableEnd {
  /** The number of entries in the log when it failed. */
  readonly failedAt?: number
  /** The failure came from an answer that no person gave, so it would come again. */
  readonly byItself: boolean
}
