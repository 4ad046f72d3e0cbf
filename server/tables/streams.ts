// Streams of pushes to clients that come and go: each of their requests is a short connection. A stream stays at its table between two of
// them, so that nothing is missed and nobody seems to be gone. It ends some seconds after the last one.
import { randomBytes } from 'node:crypto'
import type { PersonId } from '@overlair/protocol/table'
import type { Listener } from './messages/audience.ts'
import type { OnlineTable } from './online-table.ts'
import type { StreamPoint } from './tables.ts'

/** A client without a connection counts as present for this long. */
export const STREAM_LASTS = 10_000
/** A stream keeps at most so many pushes, and characters, that its client may not have got. */
const MOST_KEPT = 200
const MOST_CHARACTERS = 500_000
/** Streams of one person at one table: tabs and devices without websockets. */
const MOST_STREAMS = 8

export class Stream implements Listener {
  readonly id = randomBytes(9).toString('base64url')
  readonly person: PersonId
  readonly #leave: (stream: Stream) => void
  #sent = 0
  /** The last pushes, in order. The client may not have got them. */
  #kept: string[] = []
  #characters = 0
  /** A client replaces its request by another one, and they may come in any order. */
  readonly #receivers = new Set<Listener>()
  #ending: NodeJS.Timeout | undefined

  constructor(person: PersonId, leave: (stream: Stream) => void) {
    this.person = person
    this.#leave = leave
  }

  send(text: string): void {
    this.#sent++
    this.#kept.push(text)
    this.#characters += text.length
    while (this.#kept.length > MOST_KEPT || this.#characters > MOST_CHARACTERS) this.#forgetFirst()
    for (const receiver of this.#receivers) receiver.send(text)
  }
  /** Whether the stream has all that follows. */
  has(got: number): boolean {
    return got <= this.#sent && got >= this.#sent - this.#kept.length
  }
  /** Sends the receiver what it has not got, and then everything. */
  attach(receiver: Listener, got: number): void {
    clearTimeout(this.#ending)
    while (this.#sent - this.#kept.length < got) this.#forgetFirst()
    this.#receivers.add(receiver)
    for (const text of this.#kept) receiver.send(text)
  }
  /** The stream ends if no receiver attaches soon. */
  detach(receiver: Listener): void {
    if (!this.#receivers.delete(receiver) || this.#receivers.size > 0) return
    this.#ending = setTimeout(() => this.end(), STREAM_LASTS)
    this.#ending.unref()
  }
  end(): void {
    clearTimeout(this.#ending)
    this.#leave(this)
  }

  #forgetFirst(): void {
    this.#characters -= this.#kept.shift()?.length ?? 0
  }
}

export class Streams {
  /** By open table. */
  readonly #streams = new WeakMap<OnlineTable, Set<Stream>>()

  /** Goes on with a stream of the person. Undefined if there is none, or if it has no longer all that follows. */
  resume(table: OnlineTable, receiver: Listener, { id, got }: NonNullable<StreamPoint>): Stream | undefined {
    for (const stream of this.#of(table, receiver.person)) {
      if (stream.id !== id || table.isClosed || !stream.has(got)) continue
      stream.attach(receiver, got)
      return stream
    }
    return undefined
  }
  open(table: OnlineTable, receiver: Listener): Stream {
    const streams = this.#streams.get(table) ?? new Set<Stream>()
    this.#streams.set(table, streams)
    const [oldest, ...others] = this.#of(table, receiver.person)
    if (others.length + 1 >= MOST_STREAMS) oldest?.end()
    const stream = new Stream(receiver.person, ended => {
      if (streams.delete(ended)) table.leave(ended)
    })
    streams.add(stream)
    stream.attach(receiver, 0)
    return stream
  }
  #of(table: OnlineTable, person: PersonId): readonly Stream[] {
    return [...(this.#streams.get(table) ?? [])].filter(stream => stream.person === person)
  }
}
