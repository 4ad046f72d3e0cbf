#!/usr/bin/env node
// Launcher: runs the command with a Node that runs TypeScript directly. That is this Node, or the one that npm installed.
import { spawn, spawnSync } from 'node:child_process'
import { constants } from 'node:os'
import process from 'node:process'
import { fileURLToPath } from 'node:url'

const requiredVersion = 24
const main = new URL('./main.ts', import.meta.url)

const isRecent = version => Number.parseInt(version.replace(/^v/, ''), 10) >= requiredVersion
const installed = fileURLToPath(new URL('../node_modules/.bin/node', import.meta.url))

if (isRecent(process.version)) {
  const { start } = await import(main.href)
  await start()
} else {
  const found = spawnSync(installed, ['--version'], { encoding: 'utf8' })
  if (found.status === 0 && isRecent(found.stdout)) {
    const child = spawn(installed, [fileURLToPath(import.meta.url), ...process.argv.slice(2)], { stdio: 'inherit' })
    // Forwards signals to the process that does the work.
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
    child.on('close', (code, signal) => {
      process.exitCode = code ?? 128 + constants.signals[signal]
    })
  } else {
    console.error(
      `overlair: needs Node ${requiredVersion} or newer, found ${process.version}; npm run setup says how to get it`,
    )
    process.exitCode = 2
  }
}
