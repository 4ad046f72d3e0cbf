// @vitest-environment node
import type { RemoteTable } from '@overlair/client/remote-table'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

/** A socket to a server that the test plays. */
class TestSocket extends EventTarget {
  static readonly opened: TestSocket[] = []
  readonly address: string
  readonly sent: { readonly id: string; readonly do: string; readonly table?: string }[] = []
  constructor(address: string) {
    super()
    this.address = address
    TestSocket.opened.push(this)
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text))
  }
  close(): void {
    this.dispatchEvent(new Event('close'))
  }
  tell(message: object): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }))
  }
  logIn(): void {
    this.dispatchEvent(new Event('open'))
    this.tell({ re: 'hello', ok: true, result: { person: 'ola' } })
  }
}
const socket = () => TestSocket.opened.at(-1)!

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers()
  TestSocket.opened.length = 0
  vi.stubGlobal('WebSocket', TestSocket)
  vi.stubGlobal('location', { protocol: 'https:', host: 'play.example' })
  vi.stubGlobal('document', new EventTarget())
  vi.stubGlobal('addEventListener', () => {})
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
async function entered() {
  const connection = await import('./server-connection.ts')
  const enter = vi.fn(async () => {})
  const leave = connection.enterTable('t', {
    table: { enter, receive: async () => {} } as unknown as RemoteTable,
    onFailure: () => {},
  })
  return { ...connection, enter, leave }
}

test('the address follows from that of the page, and the first message proves the device', async () => {
  await entered()
  socket().logIn()
  expect(socket().address).toBe('wss://play.example/api/socket')
  expect(socket().sent[0]).toMatchObject({ do: 'hello', secret: expect.stringMatching(/^[\w-]{43}$/) })
})
test('a table is entered when the connection opens, and again after a drop', async () => {
  const { serverStatus, thisPerson, enter } = await entered()
  expect(serverStatus.value).toBe('connecting')
  socket().logIn()
  expect([serverStatus.value, thisPerson.value, enter.mock.calls.length]).toEqual(['open', 'ola', 1])
  socket().close()
  expect(serverStatus.value).toBe('lost')
  vi.advanceTimersByTime(1000)
  expect(serverStatus.value).toBe('lost')
  socket().logIn()
  expect([serverStatus.value, enter.mock.calls.length]).toEqual(['open', 2])
})
test('a server that says goodbye is restarting, until it is there again', async () => {
  const { serverStatus } = await entered()
  socket().logIn()
  socket().tell({ push: 'closed', table: 't' })
  socket().close()
  expect(serverStatus.value).toBe('restarting')
  vi.advanceTimersByTime(1000)
  expect(serverStatus.value).toBe('restarting')
  socket().logIn()
  socket().close()
  expect(serverStatus.value).toBe('lost')
})
test('a table that was left is not entered again', async () => {
  const { enter, leave } = await entered()
  socket().logIn()
  leave()
  expect(socket().sent.at(-1)).toMatchObject({ do: 'leave', table: 't' })
  socket().close()
  vi.advanceTimersByTime(1000)
  socket().logIn()
  expect(enter).toHaveBeenCalledTimes(1)
})
