// Starts a server: `npm start`.
import process from 'node:process'
import { answerForBot } from '@overlair/bots/answer'
import { startServer } from './server.ts'
import { BadSetting, type Config, readConfig } from './settings/config.ts'
import { StorageFailed } from './storage/contract.ts'

function fail(message: string): never {
  console.error(message)
  process.exit(1)
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
    const server = await startServer(config, answerForBot)
    console.log(`Overlair is open at ${server.url}`)
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void server.close())
  } catch (error) {
    if (error instanceof StorageFailed) fail(`The data cannot be opened (${config.data}): ${error.message}`)
    fail(error instanceof Error ? reasonOf(error, config) : String(error))
  }
} catch (error) {
  if (error instanceof BadSetting) fail(error.message)
  throw error
}
