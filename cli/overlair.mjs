#!/usr/bin/env node
// Starts the command with a Node that runs TypeScript directly: this one, or the one that came with the installation.
import { spawn, spawnSync } from 'node:child_process'
import { constants } from 'node:os'
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
    const run = spawn(installed, [fileURLToPath(import.meta.url), ...process.argv.slice(2)], { stdio: 'inherit' })
    // Who ends this process means the one that does the work.
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => run.kill(signal))
    run.on('close', (code, signal) => {
      process.exitCode = code ?? 128 + constants.signals[signal]
    })
  } else {
    console.error(
      `overlair: this needs Node ${wanted} or newer, and found ${process.version}; npm install brings one on Linux.`,
    )
    process.exitCode = 2
  }
}
