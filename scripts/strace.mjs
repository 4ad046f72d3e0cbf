// Finds strace for the test that a server syncs a choice to the disk before it sends it. On Debian, as root, installs it if it is missing.
import process from 'node:process'
import { aptInstall, canInstall, findProgram } from './packages.mjs'

/** Finds or installs strace, which only Linux has. If that fails, prints what is needed and returns undefined. */
export function requireStrace() {
  if (process.platform !== 'linux') {
    console.log('Not checked here, only on Linux: that a server syncs each choice to the disk before it sends it.')
    return undefined
  }
  const found = findProgram('STRACE', ['strace'])
  if (found) return found
  if (!process.env.STRACE && canInstall() && aptInstall('strace', 'the test of syncing to the disk'))
    return findProgram('STRACE', ['strace'])
  console.error(
    process.env.STRACE
      ? `No strace at STRACE=${process.env.STRACE}.`
      : 'The test of syncing to the disk needs strace. Install it, or set STRACE=/path/to/strace.',
  )
  return undefined
}
