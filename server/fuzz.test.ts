// Thousands of messages that nobody should send, to running tables of all games.
import { limits } from '@overlair/protocol/limits'
import { phrases } from '@overlair/protocol/requests'
import { gameIds } from '@overlair/rules/game-ids'
import { type Choice, randomBelow, randomSource, stateHash } from '@overlair/rules/kernel'
import { expect, test } from 'vitest'
import type { OnlineTable } from './tables/online-table.ts'
import { type Lab, openLab } from './testing/lab.ts'
import { RawClient } from './testing/raw-client.ts'

const MESSAGES = 3000
const random = randomSource('fuzz')
const below = (n: number): number => randomBelow(random, n)
const oneOf = <T>(list: readonly T[]): T => list[below(list.length)]!

interface Target {
  readonly id: string
  readonly online: OnlineTable
  /** Texts that the people at the table have sent. */
  readonly sent: string[]
}

async function openTable(host: RawClient, guest: RawClient, others: readonly RawClient[], game: string, lab: Lab) {
  const created = await host.ask({
    id: 'x',
    do: 'create',
    key: game,
    game,
    options: {},
    players: 2,
    name: 'Host',
    colour: 'red',
  })
  const id = created.ok ? String(created.result.table) : ''
  for (const person of [host, guest, ...others]) await person.ask({ id: 'x', do: 'enter', table: id })
  const settings = { pace: 'brisk', spectators: true, chat: true } as const
  await host.ask({ id: 'x', do: 'configure', table: id, settings })
  await guest.ask({ id: 'x', do: 'sit', table: id, seat: 1, name: 'Guest', colour: 'blue' })
  expect(await host.ask({ id: 'x', do: 'start', table: id })).toMatchObject({ ok: true })
  return { id, online: await lab.directory.find(id), sent: [] }
}

// --- texts

const rubbish = [
  '',
  ' ',
  'null',
  '0',
  '"x"',
  '[]',
  '{}',
  '{"id":5}',
  '{"id":"x"}',
  '{"do":"ping"}',
  '\u0000',
  '{"id":"x","do":7}',
]
const deep = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth)
const strange = [null, -1, 1.5, 1e300, '', '\u202e', {}, [], [[]], true, 'x'.repeat(400), { __proto__: 1 }]

/** A request whose fields have the right form. */
function wellFormed({ id, online }: Target, seat: number): object {
  const table = { table: id }
  const decision = (online.match?.match.seat(seat).position().decision ?? 1) + below(3) - 1
  const settings = { pace: oneOf(['discreet', 'brisk']), spectators: true, chat: below(2) === 0 }
  return oneOf<() => object>([
    () => ({ do: 'hello', version: below(3), secret: 'other'.padEnd(32, '-') }),
    () => ({ do: 'enter', table: oneOf([id, 'nowhere']) }),
    () => ({ do: 'find', code: 'ABCDEF' }),
    () => ({ do: 'invite', ...table }),
    () => ({ do: 'sit', ...table, seat: below(4), name: oneOf(['Host', 'Eve']), colour: 'green' }),
    () => ({ do: 'seat', ...table, seat: below(4), to: oneOf([{ kind: 'open' }, { kind: 'bot', level: 'greedy' }]) }),
    () => ({ do: 'configure', ...table, options: { bosses: true }, players: 1 + below(9) }),
    () => ({ do: 'configure', ...table, settings: { ...settings, pace: 'brisk' }, locked: true }),
    () => ({ do: 'host', ...table, seat: below(4) }),
    () => ({ do: 'start', ...table }),
    () => ({ do: 'choose', ...table, seat, decision, choice: { pass: true } }),
    () => ({ do: 'undo', ...table, seat, decision }),
    () => ({
      do: 'instruct',
      ...table,
      seat,
      instructions: oneOf<unknown>([null, { fullControl: true }, 7, { x: 1 }]),
    }),
    () => ({ do: 'log', ...table, seat: below(4) }),
    () => ({ do: 'log', ...table }),
    () => ({ do: 'substitute', ...table, seat: below(4), level: oneOf([null, 'no-such-level']) }),
    () => ({ do: 'say', ...table, text: 'hello' }),
    () => ({ do: 'say', ...table, phrase: oneOf(phrases) }),
    () => ({ do: 'ping' }),
  ])()
}
/** A choice that some seat could make now, named by whatever decision. */
function choiceOf({ id, online }: Target, seat: number, shift: number): object | undefined {
  const { ask, decision } = online.match!.match.seat(seat).position()
  if (!ask || decision === undefined) return undefined
  const choice: Choice = oneOf(ask.choices)
  return { do: 'choose', table: id, seat, decision: Math.max(0, decision + shift), choice }
}
function damaged(text: string): string {
  const at = below(text.length)
  return oneOf([
    () => text.slice(0, at),
    () => text.slice(0, at) + String.fromCharCode(below(0x3000)) + text.slice(at + 1),
    () => text.slice(0, at) + text.slice(at + below(8)),
  ])()
}
/** A well-formed request with one strange value. */
function twisted(request: object): string {
  const entries = Object.entries({ id: 'x', ...request })
  const at = below(entries.length)
  return JSON.stringify(Object.fromEntries(entries.map(([key, value], i) => [key, i === at ? oneOf(strange) : value])))
}
function hostile(target: Target, seat: number): string {
  const request = { id: 'x', ...wellFormed(target, seat) }
  const text = JSON.stringify(request)
  return oneOf([
    () => oneOf(rubbish),
    () => damaged(text),
    () => twisted(request),
    () => 'x'.repeat(limits.message + 1 + below(1000)),
    () => JSON.stringify({ ...request, more: 'x'.repeat(limits.message) }),
    () => deep(1 + below(limits.message / 2 - 1)),
    () => `{"id":"x","do":"instruct","table":"${target.id}","seat":${seat},"instructions":${deep(4000)}}`,
    () => JSON.stringify({ id: 'x', ...(choiceOf(target, seat, -1 - below(3)) ?? request) }),
    () => oneOf([...target.sent, text]),
    () => text,
  ])()
}

test('no message breaks the server, changes what its sender may not change, or stays without an answer', async () => {
  const lab = await openLab()
  const [host, guest, spectator, stranger, nobody] = ['host', 'guest', 'spectator', 'stranger', 'nobody'].map(
    name => new RawClient(lab, name),
  ) as [RawClient, RawClient, RawClient, RawClient, RawClient]
  for (const person of [host, guest, spectator, stranger]) await person.hello()
  const targets: Target[] = []
  for (const game of gameIds) targets.push(await openTable(host, guest, [spectator], game, lab))
  const hashes = () =>
    targets.map(({ online: { table, match } }) => {
      const { revision, paused, seats } = match!.match
      return stateHash([table, revision, paused, seats, [0, 1].map(seat => match!.match.seat(seat).instructions())])
    })
  const states = () => targets.map(({ online }) => stateHash(online.match?.match.state))

  const seen = { refused: 0, done: 0, changed: 0 }
  let before = [hashes(), states()]
  for (let n = 0; n < MESSAGES; n++) {
    const target = oneOf(targets)
    const seat = below(2)
    const own = seat === 0 ? host : guest
    const legal = choiceOf(target, seat, 0)
    let [sender, text] = [oneOf([host, guest, spectator, stranger, nobody]), hostile(target, seat)]
    if (legal && below(3) === 0) {
      text = JSON.stringify({ id: 'x', ...legal })
      if (below(2) === 0) {
        sender = own
        target.sent.push(text)
      }
    }
    const { replies } = sender
    const reply = await sender.send(text)
    expect(sender.replies, 'one reply').toBe(replies + 1)
    const after = [hashes(), states()]
    const said = `${sender.name}: ${text.slice(0, 300)}`
    if (reply.ok) seen.done++
    else {
      seen.refused++
      expect(reply.refused.code, said).toMatch(/^[a-z-]+$/)
      expect(reply.refused.code, said).not.toBe('failed')
      expect(reply.refused.message, said).not.toBe('')
      expect(after, said).toEqual(before)
    }
    if (sender !== host && sender !== guest) expect(after, said).toEqual(before)
    if (after[1]!.join() !== before[1]!.join()) seen.changed++
    before = after
  }
  expect(lab.errors).toEqual([])
  expect(seen.refused).toBeGreaterThan(MESSAGES / 2)
  expect(seen.changed).toBeGreaterThan(MESSAGES / 20)
  await lab.close()
}, 60_000)
