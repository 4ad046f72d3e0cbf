import type { RequestFields, RequestName } from '@overlair/protocol/requests'
import { say } from '../platform/i18n/say.ts'
import { toast } from '../ui/announcements.ts'
import type { OnlineTable } from './online-table.ts'
import { refusalText } from './refusal-text.ts'

/** Asks the server for a change of the table. Tells the player if it refuses. Returns the reply, or undefined after a refusal. */
export async function askForReply<Name extends RequestName>(
  table: OnlineTable,
  name: Name,
  fields: Omit<RequestFields[Name], 'table'>,
): Promise<unknown> {
  try {
    return await table.ask(name, fields)
  } catch (error) {
    if (!(error instanceof Error)) throw error
    toast(say('online.refused', { reason: refusalText(error) }), { problem: true })
    return undefined
  }
}
/** The same for a request whose reply says nothing. Returns whether the server has made the change. */
export const askTable = async <Name extends RequestName>(
  table: OnlineTable,
  name: Name,
  fields: Omit<RequestFields[Name], 'table'>,
): Promise<boolean> => (await askForReply(table, name, fields)) !== undefined
