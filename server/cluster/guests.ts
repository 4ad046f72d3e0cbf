// Listeners of other processes at the tables of this one.
import { refusedOf } from '../tables/requests/refusals.ts'
import type { EnteredTable, Tables } from '../tables/tables.ts'
import { Unreachable } from './foreign-tables.ts'
import type { CallBody, Entered, ListenerId, Message, ProcessId } from './messages.ts'

interface Surroundings {
  readonly tables: Pick<Tables, 'enter' | 'claim'>
  readonly send: (to: ProcessId, message: Message) => void
  readonly report: (error: unknown) => void
}
/** The listeners of one process, until the link to it breaks. Then new ones come under new ids. */
type Visit = Map<ListenerId, Promise<EnteredTable>>

export class Guests {
  readonly #surroundings: Surroundings
  readonly #visits = new Map<ProcessId, Visit>()

  constructor(surroundings: Surroundings) {
    this.#surroundings = surroundings
  }

  areFrom(peer: ProcessId): boolean {
    return (this.#visits.get(peer)?.size ?? 0) > 0
  }
  receive(from: ProcessId, message: Extract<Message, { kind: 'call' | 'leave' | 'drop' }>): void {
    if (message.kind === 'call') void this.#answer(from, message)
    else this.#goAway(from, message)
  }
  async #answer(from: ProcessId, { call, body }: Extract<Message, { kind: 'call' }>): Promise<void> {
    const { send, report } = this.#surroundings
    const visit = this.#visits.get(from) ?? new Map()
    this.#visits.set(from, visit)
    // A reply to an older visit would go to a process that no longer waits for it.
    const reply = (message: Message) => this.#visits.get(from) === visit && send(from, message)
    try {
      reply({ kind: 'result', call, value: await this.#carryOut(from, visit, body) })
    } catch (error) {
      reply({ kind: 'refused', call, refused: refusedOf(error, report) })
    }
  }
  async #carryOut(from: ProcessId, visit: Visit, body: CallBody): Promise<unknown> {
    switch (body.do) {
      case 'claim':
        await this.#surroundings.tables.claim(body.seat, body.person)
        return null
      case 'enter': {
        const entering = this.#enter(from, visit, body)
        visit.set(body.listener, entering)
        const { stream } = await entering
        return { ...(stream !== undefined && { stream }) } satisfies Entered
      }
    }
    const table = await visit.get(body.listener)
    if (!table) throw new Unreachable()
    switch (body.do) {
      case 'seats':
        return table.seats()
      case 'resend':
        await table.resend()
        return null
      case 'request':
        return table.request(body.request)
    }
  }
  #enter(
    from: ProcessId,
    visit: Visit,
    { do: _, listener: id, table, person, ...at }: Extract<CallBody, { do: 'enter' }>,
  ): Promise<EnteredTable> {
    let entered: EnteredTable | undefined
    const { tables, send } = this.#surroundings
    const say = (text: string) => {
      if (!visit.has(id)) return
      const closed = entered?.isClosed === true
      if (closed) visit.delete(id)
      send(from, { kind: 'text', listener: id, text, ...(closed && { closed }) })
    }
    const entering = tables.enter(table, { person, send: say }, at).then(one => {
      entered = one
      return one
    })
    entering.catch(() => visit.delete(id))
    return entering
  }
  #goAway(from: ProcessId, { kind, listener }: Extract<Message, { kind: 'leave' | 'drop' }>): void {
    const visit = this.#visits.get(from)
    afterwards(visit?.get(listener), table => table[kind]())
    visit?.delete(listener)
  }
  /** The process is gone, or messages of it were lost. */
  lose(peer: ProcessId): void {
    const visit = this.#visits.get(peer)
    if (!visit) return
    this.#visits.delete(peer)
    const tables = [...visit.values()]
    visit.clear()
    for (const table of tables) afterwards(table, entered => entered.drop())
  }
}
/** Does something with a table that may still be being entered. */
const afterwards = (table: Promise<EnteredTable> | undefined, action: (table: EnteredTable) => void): void =>
  void table?.then(action, () => {})
