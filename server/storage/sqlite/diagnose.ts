import type { FailureReason } from '../contract.ts'
import type { Diagnosis } from '../queries/failures.ts'

// Result codes: https://sqlite.org/rescode.html
const conflicts: readonly number[] = [787, 1555, 2067] // foreign key, primary key, unique
/** By primary result code. */
const reasons: Readonly<Record<number, FailureReason>> = {
  8: 'read-only',
  11: 'damaged',
  13: 'disk-full',
  26: 'damaged',
}

export function diagnoseSqlite(error: unknown): Diagnosis {
  const message = error instanceof Error ? error.message : String(error)
  const code = error instanceof Error && 'errcode' in error && typeof error.errcode === 'number' ? error.errcode : 0
  if (conflicts.includes(code)) return { reason: 'conflict', message }
  return { reason: reasons[code & 0xff] ?? 'other', message: `SQLite: ${message}` }
}
