// The tables of the person at this device, as the server lists them.
import type { MyTable } from '@overlair/protocol/table'
import { askServer } from './server-connection.ts'

/** Tables that wait for this person come first, those that are over last. Otherwise the latest change decides. */
export async function listMyTables(): Promise<readonly MyTable[]> {
  const { tables } = (await askServer('tables', {})) as { readonly tables: readonly MyTable[] }
  return tables.toSorted((a, b) => urgency(a) - urgency(b))
}
const urgency = ({ status, yourTurn }: MyTable): number =>
  yourTurn ? 0 : status === 'lobby' || status === 'running' ? 1 : 2
