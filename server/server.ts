// A whole server: storage, tables, bots, HTTP.
import { BotPool } from './bots/bot-pool.ts'
import { type Cluster, joinCluster } from './cluster/cluster.ts'
import { openRedisBus } from './cluster/redis-bus.ts'
import { Limits } from './connections/limits.ts'
import type { SessionObserver } from './connections/session.ts'
import { Figures } from './figures/figures.ts'
import { countedStorage } from './figures/storage.ts'
import { type App, buildApp } from './http/app.ts'
import { type Config, databaseOf } from './settings/config.ts'
import { openStorage } from './storage/open/open-storage.ts'
import { Directory } from './tables/directory.ts'
import { LocalTables } from './tables/local-tables.ts'
import { type AnswerForBot, type Surroundings, tableServices } from './tables/services.ts'
import { Retention } from './upkeep/retention.ts'

/** Tables that nobody has open leave memory after at most this time. */
const CLOSE_IDLE_EVERY = 60_000

export interface RunningServer {
  readonly url: string
  /** Tells the clients, writes what is under way, and ends. */
  close(): Promise<void>
}

/** Processes share tables only in Postgres. */
async function openTables({ databaseUrl, redisUrl }: Config, surroundings: Surroundings): Promise<Cluster> {
  if (databaseUrl !== undefined) {
    const openBus = redisUrl === undefined ? undefined : openRedisBus(redisUrl, surroundings.report)
    return joinCluster({ ...surroundings, openBus })
  }
  const directory = new Directory(tableServices(surroundings))
  return { tables: new LocalTables(directory), directory, close: async () => {} }
}

const measured =
  (answerForBot: AnswerForBot, figures: Figures): AnswerForBot =>
  async (request, table) => {
    const since = performance.now()
    const choice = await answerForBot(request, table)
    figures.botAnswered(performance.now() - since)
    return choice
  }

/** What tests and measurements bring along: bots outside of threads, a slower storage, games that fail. */
interface Replacements {
  readonly answerForBot?: AnswerForBot
  readonly open?: typeof openStorage
  readonly findGame?: Surroundings['findGame']
}

export async function startServer(
  config: Config,
  { answerForBot, open = openStorage, findGame }: Replacements = {},
): Promise<RunningServer> {
  const { botThreads: threads, keep } = config
  const figures = new Figures()
  const storage = countedStorage(await open(databaseOf(config), figures.committed), figures)
  let app: App | undefined
  const report = (error: unknown, table?: string) => {
    figures.failed(table === undefined ? 'server' : 'table')
    app?.http.log.error({ err: error, table })
  }
  const bots = new BotPool({ threads, report })
  const ask = measured(answerForBot ?? bots.answer, figures)
  const surroundings = {
    storage,
    answerForBot: ask,
    report,
    onDelivery: figures.delivered,
    ...(findGame && { findGame }),
  }
  const { tables, directory, close: leaveOthers } = await openTables(config, surroundings)
  figures.read('tables', 'Tables in memory.', () => directory.size)
  const observe: SessionObserver = {
    requested: request => {
      figures.requested(request)
      app?.http.log.debug({ request })
    },
    replied: (refused, milliseconds) => {
      figures.replied(refused, milliseconds)
      app?.http.log.debug({ refused, milliseconds })
    },
    resent: () => figures.resent(),
  }
  const services = { tables, storage, now: Date.now, report, limits: new Limits(config), observe }
  app = await buildApp(config, services, figures)
  const retention = new Retention({ storage, keep, isOpen: id => directory.isOpen(id), now: Date.now, report })
  retention.start()
  const closeIdle = setInterval(() => void directory.closeIdle().catch(report), CLOSE_IDLE_EVERY)
  closeIdle.unref()
  const close = async () => {
    clearInterval(closeIdle)
    // Requests that come from now on stay unanswered, so the clients send them to the next server.
    app.stopListening()
    await Promise.all([directory.closeAll(), retention.close()])
    await bots.close()
    await app.close()
    await leaveOthers()
    await storage.close()
  }
  try {
    return { url: `${await app.http.listen({ host: config.host, port: config.port })}/`, close }
  } catch (error) {
    await close()
    throw error
  }
}
