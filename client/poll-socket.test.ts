import type { Push, Reply } from '@overlair/protocol/messages'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PollSocket } from './poll-socket.ts'

interface Sent {
  readonly wait: number
  readonly messages: readonly { readonly id: string; readonly do: string; readonly [field: string]: unknown }[]
  respond(...lines: readonly (Reply | Push)[]): Promise<void>
  fail(status: number, body?: string): Promise<void>
  readonly signal: AbortSignal
}
const sent: Sent[] = []
const last = () => sent.at(-1)!
let socket: PollSocket
let heard: string[]
let closed: number

beforeEach(async () => {
  vi.useFakeTimers()
  sent.length = 0
  heard = []
  closed = 0
  vi.stubGlobal('fetch', (address: string, { body, signal }: { body: string; signal: AbortSignal }) => {
    const answered = Promise.withResolvers<Response>()
    signal.addEventListener('abort', () => answered.reject(signal.reason))
    const settle = async (response: Response) => {
      answered.resolve(response)
      await vi.advanceTimersByTimeAsync(0)
    }
    sent.push({
      wait: Number(new URL(address, 'http://x').searchParams.get('wait')),
      messages: body.split('\n').flatMap(line => (line === '' ? [] : [JSON.parse(line)])),
      respond: (...lines) => settle(new Response(lines.map(line => JSON.stringify(line)).join('\n'))),
      fail: (status, text = '') => settle(new Response(text, { status })),
      signal,
    })
    return answered.promise
  })
  socket = new PollSocket('/api/poll')
  socket.addEventListener('message', ({ data }) => heard.push(String(data)))
  socket.addEventListener('close', () => closed++)
  await vi.advanceTimersByTimeAsync(0)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const ok = (re: string, result = {}): Reply => ({ re, ok: true, result })
const no = (re: string, code: string): Reply => ({ re, ok: false, refused: { code, message: '' } })
const note = (table: string, at: number): Push => ({ push: 'note', table, at, note: { kind: 'undone', seat: 0 } })
const send = async (request: object) => {
  socket.send(JSON.stringify(request))
  await vi.advanceTimersByTimeAsync(0)
}
const hello = { id: 'hello', do: 'hello', version: 2, secret: 's' }
/** Logs in and enters a table, with one push. The next request waits for news. */
async function entered(): Promise<void> {
  await send({ ...hello, code: 'ABC' })
  await last().respond(ok('hello'))
  await send({ id: '1', do: 'enter', table: 't' })
  expect(last().messages[1]).toMatchObject({ do: 'enter', stream: null })
  await last().respond(note('t', 1), ok('1', { seats: [], stream: 's1' }))
  heard.length = 0
}

test('each request says who it is, and how far it has got', async () => {
  await entered()
  expect(last().wait).toBe(20)
  expect(last().messages).toEqual([
    { ...hello, id: 'poll-hello' },
    { id: 'poll-t', do: 'enter', table: 't', stream: { id: 's1', got: 1 } },
  ])
  await last().respond(ok('poll-hello'), ok('poll-t', { stream: 's1' }), note('t', 2), note('t', 3))
  expect(heard.map(text => JSON.parse(text).at)).toEqual([2, 3])
  expect(last().messages[1]).toMatchObject({ stream: { id: 's1', got: 3 } })
})
test('messages of one moment travel together, and do not wait for news', async () => {
  await entered()
  const before = sent.length
  socket.send('{"id":"2","do":"ping"}')
  socket.send('{"id":"3","do":"log","table":"t"}')
  await vi.advanceTimersByTimeAsync(0)
  expect(sent).toHaveLength(before + 1)
  expect(last()).toMatchObject({ wait: 0, messages: [{}, {}, { id: '2' }, { id: '3' }] })
})
test('a request that waited when another one was sent brings nothing: the other one brings it', async () => {
  await entered()
  const waiting = last()
  await send({ id: '2', do: 'ping' })
  expect(last().messages[1]).toMatchObject({ stream: { id: 's1', got: 1 } })
  await waiting.respond(ok('poll-hello'), ok('poll-t', { stream: 's1' }), note('t', 2))
  expect(heard).toEqual([])
  await last().respond(ok('poll-hello'), ok('poll-t', { stream: 's1' }), note('t', 2), ok('2'))
  expect(heard).toHaveLength(2)
  expect(last()).toMatchObject({ wait: 20, messages: [{}, { stream: { id: 's1', got: 2 } }] })
})
test('a request that waits at another process is given up when it is replaced', async () => {
  await entered()
  const waiting = last()
  await send({ id: '2', do: 'ping' })
  await last().respond(ok('poll-hello'), ok('poll-t', { stream: 's1' }), ok('2'))
  expect(waiting.signal.aborted).toBe(true)
  expect(closed).toBe(0)
})
test('a stream that begins anew is counted anew', async () => {
  await entered()
  await last().respond(ok('poll-hello'), note('t', 5), note('t', 6), ok('poll-t', { stream: 's2' }))
  expect(last().messages[1]).toMatchObject({ stream: { id: 's2', got: 2 } })
})
test('the client hears that a table cannot be entered any more, and enters it again to learn why', async () => {
  await entered()
  await last().respond(ok('poll-hello'), no('poll-t', 'private'))
  expect(heard).toEqual(['{"push":"closed","table":"t"}'])
  await send({ id: '2', do: 'enter', table: 't' })
  await last().respond(ok('poll-hello'), no('2', 'private'))
  expect(heard.at(-1)).toContain('private')
  await send({ id: '3', do: 'ping' })
  expect(last().messages).toMatchObject([{ id: 'poll-hello' }, { id: '3' }])
})
test('a table that was left is not entered again', async () => {
  await entered()
  await send({ id: '2', do: 'leave', table: 't' })
  await last().respond(ok('poll-hello'), ok('poll-t', { stream: 's1' }), ok('2'))
  await send({ id: '3', do: 'ping' })
  expect(last().messages).toMatchObject([{ id: 'poll-hello' }, { id: '3' }])
})
test('messages that a full response left out are sent again, before later ones', async () => {
  await entered()
  for (const id of ['2', '3']) socket.send(JSON.stringify({ id, do: 'log', table: 't' }))
  await vi.advanceTimersByTimeAsync(0)
  const first = last()
  socket.send('{"id":"4","do":"ping"}')
  await first.respond(ok('poll-hello'), ok('poll-t', { stream: 's1' }), ok('2'))
  expect(last().messages.map(({ id }) => id)).toEqual(['poll-hello', 'poll-t', '3', '4'])
})
test('an address that sends too much waits, and sends the same again', async () => {
  await entered()
  await send({ id: '2', do: 'ping' })
  const { messages } = last()
  await last().fail(429)
  const before = sent.length
  await vi.advanceTimersByTimeAsync(1000)
  expect(sent).toHaveLength(before + 1)
  expect(last().messages).toEqual(messages)
  expect(closed).toBe(0)
})
test.each([403, 502, 503])('a response %i closes the socket', async status => {
  await entered()
  await last().fail(status)
  expect(closed).toBe(1)
})
test('a response that is none of the server closes the socket', async () => {
  await send(hello)
  await last().fail(200, '<!doctype html>')
  expect(closed).toBe(1)
})
test('a request without an answer closes the socket', async () => {
  await entered()
  await vi.advanceTimersByTimeAsync(27_999)
  expect(closed).toBe(0)
  await vi.advanceTimersByTimeAsync(1)
  expect(closed).toBe(1)
})
test('a socket that is closed gives its request up', async () => {
  await entered()
  socket.close()
  await vi.advanceTimersByTimeAsync(0)
  expect([last().signal.aborted, closed]).toEqual([true, 1])
  const before = sent.length
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sent).toHaveLength(before)
})
