// A real Redis for one test file, without persistence.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import process from 'node:process'
import { freePort } from '../../storage/testing/free-port.ts'

export interface RedisServer {
  readonly url: string
  /** Ends it like a crash. */
  kill(): Promise<void>
  /** Starts it again on the same port. */
  start(): Promise<void>
}

export async function startRedis(): Promise<RedisServer> {
  const port = await freePort()
  let server = await spawnRedis(port)
  return {
    url: `redis://127.0.0.1:${port}`,
    async kill() {
      if (server.exitCode !== null || server.signalCode !== null) return
      const exit = once(server, 'exit')
      server.kill('SIGKILL')
      await exit
    },
    async start() {
      server = await spawnRedis(port)
    },
  }
}

async function spawnRedis(port: number): Promise<ChildProcess> {
  const settings = ['--port', `${port}`, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', '/tmp']
  const program = process.env.REDIS_SERVER || 'redis-server'
  const server = spawn(program, settings, { stdio: ['ignore', 'pipe', 'pipe'] })
  let log = ''
  await new Promise<void>((resolve, reject) => {
    server.stdout.on('data', text => {
      log += text
      if (log.includes('Ready to accept connections')) resolve()
    })
    server.on('error', () => reject(new Error(`${program} is missing: install redis-server, or set REDIS_SERVER`)))
    server.on('exit', () => reject(new Error(`Redis did not start:\n${log}`)))
  })
  return server
}
