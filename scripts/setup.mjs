// Installs what the project needs. Runs on any Node that npm runs on, so that a fresh clone can start from nothing.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'
import process from 'node:process'
import { env, root } from './environment.mjs'

process.chdir(root)

const installedFrom = 'node_modules/.package-lock.json'
const stale = () =>
  !existsSync(installedFrom) || statSync(installedFrom).mtimeMs < statSync('package-lock.json').mtimeMs

if (stale()) {
  // `npm ci` refuses lockfiles whose optional packages for other platforms are not served here.
  const npm = spawnSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], { stdio: 'inherit' })
  if (npm.status !== 0) process.exit(npm.status ?? 1)
}

const wanted = 24
const node = spawnSync('node', ['--version'], { encoding: 'utf8', env })
const found = Number(/^v(\d+)/.exec(node.stdout ?? '')?.[1] ?? 0)
if (found < wanted) {
  const { name } = JSON.parse(readFileSync('package.json', 'utf8'))
  console.error(
    `${name} needs Node ${wanted} or newer; found ${node.stdout?.trim() || 'none'}. Install it and run the command again.`,
  )
  process.exit(1)
}
