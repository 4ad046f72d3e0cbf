import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { Limits } from '../connections/limits.ts'
import { Figures } from '../figures/figures.ts'
import { readConfig } from '../settings/config.ts'
import { type Storage, StorageFailed } from '../storage/contract.ts'
import { openStorage } from '../storage/open/open-storage.ts'
import { Directory } from '../tables/directory.ts'
import { LocalTables } from '../tables/local-tables.ts'
import { tableServices } from '../tables/services.ts'
import { buildApp } from './app.ts'

async function openApp(change: (storage: Storage) => Storage = storage => storage, settings = {}) {
  const folder = mkdtempSync(path.join(tmpdir(), 'overlair-http-'))
  writeFileSync(path.join(folder, 'index.html'), '<!doctype html>')
  const storage = change(await openStorage({ data: path.join(folder, 'data') }))
  const report = () => {}
  const directory = new Directory(tableServices({ storage, report, answerForBot: () => Promise.reject(new Error()) }))
  const config = { ...readConfig({ LOG_LEVEL: 'silent', ...settings }), app: folder }
  const services = { tables: new LocalTables(directory), storage, now: Date.now, report, limits: new Limits() }
  return buildApp(config, services, new Figures())
}
const statusOf = async ({ http }: Awaited<ReturnType<typeof openApp>>, url: string) => {
  const { statusCode, body } = await http.inject(url)
  return [statusCode, JSON.parse(body)]
}

test('a server is ready until it ends', async () => {
  const app = await openApp()
  expect(await statusOf(app, '/api/ready')).toEqual([200, { ok: true }])
  app.stopListening()
  expect(await statusOf(app, '/api/ready')).toEqual([503, { ok: false, why: 'the server ends' }])
  expect(await statusOf(app, '/api/health')).toEqual([200, { ok: true }])
  await app.close()
})
test('a server without a database is healthy, and not ready', async () => {
  const health = () => Promise.reject(new StorageFailed('disk-full', 'the disk is full'))
  const app = await openApp(storage => ({ ...storage, health }))
  const why = 'the database does not answer, or cannot write'
  expect(await statusOf(app, '/api/ready')).toEqual([503, { ok: false, why }])
  expect(await statusOf(app, '/api/health')).toEqual([200, { ok: true }])
  await app.close()
})
test('figures are only for this machine and those that the operator names', async () => {
  const app = await openApp(undefined, { METRICS_FROM: '198.51.100.0/24', TRUSTED_PROXIES: '10.0.0.1' })
  const statusFrom = async (remoteAddress: string, forwarded?: string) => {
    const headers = { ...(forwarded !== undefined && { 'x-forwarded-for': forwarded }) }
    return (await app.http.inject({ url: '/api/metrics', remoteAddress, headers })).statusCode
  }
  expect(await statusFrom('127.0.0.1')).toBe(200)
  expect(await statusFrom('198.51.100.7')).toBe(200)
  expect(await statusFrom('192.0.2.1')).toBe(404)
  expect(await statusFrom('10.0.0.1', '198.51.100.7')).toBe(200)
  expect(await statusFrom('10.0.0.1', '127.0.0.1, 192.0.2.1')).toBe(404)
  // The operator has forgotten to name the proxy on this machine.
  expect(await statusFrom('127.0.0.1', '192.0.2.1')).toBe(404)
  const { body } = await app.http.inject('/api/metrics')
  expect(body).toContain('overlair_sockets 0')
  await app.close()
})
test.each(['/', '/online/x', '/none.js', '/api/health', '/api/none'])(
  'the answer to %s has the headers that protect a page',
  async url => {
    const app = await openApp()
    const { headers } = await app.http.inject(url)
    expect(headers['content-security-policy']).toContain("default-src 'self'")
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['referrer-policy']).toBe('no-referrer')
    await app.close()
  },
)
