// Tables that this process owns. Nothing of a table is sent or done after its lease has ended: another process may have it.
import type { TableRequest } from '@overlair/protocol/requests'
import type { TableId } from '@overlair/protocol/table'
import type { Listener } from '../tables/messages/audience.ts'
import type { EnteredTable, EntryPoint, Tables } from '../tables/tables.ts'
import { Unreachable } from './foreign-tables.ts'

type Holds = (table: TableId) => boolean

/** Throws `TableElsewhere` if another process owns the table. */
export async function enterOwn(
  local: Pick<Tables, 'enter'>,
  holds: Holds,
  id: TableId,
  listener: Listener,
  at?: EntryPoint,
): Promise<EnteredTable> {
  let entered: EnteredTable | undefined
  const send = (text: string) => {
    // The word that the table has closed is true in any case.
    if (entered?.isClosed || holds(id)) listener.send(text)
  }
  entered = await local.enter(id, { person: listener.person, send }, at)
  return new OwnTable(entered, () => holds(id))
}

class OwnTable implements EnteredTable {
  readonly #table: EnteredTable
  readonly #isOwned: () => boolean

  constructor(table: EnteredTable, isOwned: () => boolean) {
    this.#table = table
    this.#isOwned = isOwned
  }
  get isClosed(): boolean {
    return this.#table.isClosed
  }
  get stream(): string | undefined {
    return this.#table.stream
  }
  async seats() {
    this.#requireOwned()
    return this.#table.seats()
  }
  async resend(): Promise<void> {
    this.#requireOwned()
    return this.#table.resend()
  }
  async request(request: TableRequest) {
    this.#requireOwned()
    return this.#table.request(request)
  }
  leave(): void {
    this.#table.leave()
  }
  drop(): void {
    this.#table.drop()
  }
  #requireOwned(): void {
    if (!this.#table.isClosed && !this.#isOwned()) throw new Unreachable()
  }
}
