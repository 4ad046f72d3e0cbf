import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { protocolVersion } from '@overlair/protocol/limits'
import { expect, test } from 'vitest'
import { freePort } from '../free-port.mjs'
import { root } from '../source-imports.ts'

/** Opens a websocket as soon as the server accepts one. */
async function openSocket(url: string): Promise<WebSocket> {
  for (let tries = 0; ; tries++) {
    const socket = new WebSocket(`${url.replace('http', 'ws')}api/socket`)
    const { type } = await new Promise<Event>(resolve => {
      socket.addEventListener('open', resolve)
      socket.addEventListener('error', resolve)
    })
    if (type === 'open') return socket
    if (tries === 200) throw new Error('the server accepts no websocket')
    await new Promise(resolve => setTimeout(resolve, 100))
  }
}

test('npm run dev serves page and server on one port; the server starts again when a file changes', async () => {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}/`
  const data = mkdtempSync(join(tmpdir(), 'overlair-dev-'))
  const dev = spawn(process.execPath, ['scripts/dev/dev.mjs'], {
    cwd: root,
    env: { ...process.env, HOST: '127.0.0.1', PORT: String(port), DATA: data },
    stdio: 'ignore',
  })
  try {
    const socket = await openSocket(url)
    socket.send(JSON.stringify({ id: '1', do: 'hello', version: protocolVersion, secret: 'dev'.padEnd(32, '-') }))
    const [message] = await once(socket, 'message')
    expect(JSON.parse(message.data)).toMatchObject({ re: '1', ok: true })
    expect(await (await fetch(url)).text()).toContain('/@vite/client')
    expect(await (await fetch(`${url}api/health`)).json()).toEqual({ ok: true })

    const closed = once(socket, 'close')
    const now = new Date()
    utimesSync(join(root, 'protocol/limits.ts'), now, now)
    await closed
    ;(await openSocket(url)).close()
  } finally {
    const ended = once(dev, 'exit')
    dev.kill('SIGTERM')
    await ended
  }
  await expect(fetch(url)).rejects.toThrow()
}, 60_000)
