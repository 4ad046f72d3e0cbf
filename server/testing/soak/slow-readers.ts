// Clients that stop reading, and clients that vanish without a word, while people play. The server must be rid of them in time, its memory
// must stay bounded, and the people must notice nothing.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { proxyTo } from '../../storage/testing/tcp-proxy.ts'
import { type Comparison, compare, problem, problemsOf } from './comparison.ts'
import { percentile, Scene, sleep, within } from './scene.ts'
import { ServerProcess } from './server-process.ts'
import type { SoakTable } from './soak-table.ts'
import { Watcher } from './watcher.ts'

export interface SlowReaderOptions {
  readonly tables: number
  /** Watchers of each kind. */
  readonly watchers: number
  /** How long people play before, for comparison. */
  readonly seconds: number
  /** The clock of the server runs ten times as fast. */
  readonly fast?: boolean
}
/** Milliseconds from a choice to its reply, and megabytes. */
interface Course {
  readonly choices: number
  readonly p50: number
  readonly p95: number
  readonly memory: number
}
export interface SlowReaderReport extends Comparison {
  readonly watchers: number
  /** Sockets that the server still had beside those of the people, at the end. */
  readonly left: number
  /** Seconds of the server's clock until they were gone: vanished and silent ones; those that ask without reading. */
  readonly silentGoneAfter: number
  readonly askingGoneAfter: number
  /** Readers that were cut off because too much waited for them. */
  readonly shed: number
  readonly before: Course
  readonly meanwhile: Course
  readonly mostMemory: number
  /** Refusals, closed tables and failures of the people. */
  readonly noticed: number
  readonly problems: readonly string[]
}
const FASTER = 10
const PATIENCE = 60
/** Within the limit for the messages of an address. */
const ASK_EVERY = 25
/** Seconds of the server's clock. Nobody looks longer. */
const LONGEST = 120
/** The server cuts off what was silent for 20 seconds, and looks every 5 seconds. */
const SILENT_GONE_WITHIN = 25
/** Seconds that a busy machine may need to see it. */
const LATE = 3
/** Megabytes that the server may need beyond the limit for each slow reader. */
const SPARE_MEMORY = 200

export async function slowReaders({
  tables,
  watchers,
  seconds,
  fast = false,
}: SlowReaderOptions): Promise<SlowReaderReport> {
  const data = mkdtempSync(path.join(tmpdir(), 'overlair-readers-'))
  const flags = fast ? ['--import', `${import.meta.dirname}/fast-clock.ts`] : []
  const server = new ServerProcess(data, { flags })
  await server.start()
  const pace = fast ? FASTER : 1
  const scene = new Scene(server, 'readers')
  const proxy = await proxyTo(server.url)
  const all: Watcher[] = []
  const megabytes = async () => ((await server.figures()).get('process_resident_memory_bytes') ?? 0) / 1e6
  const sockets = async () => (await server.figures()).get('overlair_sockets') ?? 0
  const open = async (url: string, of: readonly SoakTable[]): Promise<readonly Watcher[]> => {
    const group = Array.from({ length: watchers }, (_, i) => Watcher.open(url, all.length + i, of[i % of.length]!.id))
    all.push(...(await Promise.all(group)))
    return all.slice(-watchers)
  }
  /** What has happened since so many choices. */
  const courseSince = async (counts: readonly number[]): Promise<Course> => {
    const times = scene.tables.flatMap(({ made }, i) => made.slice(counts[i]).flatMap(one => one.milliseconds ?? []))
    const [p50, p95] = [percentile(times, 0.5), percentile(times, 0.95)]
    return { choices: times.length, p50: round(p50), p95: round(p95), memory: round(await megabytes()) }
  }
  const counts = () => scene.tables.map(({ made }) => made.length)
  try {
    // The log of a whole game is long.
    const finished = await scene.open({ game: 'super-boss-monster', players: 2, bots: 1 })
    await within(PATIENCE, 'a game ends', () => finished.isOver)
    // These games are not over before the end.
    for (let i = 0; i < tables; i++) await scene.open({ game: 'super-boss-monster', players: 4, thinks: 100 })
    const playing = scene.tables.slice(1)
    let from = counts()
    await sleep(seconds * 1000)
    const before = await courseSince(from)

    const silent = await open(server.url, playing)
    await open(proxy.url, playing)
    const asking = await open(server.url, [finished])
    from = counts()
    const since = performance.now()
    for (const watcher of silent) watcher.stopReading()
    proxy.silence()
    for (const watcher of asking) watcher.askWithoutReading(ASK_EVERY / pace)
    const passed = () => ((performance.now() - since) / 1000) * pace
    let [left, mostMemory, silentGoneAfter] = [all.length, 0, 0]
    while (left > 0 && passed() < LONGEST) {
      await sleep(100)
      left = (await sockets()) - scene.people
      mostMemory = Math.max(mostMemory, await megabytes())
      if (left <= watchers && silentGoneAfter === 0) silentGoneAfter = passed()
    }
    const askingGoneAfter = passed()
    const shed = (await server.figures()).get('overlair_shed_total') ?? 0
    const meanwhile = await courseSince(from)
    const noticed = scene.tables.reduce((sum, { made, closed, failures }) => {
      return sum + made.filter(({ refused }) => refused !== undefined).length + closed + failures.length
    }, 0)
    scene.close()
    await server.stop()
    const report: Omit<SlowReaderReport, 'problems'> = {
      watchers: all.length,
      left,
      silentGoneAfter: round(silentGoneAfter),
      askingGoneAfter: round(askingGoneAfter),
      shed,
      before,
      meanwhile,
      mostMemory: round(mostMemory),
      noticed,
      ...(await compare(data, scene.tables)),
    }
    return { ...report, problems: problemsIn(report, watchers, pace) }
  } finally {
    for (const watcher of all) watcher.close()
    scene.close()
    await proxy.close()
    await server.kill()
    rmSync(data, { recursive: true, force: true })
  }
}
const round = (number: number): number => Math.round(number * 10) / 10

function problemsIn(report: Omit<SlowReaderReport, 'problems'>, watchers: number, pace: number): readonly string[] {
  const { left, silentGoneAfter, shed, before, meanwhile, mostMemory, noticed } = report
  return [
    ...problemsOf(report),
    ...problem(left > 0, `${left} sockets are left`),
    ...problem(
      silentGoneAfter > SILENT_GONE_WITHIN + LATE * pace,
      `silent clients are cut off after ${silentGoneAfter} seconds`,
    ),
    ...problem(shed !== watchers, `${shed} of ${watchers} readers are cut off as too slow`),
    ...problem(mostMemory > before.memory + watchers + SPARE_MEMORY, `the server needs ${mostMemory} MB`),
    ...problem(meanwhile.choices === 0, 'nobody plays meanwhile'),
    // The machine may do other things, too.
    ...problem(meanwhile.p95 > 4 * before.p95 + 1000, `one of 20 choices takes ${meanwhile.p95} ms`),
    ...problem(noticed > 0, `people notice it ${noticed} times`),
  ]
}
