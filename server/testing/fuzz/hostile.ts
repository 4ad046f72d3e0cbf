// Texts that no client should send to a running table.
import { limits, phrases, protocolVersion } from '@overlair/protocol/limits'
import { defaultSettings } from '@overlair/protocol/table'
import { type Choice, randomBelow, randomSource } from '@overlair/rules/kernel'
import type { OnlineTable } from '../../tables/online-table.ts'

const random = randomSource('fuzz')
export const below = (n: number): number => randomBelow(random, n)
export const oneOf = <T>(list: readonly T[]): T => list[below(list.length)]!

export interface Target {
  readonly id: string
  readonly online: OnlineTable
  /** Texts that the people at the table have sent. */
  readonly sent: string[]
}

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

const code = (): string => oneOf(['ABCDEF', 'ABCDEFGH', '', 'abcd-efgh', '\u0000', '%_', '💣'])
/** It does not run out before the test ends. */
const slowClock = { perMove: 86_400, reserve: 0, atZero: 'choice' }

/** A request whose fields have the right form. */
function wellFormed({ id, online }: Target, seat: number): object {
  const table = { table: id }
  const decision = (online.match?.match.seat(seat).position().decision ?? 1) + below(3) - 1
  const settings = { ...defaultSettings, pace: oneOf(['discreet', 'brisk']), chat: below(2) === 0 }
  return oneOf<() => object>([
    () => ({ do: 'hello', version: below(4), secret: 'other'.padEnd(32, '-') }),
    () => ({ do: 'hello', version: protocolVersion, secret: 'fresh'.padEnd(32, '-'), code: code() }),
    () => ({ do: 'tables' }),
    () => ({ do: 'link' }),
    () => ({ do: 'claim', code: code() }),
    () => ({ do: 'reissue', ...table, seat: below(4) }),
    () => ({ do: 'rematch', ...table }),
    () => ({ do: 'enter', table: oneOf([id, 'nowhere']) }),
    () => ({ do: 'find', code: code() }),
    () => ({ do: 'invite', ...table }),
    () => ({ do: 'sit', ...table, seat: below(4), name: oneOf(['Host', 'Eve']), colour: 'green' }),
    () => ({ do: 'seat', ...table, seat: below(4), to: oneOf([{ kind: 'open' }, { kind: 'bot', level: 'greedy' }]) }),
    () => ({ do: 'configure', ...table, options: { bosses: true }, players: 1 + below(9) }),
    () => ({ do: 'configure', ...table, settings: { ...settings, pace: 'brisk' }, locked: true }),
    () => ({ do: 'host', ...table, seat: below(4) }),
    () => ({ do: 'start', ...table }),
    () => ({ do: 'choose', ...table, seat, decision, choice: { pass: true } }),
    () => ({ do: 'undo', ...table, seat, decision }),
    () => ({ do: 'undo', ...table, seat, decision: online.match?.undoable(seat) ?? decision }),
    () => ({ do: 'answerUndo', ...table, allow: below(2) === 0 }),
    () => ({ do: 'resign', ...table, seat: 2 + below(3) }),
    () => ({ do: 'configure', ...table, settings: { ...settings, pace: 'brisk', clock: oneOf([null, slowClock]) } }),
    () => ({
      do: 'instruct',
      ...table,
      seat,
      instructions: oneOf<unknown>([null, { fullControl: true }, 7, { x: 1 }]),
    }),
    () => ({ do: 'log', ...table }),
    () => ({ do: 'dictionary', ...table }),
    () => ({ do: 'substitute', ...table, seat: below(4), level: oneOf([null, 'no-such-level']) }),
    () => ({ do: 'say', ...table, text: 'hello' }),
    () => ({ do: 'say', ...table, phrase: oneOf(phrases) }),
    () => ({ do: 'ping' }),
  ])()
}
/** A choice that some seat could make now, named by whatever decision. */
export function choiceOf({ id, online }: Target, seat: number, shift: number): object | undefined {
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
export function hostile(target: Target, seat: number): string {
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
