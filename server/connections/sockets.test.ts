import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { AddressLimits } from './address-limits.ts'
import type { SessionServices } from './session.ts'
import { Sockets } from './sockets.ts'

let server: Server
let sockets: Sockets
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] })
  sockets = new Sockets({
    // These clients send nothing.
    services: {} as SessionServices,
    limits: new AddressLimits(),
    isAllowed: () => true,
    addressOf: () => '192.0.2.1',
    path: '/',
    onShed: () => {},
  })
  server = createServer().on('upgrade', sockets.upgrade).listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterEach(async () => {
  vi.useRealTimers()
  await sockets.close()
  server.close()
})

/** A client that sends nothing of its own. After `seconds`, says whether it is still connected. */
async function isThereAfter(seconds: number, options: { readonly autoPong: boolean }): Promise<boolean> {
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}/`, options)
  await once(client, 'open')
  for (let passed = 0; passed < seconds; passed += 5) {
    vi.advanceTimersByTime(5000)
    await new Promise(resolve => setTimeout(resolve, 20))
  }
  const isThere = client.readyState === WebSocket.OPEN && sockets.count === 1
  client.terminate()
  return isThere
}

test('a client that only listens stays connected', async () => {
  expect(await isThereAfter(60, { autoPong: true })).toBe(true)
})
test('a client that gives no sign of life is cut off', async () => {
  expect(await isThereAfter(15, { autoPong: false })).toBe(true)
  expect(await isThereAfter(60, { autoPong: false })).toBe(false)
})
