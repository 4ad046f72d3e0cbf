// One connection of a client, over whatever transport: reads requests, checks who makes them, and replies.
import { createHash, randomBytes } from 'node:crypto'
import { limits, protocolVersion } from '@overlair/protocol/limits'
import type { Reply } from '@overlair/protocol/messages'
import { type ClientRequest, type RequestOf, readRequest } from '@overlair/protocol/requests'
import type { PersonId, TableId } from '@overlair/protocol/table'
import type { RawOptions } from '@overlair/rules/kernel'
import type { Storage } from '../storage/contract.ts'
import { myTables } from '../tables/log/my-tables.ts'
import { codeUsedBy, findCode, issueCode, useCode } from '../tables/requests/codes.ts'
import { RequestRefused, refuse, refusedOf } from '../tables/requests/refusals.ts'
import type { EnteredTable, RequestResult, Tables } from '../tables/tables.ts'
import type { Limits, Requester } from './limits.ts'

export interface SessionServices {
  readonly tables: Tables
  readonly storage: Storage
  readonly now: () => number
  readonly report: (error: unknown) => void
  readonly limits: Limits
  readonly observe?: SessionObserver
}
/** Learns what clients ask for, and never what they say or send. */
export interface SessionObserver {
  requested(request: string): void
  /** `code`: why the request was refused. */
  replied(code: string | undefined, milliseconds: number): void
  /** A client asks for a whole position again. */
  resent(): void
}
/** The other end of a connection. */
export interface Peer {
  readonly send: (text: string) => void
  readonly address: string
}
/** A session holds at most this many tables. */
const MAX_TABLES = 20

/**
 * Only this hash is compared, by the index of the database. How long that takes could tell a part of a hash at most, and nobody finds a
 * secret of 128 random bits for it. So no comparison needs constant time.
 */
const hashOfSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex')

export class Session {
  readonly #services: SessionServices
  readonly #peer: Peer
  #person: PersonId | undefined
  readonly #tables = new Map<TableId, EnteredTable>()
  /** Tables that could not be entered for the moment. The client enters again, and meanwhile sends other requests again. */
  readonly #putOff = new Set<TableId>()
  #hasClosed = false
  /** Requests are answered in the order in which they came. */
  #answered: Promise<unknown> = Promise.resolve()

  constructor(services: SessionServices, peer: Peer) {
    this.#services = services
    this.#peer = peer
  }

  /** Resolves when the reply has been sent: true if the request was carried out, false if it was refused. */
  receive(message: string): Promise<boolean> {
    const answered = this.#answered.then(async () => {
      const since = performance.now()
      const reply = await this.#answer(message)
      this.#peer.send(JSON.stringify(reply))
      this.#services.observe?.replied(reply.ok ? undefined : reply.refused.code, performance.now() - since)
      return reply.ok
    })
    this.#answered = answered
    return answered
  }
  close(): void {
    this.#hasClosed = true
    for (const table of this.#tables.values()) table.drop()
    this.#tables.clear()
  }

  async #answer(message: string): Promise<Reply> {
    if (message.length > limits.message)
      return { re: null, ok: false, refused: { code: 'too-long', message: 'the message is too long' } }
    const read = readRequest(message)
    if (!read.ok) return { re: read.id, ok: false, refused: { code: 'bad-request', message: read.reason } }
    const { request } = read
    this.#services.observe?.requested(request.do)
    try {
      return { re: request.id, ok: true, result: await this.#carryOut(request) }
    } catch (error) {
      return { re: request.id, ok: false, refused: refusedOf(error, this.#services.report) }
    }
  }

  async #carryOut(request: ClientRequest): Promise<RequestResult> {
    if (request.do === 'hello') return this.#logIn(request)
    if (request.do === 'ping') return { now: this.#services.now() }
    const person = this.#person ?? refuse('no-hello', 'say hello first')
    switch (request.do) {
      case 'create':
        return this.#create(person, request)
      case 'find':
        return this.#find(request.code)
      case 'tables':
        return { tables: await myTables(this.#services, person) }
      case 'link':
        await this.#services.limits.makeCode(this.#requester)
        return { ...(await issueCode(this.#services, 'device', { person })) }
      case 'claim':
        return this.#claim(person, request.code)
      case 'enter':
        return this.#enter(person, request)
      case 'leave': {
        this.#tables.get(request.table)?.leave()
        this.#tables.delete(request.table)
        this.#putOff.delete(request.table)
        return {}
      }
      case 'reissue': {
        const table = this.#entered(request.table)
        await this.#services.limits.makeCode(this.#requester)
        return table.request(request)
      }
      case 'replay': {
        const table = this.#entered(request.table)
        await this.#services.limits.replay(this.#requester)
        return table.request(request)
      }
      default:
        return this.#entered(request.table).request(request)
    }
  }

  get #requester(): Requester {
    return { address: this.#peer.address, person: this.#person }
  }

  async #logIn({ version, secret, code }: RequestOf<'hello'>) {
    if (version !== protocolVersion)
      refuse('version', `the client speaks version ${version}, the server version ${protocolVersion}: reload the page`)
    if (this.#person !== undefined) refuse('again', 'this connection has said hello already')
    const secretHash = hashOfSecret(secret)
    const known = await this.#services.storage.personOf(secretHash)
    this.#person =
      code === undefined ? (known ?? (await this.#addPerson(secretHash))) : await this.#linked(secretHash, known, code)
    return { person: this.#person, version: protocolVersion, now: this.#services.now() }
  }
  async #addPerson(secretHash: string): Promise<PersonId> {
    await this.#services.limits.addPerson(this.#requester)
    return this.#addDevice(secretHash)
  }
  async #addDevice(secretHash: string, person = randomBytes(12).toString('base64url')): Promise<PersonId> {
    const { storage, now } = this.#services
    const isNew = await storage.addDevice({ secretHash, person, at: now() })
    // Another connection of the same device may have added it meanwhile.
    return isNew ? person : ((await storage.personOf(secretHash)) ?? person)
  }
  /** The person who made the code, to whom the device belongs from now on. A repeated request finds the device known. */
  async #linked(secretHash: string, known: PersonId | undefined, code: string): Promise<PersonId> {
    const { limits } = this.#services
    if (known === undefined) {
      const { person } = await limits.guess(this.#requester, () => useCode(this.#services, 'device', code, secretHash))
      return this.#addDevice(secretHash, person)
    }
    const used = await codeUsedBy(this.#services, 'device', code, secretHash)
    if (used?.person !== known) refuse('known-device', 'this secret belongs to a person already: use a fresh one')
    return known
  }

  /** A code of a table or of a seat. Both stay valid. */
  #find(code: string) {
    return this.#services.limits.guess(this.#requester, async () => {
      const seat = await findCode(this.#services, 'seat', code)
      if (!seat) return findCode(this.#services, 'invitation', code)
      const { table, seat: at, name } = seat
      return { table, seat: at, name }
    })
  }
  async #claim(person: PersonId, code: string) {
    const target = await this.#services.limits.guess(this.#requester, () =>
      useCode(this.#services, 'seat', code, person),
    )
    await this.#services.tables.claim(target, person)
    return { table: target.table, seat: target.seat }
  }

  async #create(person: PersonId, request: RequestOf<'create'>) {
    const { key, game, options, players, name, colour } = request
    await this.#services.limits.createTable(this.#requester)
    const seated = { kind: 'seat', seat: 0, to: { kind: 'person', person, name, colour } } as const
    const table = await this.#services.tables.create(
      { key, game, options: options as RawOptions, players, host: person },
      [seated],
    )
    return { table }
  }

  async #enter(person: PersonId, { table: id, stream, since }: RequestOf<'enter'>) {
    const reply = async (table: EnteredTable) => ({
      seats: await table.seats(),
      ...(table.stream !== undefined && { stream: table.stream }),
    })
    const known = this.#tables.get(id)
    if (known && !known.isClosed) {
      this.#services.observe?.resent()
      await known.resend()
      return reply(known)
    }
    this.#tables.delete(id)
    if (this.#tables.size >= MAX_TABLES) refuse('too-many', `a connection enters at most ${MAX_TABLES} tables`)
    const at = { ...(stream !== undefined && { stream }), ...(since !== undefined && { since }) }
    const table = await this.#services.tables.enter(id, { person, send: this.#peer.send }, at).catch(error => {
      if (error instanceof RequestRefused && error.code === 'restart') this.#putOff.add(id)
      throw error
    })
    this.#putOff.delete(id)
    if (this.#hasClosed) table.drop()
    else this.#tables.set(id, table)
    return reply(table)
  }
  #entered(id: TableId): EnteredTable {
    const table = this.#tables.get(id)
    if (table) return table
    if (this.#putOff.has(id)) refuse('restart', 'the table could not be entered yet; try again')
    return refuse('not-entered', 'enter the table first')
  }
}
