// A server without a network, for tests: clients are connected by function calls.
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { answerForBot } from '@overlair/bots/answer'
import { Connection, type Socket } from '@overlair/client/connection'
import { RemoteTable, type Sending } from '@overlair/client/remote-table'
import type { NoteMessage, Push, Refused, SaidMessage, TableMessage } from '@overlair/protocol/messages'
import { lengthened } from '@overlair/protocol/shorthand'
import type { PersonId, TableId } from '@overlair/protocol/table'
import type { AnyGame, Seat } from '@overlair/rules/kernel'
import { Limits } from '../connections/limits.ts'
import { Session, type SessionServices } from '../connections/session.ts'
import { openStorage } from '../storage/open/open-storage.ts'
import { Directory } from '../tables/directory.ts'
import { LocalTables } from '../tables/local-tables.ts'
import { gameOf, type Surroundings, tableServices } from '../tables/services.ts'

export interface Lab {
  readonly errors: unknown[]
  readonly directory: Directory
  readonly services: SessionServices
  /** Connects a device. The same secret is the same person. */
  connect(secret: string, code?: string): Device
  /** A connection without a client, for texts that no client sends. */
  openSession(send: (text: string) => void, address?: string): Session
  /** Ends the server without a word, as a crash does, and starts another one on the same data. */
  restart(): Promise<void>
  close(): Promise<void>
}

export async function openLab(
  changes: Partial<Surroundings> = {},
  limits = new Limits({ tablesPerHour: 1000 }),
): Promise<Lab> {
  const data = mkdtempSync(path.join(tmpdir(), 'overlair-lab-'))
  const errors: unknown[] = []
  const report = (error: unknown) => void errors.push(error)
  const devices: Device[] = []
  const start = async () => {
    const storage = changes.storage ?? (await openStorage({ data }))
    const wait = () => Promise.resolve()
    const directory = new Directory(tableServices({ storage, answerForBot, report, wait, ...changes }))
    const services = { tables: new LocalTables(directory), storage, now: changes.now ?? Date.now, report, limits }
    return { storage, directory, services }
  }
  let server = await start()
  return {
    errors,
    get directory() {
      return server.directory
    },
    get services() {
      return server.services
    },
    connect(secret, code) {
      const device = new Device(
        secret.padEnd(32, '-'),
        changes.findGame ?? gameOf,
        send => new Session(server.services, { send, address: '192.0.2.1' }),
        code,
      )
      devices.push(device)
      return device
    },
    openSession: (send, address = '192.0.2.1') => new Session(server.services, { send, address }),
    async restart() {
      for (const device of devices) device.unplug()
      await server.storage.close()
      server = await start()
      for (const device of devices) device.plugIn()
    },
    async close() {
      for (const device of devices) device.connection.close()
      await server.directory.closeAll()
      await server.storage.close()
    },
  }
}

/** A device with its tables. */
export class Device {
  readonly #findGame: (id: string) => AnyGame
  readonly #openSession: (send: (text: string) => void) => Session
  readonly #tables = new Map<TableId, RemoteTable>()
  readonly connection: Connection
  readonly received: string[] = []
  readonly said: SaidMessage[] = []
  readonly notes: NoteMessage[] = []
  readonly sendings: { readonly seat: Seat; readonly sending: Sending }[] = []
  readonly failures: Error[] = []
  readonly refused: Refused[] = []
  mismatches = 0
  person: PersonId | undefined
  #socket: { socket: Socket; session: Session; lose: () => void } | undefined
  #isPluggedIn = true

  constructor(
    secret: string,
    findGame: (id: string) => AnyGame,
    openSession: (send: (text: string) => void) => Session,
    code?: string,
  ) {
    this.#findGame = findGame
    this.#openSession = openSession
    this.connection = new Connection({
      secret,
      ...(code !== undefined && { code }),
      onRefused: refused => this.refused.push(refused),
      open: () => this.#open(),
      onPush: push => this.#receive(push),
      onStatus: status => {
        if (status === 'open')
          for (const table of this.#tables.values())
            table
              .enter()
              .catch(() => {})
              .catch(() => {})
      },
      onPerson: person => {
        this.person = person
      },
    })
  }

  #open(): Socket {
    const events = new EventTarget()
    const socket: Socket = {
      send: text => session.receive(text),
      close: () => session.close(),
      addEventListener: (type: string, listener: (event: never) => void) =>
        events.addEventListener(type, listener as (event: Event) => void),
    }
    const session = this.#openSession(data => {
      if (this.#socket?.socket !== socket) return
      this.received.push(lengthened(data))
      setImmediate(() => this.#socket?.socket === socket && events.dispatchEvent(new MessageEvent('message', { data })))
    })
    this.#socket = { socket, session, lose: () => events.dispatchEvent(new Event('close')) }
    setImmediate(() => (this.#isPluggedIn ? events.dispatchEvent(new Event('open')) : this.drop()))
    return socket
  }
  /** Cuts the connection. The client tries again by itself. */
  drop(): void {
    const dropped = this.#socket
    this.#socket = undefined
    dropped?.session.close()
    dropped?.lose()
  }
  unplug(): void {
    this.#isPluggedIn = false
    this.drop()
  }
  plugIn(): void {
    this.#isPluggedIn = true
    this.connection.probe()
  }
  #receive(push: Push): void {
    if (push.push === 'said') this.said.push(push)
    if (push.push === 'note') this.notes.push(push)
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
        loadGame: async ({ game }) => this.#findGame(game),
        onTable: (_message: TableMessage) => {},
        onSending: (seat, sending) => this.sendings.push({ seat, sending }),
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
