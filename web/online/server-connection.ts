// The connection of this page to its server. All tables of the page share it.
import { Connection, type ConnectionStatus } from '@overlair/client/connection'
import { socketOpener } from '@overlair/client/open-socket'
import type { Push } from '@overlair/protocol/messages'
import type { RequestFields, RequestName } from '@overlair/protocol/requests'
import type { PersonId, TableId } from '@overlair/protocol/table'
import { type ReadonlySignal, signal } from '@preact/signals'
import { base } from '../platform/routing/base.ts'
import { deviceSecret } from './device.ts'
import { onWake } from './wake.ts'

/** `restarting`: the server has said goodbye before the connection was lost. */
type ServerStatus = ConnectionStatus | 'restarting'

const status = signal<ServerStatus>('connecting')
const person = signal<PersonId | undefined>(undefined)
export const serverStatus: ReadonlySignal<ServerStatus> = status
/** The public id of the person at this device. */
export const thisPerson: ReadonlySignal<PersonId | undefined> = person

interface EnteredTable {
  enter(): Promise<void>
  receive(push: Push): Promise<void>
  readonly onFailure: (error: Error) => void
}
const tables = new Map<TableId, EnteredTable>()
let saidGoodbye = false
let current: Connection | undefined

export function serverConnection(): Connection {
  current ??= connect()
  return current
}
/** How far the clock of the server was ahead of the one of this device when the last connection was closed. */
let offset = 0
/** The time of the server in milliseconds. */
export const serverNow = (): number => current?.serverNow() ?? Date.now() + offset

function connect(): Connection {
  const connection = new Connection({
    secret: deviceSecret(),
    open: openSocket,
    onPush: receive,
    onPerson: id => {
      person.value = id
    },
    onStatus: next => {
      if (next === 'open') saidGoodbye = false
      const isGone = next === 'lost' || next === 'connecting'
      // The word stays the same between two tries.
      status.value = isGone && saidGoodbye ? 'restarting' : next === 'connecting' && wasOpen() ? 'lost' : next
      if (next === 'open') for (const entered of tables.values()) enter(entered)
    },
  })
  return connection
}
const { protocol, host } = location
/** Opens a websocket, or sends requests where the network blocks them. */
export const openSocket = socketOpener({
  socket: `${protocol === 'https:' ? 'wss' : 'ws'}://${host}${base}api/socket`,
  poll: `${base}api/poll`,
  health: `${base}api/health`,
})
for (const event of ['online', 'offline'] as const) addEventListener(event, () => current?.probe())
// A page that has been asleep does not know that its connection is gone.
onWake(() => current?.probe())

/** Closes the connection. The next request opens another one, with the secret that the device has then. */
export function disconnect(): void {
  offset = serverNow() - Date.now()
  current?.close()
  current = undefined
  person.value = undefined
  status.value = 'connecting'
}
/** Milliseconds that a connection stays without a table and without a request. */
const IDLE = 10_000
let idle: ReturnType<typeof setTimeout> | undefined
let asking = 0
function closeWhenIdle(): void {
  clearTimeout(idle)
  idle = setTimeout(() => {
    if (tables.size === 0 && asking === 0) disconnect()
  }, IDLE)
}
/** A request without a table. A page that asks only now and then, such as the home page, keeps no connection. */
export async function askServer<Name extends RequestName>(
  name: Name,
  fields: RequestFields[Name],
): Promise<Readonly<Record<string, unknown>>> {
  asking++
  try {
    return await serverConnection().request(name, fields)
  } finally {
    asking--
    closeWhenIdle()
  }
}
const wasOpen = (): boolean => person.peek() !== undefined

function receive(push: Push): void {
  const id = push.push === 'table' ? push.table.id : push.table
  if (push.push === 'closed') saidGoodbye = true
  void tables.get(id)?.receive(push)
}
const enter = (table: EnteredTable): void => void table.enter().catch(table.onFailure)

/** Enters a table, and again whenever the connection is back. Returns a function that leaves it. */
export function enterTable(id: TableId, entered: EnteredTable): () => void {
  const connection = serverConnection()
  tables.set(id, entered)
  if (connection.status === 'open') enter(entered)
  return () => {
    if (tables.get(id) !== entered) return
    tables.delete(id)
    closeWhenIdle()
    if (connection.status === 'open') connection.request('leave', { table: id }).catch(() => {})
  }
}
