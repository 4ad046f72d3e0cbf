import { describe, expect, test } from 'vitest'
import { databaseFault } from './database-faults.ts'
import { exceptionInMatch } from './exceptions.ts'
import { slowReaders } from './slow-readers.ts'

describe('a real server, while people play', () => {
  test.each(['disk-full', 'read-only'] as const)(
    '%s: choices are refused with the reason, nothing acknowledged is lost, and the tables go on afterwards',
    async fault => {
      const report = await databaseFault({ fault, tables: 3, seconds: 1 })
      expect(report.problems).toEqual([])
      expect(report.acknowledged).toBeGreaterThan(20)
    },
    120_000,
  )
  test('an exception in one match: it goes on from its last good choice, and others notice nothing', async () => {
    const report = await exceptionInMatch({ others: 2, seconds: 1 })
    expect(report.problems).toEqual([])
    expect(report.elsewhere).toBeGreaterThan(5)
  }, 120_000)
  test('clients that stop reading or vanish are cut off in time, and others notice nothing', async () => {
    const report = await slowReaders({ tables: 2, watchers: 3, seconds: 1, fast: true })
    expect(report.problems).toEqual([])
    expect(report.watchers).toBe(9)
  }, 120_000)
})
