// The tables that this process owns. Of many processes that share a database, one owns a table at a time.
import type { TableId } from '@overlair/protocol/table'
import type { Storage } from '../storage/contract.ts'
import type { Ownership } from '../tables/contract.ts'
import { TableElsewhere } from '../tables/requests/refusals.ts'

/** Another process can take a table this long after its owner died. */
export const LEASE = 3000
const RENEW_EVERY = 1000

interface Surroundings {
  readonly storage: Pick<Storage, 'acquireLease' | 'renewLeases' | 'releaseLeases'>
  /** The id of this process. No other has it, also not after a restart. */
  readonly owner: string
  readonly now: () => number
  readonly report: (error: unknown) => void
}

export class Leases implements Ownership {
  readonly #surroundings: Surroundings
  /** By table: the time at which another process may take it. */
  readonly #held = new Map<TableId, number>()
  #releasing = new Set<TableId>()
  #released: Promise<void> | undefined
  #isRenewing = false
  #onLost: (table: TableId) => void = () => {}
  readonly #timer: NodeJS.Timeout

  constructor(surroundings: Surroundings) {
    this.#surroundings = surroundings
    this.#timer = setInterval(() => this.#tick(), RENEW_EVERY)
    this.#timer.unref()
  }

  /** Is called for each table that this process no longer owns. */
  set onLost(onLost: (table: TableId) => void) {
    this.#onLost = onLost
  }

  async acquire(table: TableId): Promise<void> {
    const { storage, owner: own, now } = this.#surroundings
    const until = now() + LEASE
    const owner = await storage.acquireLease(table, own, now(), until)
    if (owner !== own) throw new TableElsewhere(table, owner)
    this.#held.set(table, until)
  }
  /** If the database does not answer, the table stays with this process, and opens here when somebody enters it. */
  release(table: TableId): Promise<void> {
    if (!this.#held.delete(table)) return Promise.resolve()
    this.#releasing.add(table)
    this.#released ??= this.#releaseAll().finally(() => {
      this.#released = undefined
    })
    return this.#released
  }
  async #releaseAll(): Promise<void> {
    const { storage, owner, report } = this.#surroundings
    // Tables that close in the same moment are released together.
    await new Promise(resolve => setImmediate(resolve))
    while (this.#releasing.size > 0) {
      const tables = [...this.#releasing]
      this.#releasing = new Set()
      try {
        await storage.releaseLeases(tables, owner)
      } catch (error) {
        report(error)
      }
    }
  }

  /**
   * Whether this process surely owns the table now. If not, for instance after the process or the database hung, the loss is told and
   * the table must do nothing more.
   */
  holds(table: TableId): boolean {
    const until = this.#held.get(table)
    if (until !== undefined && until > this.#surroundings.now()) return true
    this.#lose(table)
    return false
  }
  #lose(table: TableId): void {
    if (this.#held.delete(table)) this.#onLost(table)
  }

  #tick(): void {
    for (const table of [...this.#held.keys()]) this.holds(table)
    if (!this.#isRenewing && this.#held.size > 0) void this.#renew()
  }
  async #renew(): Promise<void> {
    const { storage, owner, now, report } = this.#surroundings
    // A table that is acquired meanwhile may be missing in the answer.
    const before = new Map(this.#held)
    const until = now() + LEASE
    this.#isRenewing = true
    try {
      const renewed = new Set(await storage.renewLeases(owner, until))
      for (const [table, since] of before) {
        if (this.#held.get(table) !== since) continue
        if (renewed.has(table)) this.#held.set(table, until)
        else this.#lose(table)
      }
    } catch (error) {
      report(error)
    } finally {
      this.#isRenewing = false
    }
  }
  close(): void {
    clearInterval(this.#timer)
  }
}
