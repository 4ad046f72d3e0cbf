// How many choices of each online table this device has shown. A page that is loaded anew so knows what the player has missed.
import type { TableId } from '@overlair/protocol/table'
import { isJsonObject } from '@overlair/rules/kernel'
import { readFromDevice, writeToDevice } from './device.ts'

const KEY = 'overlair.seen'
/** The device remembers so many tables, those that it has shown last. */
const MOST_TABLES = 30

export const seenChoices = (table: TableId): number | undefined => remembered().get(table)

export function rememberSeen(table: TableId, choices: number): void {
  const seen = remembered()
  if (seen.get(table) === choices) return
  seen.delete(table)
  seen.set(table, choices)
  const last = [...seen].slice(-MOST_TABLES)
  writeToDevice(KEY, JSON.stringify(Object.fromEntries(last)))
}

function remembered(): Map<TableId, number> {
  try {
    const saved: unknown = JSON.parse(readFromDevice(KEY) ?? '{}')
    if (!isJsonObject(saved)) return new Map()
    return new Map(Object.entries(saved).filter((entry): entry is [string, number] => Number.isInteger(entry[1])))
  } catch {
    return new Map()
  }
}
