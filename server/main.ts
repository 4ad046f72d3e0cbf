// Starts a server: `npm start`.
import process from 'node:process'
import { BusFailed } from './cluster/redis-bus.ts'
import { type RunningServer, startServer } from './server.ts'
import { BadSetting, type Config, readConfig } from './settings/config.ts'
import { StorageFailed } from './storage/contract.ts'

/** A server that has not ended in good order by then, for instance because its database does not answer, ends without. */
const END_WITHIN = 1800

function fail(message: string): never {
  console.error(message)
  process.exit(1)
}
/** The first signal ends the server in good order, or after some time in any case. The second one ends it at once. */
function endOnSignals(server: RunningServer): void {
  let isEnding = false
  const end = async (): Promise<void> => {
    if (isEnding) process.exit(1)
    isEnding = true
    setTimeout(() => process.exit(1), END_WITHIN)
    await server.close()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void end())
}
/** Why the server cannot listen, and what works. */
function reasonOf(error: NodeJS.ErrnoException, { host, port }: Config): string {
  switch (error.code) {
    case 'EADDRINUSE':
      return `Port ${port} on ${host} is taken. Choose another: PORT=${port < 65535 ? port + 1 : 4040} npm start`
    case 'EACCES':
      return `Port ${port} on ${host} may not be used. Choose one above 1023: PORT=4040 npm start`
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `HOST is an address of this machine, and “${host}” is none. This one works: HOST=127.0.0.1 npm start`
    default:
      return `The server cannot start: ${error.message}`
  }
}

try {
  const config = readConfig(process.env)
  try {
    const server = await startServer(config)
    console.log(`Overlair is open at ${server.url}`)
    endOnSignals(server)
  } catch (error) {
    if (error instanceof StorageFailed) fail(`The data cannot be opened (${config.data}): ${error.message}`)
    if (error instanceof BusFailed) fail(`Redis cannot be reached (REDIS_URL): ${error.message}`)
    fail(error instanceof Error ? reasonOf(error, config) : String(error))
  }
} catch (error) {
  if (error instanceof BadSetting) fail(error.message)
  throw error
}
