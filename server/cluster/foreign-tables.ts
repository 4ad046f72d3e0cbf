// Tables that other processes own, with the listeners of this process at them.
import type { TableRequest } from '@overlair/protocol/requests'
import type { PersonId, TableId } from '@overlair/protocol/table'
import type { Seat } from '@overlair/rules/kernel'
import type { Listener } from '../tables/messages/audience.ts'
import type { CodeTargets } from '../tables/requests/codes.ts'
import { RequestRefused } from '../tables/requests/refusals.ts'
import type { EnteredTable, EntryPoint, RequestResult } from '../tables/tables.ts'
import type { CallBody, Entered, ListenerCall, ListenerId, Message, ProcessId } from './messages.ts'

/** An owner that needs longer hangs. */
const CALL_WITHIN = 5000

/** The owner cannot be reached, or cannot answer. The request may be repeated. */
export class Unreachable extends RequestRefused {
  override readonly name = 'Unreachable'
  constructor() {
    super('restart', 'the process of this table cannot be reached; try again')
  }
}

type Send = (to: ProcessId, message: Message) => void
interface Waiting {
  readonly owner: ProcessId
  readonly timeout: NodeJS.Timeout
  readonly resolve: (value: unknown) => void
  readonly reject: (error: Error) => void
}

export class ForeignTables {
  readonly #send: Send
  readonly #tables = new Map<ListenerId, ForeignTable>()
  readonly #waiting = new Map<number, Waiting>()
  #lastListener = 0
  #lastCall = 0

  constructor(send: Send) {
    this.#send = send
  }

  /** Enters a table at its owner. */
  async enter(owner: ProcessId, table: TableId, listener: Listener, at?: EntryPoint): Promise<EnteredTable> {
    const id = ++this.#lastListener
    const call = <Result>(body: ListenerCall) => this.#call<Result>(owner, { ...body, listener: id })
    const leave = (kind: 'leave' | 'drop') => {
      this.#tables.delete(id)
      this.#send(owner, { kind, listener: id })
    }
    const foreign = new ForeignTable({ table, owner, listener, call, leave })
    this.#tables.set(id, foreign)
    try {
      const { person } = listener
      foreign.entered(await call<Entered>({ do: 'enter', table, person, ...at }))
      return foreign
    } catch (error) {
      // The owner may have carried it out after all.
      foreign.leave()
      throw error
    }
  }
  /** Gives a seat at a table of this owner to a person. */
  claim(owner: ProcessId, seat: CodeTargets['seat'], person: PersonId): Promise<void> {
    return this.#call(owner, { do: 'claim', seat, person })
  }
  #call<Result>(owner: ProcessId, body: CallBody): Promise<Result> {
    const call = ++this.#lastCall
    return new Promise((resolve, reject) => {
      const timeout = setTimeout(() => this.#take(call)?.reject(new Unreachable()), CALL_WITHIN)
      // The owner answers each call with its result.
      this.#waiting.set(call, { owner, timeout, resolve: value => resolve(value as Result), reject })
      this.#send(owner, { kind: 'call', call, body })
    })
  }
  #take(call: number): Waiting | undefined {
    const waiting = this.#waiting.get(call)
    this.#waiting.delete(call)
    clearTimeout(waiting?.timeout)
    return waiting
  }

  isAt(owner: ProcessId): boolean {
    const isThere = (one: { readonly owner: ProcessId }) => one.owner === owner
    return [...this.#tables.values()].some(isThere) || [...this.#waiting.values()].some(isThere)
  }
  /** Takes a message of an owner. */
  receive(message: Extract<Message, { kind: 'result' | 'refused' | 'text' }>): void {
    switch (message.kind) {
      case 'result':
        return this.#take(message.call)?.resolve(message.value)
      case 'refused': {
        const { code, message: text } = message.refused
        return this.#take(message.call)?.reject(new RequestRefused(code, text))
      }
      case 'text': {
        const table = this.#tables.get(message.listener)
        if (message.closed) this.#tables.delete(message.listener)
        return table?.receive(message.text, message.closed === true)
      }
    }
  }
  /** The owner is gone, or messages of it were lost. The listeners enter again. */
  lose(owner: ProcessId): void {
    for (const [id, table] of this.#tables)
      if (table.owner === owner) {
        this.#tables.delete(id)
        table.lose()
      }
    for (const [call, waiting] of this.#waiting)
      if (waiting.owner === owner) this.#take(call)?.reject(new Unreachable())
  }
}

interface Place {
  readonly table: TableId
  readonly owner: ProcessId
  readonly listener: Listener
  readonly call: <Result>(body: ListenerCall) => Promise<Result>
  readonly leave: (kind: 'leave' | 'drop') => void
}
class ForeignTable implements EnteredTable {
  readonly #place: Place
  #isClosed = false
  #stream: string | undefined
  #hasEntered = false

  constructor(place: Place) {
    this.#place = place
  }
  get owner(): ProcessId {
    return this.#place.owner
  }
  get isClosed(): boolean {
    return this.#isClosed
  }
  get stream(): string | undefined {
    return this.#stream
  }
  entered({ stream }: Entered): void {
    this.#stream = stream
    this.#hasEntered = true
  }
  seats(): Promise<readonly Seat[]> {
    return this.#call({ do: 'seats' })
  }
  resend(): Promise<void> {
    return this.#call({ do: 'resend' })
  }
  request(request: TableRequest): Promise<RequestResult> {
    return this.#call({ do: 'request', request })
  }
  async #call<Result>(body: ListenerCall): Promise<Result> {
    if (this.#isClosed) throw new Unreachable()
    return this.#place.call(body)
  }
  leave(): void {
    this.#goAway('leave')
  }
  drop(): void {
    this.#goAway('drop')
  }
  #goAway(kind: 'leave' | 'drop'): void {
    if (this.#isClosed) return
    this.#isClosed = true
    this.#place.leave(kind)
  }
  receive(text: string, isClosed: boolean): void {
    if (isClosed) this.#isClosed = true
    this.#place.listener.send(text)
  }
  lose(): void {
    // A listener that waits to enter is refused, and hears nothing.
    if (!this.#hasEntered) this.#isClosed = true
    else this.receive(JSON.stringify({ push: 'closed', table: this.#place.table }), true)
  }
}
