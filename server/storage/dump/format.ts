// A dump: JSON lines. The first line names the format and the schema, then each row has a line, then comes a line with their number
// and the hash of all lines before. It is the same for all databases.
import { createHash } from 'node:crypto'
import { isJsonObject } from '@overlair/rules/kernel'
import { StorageFailed } from '../contract.ts'
import { type DumpedTable, isDumpedTable, type Row } from './rows.ts'

export const FORMAT = 'overlair-dump/1'

export interface Header {
  readonly format: typeof FORMAT
  readonly schema: number
  readonly at: string
}
export interface End {
  readonly rows: number
  readonly sha256: string
}

/** Hashes all lines. */
export class LineHash {
  readonly #hash = createHash('sha256')

  add(line: string): void {
    this.#hash.update(line).update('\n')
  }
  /** Returns a value as a line. */
  line(value: unknown): string {
    const text = JSON.stringify(value)
    this.add(text)
    return `${text}\n`
  }
  end(): string {
    return this.#hash.digest('hex')
  }
}

export const damaged = (line: number, why: string): StorageFailed =>
  new StorageFailed('damaged', `line ${line}: ${why}`)

export type Line =
  | { readonly kind: 'row'; readonly table: DumpedTable; readonly row: Row }
  | { readonly kind: 'end'; readonly end: End }

export function readHeader(text: string): Header {
  const value = readJson(text, 1)
  if (!isJsonObject(value) || value.format !== FORMAT) throw damaged(1, `this is no backup of the format ${FORMAT}`)
  const { schema, at } = value
  if (typeof schema !== 'number' || !Number.isInteger(schema) || schema < 1 || typeof at !== 'string')
    throw damaged(1, 'it names no schema or no time')
  return { format: FORMAT, schema, at }
}
export function readLine(text: string, number: number): Line {
  const value = readJson(text, number)
  if (Array.isArray(value)) {
    const [table, row] = value
    if (isDumpedTable(table) && isRow(row)) return { kind: 'row', table, row }
  } else if (isJsonObject(value)) {
    const { rows, sha256 } = value
    if (typeof rows === 'number' && typeof sha256 === 'string') return { kind: 'end', end: { rows, sha256 } }
  }
  throw damaged(number, 'this is neither a row nor the last line of a backup')
}

const isRow = (value: unknown): value is Row =>
  isJsonObject(value) &&
  Object.entries(value).every(
    ([column, field]) =>
      /^[a-z_]{1,40}$/.test(column) && (field === null || typeof field === 'string' || Number.isFinite(field)),
  )

function readJson(text: string, number: number): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw damaged(number, 'this is not JSON')
  }
}
