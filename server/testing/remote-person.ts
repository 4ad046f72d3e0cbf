// A person with a real client, over any transport.
import { Connection, type Socket } from '@overlair/client/connection'
import { RemoteTable } from '@overlair/client/remote-table'
import type { Push } from '@overlair/protocol/messages'
import type { RequestFields } from '@overlair/protocol/requests'
import type { TableId } from '@overlair/protocol/table'
import { gameOf } from '../tables/services.ts'

export class RemotePerson {
  readonly connection: Connection
  /** Of all tables, in order. */
  readonly pushes: Push[] = []
  readonly failures: Error[] = []
  mismatches = 0
  #person: string | undefined
  #socket: Socket | undefined
  readonly #tables = new Map<TableId, RemoteTable>()

  constructor(secret: string, open: () => Socket) {
    this.connection = new Connection({
      secret: secret.padEnd(32, '-'),
      open: () => {
        this.#socket = open()
        return this.#socket
      },
      onPush: push => {
        this.pushes.push(push)
        void this.#tables.get(push.push === 'table' ? push.table.id : push.table)?.receive(push)
      },
      onStatus: status => {
        if (status === 'open') for (const table of this.#tables.values()) table.enter().catch(() => {})
      },
      onPerson: id => {
        this.#person = id
      },
    })
  }
  /** Cuts the connection. The client tries again by itself. */
  drop(): void {
    this.#socket?.close()
  }
  async enter(id: TableId): Promise<RemoteTable> {
    const table = new RemoteTable({
      id,
      person: () => this.#person,
      connection: this.connection,
      loadGame: async ({ game }) => gameOf(game),
      onTable: () => {},
      onSending: () => {},
      onMatch: () => {},
      onFailure: error => this.failures.push(error),
      onMismatch: () => {
        this.mismatches++
      },
    })
    this.#tables.set(id, table)
    await table.enter()
    return table
  }
  async create(game: string, players: number, key = 'game'): Promise<RemoteTable> {
    const { table } = await this.connection.request('create', newTable(game, players, key))
    return this.enter(String(table))
  }
}
export const newTable = (game: string, players: number, key: string): RequestFields['create'] => ({
  key,
  game,
  options: {},
  players,
  name: 'Ola',
  colour: 'red',
})
