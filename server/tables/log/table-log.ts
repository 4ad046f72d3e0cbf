// The end of the log of an open table.
import type { Table } from '@overlair/protocol/table'
import type { Seat } from '@overlair/rules/kernel'
import type { Storage } from '../../storage/contract.ts'
import type { Entry } from './entries.ts'
import { indexOf } from './table-index.ts'

interface Surroundings {
  readonly storage: Pick<Storage, 'append'>
  readonly now: () => number
  /** The seats that wait for their person now. */
  readonly asked: () => readonly Seat[]
}

/** An append of a table whose index is older than this writes the index, too: lists and retention go by its time. */
const TOUCH_EVERY = 3600_000

export class TableLog {
  readonly #surroundings: Surroundings
  #table: Table
  #touched = Number.NEGATIVE_INFINITY
  /** The number of entries, those under way included. */
  #length: number
  #written: number

  constructor(surroundings: Surroundings, table: Table, length: number) {
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
    const at = now()
    this.#table = changed ?? this.#table
    const touches = changed !== undefined || at - this.#touched >= TOUCH_EVERY
    if (touches) this.#touched = at
    const asked = this.#surroundings.asked()
    await storage.append({
      table: this.#table.id,
      first,
      at,
      entries: entries.map((entry, i) => ({
        ...entry,
        ...(i === entries.length - 1 && asked.length > 0 && { asked }),
      })),
      ...(touches && { index: indexOf(this.#table) }),
    })
    this.#written = first - 1 + entries.length
  }
}
