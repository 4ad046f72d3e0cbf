// A table on a server, for a client: its seats and settings, and a seat handle for each viewer once the game runs.
import type { Position, Step } from '@overlair/play/match/contract'
import { isPlayedByPerson, type Occupant } from '@overlair/play/match/occupants'
import type { Past, Push, StepsMessage, TableMessage } from '@overlair/protocol/messages'
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
import { type PlayedStep, playedBatch, stepFor } from './played-batch.ts'
import { RemotePosition, revisionAfter } from './remote-position.ts'
import { RemoteSeat, type RemoteSource } from './remote-seat.ts'

/** How far a request of a seat has come. `kept`: it is on the server's disk. */
export type Sending =
  | { readonly state: 'sent' | 'kept'; readonly request: SeatRequest }
  | { readonly state: 'refused'; readonly request: SeatRequest; readonly error: Error }
export type SeatRequest = 'choose' | 'undo' | 'instruct'

/**
 * Called when so many choices of the past are shown; the last of them had so many events. Resolves when the next one may follow: with
 * false to go to the present at once.
 */
export type ReplayPace = (at: {
  readonly shown: number
  readonly total: number
  readonly events: number
}) => Promise<boolean>

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
  #position: RemotePosition | undefined
  /** While past choices are shown: the position of the match. */
  #present: RemotePosition | undefined
  /** The list of a viewer is new after a change; its steps stay the same objects. */
  readonly #logs = new Map<Viewer, readonly Step[]>()
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

  /** Enters the table. After a lost connection, the server sends only what this client has missed, if it still can. */
  async enter(): Promise<void> {
    const since = (this.#present ?? this.#position)?.revision
    await this.#enter(since === undefined ? {} : { since })
    if (since === undefined) return
    await this.#afterTaken(() => {
      this.#forgetAnswered()
      this.#publishPosition()
    })
  }
  /** Without a revision, the server sends the whole position. */
  async #enter(fields: Pick<RequestFields['enter'], 'since'> = {}): Promise<void> {
    await this.#options.connection.request('enter', { table: this.#options.id, ...fields })
  }
  async ask<Name extends RequestName>(name: Name, fields: Omit<RequestFields[Name], 'table'>): Promise<unknown> {
    return this.#options.connection.request(name, { ...fields, table: this.#options.id } as RequestFields[Name])
  }

  /**
   * Shows the choices from this one on once more, at most the last hundred, and then the present. Until then nobody is asked, and
   * choices that come meanwhile wait. Rejects with RefusedByServer.
   */
  async replay(from: number, pace: ReplayPace): Promise<void> {
    const past = await this.ask('replay', { from })
    await this.#afterTaken(() => this.#showPast(past as Past, pace))
  }

  /** Takes a message of the server for this table. */
  receive(push: Push): Promise<void> {
    if (this.#present && push.push === 'table') return this.#take(push)
    // At once: a message before it may wait for a reply that comes only after the table was entered again.
    if (push.push === 'closed') this.enter().catch(error => this.#options.onFailure(error))
    return this.#afterTaken(() => this.#take(push))
  }
  /** Does something when all messages so far have been taken. */
  #afterTaken(action: () => Promise<void> | void): Promise<void> {
    this.#taken = this.#taken.then(action).catch(error => this.#options.onFailure(error))
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
        this.#game ??= await this.#options.loadGame(this.#message!.table)
        this.#moveTo(RemotePosition.from(push))
        this.#takeTimes(push.askedSince)
        this.#forgetAnswered()
        for (const [seat, { instructions }] of Object.entries(push.seats))
          this.#instructions.set(Number(seat), instructions)
        await this.#fetchLogs()
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

  /** What the server has replied to, and its position still asks, was lost with a failure of the server. */
  #forgetAnswered(): void {
    for (const [seat, { isUnderWay }] of this.#answered) if (!isUnderWay) this.#answered.delete(seat)
  }

  // --- steps

  async #takeSteps(message: StepsMessage): Promise<void> {
    const before = this.#position
    if (!before) return
    const isStanding = message.steps.length === 0 && message.undoneTo === undefined
    const isOld = isStanding ? message.from < before.revision : revisionAfter(message) <= before.revision
    if (isOld) return // it came before the whole position that the client has
    const played = playedBatch(message, before)
    if (!played) {
      this.#options.onMismatch?.()
      this.#enter().catch(error => this.#options.onFailure(error))
      return
    }
    const { steps, end } = played
    if (isStanding) {
      this.#moveTo(end)
      if (message.askedSince) this.#takeTimes(message.askedSince)
      return this.#publishPosition()
    }
    for (const { seat } of message.steps) this.#askedSince.delete(seat)
    if (message.undoneTo === undefined) return this.#show(message, steps, end)
    for (const [viewer, log] of this.#logs) this.#logs.set(viewer, log.slice(0, message.undoneTo))
    this.#moveTo(end)
    this.#publishPosition(message.undoneTo)
  }

  /** Shows the steps of a batch one by one. */
  #show(message: StepsMessage, steps: readonly PlayedStep[], end: RemotePosition): void {
    for (const [i, { step, first, moments, after }] of steps.entries()) {
      // A log that was fetched after its position may be ahead.
      for (const [viewer, log] of this.#logs)
        this.#logs.set(viewer, [...log.slice(0, step.index), stepFor(viewer, message, step, first)])
      this.#moveTo(i === steps.length - 1 ? end : after)
      for (const [viewer, seat] of this.#seats) {
        if (!seat.isHeard) continue
        seat.publish({
          position: this.#positionOf(viewer),
          step: this.#logs.get(viewer)!.at(-1)!,
          moments: moments.map(position => seat.viewOf(position.sealed(viewer))),
        })
      }
    }
  }
  #moveTo(position: RemotePosition): void {
    this.#position = position
    this.#sealed.clear()
    this.#results.clear()
    if (position.isLast && !this.#present) this.#noteAsked(position.sealed('spectator').asked)
  }
  #takeTimes(askedSince: Readonly<Record<Seat, number>>): void {
    this.#askedSince.clear()
    for (const [seat, since] of Object.entries(askedSince)) this.#askedSince.set(Number(seat), since)
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

  async #fetchLogs(): Promise<void> {
    for (const viewer of ['spectator', ...this.mySeats] as const) {
      const reply = await this.ask('log', viewer === 'spectator' ? {} : { seat: viewer })
      this.#logs.set(viewer, (reply as { readonly steps: readonly Step[] }).steps)
    }
  }

  // --- the past

  async #showPast({ position, steps }: Past, pace: ReplayPace): Promise<void> {
    const present = this.#position
    const logs = [...this.#logs]
    const { length } = this.#logs.get('spectator') ?? []
    // Later ones have come as messages that wait.
    const known = steps.filter(({ steps: [step] }) => step && step.index < length)
    const first = known[0]?.steps[0]?.index
    if (!present || first === undefined) return
    this.#present = present
    try {
      for (const [viewer, log] of logs) this.#logs.set(viewer, log.slice(0, first))
      this.#moveTo(RemotePosition.from(position))
      this.#publishPosition()
      let next = await pace({ shown: 0, total: known.length, events: 0 })
      for (let i = 0; next && i < known.length; i++) {
        const message = known[i]!
        const played = playedBatch(message, this.#position!)
        if (!played) return
        this.#show(message, played.steps, played.end)
        const events = message.steps.reduce((sum, step) => sum + step.events.length, 0)
        next = await pace({ shown: i + 1, total: known.length, events })
      }
    } finally {
      this.#present = undefined
      for (const [viewer, log] of logs) this.#logs.set(viewer, log)
      this.#moveTo(present)
      this.#publishPosition()
    }
  }

  // --- the interface of the handles

  #source(game: AnyGame): RemoteSource<unknown, Choice> {
    return {
      game: game as Game<unknown, Choice, unknown>,
      options: this.table!.options,
      position: viewer => this.#positionOf(viewer),
      sealed: viewer => this.#sealedOf(viewer),
      log: viewer => this.#logs.get(viewer) ?? [],
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
    const { revision } = this.#position!
    const isPast = this.#present !== undefined
    // In the past, a seat can do nothing.
    const own = viewer === 'spectator' || isPast ? undefined : this.#position!.seat(viewer)
    const { decision } = own ?? {}
    // While a bot plays for the person, the person takes nothing back.
    const undo = viewer !== 'spectator' && isPlayedByPerson(seats[viewer]!) ? own : undefined
    const ask: Ask | null | undefined = sealed.own?.ask
    return {
      // The past is another course: none of its positions has the number of a present one.
      revision: isPast ? -1 - revision : revision,
      asked: sealed.asked,
      ask: ask && decision !== undefined && !this.#isAnswered(ask, decision) ? ask : undefined,
      decision,
      undoable: undo?.undoable,
      undoableByConsent: undo?.undoableByConsent,
      seats,
      paused: table.paused,
      clocks: (this.#present ?? this.#position!).clocks,
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
