// The database of a real server cannot write any more while people play, and then can again.
import { gameIds } from '@overlair/rules/game-ids'
import { breakable, type DatabaseFault } from './breakable.ts'
import { type Comparison, compare, problem, problemsOf } from './comparison.ts'
import { countsOf, Scene, sleep, within } from './scene.ts'
import type { SoakTable } from './soak-table.ts'

export interface DatabaseFaultOptions {
  readonly fault: DatabaseFault
  readonly tables: number
  /** How long the database cannot write. */
  readonly seconds: number
}
export interface DatabaseFaultReport extends Comparison {
  readonly fault: DatabaseFault
  /** How the fault was made. */
  readonly how: string
  readonly acknowledged: number
  /** By code: choices that the server has refused meanwhile. */
  readonly refused: Readonly<Record<string, number>>
  /** Choices that were acknowledged after each table had closed. */
  readonly acknowledgedMeanwhile: number
  /** The statuses of `/api/ready` and `/api/health`: before, meanwhile, afterwards. */
  readonly ready: readonly number[]
  readonly health: readonly number[]
  /** From the end of the fault until each table has five choices more. */
  readonly backAfter: number
  readonly stopped: number
  readonly failures: readonly string[]
  readonly problems: readonly string[]
}
const PATIENCE = 60

export async function databaseFault({ fault, tables, seconds }: DatabaseFaultOptions): Promise<DatabaseFaultReport> {
  const { server, data, how, ...database } = breakable(fault)
  await server.start()
  const scene = new Scene(server, fault)
  const ready: number[] = []
  const health: number[] = []
  const look = async () => {
    ready.push(await server.statusOf('ready'))
    health.push(await server.statusOf('health'))
  }
  const all = () => scene.tables.flatMap(({ made }) => made)
  const acknowledged = () => all().filter(one => one.isAcknowledged).length
  try {
    // Every second table has a bot, whose choices cannot be saved either.
    for (let i = 0; i < tables; i++)
      await scene.open({ game: gameIds[i % gameIds.length]!, players: 2 + (i % 2), bots: i % 2 })
    await scene.progress(5, PATIENCE)
    await look()

    await database.break()
    const isClosed = ({ closed, isOver }: SoakTable) => isOver || closed > 0
    await within(PATIENCE, 'each table closes', () => scene.tables.every(isClosed))
    await within(PATIENCE, 'a choice is refused', () => all().some(({ refused }) => refused === 'not-saved'))
    await within(PATIENCE, 'the server is not ready', async () => (await server.statusOf('ready')) === 503)
    const before = acknowledged()
    await look()
    await sleep(seconds * 1000)
    const acknowledgedMeanwhile = acknowledged() - before
    const refused = countsOf(all().map(one => one.refused))

    await database.mend()
    await within(PATIENCE, 'the server is ready again', async () => (await server.statusOf('ready')) === 200)
    const backAfter = Math.round(await scene.progress(5, PATIENCE))
    await look()
    const stopped = scene.tables.filter(({ status }) => status === 'stopped').length
    scene.close()
    await server.stop()
    const report: Omit<DatabaseFaultReport, 'problems'> = {
      fault,
      how,
      acknowledged: acknowledged(),
      refused,
      acknowledgedMeanwhile,
      ready,
      health,
      backAfter,
      stopped,
      failures: scene.tables.flatMap(({ failures }) => failures.map(({ message }) => message)),
      ...(await compare(data, scene.tables)),
    }
    return { ...report, problems: problemsIn(report) }
  } finally {
    scene.close()
    await server.kill()
    database.remove()
  }
}

const problemsIn = (report: Omit<DatabaseFaultReport, 'problems'>): readonly string[] => [
  ...problemsOf(report),
  ...problem(report.acknowledgedMeanwhile > 0, 'choices are acknowledged that cannot be saved'),
  ...problem(!report.refused['not-saved'], 'no choice is refused as not saved'),
  ...problem(report.ready.join() !== '200,503,200', `/api/ready says ${report.ready.join()}`),
  ...problem(report.health.join() !== '200,200,200', `/api/health says ${report.health.join()}`),
  ...problem(report.stopped > 0, `${report.stopped} tables do not go on`),
  ...report.failures,
]
