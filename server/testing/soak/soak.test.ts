import { rmSync } from 'node:fs'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../storage/testing/databases.ts'
import { soak } from './soak.ts'

test('a server that is killed under load loses no choice and makes none twice, and all games end', async () => {
  const data = temporaryFolder()
  const report = await soak({ data, tables: 4, kills: 3, drop: { percent: 30, seconds: 2 }, log: () => {} })
  expect(report).toMatchObject({ kills: 3, lost: 0, doubled: 0, madeAfterAll: 0, unfinished: 0, failures: [] })
  expect(report.acknowledged).toBeGreaterThan(100)
  expect(report.drops).toBeGreaterThan(0)
  rmSync(data, { recursive: true })
})
