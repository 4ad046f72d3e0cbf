// The settings of a server, read from the environment. docs/operations.md lists them.
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { AddressList, isAddress } from './addresses.ts'

export interface Config {
  readonly host: string
  readonly port: number
  /** Folder of the embedded database. Not used with `databaseUrl`. */
  readonly data: string
  readonly databaseUrl: string | undefined
  /** Carries messages between processes that share the database. Only with `databaseUrl`. */
  readonly redisUrl: string | undefined
  /** Where people reach the server, if that is not `host` and `port`: behind a proxy. */
  readonly publicUrl: URL | undefined
  /** Proxies whose `X-Forwarded-For` is believed. */
  readonly trustedProxies: AddressList
  /** Machines that may read figures, besides this one. */
  readonly metricsFrom: AddressList
  readonly logLevel: LogLevel
  /** At most this many bots think at the same time, each in a thread of its own. */
  readonly botThreads: number
  /** New tables of one network and of one person. */
  readonly tablesPerHour: number
  readonly keep: KeptDays
  /** The built app. */
  readonly app: string
}
/** For how many days tables are kept that nobody touches. 0 for ever. */
export interface KeptDays {
  readonly lobbies: number
  readonly games: number
  readonly ended: number
}
const logLevels = ['error', 'warn', 'info', 'debug', 'silent'] as const
type LogLevel = (typeof logLevels)[number]

/** A setting is wrong. The message says which, why, and what is allowed. */
export class BadSetting extends Error {
  override readonly name = 'BadSetting'
}

const MOST_THREADS = 64
const MOST_DAYS = 36_500

type Environment = Readonly<Record<string, string | undefined>>
const repository = fileURLToPath(new URL('../../', import.meta.url))

/** Throws BadSetting. An empty setting counts as none. */
export function readConfig(env: Environment): Config {
  return {
    host: env.HOST || '127.0.0.1',
    port: readPort(env.PORT || '4040'),
    data: path.resolve(repository, env.DATA || 'data'),
    databaseUrl: env.DATABASE_URL || undefined,
    redisUrl: env.REDIS_URL ? readRedis(env.REDIS_URL, env.DATABASE_URL) : undefined,
    publicUrl: env.PUBLIC_URL ? readUrl(env.PUBLIC_URL) : undefined,
    trustedProxies: readAddresses('TRUSTED_PROXIES', env),
    metricsFrom: readAddresses('METRICS_FROM', env),
    logLevel: readLevel(env.LOG_LEVEL || 'warn'),
    botThreads: readThreads(env.BOT_THREADS),
    tablesPerHour: readTablesPerHour(env.TABLES_PER_HOUR || '30'),
    keep: {
      lobbies: readDays('KEEP_LOBBIES_DAYS', env, 7),
      games: readDays('KEEP_GAMES_DAYS', env, 60),
      ended: readDays('KEEP_ENDED_DAYS', env, 365),
    },
    app: path.join(repository, 'web/dist'),
  }
}

/** The database of a server. */
export const databaseOf = ({ databaseUrl, data }: Config) => (databaseUrl === undefined ? { data } : { databaseUrl })

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
function readDays(name: string, env: Environment, usual: number): number {
  const days = Number(env[name] || usual)
  if (Number.isInteger(days) && days >= 0 && days <= MOST_DAYS) return days
  throw new BadSetting(`${name} is a number of days from 0 (for ever) to ${MOST_DAYS}, not “${env[name]}”.`)
}
function readAddresses(name: string, env: Environment): AddressList {
  const entries = (env[name] ?? '').split(',').flatMap(entry => entry.trim() || [])
  const wrong = entries.find(entry => !isAddress(entry))
  if (wrong === undefined) return new AddressList(entries)
  throw new BadSetting(`${name} has addresses such as 10.0.0.7 or 10.0.0.0/8, divided by commas, not “${wrong}”.`)
}
/** The error never shows the address: it may contain a password. */
function readRedis(text: string, databaseUrl: string | undefined): string {
  if (!databaseUrl) throw new BadSetting('REDIS_URL needs DATABASE_URL: processes share tables only in Postgres.')
  const protocol = URL.canParse(text) ? new URL(text).protocol : undefined
  if (protocol === 'redis:' || protocol === 'rediss:') return text
  throw new BadSetting('REDIS_URL is an address such as redis://localhost:6379.')
}
function readTablesPerHour(text: string): number {
  const tables = Number(text)
  if (Number.isInteger(tables) && tables >= 1) return tables
  throw new BadSetting(`TABLES_PER_HOUR is a number from 1 on, not “${text}”.`)
}
function readUrl(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined
  const isPlain = url && !url.search && !url.hash && !url.username && !url.password
  if (isPlain && (url.protocol === 'https:' || url.protocol === 'http:')) return url
  throw new BadSetting(`PUBLIC_URL is an address such as https://example.org/overlair, not “${text}”.`)
}
function readLevel(text: string): LogLevel {
  const level = logLevels.find(one => one === text)
  if (level) return level
  throw new BadSetting(`LOG_LEVEL is one of ${logLevels.join(', ')}, not “${text}”.`)
}
