// The end of the log of an open table.
import type { Table } from '@overlair/protocol/table'
import type { Storage, TableIndex } from '../storage/contract.ts'
import type { Entry } from './entries.ts'

interface Surroundings {
  readonly storage: Pick<Storage, 'append'>
  readonly now: () => number
}

export class TableLog {
  readonly #surroundings: Surroundings
  readonly #table: string
  /** The number of entries, those under way included. */
  #length: number
  #written: number

  constructor(surroundings: Surroundings, table: string, length: number) {
    this.#surroundings = surroundings
    this.#table = table
    this.#length = length
    this.#written = length
  }

  /** The number of entries that are known to be on disk. */
  get written(): number {
    return this.#written
  }
  /** Resolves when the entries are on disk. `changed`: the table as lists of tables must show it from now on. */
  async append(entries: readonly Entry[], changed?: Table): Promise<void> {
    const first = this.#length + 1
    this.#length += entries.length
    const { storage, now } = this.#surroundings
    await storage.append({
      table: this.#table,
      first,
      at: now(),
      entries: entries.map(entry => ({ ...entry })),
      ...(changed && { index: indexOf(changed) }),
    })
    this.#written = first - 1 + entries.length
  }
}

function indexOf({ game, status, seats, host }: Table): TableIndex {
  const people = seats.flatMap(seat => (seat.kind === 'person' ? [seat.person] : []))
  return { game, status: status === 'stopped' ? 'closed' : status, people: [...new Set([host, ...people])] }
}
