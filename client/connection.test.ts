import { describe, expect, test } from 'vitest'
import { Connection, type ConnectionStatus, type Socket } from './connection.ts'

/** A connection whose server replies so to the login. */
function repliedWith(reply: object) {
  const statuses: ConnectionStatus[] = []
  const timers: (() => void)[] = []
  const sockets: EventTarget[] = []
  const open = (): Socket => {
    const events = new EventTarget()
    sockets.push(events)
    return {
      send: () => {},
      close: () => void events.dispatchEvent(new Event('close')),
      addEventListener: (type: string, listener: (event: never) => void) =>
        events.addEventListener(type, listener as (event: Event) => void),
    }
  }
  const connection = new Connection({
    open,
    secret: 's'.repeat(32),
    onPush: () => {},
    onPerson: () => {},
    onStatus: status => statuses.push(status),
    timers: {
      now: () => 1000,
      after(_, action) {
        timers.push(action)
        return () => timers.splice(timers.indexOf(action), 1)
      },
    },
  })
  sockets[0]!.dispatchEvent(new Event('open'))
  const receive = (message: object) =>
    sockets[0]!.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }))
  receive(reply)
  return { connection, statuses, timers, sockets, receive }
}
const refusedWith = (code: string) => repliedWith({ re: 'hello', ok: false, refused: { code, message: '' } })

test('a login that the server does not understand is not tried again', () => {
  const { statuses, timers } = refusedWith('version')
  expect([statuses, timers]).toEqual([['refused'], []])
})
test.each(['not-saved', 'failed', 'restart'])('a login during a failure of the server is tried again: %s', code => {
  const { statuses, timers, sockets } = refusedWith(code)
  expect(statuses).toEqual(['lost'])
  timers.at(-1)?.()
  expect([statuses.at(-1), sockets.length]).toEqual(['connecting', 2])
})

/** A connection that is logged in, with all that it has sent. */
function loggedIn() {
  const sent: string[] = []
  const timers = new Set<() => void>()
  const events = new EventTarget()
  const connection = new Connection({
    secret: 's'.repeat(32),
    open: () => ({
      send: text => void sent.push(text),
      close: () => {},
      addEventListener: (type: string, listener: (event: never) => void) =>
        events.addEventListener(type, listener as (event: Event) => void),
    }),
    onPush: () => {},
    onPerson: () => {},
    onStatus: () => {},
    timers: {
      now: () => 0,
      after(_, action) {
        timers.add(action)
        return () => timers.delete(action)
      },
    },
  })
  const tell = (message: object) => events.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }))
  const logIn = () => {
    events.dispatchEvent(new Event('open'))
    tell({ re: 'hello', ok: true, result: { person: 'p' } })
  }
  logIn()
  const finds = () => sent.filter(text => text.includes('"find"')).length
  const refuse = (code: string) => tell({ re: '1', ok: false, refused: { code, message: '' } })
  return { connection, tell, refuse, finds, timers, logIn, lose: () => events.dispatchEvent(new Event('close')) }
}

test.each(['restart', 'closed'])('a request that is refused for the moment is sent again: %s', async code => {
  const { connection, tell, refuse, finds, timers } = loggedIn()
  const found = connection.request('find', { code: 'ABCDEF' })
  refuse(code)
  expect(finds()).toBe(1)
  // The timer of the silence began earlier.
  ;[...timers].at(-1)?.()
  expect(finds()).toBe(2)
  tell({ re: '1', ok: true, result: { table: 't' } })
  expect(await found).toEqual({ table: 't' })
})
test('a request that was put off is sent once after a new login', () => {
  const { connection, refuse, finds, timers, logIn, lose } = loggedIn()
  void connection.request('find', { code: 'ABCDEF' })
  refuse('restart')
  lose()
  for (const timer of [...timers]) timer()
  logIn()
  for (const timer of [...timers]) timer()
  expect(finds()).toBe(2)
})
test('a connection knows the time of the server', () => {
  const { connection, receive } = repliedWith({
    re: 'hello',
    ok: true,
    result: { person: 'ola', version: 2, now: 5000 },
  })
  expect(connection.serverNow()).toBe(5000)
  receive({ re: 'ping', ok: true, result: { now: 4000 } })
  expect(connection.serverNow()).toBe(4000)
})

/** A connection whose network the test plays: sockets open only if it says so. */
function onNetwork() {
  let now = 0
  const timers = new Map<() => void, number>()
  const sockets: { readonly events: EventTarget; readonly sent: string[]; isClosed: boolean }[] = []
  const statuses: ConnectionStatus[] = []
  const connection = new Connection({
    secret: 's'.repeat(32),
    open: () => {
      const socket = { events: new EventTarget(), sent: [] as string[], isClosed: false }
      sockets.push(socket)
      return {
        send: text => void socket.sent.push(text),
        // A network that has gone silent never confirms it.
        close: () => {
          socket.isClosed = true
        },
        addEventListener: (type: string, listener: (event: never) => void) =>
          socket.events.addEventListener(type, listener as (event: Event) => void),
      }
    },
    onPush: () => {},
    onPerson: () => {},
    onStatus: status => statuses.push(status),
    timers: {
      now: () => now,
      after(milliseconds, action) {
        timers.set(action, now + milliseconds)
        return () => timers.delete(action)
      },
    },
  })
  const tell = (message: object) =>
    sockets.at(-1)!.events.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }))
  return {
    connection,
    sockets,
    statuses,
    tell,
    logIn() {
      sockets.at(-1)!.events.dispatchEvent(new Event('open'))
      tell({ re: 'hello', ok: true, result: { person: 'p' } })
    },
    /** The clock goes on, and no timer fires. */
    sleep(milliseconds: number) {
      now += milliseconds
      for (const [action, due] of timers) timers.set(action, due + milliseconds)
    },
    pass(milliseconds: number) {
      const end = now + milliseconds
      for (;;) {
        const [next] = [...timers].filter(([, due]) => due <= end).toSorted(([, a], [, b]) => a - b)
        if (!next) break
        timers.delete(next[0])
        now = next[1]
        next[0]()
      }
      now = end
    },
  }
}

describe('a probe', () => {
  test('leaves a connection alone that answers', () => {
    const { connection, sockets, statuses, tell, logIn, pass } = onNetwork()
    logIn()
    connection.probe()
    expect(sockets[0]!.sent.at(-1)).toContain('"ping"')
    pass(900)
    tell({ re: 'ping', ok: true, result: { now: 0 } })
    pass(4000)
    expect([sockets.length, statuses]).toEqual([1, ['open']])
  })
  test('of a connection that has gone silent in the sleep of the page leads to another one within 2 seconds', () => {
    const { connection, sockets, statuses, logIn, sleep, pass } = onNetwork()
    logIn()
    sleep(3_600_000)
    connection.probe()
    pass(1000)
    expect([sockets.length, sockets[0]!.isClosed, statuses]).toEqual([2, true, ['open', 'connecting']])
    logIn()
    expect(connection.status).toBe('open')
    pass(4000)
    expect(sockets).toHaveLength(2)
  })
  test('gives up a try to connect that began before the sleep, and no other', () => {
    const { connection, sockets, sleep, pass } = onNetwork()
    pass(500)
    connection.probe()
    expect(sockets).toHaveLength(1)
    sleep(60_000)
    connection.probe()
    expect([sockets.length, sockets[0]!.isClosed]).toEqual([2, true])
  })
})
