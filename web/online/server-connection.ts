// The connection of this page to its server. All tables of the page share it.
import { Connection, type ConnectionStatus } from '@overlair/client/connection'
import type { RemoteTable } from '@overlair/client/remote-table'
import type { Push } from '@overlair/protocol/messages'
import type { PersonId, TableId } from '@overlair/protocol/table'
import { type ReadonlySignal, signal } from '@preact/signals'
import { deviceSecret } from './device.ts'

/** `restarting`: the server has said goodbye before the connection was lost. */
type ServerStatus = ConnectionStatus | 'restarting'

const status = signal<ServerStatus>('connecting')
const person = signal<PersonId | undefined>(undefined)
export const serverStatus: ReadonlySignal<ServerStatus> = status
/** The public id of the person at this device. */
export const thisPerson: ReadonlySignal<PersonId | undefined> = person

interface EnteredTable {
  readonly table: RemoteTable
  readonly onFailure: (error: Error) => void
}
const tables = new Map<TableId, EnteredTable>()
let saidGoodbye = false
let current: Connection | undefined

export function serverConnection(): Connection {
  current ??= connect()
  return current
}
function connect(): Connection {
  const { protocol, host } = location
  const connection = new Connection({
    secret: deviceSecret(),
    open: () => new WebSocket(`${protocol === 'https:' ? 'wss' : 'ws'}://${host}/api/socket`),
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
  // A page that has been asleep does not know that its connection is gone.
  for (const event of ['online', 'offline', 'pageshow'] as const) addEventListener(event, () => connection.probe())
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) connection.probe()
  })
  return connection
}
const wasOpen = (): boolean => person.peek() !== undefined

function receive(push: Push): void {
  const id = push.push === 'table' ? push.table.id : push.table
  if (push.push === 'closed') saidGoodbye = true
  void tables.get(id)?.table.receive(push)
}
const enter = ({ table, onFailure }: EnteredTable): void => void table.enter().catch(onFailure)

/** Enters a table, and again whenever the connection is back. Returns a function that leaves it. */
export function enterTable(id: TableId, entered: EnteredTable): () => void {
  const connection = serverConnection()
  tables.set(id, entered)
  if (connection.status === 'open') enter(entered)
  return () => {
    if (tables.get(id) !== entered) return
    tables.delete(id)
    if (connection.status === 'open') connection.request('leave', { table: id }).catch(() => {})
  }
}
