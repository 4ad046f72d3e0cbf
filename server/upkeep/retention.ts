// Deletes tables that nobody has touched for long, and codes that have expired.
import { randomUUID } from 'node:crypto'
import type { KeptDays } from '../settings/config.ts'
import type { Storage, TableStatus } from '../storage/contract.ts'

interface Surroundings {
  readonly storage: Pick<Storage, 'idleTables' | 'deleteTable' | 'deleteExpired' | 'acquireLease' | 'releaseLeases'>
  readonly keep: KeptDays
  /** Whether the table is open in this process. */
  readonly isOpen: (table: string) => boolean
  readonly now: () => number
  readonly report: (error: unknown) => void
}

const DAY = 24 * 3600_000
const EVERY = 3600_000
/** At most so many tables of a kind in a sweep. The others wait for the next one. */
const PORTION = 1000
/** Keeps other processes from opening the table until it is deleted. */
const LEASE = 3000

export class Retention {
  readonly #surroundings: Surroundings
  readonly #owner = `retention ${randomUUID()}`
  readonly #timer: NodeJS.Timeout
  #sweeping: Promise<void> = Promise.resolve()
  #hasEnded = false

  constructor(surroundings: Surroundings) {
    this.#surroundings = surroundings
    this.#timer = setInterval(() => this.start(), EVERY)
    this.#timer.unref()
  }

  /** Begins a sweep after the one under way. Reports its failure. */
  start(): void {
    this.#sweeping = this.#sweeping.then(() => this.sweep()).catch(this.#surroundings.report)
  }
  /** Resolves when nothing is deleted any more. */
  async close(): Promise<void> {
    this.#hasEnded = true
    clearInterval(this.#timer)
    await this.#sweeping
  }

  async sweep(): Promise<void> {
    const { storage, keep, now } = this.#surroundings
    await this.#sweepTables('lobby', keep.lobbies)
    await this.#sweepTables('running', keep.games)
    await this.#sweepTables('over', keep.ended)
    await this.#sweepTables('closed', keep.ended)
    await storage.deleteExpired(now())
  }
  async #sweepTables(status: TableStatus, days: number): Promise<void> {
    if (days === 0) return
    const { storage, isOpen, now } = this.#surroundings
    const untouchedSince = now() - days * DAY
    for (const { table } of await storage.idleTables({ status, untouchedSince, limit: PORTION })) {
      if (this.#hasEnded) return
      if (!isOpen(table)) await this.#delete(table)
    }
  }
  /** A table that another process has open stays. If several processes sweep, each deletes what the others have not. */
  async #delete(table: string): Promise<void> {
    const { storage, isOpen, now } = this.#surroundings
    if ((await storage.acquireLease(table, this.#owner, now(), now() + LEASE)) !== this.#owner) return
    // A person may have opened it meanwhile.
    if (isOpen(table)) await storage.releaseLeases([table], this.#owner)
    else await storage.deleteTable(table)
  }
}
