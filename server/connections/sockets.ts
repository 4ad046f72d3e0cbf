// Websockets of clients: limits, signs of life, and what happens to readers that are too slow.
import type { IncomingMessage } from 'node:http'
import process from 'node:process'
import type { Duplex } from 'node:stream'
import { limits } from '@overlair/protocol/limits'
import { type WebSocket, WebSocketServer } from 'ws'
import type { AddressLimits } from './address-limits.ts'
import { Session, type SessionServices } from './session.ts'

export interface SocketOptions {
  readonly services: SessionServices
  readonly limits: AddressLimits
  readonly isAllowed: (request: IncomingMessage) => boolean
  readonly addressOf: (request: IncomingMessage) => string
  readonly path: string
  /** A reader that was too slow is cut off. */
  readonly onShed: () => void
}
/** Bytes that wait for a reader. A slower one is cut off; its client comes back for the whole position. */
const MOST_BUFFERED = 1_000_000
/** A socket that was silent for this long is dead. A client that only listens answers the pings of the server. */
const DEAD_AFTER = 20_000
const SWEEP_EVERY = 5_000
/** At the end of the server, a client has this time to answer that it has heard of it. */
const CLOSE_WITHIN = 400

/** Reasons in numbers of the protocol: https://www.iana.org/assignments/websocket */
const RESTART = 1012
const TRY_LATER = 1013
const POLICY = 1008

export class Sockets {
  readonly #options: SocketOptions
  readonly #server: WebSocketServer
  readonly #heardAt = new WeakMap<WebSocket, number>()
  readonly #sweep: NodeJS.Timeout
  #isListening = true

  constructor(options: SocketOptions) {
    this.#options = options
    this.#server = new WebSocketServer({ noServer: true, maxPayload: limits.message, perMessageDeflate: false })
    this.#sweep = setInterval(() => this.#closeDead(), SWEEP_EVERY)
    this.#sweep.unref()
  }

  get count(): number {
    return this.#server.clients.size
  }

  /** Takes the request of a client for a websocket. Refuses it with a status of HTTP. */
  upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    socket.on('error', () => socket.destroy())
    // Nobody reads the rest of the request, so the socket would never learn that the client has gone.
    const refuse = (status: string) =>
      socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`, () => socket.destroy())
    if (!this.#isListening) return void refuse('503 Service Unavailable')
    const [pathname] = (request.url ?? '').split('?')
    if (pathname !== this.#options.path) return void refuse('404 Not Found')
    if (!this.#options.isAllowed(request)) return void refuse('403 Forbidden')
    const address = this.#options.addressOf(request)
    if (!this.#options.limits.connect(address)) return void refuse('429 Too Many Requests')
    socket.once('close', () => this.#options.limits.release(address))
    this.#server.handleUpgrade(request, socket, head, websocket => this.#open(websocket, socket, address))
  }

  #open(socket: WebSocket, stream: Duplex, address: string): void {
    const heard = () => this.#heardAt.set(socket, Date.now())
    heard()
    socket.on('pong', heard)
    const writeTogether = corkedByTurn(stream)
    const send = (text: string): void => {
      if (socket.readyState !== socket.OPEN) return
      if (socket.bufferedAmount <= MOST_BUFFERED) {
        writeTogether()
        return socket.send(text)
      }
      this.#options.onShed()
      socket.close(TRY_LATER, 'too slow')
    }
    const session = new Session(this.#options.services, { send, address })
    socket.on('message', async (data, isBinary) => {
      heard()
      if (isBinary) return socket.close(POLICY, 'text only')
      if (!(await this.#options.limits.allows(address, 1))) return socket.close(POLICY, 'too many messages')
      if (this.#isListening) void session.receive(String(data))
    })
    socket.on('error', () => socket.terminate())
    socket.on('close', () => session.close())
  }
  #closeDead(): void {
    for (const socket of this.#server.clients) {
      const silence = Date.now() - this.#heardAt.get(socket)!
      if (silence > DEAD_AFTER) socket.terminate()
      else if (silence >= SWEEP_EVERY) socket.ping()
    }
  }

  /** Requests that come from now on stay unanswered. The replies to earlier ones still leave. */
  stopListening(): void {
    this.#isListening = false
  }
  /** Tells all clients that they should come back soon. Cuts off those that do not answer. */
  async close(): Promise<void> {
    this.stopListening()
    clearInterval(this.#sweep)
    const { clients } = this.#server
    for (const socket of clients) socket.close(RESTART, 'restart')
    const cutOff = setTimeout(() => {
      for (const socket of clients) socket.terminate()
    }, CLOSE_WITHIN)
    await new Promise<void>(resolve => this.#server.close(() => resolve()))
    clearTimeout(cutOff)
  }
}

/** Returns a function that holds back what is written to a stream until all promises have gone on: a write costs more than its bytes. */
function corkedByTurn(stream: Duplex): () => void {
  let isCorked = false
  return () => {
    if (isCorked) return
    isCorked = true
    stream.cork()
    process.nextTick(() => {
      isCorked = false
      stream.uncork()
    })
  }
}
