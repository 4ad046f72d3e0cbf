// Sends texts to a server without a network, and waits for the reply to each.

import { protocolVersion } from '@overlair/protocol/limits'
import type { Push, Reply, ServerMessage } from '@overlair/protocol/messages'
import type { ClientRequest } from '@overlair/protocol/requests'
import type { Lab } from './lab.ts'

export class RawClient {
  readonly name: string
  readonly pushes: Push[] = []
  readonly #session
  #answered: (reply: Reply) => void = () => {}
  /** The number of replies so far. */
  replies = 0

  constructor(lab: Lab, name: string) {
    this.name = name
    this.#session = lab.openSession(text => {
      const message: ServerMessage = JSON.parse(text)
      if ('push' in message) return void this.pushes.push(message)
      this.replies++
      this.#answered(message)
    })
  }
  send(text: string): Promise<Reply> {
    return new Promise(resolve => {
      this.#answered = resolve
      this.#session.receive(text)
    })
  }
  ask(request: ClientRequest): Promise<Reply> {
    return this.send(JSON.stringify(request))
  }
  hello(): Promise<Reply> {
    return this.ask({ id: 'hello', do: 'hello', version: protocolVersion, secret: this.name.padEnd(32, '-') })
  }
}
