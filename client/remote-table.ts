// A table on a server, for a client: its seats and settings, and a seat handle for each viewer once the game runs.
import type { Position } from '@overlair/play/match/contract'
import { isPlayedByPerson, type Occupant } from '@overlair/play/match/occupants'
import { PatchMisfit } from '@overlair/play/patch'
import { type Compressed, type Dictionary, dictionaryFor } from '@overlair/protocol/compressed'
import type { PublicStep, Push, StepsMessage, TableMessage, WholeLog, WholePosition } from '@overlair/protocol/messages'
import { occupantOf } from '@overlair/protocol/occupants'
import type { RequestFields, RequestName } from '@overlair/protocol/requests'
import { type PersonId, seatsOf, type Table, type TableId } from '@overlair/protocol/table'
import {
  type AnyGame,
  type Ask,
  type Choice,
  type Game,
  onlyChoice,
  type Result,
  type SealedPosition,
  type Seat,
  type Viewer,
} from '@overlair/rules/kernel'
import type { Connection } from './connection.ts'
import { decompress } from './decompress.ts'
import { RemoteLogs } from './remote-logs.ts'
import { RemotePosition, revisionAfter } from './remote-position.ts'
import { RemoteSeat, type RemoteSource } from './remote-seat.ts'

/** How far a request of a seat has come. `kept`: it is on the server's disk. */
export type Sending =
  | { readonly state: 'sent' | 'kept'; readonly request: SeatRequest }
  | { readonly state: 'refused'; readonly request: SeatRequest; readonly error: Error }
export type SeatRequest = 'choose' | 'undo' | 'instruct'

export interface RemoteTableOptions {
  readonly id: TableId
  readonly person: () => PersonId | undefined
  readonly connection: Pick<Connection, 'request' | 'serverNow'>
  /** Loads the game of the table with all that it needs to be played. */
  readonly loadGame: (table: Table) => Promise<AnyGame>
  /** Called after every change of the table itself. */
  readonly onTable: (message: TableMessage) => void
  /** The name of a bot in the language of the reader. Without it, a bot is called by its level. */
  readonly botName?: (seat: Seat) => string
  readonly onSending: (seat: Seat, sending: Sending) => void
  /** Called when the match can be shown, and when it was fetched again. */
  readonly onMatch: () => void
  /** The table cannot be entered, or a message cannot be shown. */
  readonly onFailure: (error: Error) => void
  /** The positions of client and server differed, so the client has asked for the whole position. */
  readonly onMismatch?: () => void
}

export class RemoteTable {
  readonly #options: RemoteTableOptions
  #message: TableMessage | undefined
  #game: AnyGame | undefined
  #dictionary: Dictionary | undefined
  #position: RemotePosition | undefined
  readonly #logs = new RemoteLogs()
  readonly #sealed = new Map<Viewer, SealedPosition>()
  readonly #results = new Map<Viewer, Result | undefined>()
  readonly #seats = new Map<Viewer, RemoteSeat<unknown, Choice>>()
  readonly #instructions = new Map<Seat, unknown>()
  readonly #askedSince = new Map<Seat, number>()
  /** By seat: the decision that this client has answered, until the match has moved on. A refusal opens it again. */
  readonly #answered = new Map<Seat, Answered>()
  /** Messages are taken one after the other; the first position waits for its game. */
  #taken: Promise<void> = Promise.resolve()

  constructor(options: RemoteTableOptions) {
    this.#options = options
  }

  get table(): Table | undefined {
    return this.#message?.table
  }
  /** The table with its people, as the server has told it last. */
  get message(): TableMessage | undefined {
    return this.#message
  }
  get mySeats(): readonly Seat[] {
    const person = this.#options.person()
    return this.table && person !== undefined ? seatsOf(this.table, person) : []
  }
  /** By asked seat: the time of the server since when it is asked. */
  get askedSince(): ReadonlyMap<Seat, number> {
    return this.#askedSince
  }
  /** The handle of a viewer. Undefined before the match has come. */
  seat<View, C extends Choice>(viewer: Viewer): RemoteSeat<View, C> | undefined {
    if (!this.#position || !this.#game) return undefined
    const known = this.#seats.get(viewer) ?? new RemoteSeat(viewer, this.#source(this.#game))
    this.#seats.set(viewer, known)
    return known as unknown as RemoteSeat<View, C>
  }

  /** Enters the table, or asks for the whole position again. Resolves when this client has read what the server has told so far. */
  async enter(): Promise<void> {
    await this.#options.connection.request('enter', { table: this.#options.id })
    await this.#taken
  }
  async ask<Name extends RequestName>(name: Name, fields: Omit<RequestFields[Name], 'table'>): Promise<unknown> {
    return this.#options.connection.request(name, { ...fields, table: this.#options.id } as RequestFields[Name])
  }

  /** Takes a message of the server for this table. */
  receive(push: Push): Promise<void> {
    // At once: a message before it may wait for a reply that comes only after the table was entered again.
    if (push.push === 'closed') this.enter().catch(error => this.#options.onFailure(error))
    this.#taken = this.#taken.then(() => this.#take(push)).catch(error => this.#options.onFailure(error))
    return this.#taken
  }
  async #take(push: Push): Promise<void> {
    switch (push.push) {
      case 'table':
        this.#message = push
        this.#options.onTable(push)
        // Names, a pause or the record may have changed.
        if (this.#position) this.#publishPosition()
        return
      case 'position': {
        const { table } = this.#message!
        this.#game ??= await this.#options.loadGame(table)
        this.#dictionary ??= dictionaryFor(this.#game, table)
        const whole = await decompress<WholePosition>(push, this.#dictionary)
        const log = await decompress<WholeLog>((await this.ask('log', {})) as Compressed, this.#dictionary)
        this.#logs.replace(log, this.mySeats)
        this.#askedSince.clear()
        this.#moveTo(RemotePosition.from(whole))
        for (const [seat, since] of Object.entries(whole.askedSince)) this.#askedSince.set(Number(seat), since)
        for (const [seat, { isUnderWay }] of this.#answered) if (!isUnderWay) this.#answered.delete(seat)
        for (const [seat, { instructions }] of Object.entries(whole.seats))
          this.#instructions.set(Number(seat), instructions)
        this.#options.onMatch()
        this.#publishPosition()
        return
      }
      case 'steps':
        return this.#takeSteps(push)
      case 'closed':
      case 'said':
      case 'note':
        return
    }
  }

  // --- steps

  async #takeSteps(message: StepsMessage): Promise<void> {
    const before = this.#position
    if (!before) return
    const isStanding = message.steps.length === 0 && message.undoneTo === undefined
    const isOld = isStanding ? message.from < before.revision : revisionAfter(message) <= before.revision
    if (isOld) return // it came before the whole position that the client has
    const played = this.#played(message, before)
    if (!played) {
      this.#options.onMismatch?.()
      this.enter().catch(error => this.#options.onFailure(error))
      return
    }
    const { steps, end } = played
    if (isStanding) {
      this.#moveTo(end)
      return this.#publishPosition()
    }
    for (const { seat } of message.steps) this.#askedSince.delete(seat)
    if (message.undoneTo === undefined) return this.#show(message, steps, end)
    this.#logs.cut(message.undoneTo)
    this.#moveTo(end)
    this.#publishPosition(message.undoneTo)
  }

  /** The positions in the course of a batch. Undefined if the message does not fit the position of this client. */
  #played(message: StepsMessage, before: RemotePosition): PlayedBatch | undefined {
    if (message.from !== before.revision) return undefined
    let at = before
    let event = 0
    try {
      const steps = message.steps.map((step, i): PlayedStep => {
        at = at.atStep(message.from + i + 1, message, message.steps[i + 1]?.seat)
        const first = event
        const moments = step.events.map(() => {
          at = at.atEvent(event++, message)
          return at
        })
        return { step, first, moments, after: at }
      })
      const end = at.atEnd(message)
      return end.agreesWith(message) ? { steps, end } : undefined
    } catch (error) {
      if (error instanceof PatchMisfit) return undefined
      throw error
    }
  }

  /** Shows the steps of a batch one by one. */
  #show(message: StepsMessage, steps: readonly PlayedStep[], end: RemotePosition): void {
    for (const [i, { step, first, moments, after }] of steps.entries()) {
      this.#logs.add(message, step, first)
      this.#moveTo(i === steps.length - 1 ? end : after)
      for (const [viewer, seat] of this.#seats) {
        if (!seat.isHeard) continue
        seat.publish({
          position: this.#positionOf(viewer),
          step: this.#logs.of(viewer).at(-1)!,
          moments: moments.map(position => seat.viewOf(position.sealed(viewer))),
        })
      }
    }
  }
  #moveTo(position: RemotePosition): void {
    this.#position = position
    this.#sealed.clear()
    this.#results.clear()
    if (position.isLast) this.#noteAsked(position.sealed('spectator').asked)
  }
  /** A seat that is still asked keeps its time. */
  #noteAsked(asked: readonly Seat[]): void {
    for (const seat of this.#askedSince.keys()) if (!asked.includes(seat)) this.#askedSince.delete(seat)
    for (const seat of asked)
      if (!this.#askedSince.has(seat)) this.#askedSince.set(seat, this.#options.connection.serverNow())
  }
  #publishPosition(undoneTo?: number): void {
    for (const [viewer, seat] of this.#seats)
      seat.publish({ position: this.#positionOf(viewer), ...(undoneTo !== undefined && { undoneTo }) })
  }

  // --- the interface of the handles

  #source(game: AnyGame): RemoteSource<unknown, Choice> {
    return {
      game: game as Game<unknown, Choice, unknown>,
      options: this.table!.options,
      position: viewer => this.#positionOf(viewer),
      sealed: viewer => this.#sealedOf(viewer),
      log: viewer => this.#logs.of(viewer),
      record: () => this.#message?.record,
      instructions: viewer => (viewer === 'spectator' ? null : this.#instructions.get(viewer)),
      choose: (seat, choice, decision) => void this.#choose(seat, choice, decision),
      undo: (seat, decision) => void this.#send('undo', seat, { decision }),
      instruct: (seat, instructions) => void this.#instruct(seat, instructions),
    }
  }
  #sealedOf(viewer: Viewer): SealedPosition {
    const sealed = this.#sealed.get(viewer) ?? this.#position!.sealed(viewer)
    this.#sealed.set(viewer, sealed)
    return sealed
  }
  #positionOf(viewer: Viewer): Position {
    const sealed = this.#sealedOf(viewer)
    const { table } = this.#message!
    const seats = table.seats.map((seat, i) => this.#named(i, occupantOf(seat)))
    const own = viewer === 'spectator' ? undefined : this.#position!.seat(viewer)
    const { decision } = own ?? {}
    // While a bot plays for the person, the person takes nothing back.
    const undo = viewer !== 'spectator' && isPlayedByPerson(seats[viewer]!) ? own : undefined
    const ask: Ask | null | undefined = sealed.own?.ask
    return {
      revision: this.#position!.revision,
      asked: sealed.asked,
      ask: ask && decision !== undefined && !this.#isAnswered(ask, decision) ? ask : undefined,
      decision,
      undoable: undo?.undoable,
      undoableByConsent: undo?.undoableByConsent,
      seats,
      paused: table.paused,
      clocks: this.#position!.clocks,
      result: this.#resultFor(viewer, sealed),
    }
  }
  /** Whether the answer is under way, from this client or from the match. */
  #isAnswered(ask: Ask, decision: number): boolean {
    const { isLast } = this.#position!
    return !isLast || this.#answered.get(ask.seat)?.decision === decision || onlyChoice(ask) !== undefined
  }
  #named(seat: Seat, occupant: Occupant): Occupant {
    const { botName } = this.#options
    return occupant.kind === 'bot' && botName ? { ...occupant, name: botName(seat) } : occupant
  }
  #resultFor(viewer: Viewer, sealed: SealedPosition): Result | undefined {
    if (!this.#results.has(viewer)) this.#results.set(viewer, this.#game!.result(this.#game!.deal(sealed, 'view')))
    return this.#results.get(viewer)
  }
  async #send(request: SeatRequest, seat: Seat, fields: object): Promise<boolean> {
    const { onSending } = this.#options
    onSending(seat, { state: 'sent', request })
    try {
      await this.ask(request, { seat, ...fields } as never)
      onSending(seat, { state: 'kept', request })
      return true
    } catch (error) {
      onSending(seat, { state: 'refused', request, error: error instanceof Error ? error : new Error(String(error)) })
      return false
    }
  }
  async #choose(seat: Seat, choice: Choice, decision: number): Promise<void> {
    this.#answered.set(seat, { decision, isUnderWay: true })
    this.#publishPosition()
    const isKept = await this.#send('choose', seat, { choice, decision })
    if (this.#answered.get(seat)?.decision !== decision) return
    if (isKept) this.#answered.set(seat, { decision, isUnderWay: false })
    else {
      this.#answered.delete(seat)
      this.#publishPosition()
    }
  }
  /** The handle shows the new instructions at once, so that two changes in a row add up. */
  async #instruct(seat: Seat, instructions: unknown): Promise<void> {
    const before = this.#instructions.get(seat)
    this.#instructions.set(seat, instructions)
    const isKept = await this.#send('instruct', seat, { instructions })
    if (!isKept && this.#instructions.get(seat) === instructions) this.#instructions.set(seat, before)
  }
}

interface Answered {
  readonly decision: number
  /** The server has not replied yet. */
  readonly isUnderWay: boolean
}

interface PlayedStep {
  readonly step: PublicStep
  /** The number of its first event in the batch. */
  readonly first: number
  /** The position at each event. */
  readonly moments: readonly RemotePosition[]
  readonly after: RemotePosition
}
interface PlayedBatch {
  readonly steps: readonly PlayedStep[]
  readonly end: RemotePosition
}
