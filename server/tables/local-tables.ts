// The tables of this process, as connections reach them.
import type { TableRequest } from '@overlair/protocol/requests'
import { type PersonId, seatsOf, type TableId } from '@overlair/protocol/table'
import { carryOut } from './carry-out.ts'
import type { Directory, NewTable } from './directory.ts'
import type { Entry } from './log/entries.ts'
import type { Listener } from './messages/audience.ts'
import type { OnlineTable } from './online-table.ts'
import type { CodeTargets } from './requests/codes.ts'
import { claim } from './requests/lost-seats.ts'
import { refuse } from './requests/refusals.ts'
import { type Stream, Streams } from './streams.ts'
import type { EnteredTable, EntryPoint, Tables } from './tables.ts'

export class LocalTables implements Tables {
  readonly #directory: Directory
  readonly #streams = new Streams()

  constructor(directory: Directory) {
    this.#directory = directory
  }

  async create(table: NewTable, entries: readonly Entry[]): Promise<TableId> {
    const created = await this.#directory.create(table, entries)
    return created.table.id
  }
  async enter(id: TableId, listener: Listener, { stream: point, since }: EntryPoint = {}): Promise<EnteredTable> {
    for (;;) {
      const table = await this.#directory.find(id)
      const { status, settings } = table.table
      if (seatsOf(table.table, listener.person).length === 0 && status !== 'lobby' && !settings.spectators)
        refuse('private', 'nobody may watch this table')
      if (point === undefined) {
        if (await table.enter(listener, since)) return new LocalTable(this.#directory, table, listener)
        continue
      }
      const known = point && this.#streams.resume(table, listener, point)
      if (known) return new StreamedTable(this.#directory, table, known, listener)
      const stream = this.#streams.open(table, listener)
      if (await table.enter(stream, since)) return new StreamedTable(this.#directory, table, stream, listener)
    }
  }
  async claim({ table, ...seat }: CodeTargets['seat'], person: PersonId): Promise<void> {
    const online = await this.#directory.find(table)
    await online.change(now => claim(now, person, seat, online))
  }
}

class LocalTable implements EnteredTable {
  readonly stream: string | undefined
  readonly #directory: Directory
  readonly #table: OnlineTable
  readonly #listener: Listener

  constructor(directory: Directory, table: OnlineTable, listener: Listener) {
    this.#directory = directory
    this.#table = table
    this.#listener = listener
  }

  get isClosed(): boolean {
    return this.#table.isClosed
  }
  async seats() {
    return seatsOf(this.#table.table, this.#listener.person)
  }
  resend(): Promise<void> {
    return this.#table.resend(this.#listener)
  }
  request(request: TableRequest) {
    return carryOut(this.#directory, this.#table, this.#listener.person, request)
  }
  leave(): void {
    this.#table.leave(this.#listener)
  }
  drop(): void {
    this.leave()
  }
}

/** A table with a client that comes and goes. */
class StreamedTable extends LocalTable {
  override readonly stream: string
  readonly #stream: Stream
  readonly #receiver: Listener

  constructor(directory: Directory, table: OnlineTable, stream: Stream, receiver: Listener) {
    super(directory, table, stream)
    this.#stream = stream
    this.#receiver = receiver
    this.stream = stream.id
  }
  override leave(): void {
    this.#stream.end()
  }
  override drop(): void {
    this.#stream.detach(this.#receiver)
  }
}
