// Sends texts to a server without a network, and waits for the reply to each.

import { protocolVersion } from '@overlair/protocol/limits'
import type { Push, Refused, Reply, ServerMessage, WholePosition } from '@overlair/protocol/messages'
import type { ClientRequest, RequestFields, RequestName } from '@overlair/protocol/requests'
import { lengthened } from '@overlair/protocol/shorthand'
import type { PersonId } from '@overlair/protocol/table'
import { gameOf } from '../tables/services.ts'
import { decompressed } from './decompressed.ts'
import type { Lab } from './lab.ts'

class Refusal extends Error {
  constructor(name: string, { code, message }: Refused) {
    super(`${name}: ${code}: ${message}`)
  }
}

export class RawClient {
  readonly name: string
  readonly pushes: Push[] = []
  readonly #session
  #answered: (reply: Reply) => void = () => {}
  #person: PersonId = ''
  /** The number of replies so far. */
  replies = 0

  constructor(lab: Lab, name: string, address?: string) {
    this.name = name
    this.#session = lab.openSession(text => {
      const message: ServerMessage = JSON.parse(lengthened(text))
      if ('push' in message) return void this.pushes.push(message)
      this.replies++
      this.#answered(message)
    }, address)
  }
  /** Cuts the connection. */
  leave(): void {
    this.#session.close()
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
  /** Makes a request. Resolves with its result. Throws Refusal. */
  async request<Name extends RequestName>(name: Name, fields: RequestFields[Name]) {
    const reply = await this.ask({ id: 'request', do: name, ...fields } as ClientRequest)
    if (!reply.ok) throw new Refusal(name, reply.refused)
    return reply.result
  }
  /** Makes a request that the server must refuse. Resolves with the code. */
  async refusal<Name extends RequestName>(name: Name, fields: RequestFields[Name]): Promise<string> {
    const reply = await this.ask({ id: 'request', do: name, ...fields } as ClientRequest)
    return reply.ok ? 'done' : reply.refused.code
  }
  /** The public id of the person, after the login. */
  get person(): PersonId {
    return this.#person
  }
  async hello(code?: string): Promise<Reply> {
    const secret = this.name.padEnd(32, '-')
    const hello = { id: 'hello', do: 'hello', version: protocolVersion, secret } as const
    const reply = await this.ask({ ...hello, ...(code !== undefined && { code }) })
    if (reply.ok) this.#person = String(reply.result.person)
    return reply
  }
  /** The newest whole position, of the table that the server has told last. */
  get position(): WholePosition | undefined {
    const [position, table] = [this.last('position'), this.last('table')?.table]
    return position && table && decompressed(position, gameOf(table.game), table)
  }
  /** The newest push of a kind. */
  last<Kind extends Push['push']>(kind: Kind): Extract<Push, { readonly push: Kind }> | undefined {
    return this.pushes.findLast((push): push is Extract<Push, { readonly push: Kind }> => push.push === kind)
  }
}
