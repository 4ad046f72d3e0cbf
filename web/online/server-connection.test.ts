// @vitest-environment node
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
/** The server gives signs of life for so many milliseconds. */
async function aliveFor(time: number): Promise<void> {
  for (let passed = 0; passed < time; passed += 4000) {
    await vi.advanceTimersByTimeAsync(4000)
    socket().tell({ re: 'ping', ok: true, result: {} })
  }
}

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers()
  TestSocket.opened.length = 0
  vi.stubGlobal('WebSocket', TestSocket)
  vi.stubGlobal('location', { protocol: 'https:', host: 'play.example' })
  vi.stubGlobal('document', Object.assign(new EventTarget(), { querySelector: () => null }))
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
    enter,
    receive: async () => {},
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

test('a connection closes some time after its last request if it has no table, and opens again for the next', async () => {
  const { askServer, serverNow } = await import('./server-connection.ts')
  vi.setSystemTime(1000)
  const asked = askServer('tables', {})
  const [first] = TestSocket.opened
  first!.dispatchEvent(new Event('open'))
  first!.tell({ re: 'hello', ok: true, result: { person: 'ola', now: 501_000 } })
  first!.tell({ re: '1', ok: true, result: { tables: [] } })
  expect(await asked).toEqual({ tables: [] })
  const closed = vi.fn()
  first!.addEventListener('close', closed)
  await aliveFor(8000)
  expect(closed).not.toHaveBeenCalled()
  await aliveFor(4000)
  expect(closed).toHaveBeenCalled()
  expect(serverNow()).toBe(513_000)
  void askServer('tables', {})
  expect(TestSocket.opened).toHaveLength(2)
})
test('a connection with a table stays', async () => {
  const { askServer } = await entered()
  socket().logIn()
  const asked = askServer('find', { code: 'ABCDEF' })
  socket().tell({ re: '1', ok: true, result: { table: 't' } })
  await asked
  const closed = vi.fn()
  socket().addEventListener('close', closed)
  await aliveFor(12_000)
  expect(closed).not.toHaveBeenCalled()
})
