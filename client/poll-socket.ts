// A socket for networks that block websockets. It sends the same messages by requests over HTTP, and one request always waits for news.
// Each request is a short connection of its own, so any process of the server can answer it.

import { limits } from '@overlair/protocol/limits'
import type { Push, Reply, ServerMessage } from '@overlair/protocol/messages'
import { lengthened } from '@overlair/protocol/shorthand'
import type { Socket } from './connection.ts'

/** Seconds that the server and the network have for an answer, without the time that a request waits for news. */
const ANSWER_WITHIN = 8
/** Characters of the messages in one request. */
const MOST_CHARACTERS = 32_000
/** The status for an address that sends too much at once, and the time after which the client tries again. */
const TOO_MANY = 429
const PAUSE = 1000
const OWN = 'poll-'
const HELLO = `${OWN}hello`

/** How many pushes of a stream have come. The server chooses the id. */
interface Stream {
  readonly id: string
  got: number
}
interface Outgoing {
  readonly id: string
  readonly do: string
  readonly table?: string
  readonly text: string
}
interface Received {
  readonly text: string
  readonly message: ServerMessage
}
type Listeners = { readonly [Event in 'open' | 'close' | 'message']: ((event: { readonly data: unknown }) => void)[] }

export class PollSocket implements Socket {
  /** Waiting requests show whether the server is there. */
  readonly silence = 15_000
  readonly #address: string
  readonly #channel = randomWord()
  readonly #listeners: Listeners = { open: [], close: [], message: [] }
  #hello: string | undefined
  /** By table that was entered. Null until the server has replied. */
  readonly #streams = new Map<string, Stream | null>()
  #queue: Outgoing[] = []
  #isSending = false
  /** The request that waits for news. */
  #waiting: AbortController | undefined
  #isClosed = false

  /** The address of a server's `/api/poll`. */
  constructor(address: string) {
    this.#address = address
    queueMicrotask(() => this.#tell('open'))
  }

  addEventListener(type: 'open' | 'close', listener: () => void): void
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void
  addEventListener(type: keyof Listeners, listener: (event: { readonly data: unknown }) => void): void {
    this.#listeners[type].push(listener)
  }
  send(text: string): void {
    const { id, do: name, table }: Omit<Outgoing, 'text'> = JSON.parse(text)
    this.#queue.push({ id, do: name, text, ...(table !== undefined && { table }) })
    // Messages of the same moment travel together.
    if (!this.#isSending) {
      this.#isSending = true
      queueMicrotask(() => void this.#sendAll())
    }
  }
  close(): void {
    if (this.#isClosed) return
    this.#isClosed = true
    this.#waiting?.abort()
    queueMicrotask(() => this.#tell('close'))
  }

  /** Sends what is queued. Requests follow one another, so replies and pushes keep their order. */
  async #sendAll(): Promise<void> {
    while (this.#queue.length > 0 && !this.#isClosed) {
      const batch = this.#takeBatch()
      const before = this.#waiting
      this.#waiting = undefined
      const received = await this.#post(batch, 0, new AbortController())
      // The server has ended it, or it waits at another process of the server.
      before?.abort()
      if (received) this.#receive(batch, received)
    }
    this.#isSending = false
    if (this.#streams.size > 0 && !this.#isClosed) void this.#wait()
  }
  async #wait(): Promise<void> {
    while (!this.#isSending && !this.#isClosed) {
      const control = new AbortController()
      this.#waiting = control
      const received = await this.#post([], limits.pollWait, control)
      // A later request gets everything that this one was to bring.
      if (this.#waiting !== control) return
      this.#waiting = undefined
      if (received) this.#receive([], received)
    }
  }
  #takeBatch(): readonly Outgoing[] {
    let characters = 0
    const most = limits.pollMessages - this.#streams.size - 1
    const end = this.#queue.findIndex(({ text }, i) => {
      characters += text.length
      return i > 0 && (i >= most || characters > MOST_CHARACTERS)
    })
    return this.#queue.splice(0, end === -1 ? this.#queue.length : end)
  }

  /** Returns the messages of the response. If there is none, the socket closes. */
  async #post(
    batch: readonly Outgoing[],
    wait: number,
    control: AbortController,
  ): Promise<readonly Received[] | undefined> {
    const lines = this.#linesOf(batch)
    const timer = setTimeout(() => control.abort(), (wait + ANSWER_WITHIN) * 1000)
    try {
      const response = await fetch(`${this.#address}?channel=${this.#channel}&wait=${wait}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/x-ndjson' },
        body: lines.join('\n'),
        signal: control.signal,
      })
      const text = await response.text()
      // The server has done nothing.
      if (response.status === TOO_MANY) {
        await new Promise(resolve => setTimeout(resolve, PAUSE))
        if (!this.#isClosed && !control.signal.aborted) return this.#post(batch, wait, control)
      }
      if (response.ok) return text.split('\n').flatMap(readLine)
    } catch {
      // The network has failed or took too long, or a proxy has answered.
    } finally {
      clearTimeout(timer)
    }
    if (wait === 0 || this.#waiting === control) this.close()
    return undefined
  }
  /** The messages of a batch, after those with which each connection begins. */
  #linesOf(batch: readonly Outgoing[]): readonly string[] {
    const lines: string[] = []
    if (this.#hello !== undefined) lines.push(this.#hello)
    const entered = new Set(batch.flatMap(({ do: name, table }) => (name === 'enter' && table ? [table] : [])))
    for (const [table, stream] of this.#streams)
      if (!entered.has(table)) lines.push(JSON.stringify({ id: `${OWN}${table}`, do: 'enter', table, stream }))
    for (const table of entered) this.#streams.set(table, null)
    for (const { text, do: name } of batch)
      lines.push(name === 'enter' ? JSON.stringify({ ...JSON.parse(text), stream: null }) : text)
    return lines
  }

  #receive(batch: readonly Outgoing[], received: readonly Received[]): void {
    const replies = new Map(
      received.flatMap(({ message }) => ('push' in message ? [] : [[message.re, message] as const])),
    )
    const lost: string[] = []
    for (const reply of replies.values()) if (reply.re?.startsWith(OWN)) this.#takeOwn(reply, reply.re, lost)
    // The response was full before all of them were carried out.
    this.#queue.unshift(...batch.filter(({ id }) => !replies.has(id)))
    for (const sent of batch) this.#note(sent, replies.get(sent.id))
    for (const { text, message } of received) {
      if ('push' in message) this.#count(message)
      else if (message.re?.startsWith(OWN)) continue
      this.#tell('message', text)
    }
    // The client enters these tables again, and hears why it may not.
    for (const table of lost) this.#tell('message', JSON.stringify({ push: 'closed', table } satisfies Push))
  }
  #takeOwn(reply: Reply, id: string, lost: string[]): void {
    if (id === HELLO) {
      // A new connection says hello again, and hears why it may not.
      if (!reply.ok) this.close()
      return
    }
    const table = id.slice(OWN.length)
    this.#noteEntered(table, reply)
    if (!reply.ok) lost.push(table)
  }
  /** A stream with another id is a new one, and all pushes for it are in this response. */
  #noteEntered(table: string, reply: Reply): void {
    if (!reply.ok) this.#streams.delete(table)
    else if (reply.result.stream !== this.#streams.get(table)?.id)
      this.#streams.set(table, { id: String(reply.result.stream), got: 0 })
  }
  #note({ do: name, table = '', text }: Outgoing, reply: Reply | undefined): void {
    if (reply === undefined) return
    if (name === 'hello' && reply.ok) {
      const { code: _, ...hello } = JSON.parse(text)
      this.#hello = JSON.stringify({ ...hello, id: HELLO })
    } else if (name === 'enter') this.#noteEntered(table, reply)
    else if (name === 'leave') this.#streams.delete(table)
  }
  #count(push: Push): void {
    const table = push.push === 'table' ? push.table.id : push.table
    const stream = this.#streams.get(table)
    if (stream) stream.got++
    if (push.push === 'closed') this.#streams.delete(table)
  }

  #tell(type: keyof Listeners, data?: string): void {
    if (this.#isClosed && type !== 'close') return
    for (const listener of this.#listeners[type]) listener({ data })
  }
}

/** A word that nobody can guess. `randomUUID` is missing on pages without TLS. */
const randomWord = (): string =>
  [...crypto.getRandomValues(new Uint8Array(12))].map(byte => byte.toString(16).padStart(2, '0')).join('')
const readLine = (text: string): readonly Received[] =>
  text === '' ? [] : [{ text, message: JSON.parse(lengthened(text)) }]
