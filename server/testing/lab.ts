// A server without a network, for tests: clients are connected by function calls.
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { answerForBot } from '@overlair/bots/answer'
import { Connection, type Socket } from '@overlair/client/connection'
import { RemoteTable, type Sending } from '@overlair/client/remote-table'
import type { Push, TableMessage } from '@overlair/protocol/messages'
import type { PersonId, TableId } from '@overlair/protocol/table'
import type { Seat } from '@overlair/rules/kernel'
import { Session } from '../connections/session.ts'
import type { Storage } from '../storage/contract.ts'
import { openStorage } from '../storage/open.ts'
import { Directory } from '../tables/directory.ts'
import { gameOf, type Surroundings, tableServices } from '../tables/services.ts'

export interface Lab {
  readonly storage: Storage
  readonly directory: Directory
  readonly errors: unknown[]
  /** Connects a device. The same secret is the same person. */
  connect(secret: string): Device
  close(): Promise<void>
}

export async function openLab(
  data = mkdtempSync(path.join(tmpdir(), 'overlair-lab-')),
  changes: Partial<Surroundings> = {},
): Promise<Lab> {
  const storage = changes.storage ?? (await openStorage({ data }))
  const errors: unknown[] = []
  const report = (error: unknown) => void errors.push(error)
  const directory = new Directory(
    tableServices({ storage, answerForBot, report, wait: () => Promise.resolve(), ...changes }),
  )
  const services = { directory, storage, now: Date.now, gameOf, report }
  return {
    storage,
    directory,
    errors,
    connect: secret => new Device(secret.padEnd(32, '-'), send => new Session(services, send)),
    async close() {
      await directory.closeAll()
      await storage.close()
    },
  }
}

/** A device with its tables. `drop` cuts its connection; it comes back by itself. */
export class Device {
  readonly #openSession: (send: (text: string) => void) => Session
  readonly #tables = new Map<TableId, RemoteTable>()
  readonly connection: Connection
  readonly received: string[] = []
  readonly said: Push[] = []
  readonly sendings: { readonly seat: Seat; readonly sending: Sending }[] = []
  mismatches = 0
  person: PersonId | undefined
  #socket: { socket: Socket; session: Session } | undefined

  constructor(secret: string, openSession: (send: (text: string) => void) => Session) {
    this.#openSession = openSession
    this.connection = new Connection({
      secret,
      open: () => this.#open(),
      onPush: push => this.#receive(push),
      onStatus: status => {
        if (status === 'open') for (const table of this.#tables.values()) void table.enter()
      },
      onPerson: person => {
        this.person = person
      },
    })
  }

  #open(): Socket {
    const socket: Socket = {
      send: text => session.receive(text),
      close: () => session.close(),
      onopen: null,
      onmessage: null,
      onclose: null,
    }
    const session = this.#openSession(data => {
      if (this.#socket?.socket !== socket) return
      this.received.push(data)
      setImmediate(() => this.#socket?.socket === socket && socket.onmessage?.({ data }))
    })
    this.#socket = { socket, session }
    setImmediate(() => socket.onopen?.())
    return socket
  }
  drop(): void {
    const dropped = this.#socket
    this.#socket = undefined
    dropped?.session.close()
    dropped?.socket.onclose?.()
  }
  #receive(push: Push): void {
    if (push.push === 'said') this.said.push(push)
    const id = push.push === 'table' ? push.table.id : 'table' in push ? push.table : undefined
    const table = id === undefined ? undefined : this.#tables.get(id)
    if (table) void table.receive(push)
  }

  async enter(id: TableId): Promise<RemoteTable> {
    const known = this.#tables.get(id)
    const table =
      known ??
      new RemoteTable({
        id,
        person: () => this.person,
        connection: this.connection,
        loadGame: async ({ game }) => gameOf(game),
        onTable: (_message: TableMessage) => {},
        onSending: (seat, sending) => this.sendings.push({ seat, sending }),
        onMatch: () => {},
        onMismatch: () => {
          this.mismatches++
        },
      })
    this.#tables.set(id, table)
    await table.enter()
    return table
  }
  async create(game: string, options: object, players: number, name: string): Promise<RemoteTable> {
    const { table } = await this.connection.request('create', {
      key: `key-${Math.floor(performance.now() * 1000)}`,
      game,
      options: options as never,
      players,
      name,
      colour: 'red',
    })
    return this.enter(String(table))
  }
}
