// What the server keeps. A table (a lobby, later a match) is its log of entries: its state is a fold of them. Storage never looks into an entry.
import type { JsonObject } from '@overlair/rules/kernel'

/** Times are milliseconds since 1970. */
export type Time = number

export type TableStatus = 'lobby' | 'running' | 'over' | 'closed'

/** Facts about a table that lists of tables need. They follow from the log and are kept beside it. */
export interface TableIndex {
  readonly game: string
  readonly status: TableStatus
  /** Persons at the table. */
  readonly people: readonly string[]
  /** What a list shows of the table. Storage never looks into it. */
  readonly facts: JsonObject
}

export interface Append {
  readonly table: string
  /** Number of the first of these entries. A new table begins with 1. */
  readonly first: number
  readonly at: Time
  /** At least one. */
  readonly entries: readonly JsonObject[]
  /** Replaces the index of the table and marks the table as touched at this time. A new table needs one. */
  readonly index?: TableIndex
}

export interface StoredEntry {
  readonly number: number
  readonly at: Time
  readonly entry: JsonObject
}

export interface TableEntry extends Omit<StoredEntry, 'at'> {
  readonly table: string
}

export interface TableSummary {
  readonly table: string
  readonly game: string
  readonly status: TableStatus
  /** Time of the last append with an index. */
  readonly touched: Time
}

export interface TableOfPerson extends TableSummary {
  /** Undefined if an older program wrote the index. */
  readonly facts: JsonObject | undefined
  readonly last: StoredEntry
}
export interface TablesOfPerson {
  readonly person: string
  /** Tables whose game is over are left out if they were not touched since then. */
  readonly endedSince: Time
  readonly limit: number
}

export interface IdleTables {
  readonly status: TableStatus
  readonly untouchedSince: Time
  readonly limit: number
}

/** A short word for people to pass on: an invitation, a link to another device. */
export interface Code {
  readonly kind: string
  readonly code: string
  readonly target: JsonObject
  readonly expires: Time
}

export interface Device {
  /** Only a hash: a copy of the database lets nobody in. */
  readonly secretHash: string
  readonly person: string
  readonly at: Time
}

/**
 * Every method throws `StorageFailed` if the database does not answer or refuses. Then a method changed nothing. Only if the connection was lost,
 * methods other than `append` may have done their work.
 */
export interface Storage {
  /**
   * Resolves when all entries are on disk. Otherwise none of them was written: throws `Fenced` if one of the numbers exists or would leave
   * a hole. So of two writers of a table one fails.
   */
  append(append: Append): Promise<void>
  /** The entries from number `from` on, in order. Empty for an unknown table. */
  read(table: string, from?: number): Promise<readonly StoredEntry[]>
  /** The tables of a person, each with the end of its log. The one with the newest entry comes first. */
  tablesOf(query: TablesOfPerson): Promise<readonly TableOfPerson[]>
  /** Tables that nobody has touched since a time, longest untouched first. */
  idleTables(query: IdleTables): Promise<readonly TableSummary[]>
  /** Deletes log, index and lease of a table. An append under way fails with `Fenced`. */
  deleteTable(table: string): Promise<void>

  /** Undefined for an unknown device. */
  personOf(secretHash: string): Promise<string | undefined>
  /** A person may have several devices. Returns false, with no change, if the device belongs to a person already. */
  addDevice(device: Device): Promise<boolean>
  /** The entries whose JSON contains a text. Reads all logs: only for operators. */
  entriesWith(text: string): Promise<readonly TableEntry[]>
  /** Deletes the devices and codes of a person, and the person from the indexes of all tables. Replaces these entries of logs. */
  deletePerson(person: string, replaced: readonly TableEntry[]): Promise<void>

  /** Returns false, with no change, if a code of this kind and name has not expired yet. */
  putCode(code: Code, now: Time): Promise<boolean>
  /** The target of a code. Undefined if the code is unknown, used or expired. */
  findCode(kind: string, code: string, now: Time): Promise<JsonObject | undefined>
  /** Like `findCode`, but uses the code up: of several calls at once only one gets the target. */
  takeCode(kind: string, code: string, now: Time): Promise<JsonObject | undefined>
  /** Deletes expired codes and leases. */
  deleteExpired(now: Time): Promise<void>

  /** Gives a table to a process if its lease is free, expired or its own already. Returns the owner of the lease afterwards. */
  acquireLease(table: string, owner: string, now: Time, until: Time): Promise<string>
  /** Returns the tables that the owner still has. Another process has taken the others. */
  renewLeases(owner: string, until: Time): Promise<readonly string[]>
  /** Frees the leases that the owner has. Those of other owners stay. */
  releaseLeases(tables: readonly string[], owner: string): Promise<void>

  /** Resolves if the database can read and write. */
  health(): Promise<void>
  /** Waits for appends under way. All later calls fail. */
  close(): Promise<void>
}

/** Another writer has appended to the table, or the table was deleted. */
export class Fenced extends Error {
  readonly table: string
  override readonly name = 'Fenced'
  constructor(table: string, first: number) {
    super(`Table ${table} does not end before entry ${first}: another process writes it`)
    this.table = table
  }
}

export type FailureReason =
  | 'disk-full'
  | 'read-only'
  | 'connection-lost'
  | 'damaged'
  | 'newer-schema'
  | 'closed'
  | 'other'

/** The database did not do its work. Nothing was written, unless `uncertain`. */
export class StorageFailed extends Error {
  readonly reason: FailureReason
  /** The failure hit the commit itself. Read the log again to learn whether the entries are there. */
  readonly uncertain: boolean
  override readonly name = 'StorageFailed'
  constructor(reason: FailureReason, message: string, uncertain = false) {
    super(message)
    this.reason = reason
    this.uncertain = uncertain
  }
}
