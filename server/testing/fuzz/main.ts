// Sends messages and HTTP requests that nobody should send.
//   npm run fuzz:server [-- --messages 100000]
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { parseArgs } from 'node:util'
import { startServer } from '../../server.ts'
import { readConfig } from '../../settings/config.ts'
import { fuzz } from './fuzz.ts'
import { fuzzHttp } from './http.ts'

const { values } = parseArgs({ options: { messages: { type: 'string', default: '100000' } } })
const messages = Number(values.messages)
if (!(messages >= 1)) {
  console.error('fuzz: --messages is a number from 1')
  process.exit(2)
}
console.log(JSON.stringify(await fuzz(messages)))
const data = mkdtempSync(path.join(tmpdir(), 'overlair-fuzz-'))
const server = await startServer(readConfig({ PORT: '0', DATA: data, LOG_LEVEL: 'silent', BOT_THREADS: '1' }))
console.log(JSON.stringify(await fuzzHttp(Number(new URL(server.url).port), Math.ceil(messages / 10))))
await server.close()
rmSync(data, { recursive: true })
