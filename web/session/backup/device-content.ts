// Reads and writes everything that this device holds.
import { isJsonObject } from '@overlair/rules/kernel'
import { type Change, database, type Store } from '../../platform/storage/database.ts'
import { type DeviceKey, deviceKeys } from '../../platform/storage/device-keys.ts'
import type { BackupContent, Place } from './backup-file.ts'

/** A value of a place, such as a match. */
export interface Entry {
  readonly place: Place
  readonly key: string
  readonly value: unknown
}

export async function deviceContent(): Promise<BackupContent> {
  const db = await database()
  const read = async (store: Store) => Object.fromEntries(await db.all(store))
  const [matches, progress, scores, finished] = await Promise.all([
    read('matches'),
    read('progress'),
    read('scores'),
    read('finished'),
  ])
  return { matches, progress, scores, finished, device: deviceValues() }
}
function deviceValues(): BackupContent['device'] {
  const found = Object.entries(deviceKeys).flatMap(([name, key]) => {
    const value = parsed(readItem(key))
    return value === undefined ? [] : [[name, value]]
  })
  return Object.fromEntries(found)
}
function readItem(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    // The device denies storage, so it holds nothing.
    return null
  }
}
function parsed(json: string | null): unknown {
  try {
    const value: unknown = JSON.parse(json ?? 'null')
    return isJsonObject(value) ? value : undefined
  } catch {
    return undefined
  }
}

/**
 * Writes the entries into the database, in one transaction, and into localStorage. Returns how many it has written: localStorage may be
 * full. The page must reload afterwards, because it holds older values.
 */
export async function writeEntries(entries: readonly Entry[]): Promise<number> {
  const changes = entries.flatMap(({ place, key, value }): Change[] =>
    place === 'device' ? [] : [{ store: place, key, value }],
  )
  if (changes.length > 0) await (await database()).write(...changes)
  return changes.length + entries.filter(({ place, key, value }) => place === 'device' && writeItem(key, value)).length
}
function writeItem(key: string, value: unknown): boolean {
  if (!isDeviceKey(key)) return false
  try {
    localStorage.setItem(deviceKeys[key], JSON.stringify(value))
    return true
  } catch {
    return false
  }
}
/** False for a value of localStorage that a later version of the app may have written into the file. */
export const isDeviceKey = (key: string): key is DeviceKey => Object.hasOwn(deviceKeys, key)
