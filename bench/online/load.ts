// Loads a server with tables and measures it, beside a bare `ws` server that sends each message on to four sockets.
//   npm run load -w bench -- --game overboss --tables 1000 --seats 4 --rate 1 --seconds 20
// Server and clients have one core each. The server believes that the clients come from many addresses, through a proxy.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { randomBelow, randomSource } from '@overlair/rules/kernel'
import { loadEcho } from './echo.ts'
import { Figures, median, percentile } from './figures.ts'
import { type LoadFlags, readFlags } from './flags.ts'
import { LoadTable } from './load-table.ts'
import { pinClients, type ServerProcess, startProcess } from './processes.ts'

const fileAt = (name: string): string => fileURLToPath(new URL(name, import.meta.url))

interface Measured {
  readonly figures: Figures
  readonly seconds: number
  readonly cpuSeconds: number
  readonly memory: number
}

async function startServer({ commitDelay }: LoadFlags, data: string): Promise<ServerProcess> {
  const program = commitDelay > 0 ? fileAt('slow-server.ts') : fileAt('../../server/main.ts')
  return startProcess(program, commitDelay > 0 ? [String(commitDelay)] : [], {
    PORT: '0',
    DATA: data,
    TRUSTED_PROXIES: '127.0.0.1',
    LOG_LEVEL: 'error',
  })
}
async function inBatches<T>(list: readonly T[], size: number, each: (one: T) => Promise<void>): Promise<void> {
  for (let i = 0; i < list.length; i += size) await Promise.all(list.slice(i, i + size).map(each))
}
const sleep = (milliseconds: number) => new Promise<void>(resolve => setTimeout(resolve, milliseconds))

async function measure(flags: LoadFlags, round: number): Promise<Measured> {
  const { tables, seats, bots, game, pace, rate, seconds, warmUp, ahead } = flags
  const data = mkdtempSync(path.join(tmpdir(), 'overlair-load-'))
  const server = await startServer(flags, data)
  const random = randomSource(`load ${round}`)
  const below = (limit: number) => randomBelow(random, limit)
  const figures = new Figures()
  const all = Array.from(
    { length: tables },
    (_, number) =>
      new LoadTable({ url: server.url, game, number, people: seats - bots, bots, pace, below, meter: figures }),
  )
  try {
    await inBatches(all, 50, table => table.open())
    // The games are at different places when the measurement begins.
    await inBatches(all, 50, async table => {
      for (let n = below(ahead + 1); n > 0; n--) await table.choose()
    })
    const warm = performance.now() + warmUp * 1000
    await Promise.all(all.map(table => play(table, 0, warm, below)))
    const end = performance.now() + seconds * 1000
    figures.isOn = true
    const [cpu, start] = [server.cpuSeconds(), performance.now()]
    await Promise.all(all.map(table => play(table, rate, end, below)))
    const measured = {
      figures,
      seconds: (performance.now() - start) / 1000,
      cpuSeconds: server.cpuSeconds() - cpu,
      memory: server.memory().now,
    }
    return measured
  } finally {
    for (const table of all) table.close()
    await server.end()
    rmSync(data, { recursive: true })
  }
}
/** Chooses at this rate, or as fast as the server answers. */
async function play(table: LoadTable, rate: number, end: number, below: (limit: number) => number): Promise<void> {
  if (rate === 0) {
    while (performance.now() < end) await table.choose()
    return
  }
  const every = 1000 / rate
  for (let due = performance.now() + below(every); due < end; ) {
    await sleep(due - performance.now())
    due += every * (await table.choose())
  }
}

const round1 = (value: number): string => (Math.round(value * 10) / 10).toLocaleString('en')
const whole = (value: number): string => Math.round(value).toLocaleString('en')

const flags = readFlags(process.argv.slice(2))
pinClients()
const rounds: Readonly<Record<string, number>>[] = []
for (let round = 0; round < flags.rounds; round++) {
  const echo = await loadEcho({ tables: Math.min(flags.tables, 250), sockets: flags.seats, seconds: flags.echoSeconds })
  const { figures, seconds, cpuSeconds, memory } = await measure(flags, round)
  const { byHand, choices, milliseconds, bytes } = figures
  const perHand = (cpuSeconds / byHand) * 1e6
  const perChoice = (cpuSeconds / choices) * 1e6
  const one = {
    byHand: byHand / seconds,
    choices: choices / seconds,
    p50: percentile(milliseconds, 0.5),
    p95: percentile(milliseconds, 0.95),
    p99: percentile(milliseconds, 0.99),
    perHand,
    perChoice,
    echo: echo.cpuMicroseconds,
    ratioByHand: echo.cpuMicroseconds / perHand,
    ratio: echo.cpuMicroseconds / perChoice,
    core: cpuSeconds / seconds,
    memory,
    bytes50: percentile(bytes, 0.5),
    bytes95: percentile(bytes, 0.95),
    stale: figures.refusals,
  }
  rounds.push(one)
  console.error(`round ${round + 1}: ${JSON.stringify(one)}`)
}
const of = (name: string): number => median(rounds.map(one => one[name]!))
if (flags.json) console.log(JSON.stringify(Object.fromEntries(Object.keys(rounds[0]!).map(name => [name, of(name)]))))
else {
  console.log(
    '| game | tables × seats (bots) | rate | by hand/s | choices/s | p50 / p95 / p99 ms | µs by hand | µs a choice | echo µs | ratio | cores | MB | bytes p50 / p95 |',
  )
  console.log('| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |')
  const size = `${flags.tables} × ${flags.seats}${flags.bots ? ` (${flags.bots})` : ''}`
  const delay = flags.commitDelay ? `, commits +${flags.commitDelay} ms` : ''
  const latency = ['p50', 'p95', 'p99'].map(name => round1(of(name))).join(' / ')
  const ratios = [of('ratioByHand'), of('ratio')].map(value => value.toFixed(2)).join(' – ')
  console.log(
    `| ${flags.game} | ${size} | ${flags.rate || 'full'}${delay} | ${whole(of('byHand'))} | ${whole(of('choices'))} | ${latency} | ${whole(of('perHand'))} | ${whole(of('perChoice'))} | ${whole(of('echo'))} | ${ratios} | ${of('core').toFixed(2)} | ${whole(of('memory'))} | ${whole(of('bytes50'))} / ${whole(of('bytes95'))} |`,
  )
}
process.exit(0)
