import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openStorage } from '@overlair/server/storage/open/open-storage'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { overlair } from '../testing/run-cli.ts'

let folder: string
const data = (name: string) => {
  vi.stubEnv('DATA', path.join(folder, name))
  vi.stubEnv('DATABASE_URL', '')
}
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'overlair-backup-'))
  const storage = await openStorage({ data: path.join(folder, 'first') })
  await storage.append({
    table: 't',
    first: 1,
    at: 1,
    entries: [{ kind: 'created' }],
    index: { game: 'overboss', status: 'lobby', people: ['ann'], facts: {} },
  })
  await storage.close()
})
afterEach(() => vi.unstubAllEnvs())

test('a backup is restored into another folder', async () => {
  const file = path.join(folder, 'backup.jsonl')
  data('first')
  expect(await overlair(['backup', file])).toMatchObject({ code: 0, out: `${file}: 3 rows\n` })
  data('second')
  expect(await overlair(['restore', file])).toMatchObject({ code: 0, out: `${file}: 3 rows restored\n` })
  const storage = await openStorage({ data: path.join(folder, 'second') })
  expect(await storage.read('t')).toHaveLength(1)
  await storage.close()
})
test('says why there is no backup, or no restore', async () => {
  const file = path.join(folder, 'backup.jsonl')
  data('none')
  expect(await overlair(['backup', file])).toMatchObject({
    code: 2,
    err: expect.stringMatching(/^overlair: Cannot write the backup/),
  })
  data('first')
  await overlair(['backup', file])
  expect(await overlair(['restore', file])).toMatchObject({ code: 2, err: expect.stringContaining('in use already') })
  data('second')
  writeFileSync(file, readFileSync(file, 'utf8').replace('ann', 'bob'))
  expect(await overlair(['restore', file])).toMatchObject({
    code: 2,
    err: expect.stringContaining('line 5: a line before'),
  })
  vi.stubEnv('DATABASE_URL', 'mysql://ann:secret@host/db')
  const { code, err } = await overlair(['backup', file])
  expect([code, err]).toEqual([2, expect.stringContaining('allowed: postgres://')])
  expect(err).not.toContain('secret')
  expect(await overlair(['backup'])).toMatchObject({ code: 2, err: expect.stringContaining('backup needs a file') })
})
