// Installs the dependencies if they are missing or out of date. Runs on every Node that npm supports, so it works on a fresh clone.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'
import process from 'node:process'
import { env, root } from './environment.mjs'
import { nodeAdvice } from './node-advice.mjs'

process.chdir(root)

const installedLockfile = 'node_modules/.package-lock.json'
const stale = () =>
  !existsSync(installedLockfile) || statSync(installedLockfile).mtimeMs < statSync('package-lock.json').mtimeMs

if (stale()) {
  // Not `npm ci`: it fails if the registry lacks an optional package for another platform.
  const npm = spawnSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], { stdio: 'inherit' })
  if (npm.status !== 0) process.exit(npm.status ?? 1)
}

const requiredVersion = 24
const node = spawnSync('node', ['--version'], { encoding: 'utf8', env })
const found = Number(/^v(\d+)/.exec(node.stdout ?? '')?.[1] ?? 0)
if (found < requiredVersion) {
  const { name } = JSON.parse(readFileSync('package.json', 'utf8'))
  console.error(nodeAdvice(name, requiredVersion, node.stdout?.trim(), `${process.platform}-${process.arch}`))
  process.exit(1)
}
