// A table on a server, for a client: its seats and settings, and a seat handle for each viewer once the game runs.
import type { Position, Step } from '@overlair/play/match/contract'
import type { PublicStep, Push, StepsMessage, TableMessage } from '@overlair/protocol/messages'
import { occupantOf } from '@overlair/protocol/occupants'
import type { RequestFields, RequestName } from '@overlair/protocol/requests'
import { type PersonId, seatsOf, type Table, type TableId } from '@overlair/protocol/table'
import {
  type AnyGame,
  type Ask,
  type Choice,
  type Game,
  onlyChoice,
  type SealedPosition,
  type Seat,
  type Viewer,
} from '@overlair/rules/kernel'
import type { Connection } from './connection.ts'
import { RemotePosition, revisionAfter } from './remote-position.ts'
import { RemoteSeat, type RemoteSource } from './remote-seat.ts'

/** How far a request of a seat has come. `kept`: it is on the server's disk. */
export type Sending =
  | { readonly state: 'sent'; readonly request: 'choose' | 'undo' | 'instruct' }
  | { readonly state: 'kept' }
  | { readonly state: 'refused'; readonly error: Error }

export interface RemoteTableOptions {
  readonly id: TableId
  readonly person: () => PersonId | undefined
  readonly connection: Pick<Connection, 'request'>
  /** Loads the game of the table with all that it needs to be played. */
  readonly loadGame: (table: Table) => Promise<AnyGame>
  /** Called after every change of the table itself. */
  readonly onTable: (message: TableMessage) => void
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
  /** The list of a viewer is new after a change; its steps stay the same objects. */
  readonly #logs = new Map<Viewer, readonly Step[]>()
  readonly #sealed = new Map<Viewer, SealedPosition>()
  readonly #seats = new Map<Viewer, RemoteSeat<unknown, Choice>>()
  readonly #instructions = new Map<Seat, unknown>()
  /** Messages are taken one after the other; the first position waits for its game. */
  #taken: Promise<void> = Promise.resolve()

  constructor(options: RemoteTableOptions) {
    this.#options = options
  }

  get table(): Table | undefined {
    return this.#message?.table
  }
  get mySeats(): readonly Seat[] {
    const person = this.#options.person()
    return this.table && person !== undefined ? seatsOf(this.table, person) : []
  }
  /** The handle of a viewer. Undefined before the match has come. */
  seat<View, C extends Choice>(viewer: Viewer): RemoteSeat<View, C> | undefined {
    if (!this.#position || !this.#game) return undefined
    const known = this.#seats.get(viewer) ?? new RemoteSeat(viewer, this.#source(this.#game))
    this.#seats.set(viewer, known)
    return known as unknown as RemoteSeat<View, C>
  }

  /** Enters the table, or asks for the whole position again. */
  async enter(): Promise<void> {
    await this.#options.connection.request('enter', { table: this.#options.id })
  }
  async ask<Name extends RequestName>(name: Name, fields: Omit<RequestFields[Name], 'table'>): Promise<unknown> {
    return this.#options.connection.request(name, { ...fields, table: this.#options.id } as RequestFields[Name])
  }

  /** Takes a message of the server for this table. */
  receive(push: Push): Promise<void> {
    this.#taken = this.#taken.then(() => this.#take(push)).catch(error => this.#options.onFailure(error))
    return this.#taken
  }
  async #take(push: Push): Promise<void> {
    switch (push.push) {
      case 'table':
        this.#message = push
        this.#options.onTable(push)
        return
      case 'position': {
        this.#game ??= await this.#options.loadGame(this.#message!.table)
        this.#position = RemotePosition.from(push)
        for (const [seat, { instructions }] of Object.entries(push.seats))
          this.#instructions.set(Number(seat), instructions)
        this.#sealed.clear()
        await this.#fetchLogs()
        this.#options.onMatch()
        this.#publishPosition()
        return
      }
      case 'steps':
        return this.#takeSteps(push)
      case 'closed':
        // The reply comes after the position, which waits for this message.
        this.enter().catch(error => this.#options.onFailure(error))
        return
      case 'said':
        return
    }
  }

  // --- steps

  async #takeSteps(message: StepsMessage): Promise<void> {
    const before = this.#position
    if (!before) return
    if (revisionAfter(message) <= before.revision) return // it came before the whole position that the client has
    let end: RemotePosition
    try {
      if (message.from !== before.revision) throw new Error('a message is missing')
      end = message.undoneTo === undefined ? this.#play(message, before) : before.atEnd(message)
      if (!end.agreesWith(message)) throw new Error('the positions differ')
    } catch {
      this.#options.onMismatch?.()
      this.enter().catch(error => this.#options.onFailure(error))
      return
    }
    if (message.undoneTo !== undefined) {
      for (const [viewer, log] of this.#logs) this.#logs.set(viewer, log.slice(0, message.undoneTo))
      this.#moveTo(end)
      this.#publishPosition(message.undoneTo)
    }
  }

  /** Shows the steps of a batch one by one. Returns the position at its end. */
  #play(message: StepsMessage, before: RemotePosition): RemotePosition {
    let at = before
    let event = 0
    const { steps } = message
    const moments = steps.map((step, i) => {
      const positions = step.events.map(() => {
        at = at.atEvent(event++, message, message.from + i)
        return at
      })
      return { step, positions }
    })
    const end = at.atEnd(message)
    if (!end.agreesWith(message)) throw new Error('the positions differ')
    let first = 0
    for (const [i, { step, positions }] of moments.entries()) {
      // A log that was fetched may hold the step already.
      for (const [viewer, log] of this.#logs)
        this.#logs.set(viewer, [...log.slice(0, step.index), stepFor(viewer, message, step, first)])
      first += positions.length
      this.#moveTo(i === steps.length - 1 ? end : (positions.at(-1) ?? this.#position!))
      for (const [viewer, seat] of this.#seats) {
        if (!seat.isHeard) continue
        seat.publish({
          position: this.#positionOf(viewer),
          step: this.#logs.get(viewer)!.at(-1)!,
          moments: positions.map(position => seat.viewOf(position.sealed(viewer))),
        })
      }
    }
    return end
  }
  #moveTo(position: RemotePosition): void {
    this.#position = position
    this.#sealed.clear()
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
      send: (request, seat, fields) => void this.#send(request, seat, fields),
    }
  }
  #sealedOf(viewer: Viewer): SealedPosition {
    const sealed = this.#sealed.get(viewer) ?? this.#position!.sealed(viewer)
    this.#sealed.set(viewer, sealed)
    return sealed
  }
  #positionOf(viewer: Viewer): Position {
    const sealed = this.#sealedOf(viewer)
    const { decision, undoable } = (viewer === 'spectator' ? undefined : this.#position!.seat(viewer)) ?? {}
    const { table } = this.#message!
    const ask: Ask | null | undefined = sealed.own?.ask
    return {
      revision: this.#position!.revision,
      asked: sealed.asked,
      // Without a decision, the batch goes on.
      ask: ask && decision !== undefined && onlyChoice(ask) === undefined ? ask : undefined,
      decision,
      undoable,
      seats: table.seats.map(occupantOf),
      paused: table.paused,
      clocks: table.clocks,
      result: this.#game!.result(this.#game!.deal(sealed, 'view')),
    }
  }
  async #send(request: 'choose' | 'undo' | 'instruct', seat: Seat, fields: object): Promise<void> {
    const { onSending } = this.#options
    onSending(seat, { state: 'sent', request })
    try {
      await this.ask(request, { seat, ...fields } as never)
      onSending(seat, { state: 'kept' })
    } catch (error) {
      onSending(seat, { state: 'refused', error: error instanceof Error ? error : new Error(String(error)) })
    }
  }
}

/** A step as this viewer may know it. `first` is the number of its first event in the batch. */
function stepFor(viewer: Viewer, { seats }: StepsMessage, step: PublicStep, first: number): Step {
  const own = viewer === 'spectator' ? undefined : seats[viewer]
  return {
    ...step,
    choice: own?.choices?.[step.index],
    events: step.events.map((event, i) => ({ ...event, ...own?.facts?.[first + i] })),
  }
}
