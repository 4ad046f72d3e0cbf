import type { FailureReason } from '../contract.ts'
import type { Diagnosis } from '../queries/failures.ts'

// Result codes of SQLite, without the extended part: https://sqlite.org/rescode.html
const reasons: Readonly<Record<number, FailureReason | 'conflict'>> = {
  8: 'read-only',
  11: 'damaged',
  13: 'disk-full',
  19: 'conflict',
  26: 'damaged',
}

export function diagnoseSqlite(error: unknown): Diagnosis {
  const message = error instanceof Error ? error.message : String(error)
  const code = error instanceof Error && 'errcode' in error && typeof error.errcode === 'number' ? error.errcode : 0
  return { reason: reasons[code & 0xff] ?? 'other', message: `SQLite: ${message}` }
}
