// Builds the app. With `--stale`, only if something it is made of has changed since the last time.
import { spawnSync } from 'node:child_process'
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { env, root } from './environment.mjs'

process.chdir(root)

const sources = ['web', 'rules', 'play', 'bots', 'locales', 'docs/rules', 'package-lock.json']
const notSources = new Set(['node_modules', 'dist', 'tools', 'e2e', 'test-results'])

function newest(path) {
  const stats = statSync(path, { throwIfNoEntry: false })
  if (!stats) return 0
  if (!stats.isDirectory()) return stats.mtimeMs
  const inside = readdirSync(path).filter(name => !notSources.has(name) && !name.includes('.test.'))
  return Math.max(stats.mtimeMs, ...inside.map(name => newest(join(path, name))))
}

const built = statSync('web/dist/service-worker.js', { throwIfNoEntry: false })?.mtimeMs ?? 0
if (!process.argv.includes('--stale') || built < Math.max(...sources.map(newest))) {
  const vite = spawnSync('vite', ['build', 'web', '--config', 'web/vite.config.ts', '--logLevel', 'warn'], {
    stdio: 'inherit',
    env,
  })
  if (vite.status !== 0) {
    console.error('The app could not be built: see above.')
    process.exit(vite.status ?? 1)
  }
}
