// A table whose people choose at random, as fast as they are asked, with the client of the app.
import { Connection, type Socket } from '@overlair/client/connection'
import { RemoteTable } from '@overlair/client/remote-table'
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
}
export interface SoakTableOptions {
  readonly number: number
  readonly game: string
  readonly players: number
  readonly url: () => string
  readonly below: (limit: number) => number
}
const MOST_FAILURES = 50

export class SoakTable {
  readonly #options: SoakTableOptions
  readonly #people: Person[] = []
  readonly made: Made[] = []
  readonly failures: Error[] = []
  id: TableId = ''
  /** Choices that a client sent again after a lost connection. */
  resent = 0

  constructor(options: SoakTableOptions) {
    this.#options = options
  }
  get isOver(): boolean {
    return this.#people.every(({ table }) => table?.table?.status === 'over')
  }

  async open(): Promise<void> {
    const { players, number, game } = this.#options
    for (let seat = 0; seat < players; seat++) this.#people.push(new Person(this, this.#options, seat))
    const [host, ...guests] = this.#people
    const seated = { name: 'P0', colour: 'red' } as const
    const created = { key: `soak-${number}`, game, options: {}, players, ...seated }
    this.id = String((await host!.connection.request('create', created)).table)
    for (const person of this.#people) await person.enter(this.id)
    const table = this.id
    await host!.connection.request('configure', { table, settings: { ...defaultSettings, pace: 'brisk' } })
    for (const [i, guest] of guests.entries())
      await guest.connection.request('sit', { table, seat: i + 1, name: `P${i + 1}`, colour: seatColours[i + 1]! })
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
  /** Ids of the choices that were sent. */
  readonly #sent = new Set<string>()

  constructor(of: SoakTable, options: SoakTableOptions, seat: Seat) {
    this.#of = of
    this.#options = options
    this.#seat = seat
    this.connection = new Connection({
      secret: `soak-${options.number}-${seat}-`.padEnd(32, 'x'),
      open: () => this.#open(),
      onPush: push => void this.table?.receive(push).then(() => this.#play()),
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
      onSending: (_, { state }) => {
        if (state === 'sent' || !this.#underWay) return
        this.#underWay.isAcknowledged = state === 'kept'
        this.#underWay = undefined
        this.#play()
      },
    })
    await this.table.enter()
  }
  #play(): void {
    const handle = this.table?.seat<unknown, Choice>(this.#seat)
    const { ask, decision } = handle?.position() ?? {}
    if (!handle || !ask || decision === undefined || this.#underWay) return
    const choice = ask.choices[this.#options.below(ask.choices.length)]!
    this.#underWay = { seat: this.#seat, decision, choice, isAcknowledged: false }
    this.#of.made.push(this.#underWay)
    handle.choose(choice, decision)
  }
}
