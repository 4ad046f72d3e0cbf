// One connection of a client, over whatever transport: reads requests, checks who makes them, and replies.
import { createHash, randomBytes } from 'node:crypto'
import { isBotLevel } from '@overlair/bots/levels'
import { limits, protocolVersion } from '@overlair/protocol/limits'
import type { Push, Reply } from '@overlair/protocol/messages'
import { type ClientRequest, readRequest } from '@overlair/protocol/requests'
import { type PersonId, seatsOf, type TableId } from '@overlair/protocol/table'
import { type AnyGame, GameError, type RawOptions } from '@overlair/rules/kernel'
import type { Storage } from '../storage/contract.ts'
import { Fenced, StorageFailed } from '../storage/contract.ts'
import type { Listener } from '../tables/audience.ts'
import type { Directory } from '../tables/directory.ts'
import { changeSeat, configure, passHostOn, pause, sit, start, substitute } from '../tables/lobby.ts'
import type { OnlineTable } from '../tables/online-table.ts'
import { refuse } from '../tables/refusals.ts'

export interface SessionServices {
  readonly directory: Directory
  readonly storage: Storage
  readonly now: () => number
  readonly gameOf: (id: string) => AnyGame
  readonly report: (error: unknown) => void
}
/** A session holds at most this many tables. */
const MAX_TABLES = 20

const hashOfSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex')

export class Session {
  readonly #services: SessionServices
  readonly #send: (text: string) => void
  #person: PersonId | undefined
  readonly #tables = new Map<TableId, { readonly table: OnlineTable; readonly listener: Listener }>()
  #hasClosed = false
  /** Requests are answered in the order in which they came. */
  #answered: Promise<void> = Promise.resolve()

  constructor(services: SessionServices, send: (text: string) => void) {
    this.#services = services
    this.#send = send
  }

  receive(message: string): void {
    this.#answered = this.#answered.then(() => this.#answer(message))
  }
  close(): void {
    this.#hasClosed = true
    for (const { table, listener } of this.#tables.values()) table.leave(listener)
    this.#tables.clear()
  }

  async #answer(message: string): Promise<void> {
    if (message.length > limits.message)
      return this.#reply({ re: null, ok: false, refused: { code: 'too-long', message: 'the message is too long' } })
    const read = readRequest(message)
    if (!read.ok) return this.#reply({ re: read.id, ok: false, refused: { code: 'bad-request', message: read.reason } })
    const { request } = read
    try {
      this.#reply({ re: request.id, ok: true, result: await this.#carryOut(request) })
    } catch (error) {
      this.#reply({ re: request.id, ok: false, refused: this.#refusedOf(error) })
    }
  }
  #refusedOf(error: unknown) {
    if (error instanceof GameError) return { code: error.code, message: error.message }
    if (error instanceof Fenced)
      return { code: 'not-saved', message: 'another process has changed the table; its position follows' }
    this.#services.report(error)
    if (error instanceof StorageFailed && error.uncertain)
      return { code: 'uncertain', message: 'the server cannot tell whether this is saved; the true position follows' }
    if (error instanceof StorageFailed)
      return { code: 'not-saved', message: 'the server cannot save this now; nothing has changed' }
    return { code: 'failed', message: 'the server failed; the table goes on from the last choice' }
  }
  #reply(reply: Reply): void {
    this.#send(JSON.stringify(reply))
  }
  #push = (push: Push): void => this.#send(JSON.stringify(push))

  async #carryOut(request: ClientRequest): Promise<Record<string, unknown>> {
    if (request.do === 'hello') return this.#logIn(request)
    if (request.do === 'ping') return { now: this.#services.now() }
    const person = this.#person ?? refuse('no-hello', 'say hello first')
    switch (request.do) {
      case 'create':
        return this.#create(person, request)
      case 'find':
        return { table: await this.#services.directory.tableOfCode(request.code) }
      case 'enter':
        return this.#enter(person, request.table)
      case 'leave': {
        const entered = this.#tables.get(request.table)
        entered?.table.leave(entered.listener)
        this.#tables.delete(request.table)
        return {}
      }
      default:
        return this.#atTable(person, request, await this.#entered(request.table))
    }
  }

  async #logIn({ version, secret }: Extract<ClientRequest, { do: 'hello' }>) {
    if (version !== protocolVersion)
      refuse('version', `the client speaks version ${version}, the server version ${protocolVersion}: reload the page`)
    if (this.#person !== undefined) refuse('again', 'this connection has said hello already')
    const { storage, now } = this.#services
    const secretHash = hashOfSecret(secret)
    const fresh = randomBytes(12).toString('base64url')
    const known = await storage.personOf(secretHash)
    // Another connection of the same device may have added it meanwhile.
    const isNew = known === undefined && (await storage.addDevice({ secretHash, person: fresh, at: now() }))
    this.#person = known ?? (isNew ? fresh : await storage.personOf(secretHash))
    return { person: this.#person, version: protocolVersion, now: now() }
  }

  async #create(person: PersonId, request: Extract<ClientRequest, { do: 'create' }>) {
    const { key, game: id, options, players, name, colour } = request
    const game = this.#services.gameOf(id)
    const seated = { kind: 'seat', seat: 0, to: { kind: 'person', person, name, colour } } as const
    const table = await this.#services.directory.create(
      { key, game, options: options as RawOptions, players, host: person },
      [seated],
    )
    return { table: table.table.id }
  }

  async #enter(person: PersonId, id: TableId) {
    const entered = this.#tables.get(id)
    if (entered && !entered.table.isClosed) {
      await entered.table.resend(entered.listener)
      return { seats: seatsOf(entered.table.table, person) }
    }
    this.#tables.delete(id)
    if (this.#tables.size >= MAX_TABLES) refuse('too-many', `a connection enters at most ${MAX_TABLES} tables`)
    for (;;) {
      const table = await this.#services.directory.find(id)
      const seats = seatsOf(table.table, person)
      if (seats.length === 0 && table.table.status !== 'lobby' && !table.table.settings.spectators)
        refuse('private', 'nobody may watch this table')
      const listener: Listener = { person, send: this.#push }
      if (!(await table.enter(listener))) continue
      if (this.#hasClosed) table.leave(listener)
      else this.#tables.set(id, { table, listener })
      return { seats }
    }
  }
  async #entered(id: TableId): Promise<OnlineTable> {
    return this.#tables.get(id)?.table ?? refuse('not-entered', 'enter the table first')
  }

  async #atTable(
    person: PersonId,
    request: Exclude<ClientRequest, { do: 'hello' | 'ping' | 'create' | 'find' | 'enter' | 'leave' }>,
    online: OnlineTable,
  ): Promise<Record<string, unknown>> {
    const game = this.#services.gameOf(online.table.game)
    switch (request.do) {
      case 'invite':
        return this.#services.directory.invite(online.table)
      case 'sit':
        await online.change(table => sit(table, person, request))
        return {}
      case 'seat':
        await online.change(table => changeSeat(table, person, request, isBotLevel))
        return {}
      case 'configure':
        await online.change(table => configure(table, person, request, game))
        return {}
      case 'host':
        await online.change(table => passHostOn(table, person, request))
        return {}
      case 'start': {
        const seed = randomBytes(24).toString('base64url')
        await online.change(table => start(table, person, game, seed))
        return {}
      }
      case 'pause':
        await online.change(table => pause(table, person, request))
        return {}
      case 'substitute':
        await online.change(table => substitute(table, person, request, isBotLevel))
        return {}
      case 'choose':
        return this.#choose(person, request, online)
      case 'undo':
        await online.undo(person, request.seat, request.decision)
        return {}
      case 'instruct':
        await online.instruct(person, request.seat, request.instructions)
        return {}
      case 'log':
        return { steps: await online.log(person, request.seat) }
      case 'say':
        online.say(person, {
          ...(request.text !== undefined && { text: request.text }),
          ...(request.phrase !== undefined && { phrase: request.phrase }),
        })
        return {}
    }
  }
  async #choose(person: PersonId, request: Extract<ClientRequest, { do: 'choose' }>, online: OnlineTable) {
    try {
      await online.choose(person, request.seat, request.choice, request.decision)
      return {}
    } catch (error) {
      if (!(error instanceof GameError && error.code === 'already-made')) throw error
      // The client sent it again because it had heard nothing. It may still be on its way to the disk.
      await online.written
      if (online.isClosed) throw error
      return { repeated: true }
    }
  }
}
