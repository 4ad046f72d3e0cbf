// Builds the app. With `--stale`, only if its sources have changed since the last build.
import { spawnSync } from 'node:child_process'
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { env, root } from './environment.mjs'

process.chdir(root)

const sources = ['web', 'client', 'protocol', 'rules', 'play', 'bots', 'locales', 'docs/rules', 'package-lock.json']
const ignored = new Set(['node_modules', 'dist', 'tools', 'e2e', 'test-results'])

/** Returns the time of the latest change of a file or in a folder. */
function lastChange(path) {
  const stats = statSync(path, { throwIfNoEntry: false })
  if (!stats) return 0
  if (!stats.isDirectory()) return stats.mtimeMs
  const names = readdirSync(path).filter(name => !ignored.has(name) && !name.includes('.test.'))
  return Math.max(stats.mtimeMs, ...names.map(name => lastChange(join(path, name))))
}

const lastBuild = statSync('web/dist/service-worker.js', { throwIfNoEntry: false })?.mtimeMs ?? 0
if (!process.argv.includes('--stale') || lastBuild < Math.max(...sources.map(lastChange))) {
  const vite = spawnSync('vite', ['build', 'web', '--config', 'web/vite.config.ts', '--logLevel', 'warn'], {
    stdio: 'inherit',
    env,
  })
  if (vite.status !== 0) {
    console.error('The build of the app failed; see the messages above.')
    process.exit(vite.status ?? 1)
  }
}
