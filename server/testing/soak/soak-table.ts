// A table whose people choose at random, as fast as they are asked, with the client of the app.
import { Connection, RefusedByServer, type Socket } from '@overlair/client/connection'
import { RemoteTable, type Sending } from '@overlair/client/remote-table'
import type { RequestFields } from '@overlair/protocol/requests'
import { defaultSettings, seatColours, type TableId } from '@overlair/protocol/table'
import type { Choice, Seat } from '@overlair/rules/kernel'
import { WebSocket } from 'ws'
import { gameOf } from '../../tables/services.ts'

/** A choice that a person made. The server has acknowledged it, or not yet. */
export interface Made {
  readonly seat: Seat
  readonly decision: number
  readonly choice: Choice
  isAcknowledged: boolean
  /** Why the server has refused it. */
  refused?: string
  /** From sending it to the reply of the server. */
  milliseconds?: number
}
export interface SoakTableOptions {
  readonly number: number
  readonly game: string
  readonly players: number
  /** A person thinks so many milliseconds before each choice. */
  readonly thinks?: number
  /** At the last of these seats. */
  readonly bots?: number
  readonly options?: RequestFields['create']['options']
  readonly url: () => string
  readonly below: (limit: number) => number
}
const MOST_FAILURES = 50
/** A person waits before the next choice when the server has refused one. */
const AFTER_REFUSAL = 100

export class SoakTable {
  readonly #options: SoakTableOptions
  readonly #people: Person[] = []
  readonly made: Made[] = []
  readonly failures: Error[] = []
  id: TableId = ''
  /** Choices that a client sent again after a lost connection. */
  resent = 0
  /** How often the server has told a person that it has closed the table. */
  closed = 0

  constructor(options: SoakTableOptions) {
    this.#options = options
  }
  get isOver(): boolean {
    return this.#people.every(({ table }) => table?.table?.status === 'over')
  }

  get people(): number {
    return this.#people.length
  }
  get acknowledged(): number {
    return this.made.filter(one => one.isAcknowledged).length
  }
  get status(): string | undefined {
    return this.#people[0]?.table?.table?.status
  }

  async open(): Promise<void> {
    const { players, number, game, bots = 0, options = {} } = this.#options
    for (let seat = 0; seat < players - bots; seat++) this.#people.push(new Person(this, this.#options, seat))
    const [host, ...guests] = this.#people
    const seated = { name: 'P0', colour: 'red' } as const
    const created = { key: `soak-${number}`, game, options, players, ...seated }
    this.id = String((await host!.connection.request('create', created)).table)
    for (const person of this.#people) await person.enter(this.id)
    const table = this.id
    await host!.connection.request('configure', { table, settings: { ...defaultSettings, pace: 'brisk' } })
    for (const [i, guest] of guests.entries())
      await guest.connection.request('sit', { table, seat: i + 1, name: `P${i + 1}`, colour: seatColours[i + 1]! })
    for (let seat = players - bots; seat < players; seat++)
      await host!.connection.request('seat', { table, seat, to: { kind: 'bot', level: 'random' } })
    await host!.connection.request('start', { table })
  }
  /** Cuts each connection with this probability. Returns how many. */
  drop(percent: number): number {
    return this.#people.filter(person => this.#options.below(100) < percent && person.drop()).length
  }
  close(): void {
    for (const { connection } of this.#people) connection.close()
  }
  failed(error: Error): void {
    if (this.failures.length < MOST_FAILURES) this.failures.push(error)
  }
}

class Person {
  readonly #of: SoakTable
  readonly #options: SoakTableOptions
  readonly #seat: Seat
  readonly connection: Connection
  table: RemoteTable | undefined
  #socket: WebSocket | undefined
  #id: string | undefined
  #underWay: Made | undefined
  #sentAt = 0
  #thinksOver: number | undefined
  #thoughtOver: number | undefined
  /** Ids of the choices that were sent. */
  readonly #sent = new Set<string>()

  constructor(of: SoakTable, options: SoakTableOptions, seat: Seat) {
    this.#of = of
    this.#options = options
    this.#seat = seat
    this.connection = new Connection({
      secret: `soak-${options.number}-${seat}-`.padEnd(32, 'x'),
      open: () => this.#open(),
      onPush: push => {
        if (push.push === 'closed') this.#of.closed++
        void this.table?.receive(push).then(() => this.#play())
      },
      onPerson: id => {
        this.#id = id
      },
      onStatus: status => {
        if (status === 'open') this.table?.enter().catch(error => this.#of.failed(error))
      },
    })
  }
  #open(): Socket {
    const { number, url } = this.#options
    const socket = new WebSocket(url(), {
      headers: { 'x-forwarded-for': `10.1.${number & 255}.${this.#seat + 1}` },
      perMessageDeflate: false,
    })
    socket.on('error', () => {})
    this.#socket = socket
    return {
      send: text => {
        this.#count(text)
        if (socket.readyState === socket.OPEN) socket.send(text)
      },
      close: () => socket.terminate(),
      addEventListener: (type: string, listener: (event: never) => void) =>
        socket.addEventListener(type as 'message', listener as (event: object) => void),
    }
  }
  #count(text: string): void {
    if (!text.includes('"do":"choose"')) return
    const id = /"id":"(\d+)"/.exec(text)?.[1] ?? ''
    if (this.#sent.has(id)) this.#of.resent++
    this.#sent.add(id)
  }
  drop(): boolean {
    this.#socket?.terminate()
    return this.#socket !== undefined
  }

  async enter(id: TableId): Promise<void> {
    this.table = new RemoteTable({
      id,
      person: () => this.#id,
      connection: this.connection,
      loadGame: async ({ game }) => gameOf(game),
      onTable: () => {},
      onMatch: () => this.#play(),
      onFailure: error => this.#of.failed(error),
      onMismatch: () => this.#of.failed(new Error('the positions of client and server differ')),
      onSending: (_, sending) => this.#heard(sending),
    })
    await this.table.enter()
  }
  #think(decision: number, milliseconds: number): void {
    if (this.#thinksOver === decision) return
    this.#thinksOver = decision
    setTimeout(() => {
      this.#thoughtOver = decision
      this.#play()
    }, milliseconds)
  }
  #heard(sending: Sending): void {
    const made = this.#underWay
    if (sending.state === 'sent' || !made) return
    made.milliseconds = performance.now() - this.#sentAt
    const goOn = () => {
      this.#underWay = undefined
      this.#play()
    }
    if (sending.state === 'refused') {
      made.refused = sending.error instanceof RefusedByServer ? sending.error.code : sending.error.message
      setTimeout(goOn, AFTER_REFUSAL)
    } else {
      made.isAcknowledged = true
      goOn()
    }
  }
  #play(): void {
    const handle = this.table?.seat<unknown, Choice>(this.#seat)
    const { ask, decision } = handle?.position() ?? {}
    if (!handle || !ask || decision === undefined || this.#underWay) return
    const { thinks = 0 } = this.#options
    if (thinks > 0 && this.#thoughtOver !== decision) return this.#think(decision, thinks)
    const choice = ask.choices[this.#options.below(ask.choices.length)]!
    this.#underWay = { seat: this.#seat, decision, choice, isAcknowledged: false }
    this.#of.made.push(this.#underWay)
    this.#sentAt = performance.now()
    handle.choose(choice, decision)
  }
}
