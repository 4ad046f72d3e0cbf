// Kills processes, Redis and Postgres while people play, and reports what was lost: `npm run soak:cluster -- --rounds 30`.
import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { RefusedByServer } from '@overlair/client/connection'
import { Arena } from './arena.ts'
import { checkLog } from './log-check.ts'
import type { Player } from './player.ts'
import type { ServerProcess } from './processes.ts'

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '30' },
    tables: { type: 'string', default: '4' },
    minutes: { type: 'string', default: '30' },
    faults: { type: 'string', default: 'process,redis,postgres' },
  },
})
const [rounds, tables, minutes] = [Number(values.rounds), Number(values.tables), Number(values.minutes)]
const PROCESSES = 3
const PEOPLE = 3
/** A person thinks so many milliseconds. */
const THINKS = 40
/** Redis and Postgres are away for this long. */
const AWAY = 1000
/** A table that does not go on within this time is stuck. */
const STUCK_AFTER = 30_000

type Fault = 'process' | 'redis' | 'postgres'
const faults = (['process', 'redis', 'postgres'] as const).filter(one => values.faults.split(',').includes(one))
interface Game {
  readonly table: string
  readonly people: readonly Player[]
}

const pause = (milliseconds: number): Promise<void> => new Promise(resolve => setTimeout(resolve, milliseconds))
const random = <Value>(list: readonly Value[]): Value => list[Math.floor(Math.random() * list.length)]!

const arena = await Arena.open()
let processes: readonly ServerProcess[] = await arena.processes(PROCESSES)
const games: Game[] = []
const recoveries: Record<Fault, number[]> = { process: [], redis: [], postgres: [] }
const done: Record<Fault, number> = { process: 0, redis: 0, postgres: 0 }
let isEnding = false
let stuck = 0

/** A proxy passes people only to processes that live. */
const somePort = () => random(processes.filter(one => one.isAlive)).port

/** Games at one table after the other, until the soak ends. */
async function playOn(): Promise<void> {
  while (!isEnding) {
    const people = Array.from({ length: PEOPLE }, () => arena.personAt(somePort))
    const table = await arena.startGame(people).catch(error => {
      // A fault has hit while they sat down: they go, and others come.
      if (!(error instanceof RefusedByServer)) throw error
      return undefined
    })
    if (table === undefined) continue
    games.push({ table, people })
    await Promise.all(people.map(player => player.play(() => false, THINKS)))
  }
}
/** Resolves with the time from which people can come back: Redis and Postgres are away for a while. */
async function cause(fault: Fault): Promise<number> {
  switch (fault) {
    case 'process': {
      const killedAt = performance.now()
      await random(processes).end('SIGKILL')
      processes = await arena.processes(PROCESSES)
      return killedAt
    }
    case 'redis':
      await arena.redis.kill()
      await pause(AWAY)
      await arena.redis.start()
      return performance.now()
    case 'postgres':
      await arena.postgres.kill()
      await pause(AWAY)
      await arena.postgres.start()
      return performance.now()
  }
}
const playing = (): readonly Player[] =>
  games.flatMap(({ people }) => people).filter(player => !player.isOver && !player.hasLeft)

/** Returns the times after which, from the moment when it is possible, the people who were disturbed are back. */
async function round(fault: Fault): Promise<readonly number[]> {
  const start = performance.now()
  const people = playing()
  const possibleFrom = await cause(fault)
  const isBack = (player: Player) =>
    player.isOver || player.restoredAt > player.disturbedAt || player.disturbedAt < start
  const end = performance.now() + STUCK_AFTER
  // A loss may be noticed a little later.
  await pause(3500)
  while (!people.every(isBack) && performance.now() < end) await pause(20)
  stuck += people.filter(player => !isBack(player)).length
  const disturbed = people.filter(player => player.disturbedAt >= start && isBack(player) && player.restoredAt > start)
  const times = disturbed.map(player => Math.max(0, player.restoredAt - possibleFrom))
  recoveries[fault].push(...times)
  done[fault]++
  return times
}

const until = performance.now() + minutes * 60_000
const failures: unknown[] = []
const playingAll = Array.from({ length: tables }, () => playOn().catch(error => void failures.push(error)))
await pause(3000)
for (let i = 0; i < rounds * faults.length && performance.now() < until; i++) {
  const fault = faults[i % faults.length]!
  const times = await round(fault)
  const load = loadavg()[0]!.toFixed(0)
  const back = times.length > 0 ? `all back after ${Math.round(Math.max(...times))} ms` : 'nobody disturbed'
  console.log(`${fault} ${done[fault]}: ${back}, ${stuck} stuck, ${games.length} games, load of the machine ${load}`)
}
isEnding = true
await Promise.race([Promise.all(playingAll), pause(2 * 60_000)])

const storage = await arena.storage()
const checks = await Promise.all(
  games.map(({ table, people }) =>
    checkLog(
      storage,
      table,
      people.flatMap(player => player.acknowledged),
    ),
  ),
)
await storage.close()
await arena.close()

const share = (list: readonly number[], part: number): string => {
  const sorted = list.toSorted((a, b) => a - b)
  return sorted.length === 0
    ? '–'
    : `${Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))]!)} ms`
}
const sum = (of: (check: (typeof checks)[number]) => number): number =>
  checks.reduce((all, check) => all + of(check), 0)
for (const fault of faults)
  console.log(
    `${fault}: killed ${done[fault]} times, ${recoveries[fault].length} people disturbed, ` +
      `back after p50 ${share(recoveries[fault], 0.5)}, p95 ${share(recoveries[fault], 0.95)}, longest ${share(recoveries[fault], 1)}`,
  )
const refusals = Object.entries(
  Object.groupBy(
    games.flatMap(({ people }) => people.flatMap(one => one.refusals)),
    code => code,
  ),
)
console.log(`refused and made again: ${refusals.map(([code, all]) => `${code} ${all?.length}`).join(', ') || 'none'}`)
console.log(
  `choices acknowledged ${sum(one => one.acknowledged)}, lost ${sum(one => one.lost.length)}, doubled ${sum(one => one.doubled)}`,
)
console.log(`games ${checks.length}, finished ${sum(one => (one.isOver ? 1 : 0))}, people stuck ${stuck}`)
for (const failure of failures) console.error(failure)
const isGood = failures.length === 0 && checks.every(one => one.isOver && one.lost.length === 0 && one.doubled === 0)
process.exitCode = isGood && stuck === 0 ? 0 : 1
