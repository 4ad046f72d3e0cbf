// A connection to the server that stays: it logs in again after a drop, and sends requests again that were not answered.
import { protocolVersion } from '@overlair/protocol/limits'
import type { Push, Refused, Reply, ServerMessage } from '@overlair/protocol/messages'
import type { RequestFields, RequestName } from '@overlair/protocol/requests'
import type { PersonId } from '@overlair/protocol/table'

/** What a transport gives: a WebSocket of a browser or of Node. */
export interface Socket {
  send(text: string): void
  close(): void
  addEventListener(type: 'open' | 'close', listener: () => void): void
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void
}
export interface ConnectionOptions {
  readonly open: () => Socket
  /** The secret of this device. It proves who sits at a seat. */
  readonly secret: string
  readonly onPush: (push: Push) => void
  /** Called when the connection is there again, before any request is sent again. */
  readonly onStatus: (status: ConnectionStatus) => void
  /** Called with the public id of the person, before the status becomes `open`. */
  readonly onPerson: (person: PersonId) => void
  readonly timers?: Timers
}
/** `refused`: the server does not understand this client, so it does not try again. */
export type ConnectionStatus = 'connecting' | 'open' | 'lost' | 'refused' | 'closed'

export interface Timers {
  after(milliseconds: number, action: () => void): () => void
}
const realTimers: Timers = {
  after(milliseconds, action) {
    const timer = setTimeout(action, milliseconds)
    return () => clearTimeout(timer)
  },
}

/** The server has refused a request. `code` is for programs. */
export class RefusedByServer extends Error {
  override readonly name = 'RefusedByServer'
  readonly code: string
  constructor({ code, message }: Refused) {
    super(message)
    this.code = code
  }
}

/** The first pause before a new try, and the longest one. */
const FIRST_RETRY = 300
const LONGEST_RETRY = 8000
/** A connection that has been silent is asked for a sign of life after this time, and is given up if none comes. */
const SILENCE = 5000
const NO_ANSWER = 4000

/** The server has failed; the request may be right. */
const isServerFailure = (code: string): boolean => code === 'failed' || code === 'not-saved'

type Result = Readonly<Record<string, unknown>>
interface Waiting {
  readonly text: string
  resolve(result: Result): void
  reject(error: Error): void
}

export class Connection {
  readonly #options: ConnectionOptions
  readonly #timers: Timers
  #socket: Socket | undefined
  #status: ConnectionStatus = 'connecting'
  #requests = 0
  #failures = 0
  /** Requests without a reply, in the order in which they were made. */
  readonly #waiting = new Map<string, Waiting>()
  #stopTimer = () => {}

  constructor(options: ConnectionOptions) {
    this.#options = options
    this.#timers = options.timers ?? realTimers
    this.#connect()
  }

  get status(): ConnectionStatus {
    return this.#status
  }

  /** Resolves with the result. Rejects with RefusedByServer. Waits while the connection is lost. */
  request<Name extends RequestName>(name: Name, fields: RequestFields[Name]): Promise<Result> {
    const id = `${++this.#requests}`
    const text = JSON.stringify({ id, do: name, ...fields })
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { text, resolve, reject })
      if (this.#status === 'open') this.#socket?.send(text)
    })
  }

  /** Checks the connection at once, for instance when the page has been asleep. */
  probe(): void {
    if (this.#status === 'lost') this.#connect()
    else if (this.#status === 'open') this.#ping()
  }

  close(): void {
    this.#setStatus('closed')
    this.#stopTimer()
    this.#socket?.close()
    for (const { reject } of this.#waiting.values()) reject(new Error('the connection was closed'))
    this.#waiting.clear()
  }

  #connect(): void {
    this.#stopTimer()
    this.#setStatus('connecting')
    const socket = this.#options.open()
    this.#socket = socket
    const isCurrent = () => this.#socket === socket && this.#status !== 'closed'
    socket.addEventListener('open', () => {
      if (!isCurrent()) return
      const hello = { id: 'hello', do: 'hello', version: protocolVersion, secret: this.#options.secret }
      socket.send(JSON.stringify(hello))
      this.#expectAnswer()
    })
    socket.addEventListener('message', ({ data }) => {
      if (isCurrent()) this.#receive(String(data))
    })
    socket.addEventListener('close', () => {
      if (isCurrent() && this.#status !== 'refused') this.#lose()
    })
  }

  #receive(text: string): void {
    const message: ServerMessage = JSON.parse(text)
    this.#expectSilence()
    if ('push' in message) return this.#options.onPush(message)
    if (message.re === 'hello') return this.#loggedIn(message)
    const waiting = this.#waiting.get(message.re ?? '')
    if (!waiting) return
    this.#waiting.delete(message.re ?? '')
    if (message.ok) waiting.resolve(message.result)
    else waiting.reject(new RefusedByServer(message.refused))
  }
  #loggedIn(reply: Reply): void {
    if (!reply.ok) return this.#notLoggedIn(reply.refused)
    this.#failures = 0
    this.#options.onPerson(String(reply.result.person))
    // Requests that `onStatus` makes come first, and only once.
    const unanswered = [...this.#waiting.values()]
    this.#setStatus('open')
    for (const { text } of unanswered) this.#socket?.send(text)
  }

  #notLoggedIn({ code }: Refused): void {
    const socket = this.#socket
    if (isServerFailure(code)) this.#lose()
    else {
      this.#setStatus('refused')
      this.#stopTimer()
    }
    socket?.close()
  }

  #lose(): void {
    this.#socket = undefined
    this.#stopTimer()
    this.#setStatus('lost')
    const pause = Math.min(FIRST_RETRY * 2 ** this.#failures++, LONGEST_RETRY)
    this.#stopTimer = this.#timers.after(pause, () => this.#connect())
  }
  #expectSilence(): void {
    this.#stopTimer()
    this.#stopTimer = this.#timers.after(SILENCE, () => this.#ping())
  }
  #expectAnswer(): void {
    this.#stopTimer()
    this.#stopTimer = this.#timers.after(NO_ANSWER, () => {
      // The network may never say that a connection is gone.
      this.#socket?.close()
      this.#lose()
    })
  }
  #ping(): void {
    this.#socket?.send(JSON.stringify({ id: 'ping', do: 'ping' }))
    this.#expectAnswer()
  }
  #setStatus(status: ConnectionStatus): void {
    if (this.#status === status) return
    this.#status = status
    this.#options.onStatus(status)
  }
}
