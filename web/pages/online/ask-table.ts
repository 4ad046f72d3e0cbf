import type { RequestFields, RequestName } from '@overlair/protocol/requests'
import type { OnlineTable } from '../../online/online-table.ts'
import { refusalText } from '../../online/refusal-text.ts'
import { say } from '../../platform/i18n/say.ts'
import { toast } from '../../ui/announcements.ts'

/** Asks the server for a change of the table. Tells the player if it refuses. Returns whether the server has made the change. */
export async function askTable<Name extends RequestName>(
  table: OnlineTable,
  name: Name,
  fields: Omit<RequestFields[Name], 'table'>,
): Promise<boolean> {
  try {
    await table.ask(name, fields)
    return true
  } catch (error) {
    if (!(error instanceof Error)) throw error
    toast(say('online.refused', { reason: refusalText(error) }), { problem: true })
    return false
  }
}
