// The file format of a backup: everything that a device holds, with a hash that shows damage.
import { canonical, hashOf, isJsonObject, type JsonObject } from '@overlair/rules/kernel'
import { stores } from '../../platform/storage/database.ts'

const FORMAT = 'overlair-backup'
const VERSION = 1

/** Place → key → value. The places are the stores of the database, and `device` for the values of localStorage. */
export type BackupContent = Readonly<Record<Place, JsonObject>>
export const places = [...stores, 'device'] as const
export type Place = (typeof places)[number]

interface BackupFile {
  readonly format: string
  /** When the backup was made, as an ISO date. */
  readonly made: string
  /** Hash of the content. */
  readonly hash: string
  readonly content: BackupContent
}
export function writeBackup(held: BackupContent, made: Date): BackupFile {
  // A damaged entry may hold values that JSON changes. The hash is that of the file.
  const content: BackupContent = JSON.parse(JSON.stringify(held))
  return { format: `${FORMAT}/${VERSION}`, made: made.toISOString(), hash: hashOf(canonical(content)), content }
}

export interface Backup {
  readonly made: Date
  readonly content: BackupContent
}
/**
 * Why a file cannot be read: it is not JSON, for example because its end is missing; it is another kind of file; a newer version of
 * the app wrote it; it was changed or damaged since it was written.
 */
export type BackupProblem = 'not-json' | 'other-file' | 'newer' | 'damaged'

export function readBackup(text: string): Backup | BackupProblem {
  try {
    return readFile(JSON.parse(text))
  } catch (error) {
    if (error instanceof SyntaxError) return 'not-json'
    // Too many levels.
    if (error instanceof RangeError) return 'damaged'
    throw error
  }
}
function readFile(file: unknown): Backup | BackupProblem {
  const [, version] = isJsonObject(file) ? (/^overlair-backup\/(\d+)$/.exec(String(file.format)) ?? []) : []
  if (!isJsonObject(file) || version === undefined) return 'other-file'
  if (Number(version) > VERSION) return 'newer'
  const { made, hash, content } = file
  const date = new Date(String(made))
  if (Number.isNaN(date.getTime()) || !isContent(content) || hash !== hashOf(canonical(content))) return 'damaged'
  return { made: date, content }
}
const isContent = (value: unknown): value is BackupContent =>
  isJsonObject(value) && places.every(place => isJsonObject(value[place]))
