// Serves the app from its sources with hot reload, runs a server of its own behind it, and checks the types beside it:
// `npm run dev`, `PORT=8080 npm run dev`.
import { spawn } from 'node:child_process'
import process from 'node:process'
import { env, root } from '../environment.mjs'
import { freePort } from '../free-port.mjs'

process.chdir(root)
const { HOST = '127.0.0.1', PORT = '5173', DATA = 'data/dev' } = process.env
const serverPort = String(await freePort())
const start = (command, args, more = {}) => spawn(command, args, { stdio: 'inherit', env: { ...env, ...more } })
const processes = [
  start('node', ['scripts/dev/dev-server.mjs'], {
    HOST: '127.0.0.1',
    PORT: serverPort,
    DATA,
    PUBLIC_URL: '',
  }),
  start('vite', ['web', '--config', 'web/vite.config.ts', '--host', HOST, '--port', PORT], { SERVER_PORT: serverPort }),
  start('tsc', ['-b', '--watch', '--preserveWatchOutput']),
]
/** If one process ends, the others end, too. */
const stop = () => {
  for (const child of processes) child.kill()
}
for (const child of processes)
  child.on('exit', code => {
    process.exitCode ||= code ?? 0
    stop()
  })
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop)
