// Measures the CPU time of a bare `ws` server for one message to all sockets of a group.
import { fileURLToPath } from 'node:url'
import { WebSocket } from 'ws'
import { startProcess } from './processes.ts'

export interface EchoOptions {
  readonly tables: number
  readonly sockets: number
  readonly seconds: number
}
/** As long as a choice. */
const MESSAGE = JSON.stringify({ table: 'x'.repeat(22), seat: 0, decision: 10, choice: 'x' })

export async function loadEcho({
  tables,
  sockets,
  seconds,
}: EchoOptions): Promise<{ readonly cpuMicroseconds: number }> {
  const server = await startProcess(fileURLToPath(new URL('./echo-server.ts', import.meta.url)), [], {})
  const groups: Group[] = []
  for (let n = 0; n < tables; n++) groups.push(await openGroup(`${server.url.replace('http', 'ws')}${n}`, sockets))
  const end = performance.now() + seconds * 1000
  let echoed = 0
  const cpu = server.cpuSeconds()
  await Promise.all(
    groups.map(async group => {
      for (; performance.now() < end; echoed++) await group.send()
    }),
  )
  const cpuSeconds = server.cpuSeconds() - cpu
  for (const group of groups) group.close()
  await server.end()
  return { cpuMicroseconds: (cpuSeconds / echoed) * 1e6 }
}

interface Group {
  /** Resolves when all sockets of the group have received the message. */
  send(): Promise<void>
  close(): void
}
async function openGroup(url: string, count: number): Promise<Group> {
  const sockets = Array.from({ length: count }, () => new WebSocket(url, { perMessageDeflate: false }))
  let missing = 0
  let received = () => {}
  for (const socket of sockets)
    socket.on('message', () => {
      if (--missing === 0) received()
    })
  await Promise.all(sockets.map(socket => new Promise(resolve => socket.once('open', resolve))))
  let turn = 0
  return {
    send: () =>
      new Promise(resolve => {
        missing = count
        received = resolve
        sockets[turn++ % count]!.send(MESSAGE)
      }),
    close: () => {
      for (const socket of sockets) socket.terminate()
    },
  }
}
