#!/usr/bin/env node
// Starts the command with a Node that runs TypeScript directly: this one, or the one that came with the installation.
import { spawnSync } from 'node:child_process'
import process from 'node:process'
import { fileURLToPath } from 'node:url'

const wanted = 24
const main = new URL('./main.ts', import.meta.url)

const isNew = version => Number.parseInt(version.replace(/^v/, ''), 10) >= wanted
const installed = fileURLToPath(new URL('../node_modules/.bin/node', import.meta.url))

if (isNew(process.version)) {
  const { start } = await import(main.href)
  await start()
} else {
  const found = spawnSync(installed, ['--version'], { encoding: 'utf8' })
  if (found.status === 0 && isNew(found.stdout)) {
    const run = spawnSync(installed, [fileURLToPath(import.meta.url), ...process.argv.slice(2)], { stdio: 'inherit' })
    process.exitCode = run.status ?? 1
  } else {
    console.error(
      `overlair: this needs Node ${wanted} or newer, and found ${process.version}; npm install brings one on Linux.`,
    )
    process.exitCode = 2
  }
}
