// All tables of this process. A table that nobody has open is only its log; it is read when somebody enters.
import { createHash } from 'node:crypto'
import { defaultSettings, type PersonId, type Table, type TableId } from '@overlair/protocol/table'
import type { AnyGame, RawOptions } from '@overlair/rules/kernel'
import { Fenced } from '../storage/contract.ts'
import type { OpenedMatch, TableEnd, TableServices } from './contract.ts'
import type { Entry, EntryOf, TimedEntry } from './log/entries.ts'
import { tableFrom } from './log/fold.ts'
import { indexOf } from './log/table-index.ts'
import { OnlineTable } from './online-table.ts'
import { RequestRefused, refuse } from './requests/refusals.ts'
import { rematchIn } from './requests/rematch.ts'

export interface NewTable {
  /** The same key and host lead to the same table, so a request that arrives twice creates one. */
  readonly key: string
  readonly game: string
  readonly options: RawOptions
  readonly players: number
  readonly host: PersonId
}

/** A table that fails again at the same place opens after a pause, longer each time up to a limit. */
const FIRST_PAUSE = 100
const LONGEST_PAUSE = 1000
/** A table that fails so often at one place, without a person, cannot go on. */
const MOST_FAILURES = 5

/** The failures of a table after the same entry of its log. */
interface Failures {
  readonly entries: number
  readonly all: number
  /** Those that no person caused, so they come again. */
  readonly byItself: number
}
const noFailures: Failures = { entries: 0, all: 0, byItself: 0 }

export class Directory {
  readonly services: TableServices
  readonly #open = new Map<TableId, Promise<OnlineTable>>()
  /** Tables that have closed, and still write or are being given up. */
  readonly #closing = new Map<TableId, Promise<unknown>>()
  readonly #failures = new Map<TableId, Failures>()
  #hasEnded = false

  constructor(services: TableServices) {
    this.services = services
  }

  /** Throws GameError if there is no such game. */
  gameOf(id: string): AnyGame {
    return this.services.findGame(id)
  }
  /** The number of tables in memory. */
  get size(): number {
    return this.#open.size
  }
  isOpen(id: TableId): boolean {
    return this.#open.has(id) || this.#closing.has(id)
  }
  /** Creates a table and opens it. Throws GameError if the rules refuse its options. */
  async create({ key, host, ...table }: NewTable, more: readonly Entry[]): Promise<OnlineTable> {
    const id = createHash('sha256').update(`${host} ${key}`).digest('base64url').slice(0, 22)
    await this.write(id, { host, settings: defaultSettings, ...table }, more)
    return this.find(id)
  }
  /** Writes the log of a new table, unless it exists. Throws GameError if the rules refuse its options. */
  async write(id: TableId, table: Omit<EntryOf<'created'>, 'kind'>, more: readonly Entry[]): Promise<void> {
    const { storage, now } = this.services
    const { players } = table
    const { players: _, ...options } = this.gameOf(table.game).resolve({ ...table.options, players })
    const entries: readonly Entry[] = [{ kind: 'created', ...table, options }, ...more]
    const index = indexOf(tableFrom(id, entries))
    try {
      await storage.append({ table: id, first: 1, at: now(), entries: entries.map(entry => ({ ...entry })), index })
    } catch (error) {
      if (!(error instanceof Fenced)) throw error
    }
  }

  /** Opens a table. Refuses if there is none. */
  find(id: TableId): Promise<OnlineTable> {
    if (this.#hasEnded) return Promise.reject(new RequestRefused('restart', 'the server restarts; try again'))
    const known = this.#open.get(id)
    if (known) return known
    const opening = this.#read(id)
    this.#open.set(id, opening)
    opening.catch(() => {
      this.#forget(id, opening)
      this.#release(id, Promise.resolve())
    })
    return opening
  }

  async #read(id: TableId): Promise<OnlineTable> {
    const { ownership, storage, report } = this.services
    // The promise of this call must be in `#open` first.
    await this.#closing.get(id)
    await ownership.acquire(id)
    const failures = this.#failures.get(id) ?? noFailures
    if (failures.all > 1) await this.services.wait(Math.min(FIRST_PAUSE * 2 ** failures.all, LONGEST_PAUSE))
    const stored = await storage.read(id)
    const entries = stored.map(({ entry, at }) => ({ ...(entry as unknown as Entry), at }))
    if (entries.length === 0) return refuse('no-table', 'there is no such table')
    const table = tableFrom(id, entries)
    const rematch = rematchIn(entries)
    const { stop, ...opened } = await this.#openMatch(entries, table, failures)
    if (stop) report(stop, id)
    const online: OnlineTable = new OnlineTable(
      { ...opened, entries: entries.length, failures: failures.byItself, ...(rematch && { rematch }) },
      this.services,
      end => this.#ended(id, this.#open.get(id), end, () => online.written),
    )
    return online
  }
  /** If the match cannot go on, the log stays as it is: other rules may repeat it. */
  async #openMatch(
    entries: readonly TimedEntry[],
    table: Table,
    { byItself }: Failures,
  ): Promise<Partial<OpenedMatch> & { readonly table: Table }> {
    if (table.status !== 'running') return { table }
    const stopped: Table = { ...table, status: 'stopped' }
    try {
      const { match, stop } = await this.services.openMatch(entries, table)
      if (stop) return { table: stopped, match, stop }
      if (byItself >= MOST_FAILURES) return { table: stopped, match }
      return { table: match.isOver ? { ...table, status: 'over' } : table, match }
    } catch (error) {
      return { table: stopped, stop: error instanceof Error ? error : new Error(String(error)) }
    }
  }
  #ended(id: TableId, opening: Promise<OnlineTable> | undefined, end: TableEnd, written: () => Promise<unknown>): void {
    if (opening) this.#forget(id, opening)
    const { failedAt, byItself } = end
    if (failedAt === undefined) this.#failures.delete(id)
    else {
      const before = this.#failures.get(id)
      const { all, byItself: own } = before?.entries === failedAt ? before : noFailures
      this.#failures.set(id, { entries: failedAt, all: all + 1, byItself: own + (byItself ? 1 : 0) })
    }
    // A table may close while it is being constructed, and then has written nothing.
    this.#release(id, Promise.resolve().then(written))
  }
  /** Gives the table up when everything is on disk. Until then, nobody opens it. */
  #release(id: TableId, written: Promise<unknown>): void {
    const closing = written.then(() => this.services.ownership.release(id))
    this.#closing.set(id, closing)
    void closing.finally(() => {
      if (this.#closing.get(id) === closing) this.#closing.delete(id)
    })
  }
  #forget(id: TableId, opening: Promise<OnlineTable>): void {
    if (this.#open.get(id) === opening) this.#open.delete(id)
  }

  /** Closes a table of which this process is no longer the owner. People enter it again, wherever it opens. */
  async close(id: TableId): Promise<void> {
    await this.#open.get(id)?.then(
      table => table.close(),
      () => {},
    )
  }
  /** Closes tables that nobody has open. They are read again when somebody enters. */
  async closeIdle(): Promise<void> {
    await this.#each(async table => {
      if (table.isIdle) await table.close()
    })
  }
  /** Closes all tables and opens no more. Resolves when everything is on disk. */
  async closeAll(): Promise<void> {
    this.#hasEnded = true
    await this.#each(table => table.close())
    await Promise.all(this.#closing.values())
  }
  async #each(action: (table: OnlineTable) => Promise<void>): Promise<void> {
    // A table that cannot be opened has told those who wanted to enter.
    await Promise.allSettled([...this.#open.values()].map(async opening => action(await opening)))
  }
}
