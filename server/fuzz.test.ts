// The short version of `npm run fuzz:server`.
import { expect, test } from 'vitest'
import { startServer } from './server.ts'
import { readConfig } from './settings/config.ts'
import { temporaryFolder } from './storage/testing/databases.ts'
import { fuzz } from './testing/fuzz/fuzz.ts'
import { fuzzHttp } from './testing/fuzz/http.ts'

const MESSAGES = 3000

test('no message breaks the server, changes what its sender may not change, or stays without an answer', async () => {
  const { refused, changed } = await fuzz(MESSAGES)
  expect(refused).toBeGreaterThan(MESSAGES / 2)
  expect(changed).toBeGreaterThan(MESSAGES / 20)
})
test('no request breaks the server', async () => {
  const settings = { PORT: '0', DATA: temporaryFolder(), LOG_LEVEL: 'silent', BOT_THREADS: '1' }
  const server = await startServer(readConfig(settings))
  const statuses = await fuzzHttp(Number(new URL(server.url).port), 150)
  expect(statuses['400']).toBeGreaterThan(10)
  await server.close()
})
