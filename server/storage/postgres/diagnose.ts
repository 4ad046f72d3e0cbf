import type { FailureReason } from '../contract.ts'
import type { Diagnosis } from '../queries/failures.ts'

// Classes and codes of errors: https://www.postgresql.org/docs/current/errcodes-appendix.html
const reasons: readonly (readonly [code: RegExp, reason: FailureReason | 'conflict'])[] = [
  [/^2350[35]$/, 'conflict'],
  [/^53100$/, 'disk-full'],
  [/^25006$/, 'read-only'],
  [/^(08|25P03|53300|57P|E[A-Z]+$)/, 'connection-lost'],
  [/^XX00[12]$/, 'damaged'],
]

export function diagnosePostgres(error: unknown): Diagnosis {
  const code = error instanceof Error && 'code' in error ? String(error.code) : undefined
  // An error about several addresses of a host has no message.
  const message = `Postgres: ${(error instanceof Error && error.message) || code || error}`
  // Only the driver itself throws errors without a code: it has no connection, or gets none in time.
  if (code === undefined) return { reason: error instanceof TypeError ? 'other' : 'connection-lost', message }
  return { reason: reasons.find(([pattern]) => pattern.test(code))?.[1] ?? 'other', message }
}
