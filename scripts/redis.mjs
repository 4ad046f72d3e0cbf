// Finds redis-server for the tests of a cluster. On Debian, as root, installs it if it is missing.
import process from 'node:process'
import { aptInstall, canInstall, findProgram } from './packages.mjs'

/** Finds or installs redis-server. If that fails, prints what is needed and returns undefined. */
export function requireRedis() {
  const found = findProgram('REDIS_SERVER', ['redis-server'])
  if (found) return found
  if (!process.env.REDIS_SERVER && canInstall() && aptInstall('redis-server', 'the tests of a cluster'))
    return findProgram('REDIS_SERVER', ['redis-server'])
  console.error(
    process.env.REDIS_SERVER
      ? `No redis-server at REDIS_SERVER=${process.env.REDIS_SERVER}.`
      : 'The tests of a cluster need redis-server. Install it, or set REDIS_SERVER=/path/to/redis-server.',
  )
  return undefined
}
