// All tables of this process. A table that nobody has open is only its log; it is read when somebody enters.
import { createHash, randomInt } from 'node:crypto'
import { defaultSettings, type PersonId, type Table, type TableId } from '@overlair/protocol/table'
import type { AnyGame, RawOptions } from '@overlair/rules/kernel'
import { Fenced, StorageFailed } from '../storage/contract.ts'
import type { OpenedMatch, TableEnd, TableServices } from './contract.ts'
import type { Entry } from './entries.ts'
import { tableAfter, tableAtStart } from './fold.ts'
import { OnlineTable } from './online-table.ts'
import { RequestRefused, refuse } from './refusals.ts'

/** An invitation lasts this long. A new one can be made at any time. */
const INVITATION_LASTS = 7 * 24 * 3600_000
const INVITATION = 'invitation'
/** Without letters and digits that people confuse: I, L, O, U, V, 0, 1. */
const codeLetters = 'ABCDEFGHJKMNPQRSTWXYZ23456789'
const CODE_LENGTH = 6

export interface NewTable {
  /** The same key and host lead to the same table, so a request that arrives twice creates one. */
  readonly key: string
  readonly game: AnyGame
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
  readonly #services: TableServices
  readonly #open = new Map<TableId, Promise<OnlineTable>>()
  /** Tables that have closed and still write. */
  readonly #closing = new Map<TableId, Promise<unknown>>()
  readonly #failures = new Map<TableId, Failures>()
  #hasEnded = false

  constructor(services: TableServices) {
    this.#services = services
  }

  /** The number of tables in memory. */
  get size(): number {
    return this.#open.size
  }
  /** Creates a table. Throws GameError if the rules refuse its options. */
  async create({ key, game, options, players, host }: NewTable, more: readonly Entry[]): Promise<OnlineTable> {
    const { players: _, ...resolved } = game.resolve({ ...options, players })
    const id = createHash('sha256').update(`${host} ${key}`).digest('base64url').slice(0, 22)
    const created: Entry = {
      kind: 'created',
      game: game.id,
      options: resolved,
      players,
      host,
      settings: defaultSettings,
    }
    const { storage, now } = this.#services
    try {
      await storage.append({
        table: id,
        first: 1,
        at: now(),
        entries: [created, ...more].map(entry => ({ ...entry })),
        index: { game: game.id, status: 'lobby', people: [host] },
      })
    } catch (error) {
      if (!(error instanceof Fenced)) throw error
    }
    return this.find(id)
  }

  /** Opens a table. Refuses if there is none. */
  find(id: TableId): Promise<OnlineTable> {
    if (this.#hasEnded) return Promise.reject(new RequestRefused('restart', 'the server restarts; try again'))
    const known = this.#open.get(id)
    if (known) return known
    const opening = this.#read(id)
    this.#open.set(id, opening)
    opening.catch(() => this.#forget(id, opening))
    return opening
  }

  async #read(id: TableId): Promise<OnlineTable> {
    const { storage, report } = this.#services
    // The promise of this call must be in `#open` first.
    await this.#closing.get(id)
    const failures = this.#failures.get(id) ?? noFailures
    if (failures.all > 1) await this.#services.wait(Math.min(FIRST_PAUSE * 2 ** failures.all, LONGEST_PAUSE))
    const stored = await storage.read(id)
    const entries = stored.map(({ entry }) => entry as unknown as Entry)
    const [created, ...later] = entries
    if (created === undefined) return refuse('no-table', 'there is no such table')
    if (created.kind !== 'created') throw new StorageFailed('damaged', `The log of table ${id} does not begin with it`)
    const table = later.reduce(tableAfter, tableAtStart(id, created))
    const { stop, ...opened } = await this.#openMatch(entries, table, failures)
    if (stop) report(stop, id)
    const online: OnlineTable = new OnlineTable(
      { ...opened, entries: entries.length, failures: failures.byItself },
      this.#services,
      end => this.#ended(id, this.#open.get(id), end, () => online.written),
    )
    return online
  }
  /** If the match cannot go on, the log stays as it is: other rules may repeat it. */
  async #openMatch(
    entries: readonly Entry[],
    table: Table,
    { byItself }: Failures,
  ): Promise<Partial<OpenedMatch> & { readonly table: Table }> {
    if (table.status !== 'running') return { table }
    const stopped: Table = { ...table, status: 'stopped' }
    try {
      const { match, stop } = await this.#services.openMatch(entries, table)
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
    const closing = Promise.resolve().then(written)
    this.#closing.set(id, closing)
    void closing.finally(() => {
      if (this.#closing.get(id) === closing) this.#closing.delete(id)
    })
  }
  #forget(id: TableId, opening: Promise<OnlineTable>): void {
    if (this.#open.get(id) === opening) this.#open.delete(id)
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

  // --- invitations

  /** Makes a code of six letters that leads to the table. */
  async invite({ id }: Table): Promise<{ readonly code: string; readonly expires: number }> {
    const { storage, now } = this.#services
    const expires = now() + INVITATION_LASTS
    for (;;) {
      const code = Array.from({ length: CODE_LENGTH }, () => codeLetters[randomInt(codeLetters.length)]).join('')
      if (await storage.putCode({ kind: INVITATION, code, target: { table: id }, expires }, now()))
        return { code, expires }
    }
  }
  async tableOfCode(code: string): Promise<TableId> {
    const { storage, now } = this.#services
    const target = await storage.findCode(INVITATION, code.trim().toUpperCase(), now())
    return typeof target?.table === 'string' ? target.table : refuse('no-code', 'this code is unknown or has expired')
  }
}
