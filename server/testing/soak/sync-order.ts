// Shows with strace whether the server syncs a choice to the disk before it sends the effect to anybody. Linux only.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { SoakTable } from './soak-table.ts'

export interface SyncOrder {
  /** Batches of choices that the server has sent, and those without a sync since the batch before. */
  readonly batches: number
  readonly early: number
}
const program = `${import.meta.dirname}/../../main.ts`
const calls = 'trace=fdatasync,fsync,sendto,sendmsg,write,writev'

/** Throws if strace is missing or may not trace. */
export async function syncOrder(choices: number, strace = process.env.STRACE || 'strace'): Promise<SyncOrder> {
  const folder = mkdtempSync(path.join(tmpdir(), 'overlair-sync-'))
  const trace = path.join(folder, 'trace')
  const values = ['-f', '--seccomp-bpf', '-s', '120', '-e', calls, '-o', trace, process.execPath, program]
  const settings = { PORT: '0', DATA: path.join(folder, 'data'), TRUSTED_PROXIES: '127.0.0.1', LOG_LEVEL: 'error' }
  const server = spawn(strace, values, { env: { ...process.env, ...settings }, stdio: ['ignore', 'pipe', 'pipe'] })
  let errors = ''
  server.stderr.on('data', text => {
    errors += text
  })
  const ended = once(server, 'exit')
  const ends = (error: unknown) => new Error(`strace cannot trace a server (${String(error)} ${errors.trim()})`)
  ended.catch(() => {})
  const listens = once(server.stdout, 'data')
  const [output] = await Promise.race([
    listens,
    ended.then(
      ([code]) => Promise.reject(ends(`exit code ${code}`)),
      error => Promise.reject(ends(error)),
    ),
  ])
  try {
    const port = Number(/:(\d+)\//.exec(String(output))?.[1])
    const url = () => `ws://127.0.0.1:${port}/api/socket`
    const table = new SoakTable({ number: 0, game: 'overboss', players: 2, url, below: () => 0 })
    await table.open()
    while (!table.isOver && table.acknowledged < choices) await new Promise(resolve => setTimeout(resolve, 20))
    table.close()
    // strace holds signals back, so its child gets this one.
    const children = readFileSync(`/proc/${server.pid}/task/${server.pid}/children`, 'utf8')
    process.kill(Number(children), 'SIGTERM')
    await ended
    return orderIn(readFileSync(trace, 'utf8'), table.id)
  } finally {
    server.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Reads a trace of system calls. */
export function orderIn(trace: string, table: string): SyncOrder {
  /** `steps` begin with U+0001 and the id of the table. Before a digit, strace writes the character with three digits. */
  const marker = `${/^\d/.test(table) ? '\\001' : '\\1'}${table}`
  let [synced, batches, early] = [false, 0, 0]
  /** All sockets of the table get the same batch; its first bytes tell which. */
  let last = ''
  for (const line of trace.split('\n')) {
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
  return { batches, early }
}
