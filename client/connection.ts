// A connection to the server that stays: it logs in again after a drop, and sends requests again that were not answered.
import { protocolVersion } from '@overlair/protocol/limits'
import type { Push, Refused, Reply, ServerMessage } from '@overlair/protocol/messages'
import type { RequestFields, RequestName } from '@overlair/protocol/requests'
import { lengthened } from '@overlair/protocol/shorthand'
import type { PersonId } from '@overlair/protocol/table'

/** What a transport gives: a WebSocket of a browser or of Node, or a PollSocket. */
export interface Socket {
  /** How long the transport may be silent, if it differs from a websocket. It notices itself that the server is gone. */
  readonly silence?: number
  send(text: string): void
  close(): void
  addEventListener(type: 'open' | 'close', listener: () => void): void
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void
}
export interface ConnectionOptions {
  readonly open: () => Socket
  /** The secret of this device. It proves who sits at a seat. */
  readonly secret: string
  /** The code of another device: with it, the new secret belongs to the person of that device. */
  readonly code?: string
  readonly onPush: (push: Push) => void
  /** Called when the connection is there again, before any request is sent again. */
  readonly onStatus: (status: ConnectionStatus) => void
  /** Called with the public id of the person, before the status becomes `open`. */
  readonly onPerson: (person: PersonId) => void
  /** Called when the server refuses `hello`, before the status becomes `refused`. */
  readonly onRefused?: (refused: Refused) => void
  readonly timers?: Timers
}
/** `refused`: the server does not understand this client, so it does not try again. */
export type ConnectionStatus = 'connecting' | 'open' | 'lost' | 'refused' | 'closed'

export interface Timers {
  after(milliseconds: number, action: () => void): () => void
  /** Milliseconds since 1970. */
  now(): number
}
export const realTimers: Timers = {
  after(milliseconds, action) {
    const timer = setTimeout(action, milliseconds)
    return () => clearTimeout(timer)
  },
  now: Date.now,
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
/** The same for a connection that is probed. A page that wakes up must not wait long to learn that its connection is gone. */
const NO_ANSWER_TO_PROBE = 1000

/** The server has failed; the request may be right. */
const isServerFailure = (code: string): boolean => code === 'failed' || code === 'not-saved' || isForLater(code)
/** The table moves to another process, or is being opened again. Nothing is lost if the request is sent again. */
const isForLater = (code: string): boolean => code === 'restart' || code === 'closed'
/** The first pause before a request is sent again, and the longest one. */
const FIRST_REPEAT = 200
const LONGEST_REPEAT = 2000

type Result = Readonly<Record<string, unknown>>
interface Waiting {
  readonly text: string
  resolve(result: Result): void
  reject(error: Error): void
  /** How often the server has put it off. */
  delays: number
  stopTimer(): void
}

export class Connection {
  readonly #options: ConnectionOptions
  readonly #timers: Timers
  #socket: Socket | undefined
  #status: ConnectionStatus = 'connecting'
  #requests = 0
  #failures = 0
  /** How far the clock of the server is ahead of the one of this device. */
  #offset = 0
  /** Requests without a reply, in the order in which they were made. */
  readonly #waiting = new Map<string, Waiting>()
  #stopTimer = () => {}
  #retryAt: number | undefined
  /** The time of this device at which the last try to connect began. */
  #triedAt = 0
  /** The code of another device, until the login has succeeded. */
  #code: string | undefined

  constructor(options: ConnectionOptions) {
    this.#options = options
    this.#code = options.code
    this.#timers = options.timers ?? realTimers
    this.#connect()
  }

  /** While the connection is lost: the time of this device at which the next try begins. */
  get retryAt(): number | undefined {
    return this.#retryAt
  }
  get status(): ConnectionStatus {
    return this.#status
  }

  /** Resolves with the result. Rejects with RefusedByServer. Waits while the connection is lost, or the table moves. */
  request<Name extends RequestName>(name: Name, fields: RequestFields[Name]): Promise<Result> {
    const id = `${++this.#requests}`
    const text = JSON.stringify({ id, do: name, ...fields })
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { text, resolve, reject, delays: 0, stopTimer: () => {} })
      if (this.#status === 'open') this.#socket?.send(text)
    })
  }

  /** The time of the server, as far as this device can tell. */
  serverNow(): number {
    return this.#timers.now() + this.#offset
  }

  /** Checks the connection at once, for instance when the page has been asleep. If the server does not answer soon, connects again. */
  probe(): void {
    if (this.#status === 'lost') this.#connect()
    else if (this.#status === 'open') this.#ping(NO_ANSWER_TO_PROBE, () => this.#connectAgain())
    else if (this.#status === 'connecting' && this.#timers.now() - this.#triedAt > NO_ANSWER_TO_PROBE)
      this.#connectAgain()
  }

  close(): void {
    this.#setStatus('closed')
    this.#stopTimer()
    this.#socket?.close()
    for (const { reject, stopTimer } of this.#waiting.values()) {
      stopTimer()
      reject(new Error('the connection was closed'))
    }
    this.#waiting.clear()
  }

  #connect(): void {
    this.#stopTimer()
    this.#retryAt = undefined
    this.#triedAt = this.#timers.now()
    this.#setStatus('connecting')
    const socket = this.#options.open()
    this.#socket = socket
    const isCurrent = () => this.#socket === socket && this.#status !== 'closed'
    socket.addEventListener('open', () => {
      if (!isCurrent()) return
      const hello = { id: 'hello', do: 'hello', version: protocolVersion, secret: this.#options.secret }
      socket.send(JSON.stringify({ ...hello, ...(this.#code !== undefined && { code: this.#code }) }))
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
    const message: ServerMessage = JSON.parse(lengthened(text))
    this.#expectSilence()
    if ('push' in message) return this.#options.onPush(message)
    if (message.re === 'ping') this.#tellTime(message)
    if (message.re === 'hello') return this.#loggedIn(message)
    const waiting = this.#waiting.get(message.re ?? '')
    if (!waiting) return
    if (!message.ok && isForLater(message.refused.code)) return this.#repeat(waiting)
    this.#waiting.delete(message.re ?? '')
    if (message.ok) waiting.resolve(message.result)
    else waiting.reject(new RefusedByServer(message.refused))
  }
  #tellTime(reply: Reply): void {
    if (reply.ok && typeof reply.result.now === 'number') this.#offset = reply.result.now - this.#timers.now()
  }
  #loggedIn(reply: Reply): void {
    if (!reply.ok) return this.#notLoggedIn(reply.refused)
    this.#tellTime(reply)
    this.#failures = 0
    this.#code = undefined
    this.#options.onPerson(String(reply.result.person))
    // Requests that `onStatus` makes come first, and only once.
    const unanswered = [...this.#waiting.values()]
    this.#setStatus('open')
    for (const { text, stopTimer } of unanswered) {
      stopTimer()
      this.#socket?.send(text)
    }
  }
  #repeat(waiting: Waiting): void {
    const pause = Math.min(FIRST_REPEAT * 2 ** waiting.delays++, LONGEST_REPEAT)
    waiting.stopTimer = this.#timers.after(pause, () => {
      if (this.#status === 'open') this.#socket?.send(waiting.text)
    })
  }

  #notLoggedIn(refused: Refused): void {
    const socket = this.#socket
    if (isServerFailure(refused.code)) this.#lose()
    else {
      this.#options.onRefused?.(refused)
      this.#setStatus('refused')
      this.#stopTimer()
    }
    socket?.close()
  }

  /** At once: the connection has worked before, so the server is probably there. */
  #connectAgain(): void {
    const socket = this.#socket
    this.#connect()
    socket?.close()
  }
  #lose(): void {
    this.#socket = undefined
    this.#stopTimer()
    const pause = Math.min(FIRST_RETRY * 2 ** this.#failures++, LONGEST_RETRY)
    this.#retryAt = Date.now() + pause
    this.#setStatus('lost')
    this.#stopTimer = this.#timers.after(pause, () => this.#connect())
  }
  #expectSilence(): void {
    this.#stopTimer()
    this.#stopTimer = this.#timers.after(this.#socket?.silence ?? SILENCE, () => this.#ping())
  }
  /** The network may never say that a connection is gone. */
  #expectAnswer(within = NO_ANSWER, giveUp = () => this.#giveUp()): void {
    this.#stopTimer()
    this.#stopTimer = this.#timers.after(within, giveUp)
  }
  #giveUp(): void {
    this.#socket?.close()
    this.#lose()
  }
  #ping(within?: number, giveUp?: () => void): void {
    this.#socket?.send(JSON.stringify({ id: 'ping', do: 'ping' }))
    this.#expectAnswer(within, giveUp)
  }
  #setStatus(status: ConnectionStatus): void {
    if (this.#status === status) return
    this.#status = status
    this.#options.onStatus(status)
  }
}
