import { expect, test } from 'vitest'
import { Connection, type ConnectionStatus, type Socket } from './connection.ts'

/** A connection whose server refuses the login with this code. */
function refusedWith(code: string) {
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
      after(_, action) {
        timers.push(action)
        return () => timers.splice(timers.indexOf(action), 1)
      },
    },
  })
  sockets[0]!.dispatchEvent(new Event('open'))
  const refusal = { re: 'hello', ok: false, refused: { code, message: '' } }
  sockets[0]!.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(refusal) }))
  return { connection, statuses, timers, sockets }
}

test('a login that the server does not understand is not tried again', () => {
  const { statuses, timers } = refusedWith('version')
  expect([statuses, timers]).toEqual([['refused'], []])
})
test.each(['not-saved', 'failed'])('a login during a failure of the server is tried again: %s', code => {
  const { statuses, timers, sockets } = refusedWith(code)
  expect(statuses).toEqual(['lost'])
  timers.at(-1)?.()
  expect([statuses.at(-1), sockets.length]).toEqual(['connecting', 2])
})
