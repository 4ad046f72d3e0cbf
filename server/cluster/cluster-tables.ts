// Tables of all processes, as connections of this process reach them.
import type { PersonId, TableId } from '@overlair/protocol/table'
import { StorageFailed } from '../storage/contract.ts'
import type { NewTable } from '../tables/directory.ts'
import type { Entry } from '../tables/log/entries.ts'
import type { Listener } from '../tables/messages/audience.ts'
import type { CodeTargets } from '../tables/requests/codes.ts'
import { RequestRefused, TableElsewhere } from '../tables/requests/refusals.ts'
import type { EnteredTable, EntryPoint, Tables } from '../tables/tables.ts'
import type { ForeignTables } from './foreign-tables.ts'
import type { ProcessId } from './messages.ts'
import { enterOwn } from './own-tables.ts'

/** Long enough for a lease to end, if the owner has died. */
const WITHIN = 3500
const FIRST_PAUSE = 50
const LONGEST_PAUSE = 250

interface Surroundings {
  /** The tables of this process. They throw `TableElsewhere` if another process owns one. */
  readonly local: Tables
  readonly holds: (table: TableId) => boolean
  /** Tables of other processes. Undefined if processes cannot talk to each other. */
  readonly foreign: Pick<ForeignTables, 'enter' | 'claim'> | undefined
  readonly report: (error: unknown) => void
  readonly now: () => number
  readonly wait: (milliseconds: number) => Promise<void>
}

export class ClusterTables implements Tables {
  readonly #surroundings: Surroundings

  constructor(surroundings: Surroundings) {
    this.#surroundings = surroundings
  }

  async create(table: NewTable, entries: readonly Entry[]): Promise<TableId> {
    try {
      return await this.#surroundings.local.create(table, entries)
    } catch (error) {
      // A repeated request has come to another process than the first.
      if (error instanceof TableElsewhere) return error.table
      throw error
    }
  }
  enter(id: TableId, listener: Listener, at?: EntryPoint): Promise<EnteredTable> {
    const { local, holds, foreign } = this.#surroundings
    return this.#whereItIs(
      () => enterOwn(local, holds, id, listener, at),
      foreign && (owner => foreign.enter(owner, id, listener, at)),
    )
  }
  claim(seat: CodeTargets['seat'], person: PersonId): Promise<void> {
    const { local, foreign } = this.#surroundings
    return this.#whereItIs(() => local.claim(seat, person), foreign && (owner => foreign.claim(owner, seat, person)))
  }

  /** Does something in this process, or where the table is. Waits while the table moves from one process to another. */
  async #whereItIs<Result>(
    here: () => Promise<Result>,
    there: ((owner: ProcessId) => Promise<Result>) | undefined,
  ): Promise<Result> {
    const { now, wait } = this.#surroundings
    const until = now() + WITHIN
    for (let pause = FIRST_PAUSE; ; pause = Math.min(pause * 2, LONGEST_PAUSE)) {
      try {
        return await hereOrThere(here, there)
      } catch (error) {
        if (!mayPass(error)) throw error
        if (now() + pause > until) throw this.#putOff(error)
      }
      await wait(pause)
    }
  }
  #putOff(error: unknown): RequestRefused {
    if (error instanceof RequestRefused && error.code === 'restart') return error
    this.#surroundings.report(error)
    return new RequestRefused('restart', 'the table cannot be opened now; try again')
  }
}

async function hereOrThere<Result>(
  here: () => Promise<Result>,
  there: ((owner: ProcessId) => Promise<Result>) | undefined,
): Promise<Result> {
  try {
    return await here()
  } catch (error) {
    if (!(error instanceof TableElsewhere) || !there) throw error
    return there(error.owner)
  }
}

/** Whether the same request can succeed a little later. */
function mayPass(error: unknown): boolean {
  if (error instanceof RequestRefused) return error.code === 'restart' || error.code === 'not-saved'
  return error instanceof StorageFailed && error.reason !== 'damaged' && error.reason !== 'closed'
}
