// A server that starts again when its sources change: part of `npm run dev`. `node --watch` would do so, too, but sends messages of its
// own through the worker threads of the server.
import { spawn } from 'node:child_process'
import { watch } from 'node:fs'
import process from 'node:process'

const sources = ['server', 'protocol', 'play', 'bots', 'rules']
/** Editors write a file in several steps. */
const QUIET = 100

let server
let isEnding = false
const start = () => {
  server = spawn(process.execPath, ['server/main.ts'], { stdio: 'inherit' })
  server.once('exit', (code, signal) => {
    server = undefined
    if (isEnding) process.exit(0)
    if (signal === 'SIGTERM' || code === 0) start()
    else console.error('The server has ended. It starts again when a file changes.')
  })
}
let timer
const restart = () => {
  clearTimeout(timer)
  timer = setTimeout(() => (server ? server.kill() : start()), QUIET)
}
for (const folder of sources)
  watch(folder, { recursive: true }, (_event, file) => {
    if (file?.endsWith('.ts') && !file.endsWith('.test.ts')) restart()
  })
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => {
    isEnding = true
    if (server) server.kill()
    else process.exit(0)
  })
start()
