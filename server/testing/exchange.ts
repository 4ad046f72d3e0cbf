// A short exchange with a server in which every request and every push of the protocol occurs.
import type { Push, Reply } from '@overlair/protocol/messages'
import type { ClientRequest, RequestFields, RequestName } from '@overlair/protocol/requests'
import type { Lab } from './lab.ts'
import { RawClient } from './raw-client.ts'

export interface Exchange {
  readonly requests: ReadonlyMap<string, { readonly request: ClientRequest; readonly reply: Reply }>
  /** Of one of the clients. */
  readonly pushes: readonly Push[]
}

export async function exchange(lab: Lab): Promise<Exchange> {
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
    await ask(person, 'hello', { version: 1, secret: `${person.name}-secret`.padEnd(43, '0') })
  await ask(host, 'ping', {})
  const fields = {
    key: 'evening',
    game: 'overboss',
    options: { firstPlayer: '1' },
    players: 3,
    name: 'Zofia',
    colour: 'red',
  } as const
  const table = String((await ask(host, 'create', fields)).table)
  await ask(host, 'enter', { table })
  const { code } = await ask(host, 'invite', { table })
  await ask(guest, 'find', { code: String(code) })
  await ask(guest, 'enter', { table })
  await ask(guest, 'sit', { table, seat: 1, name: 'Adam', colour: 'blue' })
  await ask(host, 'seat', { table, seat: 2, to: { kind: 'bot', level: 'greedy' } })
  await ask(host, 'configure', { table, settings: { pace: 'brisk', spectators: true, chat: true }, locked: true })
  await ask(host, 'start', { table })
  await ask(host, 'host', { table, seat: 1 })
  const { match } = (await lab.directory.find(table)).match!
  const own = () => match.seat(0).position()
  await ask(host, 'choose', { table, seat: 0, decision: own().decision!, choice: own().ask!.choices[0]! })
  await ask(host, 'undo', { table, seat: 0, decision: own().undoable! })
  await ask(host, 'instruct', { table, seat: 0, instructions: null })
  await ask(host, 'log', { table, seat: 0 })
  await ask(host, 'pause', { table, paused: true })
  await ask(host, 'say', { table, phrase: 'hello' })
  await ask(host, 'substitute', { table, seat: 0, level: 'greedy' })
  await ask(guest, 'leave', { table })
  await lab.directory.closeAll()
  return { requests, pushes: host.pushes }
}
