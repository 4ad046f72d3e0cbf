import { expect, test } from 'vitest'
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
