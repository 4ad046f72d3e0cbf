// A person on a device who plays by himself, as a client of the app would, and remembers what the server has acknowledged.
import { Connection, RefusedByServer } from '@overlair/client/connection'
import { RemoteTable } from '@overlair/client/remote-table'
import type { PersonId, TableId } from '@overlair/protocol/table'
import type { Choice, Seat } from '@overlair/rules/kernel'
import { gameOf } from '../../tables/services.ts'
import { askedOf, until } from '../../testing/tables.ts'

export interface Acknowledged {
  readonly seat: Seat
  readonly decision: number
  readonly choice: Choice
  readonly at: number
}

export class Player {
  readonly name: string
  readonly connection: Connection
  readonly acknowledged: Acknowledged[] = []
  /** Codes of refusals, of choices that were then made again. */
  readonly refusals: string[] = []
  readonly failures: Error[] = []
  readonly pushes: string[] = []
  /** When the table closed or the connection was lost, and when the whole position came, the last time. */
  disturbedAt = 0
  restoredAt = 0
  #person: PersonId | undefined
  #table: RemoteTable | undefined
  hasLeft = false

  /** `port` says where to connect next, as a proxy would. Each person has an address of their own (`TRUSTED_PROXIES`). */
  constructor(name: string, address: string, port: () => number) {
    this.name = name
    const headers = { 'x-forwarded-for': address }
    this.connection = new Connection({
      secret: name.padEnd(32, '-'),
      open: () => new WebSocket(`ws://127.0.0.1:${port()}/api/socket`, { headers }),
      onPush: push => {
        this.pushes.push(push.push)
        if (push.push === 'closed') this.disturbedAt = performance.now()
        if (push.push === 'position') this.restoredAt = performance.now()
        void this.#table?.receive(push)
      },
      onStatus: status => {
        if (status === 'lost') this.disturbedAt = performance.now()
        if (status === 'open') this.#table?.enter().catch(error => this.failures.push(error))
      },
      onPerson: person => {
        this.#person = person
      },
    })
  }

  get table(): RemoteTable {
    if (!this.#table) throw new Error(`${this.name} is at no table`)
    return this.#table
  }
  get isOver(): boolean {
    return this.table.table?.status === 'over'
  }
  get seat(): Seat {
    const [seat] = this.table.mySeats
    if (seat === undefined) throw new Error(`${this.name} has no seat`)
    return seat
  }
  get revision(): number {
    return this.table.seat(this.seat)?.position().revision ?? -1
  }

  async create(game: string, players: number): Promise<TableId> {
    const fields = { key: `table-of-${this.name}`, game, options: {}, players, name: this.name, colour: 'red' as const }
    const { table } = await this.connection.request('create', fields)
    await this.enter(String(table))
    return String(table)
  }
  async enter(id: TableId): Promise<void> {
    this.#table = new RemoteTable({
      id,
      person: () => this.#person,
      connection: this.connection,
      loadGame: async ({ game }) => gameOf(game),
      onTable: () => {},
      onSending: () => {},
      onMatch: () => {},
      onFailure: error => this.failures.push(error),
    })
    await this.table.enter()
  }

  /** Plays until the game is over, or `stop` says so. Thinks so many milliseconds before each choice. */
  async play(stop: () => boolean = () => false, thinks = 3): Promise<void> {
    while (!this.isOver && !stop() && !this.hasLeft) {
      await new Promise(resolve => setTimeout(resolve, thinks))
      const asked = askedOf(this.table, this.seat)
      if (asked) await this.#choose(asked.decision, asked.choices)
    }
  }
  async #choose(decision: number, choices: readonly Choice[]): Promise<void> {
    const { seat } = this
    const choice = choices[decision % choices.length]!
    try {
      await this.table.ask('choose', { seat, decision, choice: choice as never })
      this.acknowledged.push({ seat, decision, choice, at: performance.now() })
    } catch (error) {
      if (!(error instanceof RefusedByServer)) throw error
      this.refusals.push(error.code)
      await new Promise(resolve => setTimeout(resolve, 50))
      return
    }
    await until(() => askedOf(this.table, seat)?.decision !== decision || this.hasLeft, 'the choice was shown')
  }
  leave(): void {
    this.hasLeft = true
    this.connection.close()
  }
}
