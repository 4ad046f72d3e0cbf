// Puts a process among the others that share its database: tables of all processes, and the talk between them.
import { randomBytes } from 'node:crypto'
import type { Storage } from '../storage/contract.ts'
import { Directory } from '../tables/directory.ts'
import { LocalTables } from '../tables/local-tables.ts'
import { type Surroundings, tableServices } from '../tables/services.ts'
import type { Tables } from '../tables/tables.ts'
import type { OpenBus } from './bus.ts'
import { ClusterTables } from './cluster-tables.ts'
import { ForeignTables } from './foreign-tables.ts'
import { Guests } from './guests.ts'
import { Leases } from './leases.ts'
import { Links } from './links.ts'
import type { Message, ProcessId } from './messages.ts'
import { enterOwn } from './own-tables.ts'

export interface Cluster {
  readonly tables: Tables
  /** The tables of this process. */
  readonly directory: Directory
  /** Ends the talk with the others. The tables must be closed before. */
  close(): Promise<void>
}
export interface ClusterOptions extends Omit<Surroundings, 'storage' | 'ownership'> {
  readonly storage: Storage
  /** Without it, a process does not reach tables of others. */
  readonly openBus: OpenBus | undefined
}

/** Throws the error of the bus if there is none at the start. */
export async function joinCluster({ openBus, ...surroundings }: ClusterOptions): Promise<Cluster> {
  const { storage, report, now = Date.now } = surroundings
  const own: ProcessId = randomBytes(9).toString('base64url')
  const leases = new Leases({ storage, owner: own, now, report })
  const directory = new Directory(tableServices({ ...surroundings, ownership: leases }))
  leases.onLost = table => void directory.close(table).catch(error => report(error, table))
  const local = new LocalTables(directory)
  const holds = (table: string) => leases.holds(table)

  const send = (to: ProcessId, message: Message) => links.send(to, message)
  const foreign = new ForeignTables(send)
  const guests = new Guests({
    tables: {
      enter: (id, listener, stream) => enterOwn(local, holds, id, listener, stream),
      claim: (seat, person) => local.claim(seat, person),
    },
    send,
    report,
  })
  const links = new Links(own, {
    now,
    isInUse: peer => foreign.isAt(peer) || guests.areFrom(peer),
    onBroken(peer) {
      foreign.lose(peer)
      guests.lose(peer)
    },
    onMessage(from, message) {
      switch (message.kind) {
        case 'call':
        case 'leave':
        case 'drop':
          return guests.receive(from, message)
        default:
          return foreign.receive(message)
      }
    },
  })
  const leaveQuietly = () => {
    leases.close()
    links.close()
  }
  try {
    const bus = await openBus?.(own, { onText: text => links.receive(text), onLost: () => links.breakAll() })
    if (bus) links.bus = bus
    const tables = new ClusterTables({
      local,
      holds,
      foreign: bus && foreign,
      report,
      now,
      wait: milliseconds => new Promise(resolve => setTimeout(resolve, milliseconds)),
    })
    return {
      tables,
      directory,
      async close() {
        leaveQuietly()
        await bus?.close()
      },
    }
  } catch (error) {
    leaveQuietly()
    throw error
  }
}
