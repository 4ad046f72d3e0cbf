import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Socket } from './connection.ts'
import { socketOpener } from './open-socket.ts'
import { PollSocket } from './poll-socket.ts'

/** A websocket that the test opens, uses and closes. */
class TestSocket extends EventTarget {
  static readonly opened: TestSocket[] = []
  readonly sent: string[] = []
  constructor() {
    super()
    TestSocket.opened.push(this)
  }
  send(text: string): void {
    this.sent.push(text)
  }
  close(): void {
    this.dispatchEvent(new Event('close'))
  }
  hear(): void {
    this.dispatchEvent(new MessageEvent('message', { data: '{}' }))
  }
}
const last = () => TestSocket.opened.at(-1)!
const addresses = { socket: 'ws://x/api/socket', poll: '/api/poll', health: '/api/health' }
let isUp = true
let open: () => Socket

beforeEach(() => {
  vi.useFakeTimers()
  isUp = true
  TestSocket.opened.length = 0
  vi.stubGlobal('WebSocket', TestSocket)
  vi.stubGlobal('fetch', async () => {
    if (!isUp) throw new TypeError('no network')
    return new Response('{"ok":true}')
  })
  open = socketOpener(addresses)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
async function fail(): Promise<void> {
  open()
  last().close()
  await vi.advanceTimersByTimeAsync(0)
}

test('after two websockets that fail while the server answers, requests carry the messages', async () => {
  await fail()
  expect(open()).toBe(last())
  last().close()
  await vi.advanceTimersByTimeAsync(0)
  expect(open()).toBeInstanceOf(PollSocket)
  expect(open()).toBeInstanceOf(PollSocket)
})
test('a server that is down is no blocked network', async () => {
  isUp = false
  for (let i = 0; i < 5; i++) await fail()
  isUp = true
  await fail()
  expect(open()).toBe(last())
})
test('a websocket that has worked and is lost is no blocked one', async () => {
  for (let i = 0; i < 5; i++) {
    open()
    last().hear()
    last().close()
    await vi.advanceTimersByTimeAsync(0)
  }
  expect(open()).toBe(last())
})
test('a websocket through which nothing comes is given up', async () => {
  for (let i = 0; i < 2; i++) {
    open()
    await vi.advanceTimersByTimeAsync(6000)
  }
  expect(open()).toBeInstanceOf(PollSocket)
})
test('the websocket is tried again later. If it works, the connection changes over to it', async () => {
  await fail()
  await fail()
  const polls = open()
  const closed = vi.fn()
  polls.addEventListener('close', closed)
  await vi.advanceTimersByTimeAsync(300_000)
  expect(TestSocket.opened).toHaveLength(3)
  last().close()
  expect(closed).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(300_000)
  expect(TestSocket.opened).toHaveLength(4)
  last().dispatchEvent(new Event('open'))
  expect(last().sent).toEqual(['{"id":"try","do":"ping"}'])
  last().hear()
  await vi.advanceTimersByTimeAsync(0)
  expect(closed).toHaveBeenCalledTimes(1)
  expect(open()).toBe(last())
})
test('nothing is tried for a connection that is closed', async () => {
  await fail()
  await fail()
  open().close()
  await vi.advanceTimersByTimeAsync(900_000)
  expect(TestSocket.opened).toHaveLength(2)
})
