// Requests of a client, checked before the server acts on them. docs/protocol.md explains them.
import type { Choice } from '@overlair/rules/kernel'
import * as z from 'zod/mini'
import { limits, phrases } from './limits.ts'
import { seatColours, spectatorDelays } from './table.ts'

/** Without control characters and without characters that turn the direction of a text. */
const printable = /^[^\p{Cc}\p{Cf}\p{Co}\p{Cs}]*$/u
const text = (longest: number) => z.string().check(z.minLength(1), z.maxLength(longest), z.regex(printable), z.trim())
const id = z.string().check(z.regex(/^[\w-]{1,64}$/))
const secret = z.string().check(z.regex(/^[\w-]{32,64}$/))
const number = z.number().check(z.int(), z.minimum(0), z.maximum(1e9))
const seat = z.number().check(z.int(), z.minimum(0), z.maximum(9))
const word = z.union([z.string().check(z.maxLength(limits.word)), z.number(), z.boolean()])
const words = z
  .record(z.string().check(z.maxLength(40)), word)
  .check(z.refine(value => Object.keys(value).length <= limits.words, `at most ${limits.words} words`))
const options = z
  .record(z.string().check(z.maxLength(40)), z.union([word, z.array(word).check(z.maxLength(20))]))
  .check(z.refine(value => Object.keys(value).length <= 40, 'at most 40 options'))
const colour = z.enum(seatColours)
const seconds = (least: number, most: number) => z.number().check(z.int(), z.minimum(least), z.maximum(most))
const settings = z.object({
  pace: z.enum(['discreet', 'brisk']),
  spectators: z.boolean(),
  spectatorDelay: z.literal(spectatorDelays),
  chat: z.boolean(),
  clock: z.nullable(
    z.object({ perMove: seconds(5, 86_400), reserve: seconds(0, 86_400), atZero: z.enum(['choice', 'substitute']) }),
  ),
})
const code = z.string().check(z.maxLength(12))
const seatChange = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('open') }),
  z.object({ kind: z.literal('closed') }),
  z.object({ kind: z.literal('bot'), level: id }),
])

/** By name: the fields of each request. */
const requests = {
  /** With the code of `link`, a new device belongs to the same person as the one that made the code. */
  hello: z.object({ version: number, secret, code: z.optional(code) }),
  /** The tables of the person. */
  tables: z.object({}),
  /** Makes a code with which another device belongs to this person. */
  link: z.object({}),
  /** Takes over the seat of a code of `reissue`. */
  claim: z.object({ code }),
  /** With the same key, a repeated request leads to the same table. */
  create: z.object({
    key: id,
    game: id,
    options,
    players: z.number().check(z.int(), z.minimum(1), z.maximum(9)),
    name: text(limits.name),
    colour,
  }),
  /**
   * With a stream, a client that comes and goes is sent only what it has missed: `got` counts the pushes of the stream that it has got.
   * With null, a stream begins. The reply has its id. `since` is the revision of the position that the client has.
   */
  enter: z.object({
    table: id,
    stream: z.optional(z.nullable(z.object({ id, got: number }))),
    since: z.optional(number),
  }),
  leave: z.object({ table: id }),
  find: z.object({ code }),
  invite: z.object({ table: id }),
  sit: z.object({ table: id, seat, name: text(limits.name), colour }),
  seat: z.object({ table: id, seat, to: seatChange }),
  /** Before the game: takes a person to another seat, or asks the person there to swap. With the same seat, the person stays. */
  move: z.object({ table: id, seat, to: seat }),
  configure: z.object({
    table: id,
    options: z.optional(options),
    players: z.optional(z.number().check(z.int(), z.minimum(1), z.maximum(9))),
    settings: z.optional(settings),
    locked: z.optional(z.boolean()),
  }),
  host: z.object({ table: id, seat }),
  start: z.object({ table: id }),
  choose: z.object({ table: id, seat, decision: number, choice: words as z.ZodMiniType<Choice> }),
  /** Takes a decision back at once, or asks the others for their consent. */
  undo: z.object({ table: id, seat, decision: number }),
  /** Answers an open request for an undo. A refusal by the seat that made the request withdraws it. */
  answerUndo: z.object({ table: id, allow: z.boolean() }),
  instruct: z.object({ table: id, seat, instructions: z.unknown() }),
  log: z.object({ table: id, seat: z.optional(seat) }),
  /** The choices from this one on, for playback. */
  replay: z.object({ table: id, from: number }),
  substitute: z.object({ table: id, seat, level: z.nullable(id) }),
  resign: z.object({ table: id, seat }),
  /** Makes a code with which another device takes over the seat of a person who is gone. */
  reissue: z.object({ table: id, seat }),
  /** Opens a table for the next game of the same people, with the seats rotated. */
  rematch: z.object({ table: id }),
  pause: z.object({ table: id, paused: z.boolean() }),
  say: z.object({ table: id, text: z.optional(text(limits.text)), phrase: z.optional(z.enum(phrases)) }),
  ping: z.object({}),
} as const

export type RequestName = keyof typeof requests
export type RequestFields = { readonly [Name in RequestName]: Readonly<z.infer<(typeof requests)[Name]>> }
/** A request with the id that its reply repeats. */
export type ClientRequest = {
  readonly [Name in RequestName]: { readonly id: string; readonly do: Name } & RequestFields[Name]
}[RequestName]

export type RequestOf<Name extends RequestName> = Extract<ClientRequest, { readonly do: Name }>
/** A request to a table that the client has entered. */
export type TableRequest = Exclude<
  ClientRequest,
  { readonly do: 'hello' | 'ping' | 'tables' | 'link' | 'claim' | 'create' | 'find' | 'enter' | 'leave' }
>

export type ReadRequest =
  | { readonly ok: true; readonly request: ClientRequest }
  | { readonly ok: false; readonly id: string | null; readonly reason: string }

const envelope = z.looseObject({ id, do: z.string() })
export const requestNames = Object.keys(requests)
const isRequestName = (name: string): name is RequestName => Object.hasOwn(requests, name)
/** No field may be there that a request does not have. */
const schemas = new Map(Object.entries(requests).map(([name, { shape }]) => [name, z.strictObject(shape)]))

/** Reads a message of a client. Never throws. */
export function readRequest(message: string): ReadRequest {
  let value: unknown
  try {
    value = JSON.parse(message)
  } catch {
    return { ok: false, id: null, reason: 'the message is not JSON' }
  }
  const outer = envelope.safeParse(value)
  if (!outer.success) return { ok: false, id: null, reason: 'a message is an object with “id” and “do”' }
  const { id, do: name } = outer.data
  if (!isRequestName(name)) return { ok: false, id, reason: 'there is no such request' }
  const { do: _, id: __, ...given } = outer.data
  const fields = schemas.get(name)!.safeParse(given)
  if (fields.success) return { ok: true, request: { id, do: name, ...fields.data } as ClientRequest }
  const [issue] = fields.error.issues
  return { ok: false, id, reason: `${issue?.path.join('.') || name}: ${issue?.message ?? 'wrong'}` }
}
