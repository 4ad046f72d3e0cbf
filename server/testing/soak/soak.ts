// Kills a server again and again while people play, and cuts their connections. Afterwards every choice that it has acknowledged must be
// in the log, none twice, and all games must end.
import { gameIds } from '@overlair/rules/game-ids'
import { randomBelow, randomSource } from '@overlair/rules/kernel'
import { type Comparison, compare } from './comparison.ts'
import { ServerProcess } from './server-process.ts'
import { SoakTable } from './soak-table.ts'

export interface SoakOptions {
  /** Folder of the database. */
  readonly data: string
  /** Tables at which people play at the same time. */
  readonly tables: number
  readonly kills: number
  /** Of 100 connections, as many are cut each second, for these seconds. */
  readonly drop: { readonly percent: number; readonly seconds: number }
  readonly log: (line: string) => void
}
export interface SoakReport extends Comparison {
  readonly games: number
  readonly kills: number
  readonly drops: number
  readonly acknowledged: number
  readonly unacknowledged: number
  readonly resent: number
  readonly unfinished: number
  readonly failures: readonly string[]
}
/** Between two kills, in milliseconds. */
const SHORTEST_LIFE = 300
const LONGEST_LIFE = 1500
const FINISH_WITHIN = 120_000
const sleep = (milliseconds: number) => new Promise<void>(resolve => setTimeout(resolve, milliseconds))

export async function soak({ data, tables, kills, drop, log }: SoakOptions): Promise<SoakReport> {
  const server = new ServerProcess(data)
  const random = randomSource('soak')
  const below = (limit: number) => randomBelow(random, limit)
  const all: SoakTable[] = []
  const openTable = async () => {
    const number = all.length
    const game = gameIds[number % gameIds.length]!
    const table = new SoakTable({ number, game, players: 2 + (number % 3), url: () => server.url, below })
    all.push(table)
    await table.open()
  }
  const atLeast = async (count: number) => {
    while (all.filter(table => !table.isOver).length < count) await openTable()
  }
  let drops = 0
  await server.start()
  try {
    for (let kill = 1; kill <= kills; kill++) {
      await atLeast(tables)
      await sleep(SHORTEST_LIFE + below(LONGEST_LIFE - SHORTEST_LIFE))
      await server.kill()
      await server.start()
      log(`kill ${kill} of ${kills}; ${all.length} games`)
    }
    for (let second = 1; second <= drop.seconds; second++) {
      await atLeast(tables)
      for (const table of all) drops += table.isOver ? 0 : table.drop(drop.percent)
      await sleep(1000)
    }
    for (const end = Date.now() + FINISH_WITHIN; Date.now() < end && all.some(table => !table.isOver); )
      await sleep(200)
  } finally {
    for (const table of all) table.close()
    await server.stop()
  }
  const made = all.flatMap(table => table.made)
  return {
    games: all.length,
    kills,
    drops,
    acknowledged: made.filter(one => one.isAcknowledged).length,
    unacknowledged: made.filter(one => !one.isAcknowledged).length,
    resent: all.reduce((sum, { resent }) => sum + resent, 0),
    unfinished: all.filter(table => !table.isOver).length,
    failures: all.flatMap(({ failures }) => failures.map(({ message }) => message)),
    ...(await compare(data, all)),
  }
}
