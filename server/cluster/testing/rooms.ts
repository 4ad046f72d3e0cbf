// Two processes of a server in one, over a bus that loses what a test wants it to lose.
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { answerForBot } from '@overlair/bots/answer'
import { Limits } from '../../connections/limits.ts'
import { Session } from '../../connections/session.ts'
import type { Storage } from '../../storage/contract.ts'
import { openStorage } from '../../storage/open/open-storage.ts'
import { gameOf } from '../../tables/services.ts'
import { Device } from '../../testing/lab.ts'
import type { BusHandlers, OpenBus } from '../bus.ts'
import { type Cluster, joinCluster } from '../cluster.ts'
import type { ProcessId } from '../messages.ts'

export class Rooms {
  readonly storage: Storage
  readonly errors: unknown[] = []
  readonly rooms: Room[] = []
  /** Whether the bus loses the next text. */
  loses: (text: string) => boolean = () => false
  readonly #heard = new Map<ProcessId, BusHandlers>()

  private constructor(storage: Storage) {
    this.storage = storage
  }
  static async open(): Promise<Rooms> {
    return new Rooms(await openStorage({ data: mkdtempSync(path.join(tmpdir(), 'overlair-rooms-')) }))
  }
  readonly #openBus: OpenBus = async (own, handlers) => {
    this.#heard.set(own, handlers)
    return {
      publish: async (to, text) => {
        const hears = this.#heard.get(to)
        if (hears && !this.loses(text)) setImmediate(() => hears.onText(text))
        return hears !== undefined
      },
      close: async () => void this.#heard.delete(own),
    }
  }
  async add({ withBus = true } = {}): Promise<Room> {
    const report = (error: unknown) => void this.errors.push(error)
    const cluster = await joinCluster({
      storage: this.storage,
      answerForBot,
      report,
      wait: () => Promise.resolve(),
      openBus: withBus ? this.#openBus : undefined,
    })
    const services = { tables: cluster.tables, storage: this.storage, now: Date.now, report, limits: new Limits() }
    const room = new Room(cluster, send => new Session(services, { send, address: '' }))
    this.rooms.push(room)
    return room
  }
  async close(): Promise<void> {
    for (const room of this.rooms) await room.close()
    await this.storage.close()
  }
}

class Room {
  readonly cluster: Cluster
  /** A connection without a client. */
  readonly openSession: (send: (text: string) => void) => Session
  readonly #devices: Device[] = []

  constructor(cluster: Cluster, openSession: (send: (text: string) => void) => Session) {
    this.cluster = cluster
    this.openSession = openSession
  }
  connect(secret: string): Device {
    const device = new Device(secret.padEnd(32, '-'), gameOf, this.openSession)
    this.#devices.push(device)
    return device
  }
  async close(): Promise<void> {
    for (const device of this.#devices) device.connection.close()
    await this.cluster.directory.closeAll()
    await this.cluster.close()
  }
}
