// Finds the browser for the browser tests. On Debian, as root, installs Chromium if it is missing.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']

/** Returns the path of a browser: the value of CHROMIUM, or the first browser on the PATH. Undefined if there is none. */
function findBrowser() {
  if (process.env.CHROMIUM) return existsSync(process.env.CHROMIUM) ? process.env.CHROMIUM : undefined
  const folders = (process.env.PATH ?? '').split(path.delimiter)
  return names.flatMap(name => folders.map(folder => path.join(folder, name))).find(file => existsSync(file))
}

const isDebian = () => existsSync('/etc/debian_version')
const isRoot = () => process.getuid?.() === 0

function aptGet(...args) {
  const apt = spawnSync('apt-get', ['-qq', ...args], {
    encoding: 'utf8',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
  if (apt.status !== 0) console.error(apt.stderr || apt.stdout || String(apt.error))
  return apt.status === 0
}

/** Finds or installs a browser. If that fails, prints what is needed and returns undefined. */
export function requireBrowser() {
  const found = findBrowser()
  if (found) return found
  if (!process.env.CHROMIUM && isDebian() && isRoot()) {
    console.log('Installing chromium for the browser tests…')
    if (aptGet('update') && aptGet('install', '-y', '--no-install-recommends', 'chromium')) return findBrowser()
  }
  console.error(
    process.env.CHROMIUM
      ? `No browser at CHROMIUM=${process.env.CHROMIUM}.`
      : 'The browser tests need Chromium or Google Chrome. Install one, or set CHROMIUM=/path/to/chromium.',
  )
  return undefined
}
