// The settings of a server, read from the environment. docs/operations.md lists them.
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

export interface Config {
  readonly host: string
  readonly port: number
  /** Folder of the embedded database. Not used with `databaseUrl`. */
  readonly data: string
  readonly databaseUrl: string | undefined
  /** Where people reach the server, if that is not `host` and `port`: behind a proxy. */
  readonly publicUrl: URL | undefined
  /** Addresses of proxies whose `X-Forwarded-For` is believed. */
  readonly trustedProxies: readonly string[]
  readonly logLevel: LogLevel
  /** At most this many bots think at the same time, each in a thread of its own. */
  readonly botThreads: number
  /** The built app. */
  readonly app: string
}
const logLevels = ['error', 'warn', 'info', 'debug', 'silent'] as const
type LogLevel = (typeof logLevels)[number]

/** A setting is wrong. The message says which, why, and what is allowed. */
export class BadSetting extends Error {
  override readonly name = 'BadSetting'
}

const MOST_THREADS = 64

type Environment = Readonly<Record<string, string | undefined>>
const repository = fileURLToPath(new URL('../../', import.meta.url))

/** Throws BadSetting. An empty setting counts as none. */
export function readConfig(env: Environment): Config {
  return {
    host: env.HOST || '127.0.0.1',
    port: readPort(env.PORT || '4040'),
    data: path.resolve(repository, env.DATA || 'data'),
    databaseUrl: env.DATABASE_URL || undefined,
    publicUrl: env.PUBLIC_URL ? readUrl(env.PUBLIC_URL) : undefined,
    trustedProxies: (env.TRUSTED_PROXIES ?? '').split(',').flatMap(address => address.trim() || []),
    logLevel: readLevel(env.LOG_LEVEL || 'warn'),
    botThreads: readThreads(env.BOT_THREADS),
    app: path.join(repository, 'web/dist'),
  }
}

function readPort(text: string): number {
  const port = Number(text)
  if (Number.isInteger(port) && port >= 0 && port <= 65535) return port
  throw new BadSetting(`PORT is a number from 0 to 65535, not “${text}”.`)
}
/** One core is left for the main thread. */
function readThreads(text: string | undefined): number {
  const threads = text ? Number(text) : Math.max(1, availableParallelism() - 1)
  if (Number.isInteger(threads) && threads >= 1 && threads <= MOST_THREADS) return threads
  throw new BadSetting(`BOT_THREADS is a number from 1 to ${MOST_THREADS}, not “${text}”.`)
}
function readUrl(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url && (url.protocol === 'https:' || url.protocol === 'http:')) return url
  throw new BadSetting(`PUBLIC_URL is an address such as https://example.org/overlair, not “${text}”.`)
}
function readLevel(text: string): LogLevel {
  const level = logLevels.find(one => one === text)
  if (level) return level
  throw new BadSetting(`LOG_LEVEL is one of ${logLevels.join(', ')}, not “${text}”.`)
}
