// A table with its people: the one authority over its log. Every request becomes entries; people see their effect only when the
// entries are on disk. If that fails, the table closes, and is read from its log again when somebody enters.

import type { Step } from '@overlair/play/match/contract'
import { AlreadyMade, CannotUndo, MatchPaused, StaleChoice } from '@overlair/play/match/errors'
import type { PositionMessage, SaidMessage, TableMessage } from '@overlair/protocol/messages'
import { type PersonId, seatsOf, type Table } from '@overlair/protocol/table'
import { type Choice, IllegalChoice, type Seat } from '@overlair/rules/kernel'
import type { Storage } from '../storage/contract.ts'
import { Answers } from './answers.ts'
import { Audience, type Listener } from './audience.ts'
import type { StoredTable, TableEnd, TableServices } from './contract.ts'
import { Delivery } from './delivery.ts'
import type { Entry } from './entries.ts'
import { tableAfter } from './fold.ts'
import type { Batch, OnlineMatch } from './online-match.ts'
import { RequestRefused, refuse, requireOwnSeat, TableFailed } from './refusals.ts'
import { TableLog } from './table-log.ts'

/**
 * At a discreet table, the match and bots answer a decision this long after it opened, each in a message of its own. So neither the
 * time nor the messages tell whether the hand could have answered otherwise.
 */
export const DISCREET_PAUSE = 180

/** The part of the services that an open table uses. */
type OpenTableServices = Omit<TableServices, 'storage'> & { readonly storage: Pick<Storage, 'append'> }

export class OnlineTable {
  readonly #services: OpenTableServices
  readonly #audience = new Audience()
  readonly #log: TableLog
  readonly #delivery = new Delivery()
  readonly #answers: Answers
  readonly #onClose: (end: TableEnd) => void
  #table: Table
  #match: OnlineMatch | undefined
  #starting: Promise<unknown> | undefined
  /** Listeners that wait for their first message. */
  #entering = 0
  #closed = false

  constructor(
    { table, match, entries, failures }: StoredTable,
    services: OpenTableServices,
    onClose: (end: TableEnd) => void,
  ) {
    this.#table = table
    this.#match = match
    this.#log = new TableLog(services, table.id, entries)
    this.#services = services
    this.#onClose = onClose
    this.#answers = new Answers({
      playable: () => this.#playable,
      delivered: () => this.#delivery.delivered,
      pause: () => (this.#isDiscreet ? DISCREET_PAUSE : 0),
      now: services.now,
      wait: services.wait,
      ask: (match, seat, level) => services.askBot(table.id, match, seat, level, failures),
      answer: (match, seat, decision, choice) =>
        this.#make(() => (choice ? this.#choose(match, seat, choice, decision) : match.answer(seat)), false),
      fail: error => this.#fail(error, true),
    })
    this.#advance()
  }

  get table(): Table {
    return this.#table
  }
  get match(): OnlineMatch | undefined {
    return this.#match
  }
  get isClosed(): boolean {
    return this.#closed
  }
  /** Nobody is there, and no answer is under way. */
  get isIdle(): boolean {
    return this.#audience.size === 0 && this.#entering === 0 && !this.#answers.areUnderWay
  }

  // --- who is there

  /** Resolves when the listener has been sent everything. Returns false if the table has closed: the directory opens it again. */
  async enter(listener: Listener): Promise<boolean> {
    if (this.#closed) return false
    const [tableMessage, position] = [this.#tableMessage(), this.#positionFor(listener)]
    this.#entering++
    await this.#tell(() => {
      this.#audience.add(listener)
      this.#audience.send(tableMessage)
      if (position) listener.send(position)
    })
    this.#entering--
    return !this.#closed
  }
  leave(listener: Listener): void {
    this.#audience.remove(listener)
    if (!this.#closed) this.#sendTable()
  }
  /** Sends one listener the whole position again. */
  async resend(listener: Listener): Promise<void> {
    const position = this.#positionFor(listener)
    if (position) await this.#tell(() => listener.send(position))
  }

  // --- requests

  /**
   * Changes the table by the entries to which a request leads now. Resolves when they are on disk and everybody has been told. Throws
   * what `decide` throws, and then changes nothing.
   */
  async change(decide: (table: Table) => readonly Entry[]): Promise<void> {
    while (this.#starting) await this.#starting
    this.#requireOpen()
    const entries = decide(this.#table)
    if (entries.length === 0) return
    const table = entries.reduce(tableAfter, this.#table)
    const starts = entries.some(({ kind }) => kind === 'started')
    if (starts) this.#match = await this.#openFirst(entries, table)
    this.#table = table
    if (!starts) this.#seatChanges(entries)
    const tableMessage = this.#tableMessage()
    const positions = starts ? this.#match!.position(table.seats.map((_, seat) => seat)) : undefined
    const told = this.#deliver(this.#log.append(entries, table), () => {
      this.#audience.send(tableMessage)
      if (positions) this.#audience.send(person => forSeats(positions, seatsOf(table, person)))
    })
    await told
    this.#advance()
  }
  /** Other changes wait until the match is open. */
  async #openFirst(entries: readonly Entry[], table: Table): Promise<OnlineMatch> {
    const opening = this.#services.openMatch(entries, table)
    this.#starting = opening.catch(() => {})
    try {
      const { match } = await opening
      this.#requireOpen()
      return match
    } finally {
      this.#starting = undefined
    }
  }

  /** All choices so far, as a seat or a spectator may know them. */
  async log(person: PersonId, seat: Seat | undefined): Promise<readonly Step[]> {
    const match = this.#match ?? refuse('not-running', 'the game has not begun')
    if (seat !== undefined) requireOwnSeat(this.#table, person, seat)
    const steps = match.match.seat(seat ?? 'spectator').log()
    await this.#delivery.delivered
    this.#requireOpen()
    return steps
  }
  /** Passes on what a person says. It is not kept. */
  say(person: PersonId, said: Pick<SaidMessage, 'text' | 'phrase'>): void {
    const [by] = seatsOf(this.#table, person)
    const seat = by === undefined ? undefined : this.#table.seats[by]
    if (by === undefined || seat?.kind !== 'person') return refuse('not-seated', 'only people at the table may speak')
    if (said.text !== undefined && !this.#table.settings.chat) refuse('no-chat', 'this table uses phrases only')
    const { now } = this.#services
    this.#audience.send(() => ({ push: 'said', table: this.#table.id, by, name: seat.name, at: now(), ...said }))
  }
  /** Answers a decision of a seat. Resolves when it is on disk. Throws GameError and changes nothing if it is refused. */
  async choose(person: PersonId, seat: Seat, choice: Choice, decision: number): Promise<void> {
    const match = this.#runningMatch()
    requireOwnSeat(this.#table, person, seat)
    await this.#make(() => this.#choose(match, seat, choice, decision), true)
  }
  async undo(person: PersonId, seat: Seat, decision: number): Promise<void> {
    const match = this.#runningMatch()
    requireOwnSeat(this.#table, person, seat)
    await this.#make(() => match.undo(seat, decision), true)
  }
  async instruct(person: PersonId, seat: Seat, instructions: unknown): Promise<void> {
    const match = this.#runningMatch()
    requireOwnSeat(this.#table, person, seat)
    match.match.instruct(seat, instructions)
    const told: Entry = { kind: 'told', seat, instructions: match.match.seat(seat).instructions() }
    await this.#deliver(this.#log.append([told]), () => {})
    this.#advance()
  }

  /** Closes, and waits for what is being written. */
  async close(): Promise<void> {
    this.#shut({ byItself: false })
    await this.written
  }
  /** Ends when everything so far is on disk, or will never be. */
  get written(): Promise<unknown> {
    return this.#delivery.written
  }

  // --- the course of a match

  /** The match while choices can be made without a person. */
  get #playable(): OnlineMatch | undefined {
    const { status, paused } = this.#table
    return this.#closed || status !== 'running' || paused ? undefined : this.#match
  }
  get #isDiscreet(): boolean {
    return this.#table.settings.pace === 'discreet'
  }
  #choose(match: OnlineMatch, seat: Seat, choice: Choice, decision: number): Batch {
    return this.#isDiscreet ? match.choose(seat, choice, decision) : match.chooseAndSettle(seat, choice, decision)
  }
  async #make(change: () => Batch, isByHand: boolean): Promise<void> {
    const since = this.#services.now()
    const before = this.#match?.match.revision
    let batch: Batch
    try {
      batch = change()
    } catch (error) {
      // A refusal leaves the match as it was. Any other error may not: the log still holds its last good choice.
      if (isRefusal(error) && this.#match?.match.revision === before) throw error
      this.#fail(error, !isByHand)
      throw new TableFailed()
    }
    await this.#publish(batch, since)
  }
  /** Writes a batch and sends it. Resolves when it is on disk. */
  #publish(batch: Batch, since: number): Promise<void> {
    const isOver = this.#match!.isOver
    if (isOver) this.#table = { ...this.#table, status: 'over' }
    const written = this.#log.append(batch.entries, isOver ? this.#table : undefined)
    const [table, tableMessage] = [this.#table, this.#tableMessage()]
    this.#deliver(written, () => {
      this.#audience.send(person => batch.messageFor(seatsOf(table, person)))
      if (isOver) this.#audience.send(tableMessage)
    }).catch(() => {})
    this.#advance(since)
    return written
  }
  /** Has all decisions answered that wait for no person. They opened at this time, or later. */
  #advance(since = this.#services.now()): void {
    try {
      const batch = this.#isDiscreet ? undefined : this.#playable?.settle()
      if (batch) this.#publish(batch, since).catch(() => {})
      else this.#answers.beginAll(since)
    } catch (error) {
      this.#fail(error, true)
    }
  }
  /** The match learns who plays at a seat now, and whether it is paused. */
  #seatChanges(entries: readonly Entry[]): void {
    const match = this.#match?.match
    if (!match) return
    for (const entry of entries) {
      if (entry.kind === 'seat' && entry.to.kind === 'person') {
        if (entry.to.substitute === undefined) match.giveBack(entry.seat)
        else match.takeOver(entry.seat, entry.to.substitute)
      } else if (entry.kind === 'paused') {
        if (entry.paused) match.pause()
        else match.resume()
      }
    }
  }

  // --- log and messages

  /** Sends messages when their entries are on disk. If they cannot be written, the table closes. */
  #deliver(written: Promise<void>, send: () => void): Promise<void> {
    written.catch(error => this.#fail(error, false))
    return this.#tell(send, written)
  }
  #tell(send: () => void, written?: Promise<void>): Promise<void> {
    return this.#delivery.add(() => {
      try {
        send()
      } catch (error) {
        // These people have not heard of it. They enter again.
        this.#fail(error, false)
      }
    }, written)
  }
  /** The message shows the table as it is now, and the people who are there when it is sent. */
  #tableMessage(): () => TableMessage {
    const table = this.#table
    const record = this.#match?.isOver ? this.#match.match.record : undefined
    return () => {
      const present = this.#audience.people
      return {
        push: 'table',
        table,
        present,
        watching: present.filter(person => seatsOf(table, person).length === 0).length,
        ...(record && { record }),
      }
    }
  }
  #sendTable(): void {
    const tableMessage = this.#tableMessage()
    void this.#tell(() => this.#audience.send(tableMessage))
  }
  #positionFor({ person }: Listener): PositionMessage | undefined {
    return this.#match?.position(seatsOf(this.#table, person))
  }

  #runningMatch(): OnlineMatch {
    this.#requireOpen()
    if (this.#table.status === 'stopped')
      refuse('stopped', 'the current rules do not repeat this game, so it cannot go on')
    return this.#match ?? refuse('not-running', 'the game has not begun')
  }
  #requireOpen(): void {
    if (this.#closed) throw new RequestRefused('closed', 'the table is being opened again; try again')
  }
  #fail(error: unknown, byItself: boolean): void {
    if (this.#closed) return
    this.#services.report(error, this.#table.id)
    this.#shut({ failedAt: this.#log.written, byItself })
  }
  #shut(end: TableEnd): void {
    if (this.#closed) return
    this.#closed = true
    this.#delivery.stop()
    this.#onClose(end)
    this.#audience.send(() => ({ push: 'closed', table: this.#table.id }))
  }
}

const refusals = [IllegalChoice, StaleChoice, AlreadyMade, MatchPaused, CannotUndo]
const isRefusal = (error: unknown): boolean => refusals.some(kind => error instanceof kind)

const forSeats = (message: PositionMessage, seats: readonly Seat[]): PositionMessage => ({
  ...message,
  seats: Object.fromEntries(seats.map(seat => [seat, message.seats[seat]!])),
})
