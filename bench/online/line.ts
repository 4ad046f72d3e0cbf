// One raw socket of a person: sends requests, waits for replies, and passes pushes on.
import { protocolVersion } from '@overlair/protocol/limits'
import type { Push, Reply, ServerMessage } from '@overlair/protocol/messages'
import type { RequestFields, RequestName } from '@overlair/protocol/requests'
import { lengthened } from '@overlair/protocol/shorthand'
import { WebSocket } from 'ws'

const PING_EVERY = 10_000

export interface LineOptions {
  /** Of the server: `http://…/`. */
  readonly url: string
  readonly secret: string
  /** The address that a proxy would give for this person. */
  readonly address: string
  readonly onPush: (push: Push, bytes: number) => void
}

/** How a server that trusts this machine as its proxy reads many people from it. */
export const addressOf = (n: number): string => `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`

export class Line {
  readonly #socket: WebSocket
  readonly #waiting = new Map<string, (reply: Reply) => void>()
  readonly #ping: NodeJS.Timeout
  #requests = 0

  private constructor(socket: WebSocket, onPush: LineOptions['onPush']) {
    this.#socket = socket
    socket.on('message', (data: Buffer) => {
      const message: ServerMessage = JSON.parse(lengthened(data.toString()))
      if ('push' in message) return onPush(message, data.length)
      const id = message.re ?? ''
      this.#waiting.get(id)?.(message)
      this.#waiting.delete(id)
    })
    this.#ping = setInterval(() => void this.send('ping', {}), PING_EVERY)
  }

  /** Connects and says hello. */
  static async open({ url, secret, address, onPush }: LineOptions): Promise<Line> {
    const socket = new WebSocket(`${url.replace('http', 'ws')}api/socket`, {
      perMessageDeflate: false,
      headers: { 'x-forwarded-for': address },
    })
    await new Promise<void>((resolve, reject) => {
      socket.once('open', resolve)
      socket.once('error', reject)
    })
    socket.on('error', () => {})
    const line = new Line(socket, onPush)
    await line.ask('hello', { version: protocolVersion, secret })
    return line
  }

  /** Resolves with the reply. Never ends if the connection breaks. */
  send<Name extends RequestName>(name: Name, fields: RequestFields[Name]): Promise<Reply> {
    const id = `${++this.#requests}`
    return new Promise(resolve => {
      this.#waiting.set(id, resolve)
      this.#socket.send(JSON.stringify({ id, do: name, ...fields }))
    })
  }
  /** Throws if the server refuses. */
  async ask<Name extends RequestName>(name: Name, fields: RequestFields[Name]) {
    const reply = await this.send(name, fields)
    if (reply.ok) return reply.result
    throw new Error(`${name} is refused: ${reply.refused.message}`)
  }
  close(): void {
    clearInterval(this.#ping)
    this.#socket.terminate()
  }
}
