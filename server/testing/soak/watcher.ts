// A client that watches a table over a raw websocket, and then behaves badly.
import { protocolVersion } from '@overlair/protocol/limits'
import type { TableId } from '@overlair/protocol/table'
import { WebSocket } from 'ws'

export class Watcher {
  readonly #socket: WebSocket
  readonly #table: TableId
  #asking: NodeJS.Timeout | undefined

  private constructor(socket: WebSocket, table: TableId) {
    this.#socket = socket
    this.#table = table
  }
  /** Resolves when it has entered. */
  static async open(url: string, number: number, table: TableId): Promise<Watcher> {
    const socket = new WebSocket(url, {
      headers: { 'x-forwarded-for': `10.2.${number >> 8}.${number & 255}` },
      perMessageDeflate: false,
    })
    socket.on('error', () => {})
    const watcher = new Watcher(socket, table)
    const entered = new Promise<void>((resolve, reject) => {
      socket.on('message', data => String(data).startsWith('{"re":"enter","ok":true') && resolve())
      socket.on('close', () => reject(new Error('the server has cut a watcher off')))
    })
    entered.catch(() => {})
    socket.on('open', () => {
      const secret = `watcher-${number}-`.padEnd(32, 'x')
      watcher.#send({ id: 'hello', do: 'hello', version: protocolVersion, secret })
      watcher.#send({ id: 'enter', do: 'enter', table })
    })
    await entered
    return watcher
  }
  /** Reads nothing any more, and answers no ping. */
  stopReading(): void {
    this.#socket.pause()
  }
  /** Reads nothing any more, and asks for the whole log again and again. */
  askWithoutReading(everyMilliseconds: number): void {
    this.#socket.pause()
    this.#asking = setInterval(() => this.#send({ id: 'log', do: 'log', table: this.#table }), everyMilliseconds)
  }
  close(): void {
    clearInterval(this.#asking)
    this.#socket.terminate()
  }
  #send(message: object): void {
    if (this.#socket.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message))
  }
}
