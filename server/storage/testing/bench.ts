// Measures appends per second: `node server/storage/testing/bench.ts`, or with DATABASE_URL over an empty Postgres database.
import process from 'node:process'
import { openStorage } from '../open/open-storage.ts'
import { removeFolder, temporaryFolder } from './databases.ts'
import { create } from './tables.ts'

const appendsOfRun = 20_000
const entry = { seat: 1, choice: { place: 'cave', at: '1,2' }, decision: 17, padding: 'x'.repeat(100) }

const { DATABASE_URL: databaseUrl } = process.env
const data = temporaryFolder()
const storage = await openStorage(databaseUrl === undefined ? { data } : { databaseUrl })

for (const tables of [1, 10, 100, 1000]) {
  const names = Array.from({ length: tables }, (_, n) => `${tables} tables, number ${n}`)
  await Promise.all(names.map(name => storage.append(create(name))))
  const last = 1 + appendsOfRun / tables
  const latencies: number[] = []
  const play = async (table: string) => {
    for (let first = 2; first <= last; first++) {
      const start = performance.now()
      await storage.append({ table, first, at: first, entries: [entry] })
      latencies.push(performance.now() - start)
    }
  }
  const [cpu, start] = [process.cpuUsage(), performance.now()]
  await Promise.all(names.map(play))
  const seconds = (performance.now() - start) / 1000
  const { user, system } = process.cpuUsage(cpu)
  latencies.sort((a, b) => a - b)
  const percentile = (p: number) => (latencies[Math.floor((latencies.length * p) / 100)] ?? 0).toFixed(1)
  console.log(
    `${String(tables).padStart(4)} tables: ${Math.round(appendsOfRun / seconds)} appends/s, ` +
      `p50 ${percentile(50)} ms, p99 ${percentile(99)} ms, ${Math.round((user + system) / appendsOfRun)} µs CPU each`,
  )
}
await storage.close()
removeFolder(data)
