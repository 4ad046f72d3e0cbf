// One match of a real server throws in the middle of a choice while people play there and at other tables.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { doomedOptions, faultyServer } from './breakable.ts'
import { type Comparison, compare, problem, problemsOf } from './comparison.ts'
import { countsOf, Scene, sleep, within } from './scene.ts'
import { ServerProcess } from './server-process.ts'

export interface ExceptionOptions {
  /** Tables beside the one that fails. */
  readonly others: number
  /** How long each choice at the table throws. */
  readonly seconds: number
}
export interface ExceptionReport extends Comparison {
  readonly acknowledged: number
  /** By code: choices at the failing table that the server has refused; how often it has closed the table. */
  readonly refused: Readonly<Record<string, number>>
  readonly closed: number
  /** Choices at the failing table that were made meanwhile and acknowledged. */
  readonly acknowledgedMeanwhile: number
  /** What the log of the server says, and how often. */
  readonly errors: Readonly<Record<string, number>>
  /** From the end of the fault until the table has ten choices more. */
  readonly backAfter: number
  readonly status: string | undefined
  /** What the people at the other tables have noticed: refusals, closed tables, failures of a client. */
  readonly noticed: number
  /** Choices at the other tables meanwhile. */
  readonly elsewhere: number
  readonly problems: readonly string[]
}
const PATIENCE = 60

export async function exceptionInMatch({ others, seconds }: ExceptionOptions): Promise<ExceptionReport> {
  const data = mkdtempSync(path.join(tmpdir(), 'overlair-exception-'))
  const server = new ServerProcess(data, { program: faultyServer })
  await server.start()
  const scene = new Scene(server, 'exception')
  try {
    const doomed = await scene.open({ game: 'overboss', players: 3, options: doomedOptions })
    for (let i = 0; i < others; i++)
      await scene.open({ game: i % 2 === 0 ? 'overboss' : 'super-boss-monster', players: 4, bots: i % 3 })
    const rest = scene.tables.slice(1)
    const elsewhere = () => rest.reduce((sum, table) => sum + table.acknowledged, 0)
    await scene.progress(3, PATIENCE)

    await server.tell('exception')
    const [before, beforeElsewhere] = [doomed.made.length, elsewhere()]
    await within(PATIENCE, 'the match fails', () => doomed.made.some(({ refused }) => refused === 'failed'))
    await sleep(seconds * 1000)
    const acknowledgedMeanwhile = doomed.made.slice(before).filter(one => one.isAcknowledged).length
    const madeElsewhere = elsewhere() - beforeElsewhere
    await server.tell('none')
    const backAfter = Math.round(await scene.progress(10, PATIENCE, [doomed]))
    const { status, closed } = doomed
    // What comes later is of the end.
    const noticed = rest.reduce((sum, table) => {
      const refusals = table.made.filter(({ refused }) => refused !== undefined).length
      return sum + refusals + table.closed + table.failures.length
    }, 0)
    const refused = countsOf(doomed.made.map(one => one.refused))
    scene.close()
    await server.stop()
    const report: Omit<ExceptionReport, 'problems'> = {
      acknowledged: doomed.acknowledged + elsewhere(),
      refused,
      closed,
      acknowledgedMeanwhile,
      errors: countsOf(server.errors),
      backAfter,
      status,
      noticed,
      elsewhere: madeElsewhere,
      ...(await compare(data, scene.tables)),
    }
    return { ...report, problems: problemsIn(report) }
  } finally {
    scene.close()
    await server.kill()
    rmSync(data, { recursive: true, force: true })
  }
}

const problemsIn = (report: Omit<ExceptionReport, 'problems'>): readonly string[] => [
  ...problemsOf(report),
  ...problem(report.acknowledgedMeanwhile > 0, 'choices are acknowledged that failed'),
  ...problem(!report.refused.failed, 'no choice is refused as failed'),
  ...problem(report.closed === 0, 'the people at the table are not told'),
  ...problem(report.status === 'stopped', 'the table does not go on'),
  ...problem(Object.keys(report.errors).join() !== 'broken on purpose', `errors: ${Object.keys(report.errors).join()}`),
  ...problem(report.elsewhere === 0, 'nobody plays at the other tables'),
  ...problem(report.noticed > 0, `people at other tables notice it ${report.noticed} times`),
]
