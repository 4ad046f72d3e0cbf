// Shows with strace that the server syncs a choice to the disk before it sends the effect to anybody. Linux only.
//   node server/testing/soak/sync-order.ts [--choices 30]
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { parseArgs } from 'node:util'
import { SoakTable } from './soak-table.ts'

const { values } = parseArgs({ options: { choices: { type: 'string', default: '30' } } })
if (spawnSync('strace', ['--version']).status !== 0) {
  console.error('sync-order: strace is missing; install the Debian package strace')
  process.exit(2)
}
const folder = mkdtempSync(path.join(tmpdir(), 'overlair-sync-'))
const trace = path.join(folder, 'trace')
const program = `${import.meta.dirname}/../../main.ts`
const calls = 'trace=fdatasync,fsync,sendto,sendmsg,write,writev'
const server = spawn('strace', ['-f', '-s', '120', '-e', calls, '-o', trace, process.execPath, program], {
  env: { ...process.env, PORT: '0', DATA: path.join(folder, 'data'), TRUSTED_PROXIES: '127.0.0.1', LOG_LEVEL: 'error' },
  stdio: ['ignore', 'pipe', 'inherit'],
})
const [output] = await once(server.stdout, 'data')
const port = Number(/:(\d+)\//.exec(String(output))?.[1])
const table = new SoakTable({
  number: 0,
  game: 'overboss',
  players: 2,
  url: () => `ws://127.0.0.1:${port}/api/socket`,
  below: () => 0,
})
await table.open()
while (!table.isOver && table.made.length < Number(values.choices))
  await new Promise(resolve => setTimeout(resolve, 20))
table.close()
const ended = once(server, 'exit')
// strace holds signals back, so its child gets this one.
process.kill(Number(readFileSync(`/proc/${server.pid}/task/${server.pid}/children`, 'utf8')), 'SIGTERM')
await ended

/** `steps` begin with U+0001 and the id of the table. */
const marker = `\\1${table.id}`
let [synced, batches, early] = [false, 0, 0]
/** All sockets of the table get the same batch; its first bytes tell which. */
let last = ''
for (const line of readFileSync(trace, 'utf8').split('\n')) {
  if (/f(data)?sync(\(.*| resumed>.*)\)\s+= 0/.test(line)) synced = true
  const at = line.indexOf(marker)
  if (at < 0) continue
  const batch = line.slice(at, at + marker.length + 12)
  if (batch === last) continue
  last = batch
  batches++
  if (!synced) early++
  synced = false
}
console.log(`${batches} batches, ${early} of them sent without a sync since the batch before`)
rmSync(folder, { recursive: true })
process.exit(batches > 0 && early === 0 ? 0 : 1)
