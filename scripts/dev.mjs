// Serves the sources with hot reload and checks the types beside it: `npm run dev`, `PORT=8080 npm run dev`.
import { spawn } from 'node:child_process'
import process from 'node:process'
import { env, root } from './environment.mjs'

process.chdir(root)
const { HOST = '127.0.0.1', PORT = '5173' } = process.env
const processes = [
  spawn('vite', ['web', '--config', 'web/vite.config.ts', '--host', HOST, '--port', PORT], { stdio: 'inherit', env }),
  spawn('tsc', ['-b', '--watch', '--preserveWatchOutput'], { stdio: 'inherit', env }),
]
/** If one process ends, the other one ends, too. */
const stop = () => {
  for (const child of processes) child.kill()
}
for (const child of processes)
  child.on('exit', code => {
    process.exitCode ||= code ?? 0
    stop()
  })
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop)
