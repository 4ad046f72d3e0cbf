// A whole server: storage, tables, bots, HTTP.
import { BotPool } from './bots/bot-pool.ts'
import { buildApp } from './http/app.ts'
import type { Config } from './settings/config.ts'
import { openStorage } from './storage/open/open-storage.ts'
import { Directory } from './tables/directory.ts'
import { type AnswerForBot, gameOf, tableServices } from './tables/services.ts'

/** Tables that nobody has open leave memory after at most this time. */
const CLOSE_IDLE_EVERY = 60_000

export interface RunningServer {
  readonly url: string
  /** Tells the clients, writes what is under way, and ends. */
  close(): Promise<void>
}

/** Bots think in threads of the server. Tests may pass a function instead. */
export async function startServer(config: Config, answerForBot?: AnswerForBot): Promise<RunningServer> {
  const { databaseUrl, data, botThreads: threads } = config
  const storage = await openStorage(databaseUrl === undefined ? { data } : { databaseUrl })
  const report = (error: unknown, table?: string) => app.http.log.error({ err: error, table })
  const bots = new BotPool({ threads, report })
  const directory = new Directory(tableServices({ storage, answerForBot: answerForBot ?? bots.answer, report }))
  const app = await buildApp(config, { directory, storage, now: Date.now, gameOf, report })
  const closeIdle = setInterval(() => void directory.closeIdle().catch(report), CLOSE_IDLE_EVERY)
  closeIdle.unref()
  const close = async () => {
    clearInterval(closeIdle)
    // Requests that come from now on stay unanswered, so the clients send them to the next server.
    app.stopListening()
    await directory.closeAll()
    await bots.close()
    await app.close()
    await storage.close()
  }
  try {
    return { url: `${await app.http.listen({ host: config.host, port: config.port })}/`, close }
  } catch (error) {
    await close()
    throw error
  }
}
