// SQLite in a thread of its own, because a commit blocks until the disk has it.
import { Worker } from 'node:worker_threads'
import { StorageFailed } from '../contract.ts'
import { Conflict } from '../queries/failures.ts'
import type { OpenDatabase } from '../queries/open-database.ts'
import { type Message, opening, type Refusal, type Reply, type ThreadOptions } from './messages.ts'

interface Caller {
  resolve(result: unknown): void
  reject(error: Error): void
}

/** Tests give SQL that limits the database: its size, or changes at all. */
export async function openSqlite(file: string, limits = ''): Promise<OpenDatabase> {
  const workerData: ThreadOptions = { file, limits }
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData })
  const callers = new Map<number, Caller>()

  worker.on('message', ({ id, outcome }: Reply) => {
    const caller = callers.get(id)
    callers.delete(id)
    if (outcome.kind === 'done') caller?.resolve(outcome.result)
    else caller?.reject(errorOf(outcome))
  })
  let stopped: StorageFailed | undefined
  const stop = (why: string): void => {
    // An append under way may have been committed.
    stopped ??= new StorageFailed('connection-lost', `The thread of SQLite stopped: ${why}`, true)
    for (const { reject } of callers.values()) reject(stopped)
    callers.clear()
  }
  worker.on('error', error => stop(error instanceof Error ? error.message : String(error)))
  const exited = new Promise<void>(resolve => {
    worker.once('exit', code => {
      stop(`exit code ${code}`)
      resolve()
    })
  })
  const reply = <Result>(id: number) =>
    new Promise<Result>((resolve, reject) => {
      if (stopped) reject(stopped)
      else callers.set(id, { resolve, reject })
    })
  // One text is much cheaper to pass to a thread than many objects.
  const send = (message: Message): void => worker.postMessage(JSON.stringify(message))

  try {
    await reply(opening)
  } catch (error) {
    await worker.terminate()
    if (!(error instanceof StorageFailed)) throw error
    throw new StorageFailed(error.reason, `Cannot open ${file}: ${error.message}`)
  }
  let lastId = opening
  return {
    run(name, ...values) {
      const id = ++lastId
      send({ id, name, values })
      return reply(id)
    },
    async close() {
      send('close')
      await exited
    },
  }
}

const errorOf = (refusal: Refusal): Error =>
  refusal.kind === 'conflict'
    ? new Conflict(refusal.message)
    : new StorageFailed(refusal.reason, refusal.message, refusal.uncertain)
