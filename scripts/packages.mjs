// Programs that the tests need and npm does not bring.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'

/** Returns the path of a program: the value of the setting, or the first of these names on the PATH. Undefined if there is none. */
export function findProgram(setting, names) {
  const given = process.env[setting]
  if (given) return existsSync(given) ? given : undefined
  const folders = (process.env.PATH ?? '').split(path.delimiter)
  return names.flatMap(name => folders.map(folder => path.join(folder, name))).find(file => existsSync(file))
}

export const canInstall = () => existsSync('/etc/debian_version') && process.getuid?.() === 0

function aptGet(...args) {
  const apt = spawnSync('apt-get', ['-qq', ...args], {
    encoding: 'utf8',
    // With this run level, Debian does not start the services of a new package.
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
  })
  if (apt.status !== 0) console.error(apt.stderr || apt.stdout || String(apt.error))
  return apt.status === 0
}
/** Installs a package of Debian. Returns whether it worked. */
export function aptInstall(name, purpose) {
  console.log(`Installing ${name} for ${purpose}…`)
  return aptGet('update') && aptGet('install', '-y', '--no-install-recommends', name)
}
