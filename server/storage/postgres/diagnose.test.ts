import { expect, test } from 'vitest'
import { diagnosePostgres } from './diagnose.ts'

const failure = (code: string) => Object.assign(new Error('refused'), { code })

test.each([
  ['23505', 'conflict'],
  ['23503', 'conflict'],
  ['23502', 'other'],
  ['53100', 'disk-full'],
  ['25006', 'read-only'],
  ['08006', 'connection-lost'],
  ['25P03', 'connection-lost'],
  ['57P01', 'connection-lost'],
  ['53300', 'connection-lost'],
  ['ECONNREFUSED', 'connection-lost'],
  ['ENOTFOUND', 'connection-lost'],
  ['XX001', 'damaged'],
  ['42P01', 'other'],
])('error %s of Postgres means “%s”', (code, reason) => {
  expect(diagnosePostgres(failure(code))).toEqual({ reason, message: 'Postgres: refused' })
})
test('an error of the driver, which has no code, is a lost connection; a mistake of ours is not', () => {
  expect(diagnosePostgres(new Error('Connection terminated unexpectedly')).reason).toBe('connection-lost')
  expect(diagnosePostgres(new TypeError('x is not a function')).reason).toBe('other')
})
test('an error without a message shows its code', () => {
  const noAddress = Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' })
  expect(diagnosePostgres(noAddress)).toEqual({ reason: 'connection-lost', message: 'Postgres: ECONNREFUSED' })
})
