// A whole server: storage, tables, bots, HTTP.
import type { BotRequest } from '@overlair/bots/request'
import type { Choice } from '@overlair/rules/kernel'
import { buildApp } from './http/app.ts'
import type { Config } from './settings/config.ts'
import { openStorage } from './storage/open/open-storage.ts'
import { Directory } from './tables/directory.ts'
import { gameOf, tableServices } from './tables/services.ts'

/** Tables that nobody has open leave memory after at most this time. */
const CLOSE_IDLE_EVERY = 60_000

export interface RunningServer {
  readonly url: string
  /** Tells the clients, writes what is under way, and ends. */
  close(): Promise<void>
}

export async function startServer(
  config: Config,
  answerForBot: (request: BotRequest) => Promise<Choice>,
): Promise<RunningServer> {
  const { databaseUrl, data } = config
  const storage = await openStorage(databaseUrl === undefined ? { data } : { databaseUrl })
  const report = (error: unknown, table?: string) => app.http.log.error({ err: error, table })
  const directory = new Directory(tableServices({ storage, answerForBot, report }))
  const app = await buildApp(config, { directory, storage, now: Date.now, gameOf, report })
  const closeIdle = setInterval(() => void directory.closeIdle().catch(report), CLOSE_IDLE_EVERY)
  closeIdle.unref()
  const close = async () => {
    clearInterval(closeIdle)
    await app.close()
    await directory.closeAll()
    await storage.close()
  }
  try {
    return { url: `${await app.http.listen({ host: config.host, port: config.port })}/`, close }
  } catch (error) {
    await close()
    throw error
  }
}
