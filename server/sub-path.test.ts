// A server below a sub-path, behind a proxy that removes the path.
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { protocolVersion } from '@overlair/protocol/limits'
import { afterAll, beforeAll, expect, test } from 'vitest'
import WebSocket from 'ws'
import { type RunningServer, startServer } from './server.ts'
import { readConfig } from './settings/config.ts'
import { type SubPathProxy, startProxy } from './testing/proxy.ts'

let server: RunningServer
let proxy: SubPathProxy
beforeAll(async () => {
  const app = mkdtempSync(path.join(tmpdir(), 'overlair-app-'))
  mkdirSync(path.join(app, 'assets'))
  writeFileSync(path.join(app, 'index.html'), '<meta name="base" content="/"><script src="/assets/app.js"></script>')
  writeFileSync(path.join(app, 'assets', 'app.js'), '// the app')
  const data = mkdtempSync(path.join(tmpdir(), 'overlair-sub-path-'))
  let port = 0
  proxy = await startProxy(() => port, '/overlair')
  const settings = { PORT: '0', DATA: data, LOG_LEVEL: 'silent', TRUSTED_PROXIES: '127.0.0.1' }
  server = await startServer({ ...readConfig({ ...settings, PUBLIC_URL: `${proxy.origin}/overlair` }), app })
  port = Number(new URL(server.url).port)
})
afterAll(async () => {
  proxy.close()
  await server.close()
})
const page = '<meta name="base" content="/overlair/"><script src="/overlair/assets/app.js"></script>'

async function hello(url: string, origin: string): Promise<unknown> {
  const socket = new WebSocket(url.replace('http', 'ws'), { origin })
  await Promise.race([once(socket, 'open'), once(socket, 'error').then(([error]) => Promise.reject(error))])
  socket.send(JSON.stringify({ id: '1', do: 'hello', version: protocolVersion, secret: 'sub'.padEnd(32, '-') }))
  const [reply] = await once(socket, 'message')
  socket.close()
  return JSON.parse(String(reply))
}

test.each(['/', '/online/some-table', '/index.html'])(
  '%s is the page, with the path in its addresses',
  async address => {
    const response = await fetch(`${proxy.origin}/overlair${address}`)
    expect([response.status, await response.text()]).toEqual([200, page])
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
  },
)
test('files and interface are below the path', async () => {
  expect(await (await fetch(`${proxy.origin}/overlair/assets/app.js`)).text()).toBe('// the app')
  expect(await (await fetch(`${proxy.origin}/overlair/api/health`)).json()).toEqual({ ok: true })
  expect((await fetch(`${proxy.origin}/overlair/assets/none.js`)).status).toBe(404)
})
test('a proxy may also pass the path on', async () => {
  const origin = server.url.slice(0, -1)
  for (const address of ['/overlair', '/overlair/', '/overlair/online/some-table'])
    expect(await (await fetch(`${origin}${address}`)).text(), address).toBe(page)
  expect(await (await fetch(`${origin}/overlair/assets/app.js`)).text()).toBe('// the app')
  expect(await hello(`${origin}/overlair/api/socket`, proxy.origin)).toMatchObject({ ok: true })
})
test('pages of the public address open websockets, others do not', async () => {
  expect(await hello(`${proxy.origin}/overlair/api/socket`, proxy.origin)).toMatchObject({ ok: true })
  await expect(hello(`${proxy.origin}/overlair/api/socket`, 'https://evil.example')).rejects.toThrow('403')
})
test('over TLS, browsers are told to come back over TLS', async () => {
  const over = async (publicUrl: string) => {
    const data = mkdtempSync(path.join(tmpdir(), 'overlair-tls-'))
    const one = await startServer(readConfig({ PORT: '0', DATA: data, LOG_LEVEL: 'silent', PUBLIC_URL: publicUrl }))
    const { headers } = await fetch(`${one.url}api/health`)
    await one.close()
    return headers.get('strict-transport-security')
  }
  expect(await over('https://example.org')).toBe('max-age=15768000')
  expect(await over('http://example.org')).toBe(null)
})
