// Processes with one Postgres and one Redis, and people at their tables.
import { Client } from 'pg'
import { openStorage } from '../../storage/open/open-storage.ts'
import { type PostgresServer, startPostgres } from '../../storage/testing/postgres-server.ts'
import { until } from '../../testing/tables.ts'
import { Player } from './player.ts'
import { ServerProcess } from './processes.ts'
import { type RedisServer, startRedis } from './redis-server.ts'

export class Arena {
  readonly redis: RedisServer
  readonly postgres: PostgresServer
  readonly databaseUrl: string
  #processes: ServerProcess[] = []
  #players: Player[] = []
  #people = 0

  private constructor(postgres: PostgresServer, redis: RedisServer, databaseUrl: string) {
    this.postgres = postgres
    this.redis = redis
    this.databaseUrl = databaseUrl
  }
  static async open(): Promise<Arena> {
    const [postgres, redis] = await Promise.all([startPostgres(), startRedis()])
    const client = new Client({ connectionString: postgres.urlOf('postgres') })
    await client.connect()
    await client.query('create database overlair')
    await client.end()
    return new Arena(postgres, redis, postgres.urlOf('overlair'))
  }

  /** So many processes that live. Those of earlier tests go on. */
  async processes(count: number): Promise<readonly ServerProcess[]> {
    this.#processes = this.#processes.filter(one => one.isAlive)
    const settings = { DATABASE_URL: this.databaseUrl, REDIS_URL: this.redis.url, TRUSTED_PROXIES: '127.0.0.1' }
    const missing = Math.max(0, count - this.#processes.length)
    this.#processes.push(...(await Promise.all(Array.from({ length: missing }, () => ServerProcess.start(settings)))))
    return this.#processes.slice(0, count)
  }
  /** A person whose device connects to the first of these processes that lives. */
  person(...processes: readonly ServerProcess[]): Player {
    return this.personAt(() => (processes.find(one => one.isAlive) ?? processes[0]!).port)
  }
  personAt(port: () => number): Player {
    const n = ++this.#people
    const player = new Player(`person-${n}`, `10.0.${n >> 8}.${n & 255}`, port)
    this.#players.push(player)
    return player
  }
  /** Seats people at a new table and starts the game. */
  async startGame(people: readonly Player[], game = 'overboss'): Promise<string> {
    const [host, ...others] = people
    const id = await host!.create(game, people.length)
    const colours = ['red', 'blue', 'green', 'yellow'] as const
    for (const [i, player] of others.entries()) {
      await player.enter(id)
      await player.table.ask('sit', { seat: i + 1, name: player.name, colour: colours[i + 1]! })
    }
    await host!.table.ask('start', {})
    await until(() => people.every(player => player.table.seat(player.seat) !== undefined), 'all have the position')
    return id
  }
  storage = () => openStorage({ databaseUrl: this.databaseUrl })

  /** All people go. Everything else stays for the next test. */
  clear(): void {
    for (const player of this.#players.splice(0)) player.leave()
  }
  async close(): Promise<void> {
    this.clear()
    await Promise.all(this.#processes.map(one => one.end('SIGKILL')))
    await this.redis.kill()
    await this.postgres.stop()
  }
}
