// A table with its people: the one authority over its log. Every request becomes entries; people see their effect only when the
// entries are on disk. If that fails, the table closes, and is read from its log again when somebody enters.

import type { Step } from '@overlair/play/match/contract'
import type { Note, PositionMessage, SaidMessage } from '@overlair/protocol/messages'
import { type PersonId, seatsOf, type Table, type TableId } from '@overlair/protocol/table'
import type { Choice, Seat } from '@overlair/rules/kernel'
import type { Storage } from '../storage/contract.ts'
import type { StoredTable, TableEnd, TableServices } from './contract.ts'
import { followTable, movedSeats } from './follow-table.ts'
import type { Entry } from './log/entries.ts'
import { tableAfter } from './log/fold.ts'
import { TableLog } from './log/table-log.ts'
import type { Listener } from './messages/audience.ts'
import { Conversation } from './messages/conversation.ts'
import { Outbox } from './messages/outbox.ts'
import type { Batch, OnlineMatch } from './online-match.ts'
import { RequestRefused, refuse, requireOwnSeat } from './requests/refusals.ts'
import { rematchIn } from './requests/rematch.ts'
import { requirePlaying, seatsBack } from './requests/substitutes.ts'
import { Swaps } from './requests/swaps.ts'
import { RunningGame } from './running-game.ts'
import { Agenda } from './time/agenda.ts'

/** The part of the services that an open table uses. */
type OpenTableServices = Omit<TableServices, 'storage' | 'ownership' | 'findGame'> & {
  readonly storage: Pick<Storage, 'append'>
}

export class OnlineTable {
  readonly #services: OpenTableServices
  readonly #log: TableLog
  readonly #outbox: Outbox
  readonly #agenda: Agenda<'undo' | 'clock' | 'spectators'>
  readonly #conversation = new Conversation()
  readonly swaps = new Swaps()
  readonly #game: RunningGame
  readonly #onClose: (end: TableEnd) => void
  #table: Table
  #match: OnlineMatch | undefined
  #starting: Promise<unknown> | undefined
  /** The table of the next game. */
  #rematch: TableId | undefined
  #closed = false

  constructor(
    { table, match, entries, failures, rematch }: StoredTable,
    services: OpenTableServices,
    onClose: (end: TableEnd) => void,
  ) {
    this.#table = table
    this.#match = match
    this.#rematch = rematch
    const { storage, now } = services
    this.#log = new TableLog({ storage, now, asked: () => this.#match?.asked() ?? [] }, table, entries)
    this.#services = services
    this.#onClose = onClose
    const fail = (error: unknown) => this.#fail(error, false)
    this.#agenda = new Agenda({ now: services.now, startTimer: services.startTimer, fail })
    this.#game = new RunningGame({
      services,
      agenda: this.#agenda,
      failures,
      table: () => this.#table,
      match: () => this.#match,
      playable: () => this.#playable,
      delivered: () => this.#outbox.delivered,
      write: batch => this.#write(batch),
      change: decide => this.change(decide),
      showRequest: () => this.#outbox.sendTable(),
      note: note => this.note(note),
      fail: (error, byItself) => this.#fail(error, byItself),
    })
    this.#outbox = new Outbox({
      shown: () => this.#shown,
      spectatorLog: () => this.#match?.match.seat('spectator').log() ?? [],
      agenda: this.#agenda,
      now,
      fail,
    })
    if (match) this.#outbox.beginCourse(match.match.revision)
    this.#game.update()
    this.#game.advance()
  }

  get table(): Table {
    return this.#table
  }
  get match(): OnlineMatch | undefined {
    return this.#match
  }
  get rematch(): TableId | undefined {
    return this.#rematch
  }
  get isClosed(): boolean {
    return this.#closed
  }
  /** The people at the table who are away, with the time since when. */
  get absentSince(): Readonly<Record<PersonId, number>> {
    return this.#outbox.absentSince
  }
  /** The time of the table. */
  get now(): number {
    return this.#services.now()
  }
  /** Nobody is there, and the game waits for a person without a clock. */
  get isIdle(): boolean {
    return !this.#outbox.hasListeners && !this.#game.isUnderWay
  }

  // --- who is there

  /**
   * Resolves when the listener has been sent everything, or all after the revision that it has. Returns false if the table has closed:
   * the directory opens it again.
   */
  async enter(listener: Listener, since?: number): Promise<boolean> {
    if (this.#closed) return false
    const course = this.#missedBy(listener, since) ?? this.#positionFor(listener)
    await this.#outbox.enter(listener, course, this.#conversation.latest)
    if (this.#closed) return false
    // If it fails, the table closes and says so.
    this.change(table => seatsBack(table, listener.person)).catch(() => {})
    return true
  }
  leave(listener: Listener): void {
    if (!this.#closed) this.#outbox.leave(listener)
  }
  /** Sends one listener the table and the whole position again. */
  async resend(listener: Listener): Promise<void> {
    await this.#outbox.resend(listener, this.#positionFor(listener))
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
    const before = this.#table
    const table = entries.reduce(tableAfter, before)
    // People who swap seats before the game keep what is theirs.
    const moved = entries.some(({ kind }) => kind === 'swapped') ? [] : movedSeats(before, table)
    const starts = entries.some(({ kind }) => kind === 'started')
    if (starts) this.#match = await this.#openFirst(entries, table)
    this.#table = table
    this.#rematch ??= rematchIn(entries)
    const clocks = starts ? undefined : this.#match && followTable(this.#match, before, table)
    const tableMessage = this.#outbox.tableMessage()
    const isDealt = starts || moved.length > 0
    const positions = isDealt ? this.#match?.position(table.seats.map((_, seat) => seat)) : undefined
    // A position has the clocks, too.
    const textFor = positions ? (seats: readonly Seat[]) => JSON.stringify(forSeats(positions, seats)) : clocks?.textFor
    const course = textFor && this.#course(textFor)
    if (positions) this.#outbox.beginCourse(positions.revision)
    const told = this.#outbox.tell(
      () => {
        this.#outbox.send(tableMessage)
        course?.()
      },
      this.#log.append(entries, table),
    )
    for (const seat of moved) this.note({ kind: 'seat-moved', seat })
    this.#game.update()
    await told
    this.#game.advance()
  }
  /** Other changes wait until the match is open. */
  async #openFirst(entries: readonly Entry[], table: Table): Promise<OnlineMatch> {
    const at = this.#services.now()
    const opening = this.#services.openMatch(
      entries.map(entry => ({ ...entry, at })),
      table,
    )
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
    const isSpectator = seatsOf(this.#table, person).length === 0
    const steps = (isSpectator && this.#outbox.delayedLog) || match.match.seat(seat ?? 'spectator').log()
    await this.#outbox.delivered
    this.#requireOpen()
    return steps
  }
  /** Passes on what a person says. */
  say(person: PersonId, said: Pick<SaidMessage, 'text' | 'phrase'>): void {
    const message = this.#conversation.say(this.#table, person, said, this.#services.now())
    this.#outbox.sendToAll(message)
  }
  /** Answers a decision of a seat. Resolves when it is on disk. Throws GameError and changes nothing if it is refused. */
  async choose(person: PersonId, seat: Seat, choice: Choice, decision: number): Promise<void> {
    const match = this.#runningMatch()
    const own = requireOwnSeat(this.#table, person, seat)
    // A choice that was made before the bot came is answered like any other that arrives twice.
    if (match.match.seat(seat).position().decision === decision) requirePlaying(seat, own)
    await this.#game.choose(match, seat, choice, decision)
  }
  /** Takes a decision back, or asks the others for their consent. Resolves with whether it asks. */
  async undo(person: PersonId, seat: Seat, decision: number): Promise<boolean> {
    const match = this.#runningMatch()
    requirePlaying(seat, requireOwnSeat(this.#table, person, seat))
    return this.#game.undo(match, person, seat, decision)
  }
  async answerUndo(person: PersonId, allow: boolean): Promise<void> {
    this.#runningMatch()
    await this.#game.answerUndo(person, allow)
  }
  /** Everybody is sent the table again: people want to swap seats. */
  showTable(): void {
    if (!this.#closed) this.#outbox.sendTable()
  }
  note(note: Note): void {
    if (!this.#closed) this.#outbox.sendNote(note)
  }
  async instruct(person: PersonId, seat: Seat, instructions: unknown): Promise<void> {
    const match = this.#runningMatch()
    requireOwnSeat(this.#table, person, seat)
    match.match.instruct(seat, instructions)
    const told: Entry = { kind: 'told', seat, instructions: match.match.seat(seat).instructions() }
    // A seat that the match was about to answer for may be asked now. Only its person hears of it.
    const text = match.standing().textFor(seatsOf(this.#table, person))
    await this.#outbox.tell(() => this.#outbox.sendTo(person, text), this.#log.append([told]))
    this.#game.advance()
  }

  /** Closes, and waits for what is being written. */
  async close(): Promise<void> {
    this.#shut({ byItself: false })
    await this.written
  }
  /** Ends when everything so far is on disk, or will never be. */
  get written(): Promise<unknown> {
    return this.#outbox.written
  }

  // --- the course of a match

  /** The match while choices can be made without a person. */
  get #playable(): OnlineMatch | undefined {
    const { status, paused } = this.#table
    return this.#closed || status !== 'running' || paused ? undefined : this.#match
  }
  /** Writes a batch and sends it. Resolves when it is on disk. */
  #write(batch: Batch): Promise<void> {
    const since = this.#services.now()
    const isOver = this.#match!.isOver
    if (isOver) this.#table = { ...this.#table, status: 'over' }
    const written = this.#log.append(batch.entries, isOver ? this.#table : undefined)
    const [course, tableMessage] = [this.#course(batch.textFor), this.#outbox.tableMessage()]
    const told = this.#outbox.tell(() => {
      course()
      if (isOver) this.#outbox.sendEnd(tableMessage)
      this.#services.onDelivery(this.#services.now() - since)
    }, written)
    told.catch(() => {})
    return written
  }
  /** What all people see of the table now. */
  get #shown() {
    const record = this.#match?.isOver ? this.#match.match.record : undefined
    const undoRequest = this.#game.undoRequest
    const swaps = this.swaps.open(this.#table)
    return {
      table: this.#table,
      ...(swaps.length > 0 && { swaps }),
      ...(undoRequest && { undoRequest }),
      ...(this.#rematch !== undefined && { rematch: this.#rematch }),
      ...(record && { record }),
    }
  }
  /** Sends what has just happened in the game. Only inside `tell`. */
  #course(textFor: Batch['textFor']): () => void {
    return this.#outbox.course(textFor, this.#match!.match.revision)
  }
  /** The messages that the listener has missed, and the state of the own seats. Undefined if the listener needs the whole position. */
  #missedBy({ person }: Listener, since: number | undefined): readonly string[] | undefined {
    const missed = since === undefined ? undefined : this.#outbox.missedSince(since, person)
    // Clocks and instructions change without a new revision.
    return missed && this.#match && [...missed, this.#match.resumed().textFor(seatsOf(this.#table, person))]
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
    this.#agenda.end()
    this.#onClose(end)
    this.#outbox.close()
  }
}

const forSeats = (message: PositionMessage, seats: readonly Seat[]): PositionMessage => ({
  ...message,
  seats: Object.fromEntries(seats.map(seat => [seat, message.seats[seat]!])),
})
