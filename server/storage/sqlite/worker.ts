// The thread that owns the connection to SQLite. It answers messages one after another, in the order of their arrival.
import { parentPort, workerData } from 'node:worker_threads'
import { Kysely } from 'kysely'
import { Conflict, failureOf } from '../queries/failures.ts'
import { migrate } from '../queries/migrate.ts'
import { runQuery } from '../queries/queries.ts'
import type { Database, Schema } from '../queries/schema.ts'
import { diagnoseSqlite } from './diagnose.ts'
import { nodeSqliteDialect } from './dialect.ts'
import { type Message, type Outcome, opening, type Reply, type ThreadOptions } from './messages.ts'
import { openFile } from './open-file.ts'

const { file, limits }: ThreadOptions = workerData

async function open(): Promise<Database> {
  const connection = openFile(file)
  const database = new Kysely<Schema>({ dialect: nodeSqliteDialect(connection) })
  await migrate(database)
  connection.exec(limits)
  return database
}

async function answer(id: number, work: Promise<unknown>): Promise<void> {
  const reply: Reply = { id, outcome: await outcomeOf(work) }
  parentPort?.postMessage(reply)
}
const outcomeOf = (work: Promise<unknown>): Promise<Outcome> =>
  work.then(
    result => ({ kind: 'done', result }),
    (error: unknown) => {
      const failure = failureOf(error, diagnoseSqlite)
      const { message } = failure
      if (failure instanceof Conflict) return { kind: 'conflict', message }
      return { kind: 'failed', reason: failure.reason, message, uncertain: failure.uncertain }
    },
  )

async function close(database: Database): Promise<void> {
  await database.destroy()
  parentPort?.close()
}

const opened = open()
let last = answer(opening, opened)
parentPort?.on('message', (text: string) => {
  const message: Message = JSON.parse(text)
  last = last.then(async () => {
    const database = await opened
    if (message === 'close') await close(database)
    else await answer(message.id, runQuery(database, message.name, message.values))
  })
})
