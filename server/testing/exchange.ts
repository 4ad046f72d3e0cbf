// A short exchange with a server in which every request and every push of the protocol occurs.

import { ABSENT_AFTER, protocolVersion } from '@overlair/protocol/limits'
import type { Push, Reply } from '@overlair/protocol/messages'
import type { ClientRequest, RequestFields, RequestName } from '@overlair/protocol/requests'
import { defaultSettings } from '@overlair/protocol/table'
import type { FakeTime } from './fake-time.ts'
import type { Lab } from './lab.ts'
import { RawClient } from './raw-client.ts'

export interface Exchange {
  readonly requests: ReadonlyMap<string, { readonly request: ClientRequest; readonly reply: Reply }>
  /** Of two clients. */
  readonly pushes: readonly Push[]
}

export async function exchange(lab: Lab, time: FakeTime): Promise<Exchange> {
  const requests = new Map<string, { readonly request: ClientRequest; readonly reply: Reply }>()
  let asked = 0
  const ask = async <Name extends RequestName>(from: RawClient, name: Name, fields: RequestFields[Name]) => {
    const request = { id: `${++asked}`, do: name, ...fields } as ClientRequest
    const reply = await from.ask(request)
    if (!reply.ok) throw new Error(`${name}: ${reply.refused.message}`)
    if (!requests.has(name)) requests.set(name, { request, reply })
    return reply.result
  }
  const [host, guest] = [new RawClient(lab, 'host'), new RawClient(lab, 'guest')]
  for (const person of [host, guest])
    await ask(person, 'hello', { version: protocolVersion, secret: `${person.name}-secret`.padEnd(43, '0') })
  await ask(host, 'ping', {})
  const fields = {
    key: 'evening',
    game: 'overboss',
    options: { firstPlayer: '1' },
    players: 3,
    name: 'Zofia',
    colour: 'red',
  } as const
  const settings = {
    ...defaultSettings,
    pace: 'brisk',
    clock: { perMove: 60, reserve: 600, atZero: 'choice' },
  } as const
  const table = String((await ask(host, 'create', fields)).table)
  /** The guest is the host by now, and lets another device take the seat of the first host over. */
  const moveSeat = async () => {
    host.leave()
    time.pass(ABSENT_AFTER)
    await ask(guest, 'enter', { table })
    const { code } = await ask(guest, 'reissue', { table, seat: 0 })
    const phone = new RawClient(lab, 'phone')
    await phone.hello()
    await ask(phone, 'claim', { code: String(code) })
  }
  /** All choose their boss at the same time. The first of two choices needs consent to be taken back. */
  const undoByConsent = async () => {
    const created = await ask(host, 'create', {
      ...fields,
      key: 'consent',
      game: 'boss-monster',
      options: { choose: true },
    })
    const other = String(created.table)
    for (const person of [host, guest]) await ask(person, 'enter', { table: other })
    await ask(guest, 'sit', { table: other, seat: 1, name: 'Adam', colour: 'blue' })
    await ask(host, 'sit', { table: other, seat: 2, name: 'Ola', colour: 'green' })
    await ask(host, 'start', { table: other })
    const { match } = (await lab.directory.find(other)).match!
    const position = (seat: number) => match.seat(seat).position()
    for (const [seat, person] of [host, guest].entries()) {
      const { ask: asked, decision } = position(seat)
      await ask(person, 'choose', { table: other, seat, decision: decision!, choice: asked!.choices[0]! })
    }
    await ask(host, 'undo', { table: other, seat: 0, decision: position(0).undoableByConsent! })
    await ask(guest, 'answerUndo', { table: other, allow: true })
    await ask(guest, 'resign', { table: other, seat: 1 })
  }
  /** A game of bots is over soon. */
  const playAgain = async () => {
    const next = String((await ask(guest, 'create', { ...fields, key: 'next', players: 2 })).table)
    await ask(guest, 'enter', { table: next })
    await ask(guest, 'seat', { table: next, seat: 1, to: { kind: 'bot', level: 'random' } })
    await ask(guest, 'start', { table: next })
    await ask(guest, 'substitute', { table: next, seat: 0, level: 'random' })
    const online = await lab.directory.find(next)
    while (online.table.status !== 'over') await new Promise(resolve => setImmediate(resolve))
    await ask(guest, 'rematch', { table: next })
  }
  await ask(host, 'enter', { table })
  const { code } = await ask(host, 'invite', { table })
  await ask(guest, 'find', { code: String(code) })
  await ask(guest, 'enter', { table })
  await ask(guest, 'sit', { table, seat: 1, name: 'Adam', colour: 'blue' })
  await ask(guest, 'move', { table, seat: 1, to: 2 })
  await ask(guest, 'move', { table, seat: 2, to: 1 })
  await ask(host, 'seat', { table, seat: 2, to: { kind: 'bot', level: 'greedy' } })
  await ask(host, 'configure', { table, settings, locked: true })
  await ask(host, 'start', { table })
  await ask(host, 'host', { table, seat: 1 })
  const { match } = (await lab.directory.find(table)).match!
  const own = () => match.seat(0).position()
  await ask(host, 'choose', { table, seat: 0, decision: own().decision!, choice: own().ask!.choices[0]! })
  await ask(host, 'undo', { table, seat: 0, decision: own().undoable! })
  await ask(host, 'instruct', { table, seat: 0, instructions: null })
  await ask(host, 'log', { table, seat: 0 })
  await ask(host, 'replay', { table, from: 0 })
  await ask(host, 'pause', { table, paused: true })
  await ask(host, 'say', { table, phrase: 'hello' })
  await ask(host, 'substitute', { table, seat: 0, level: 'greedy' })
  await ask(guest, 'leave', { table })
  await ask(host, 'tables', {})
  await ask(host, 'link', {})
  await undoByConsent()
  await moveSeat()
  await playAgain()
  await lab.directory.closeAll()
  return { requests, pushes: [...host.pushes, ...guest.pushes] }
}
