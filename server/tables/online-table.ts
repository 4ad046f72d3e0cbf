// A table with its people: the one authority over its log. Every request becomes entries; people see their effect only when the
// entries are on disk. If that fails, the table closes, and is read from its log again when somebody enters.
import type { Step } from '@overlair/play/match/contract'
import type { SaidMessage, TableMessage } from '@overlair/protocol/messages'
import { type PersonId, seatsOf, type Table, type TableId } from '@overlair/protocol/table'
import type { Choice, GameError, Seat } from '@overlair/rules/kernel'
import type { Storage, TableIndex } from '../storage/contract.ts'
import { Audience, type Listener } from './audience.ts'
import type { Entry } from './entries.ts'
import { tableAfter } from './fold.ts'
import type { Batch, OnlineMatch } from './online-match.ts'
import { RequestRefused, refuse, requireOwnSeat } from './refusals.ts'

export interface TableServices {
  readonly storage: Storage
  readonly now: () => number
  /** Resolves after this time. Tests replace it. */
  readonly wait: (milliseconds: number) => Promise<void>
  /** Opens the match after `entries`, which begin with the first entry of the log. */
  readonly openMatch: (id: TableId, entries: readonly Entry[], table: Table) => Promise<OnlineMatch>
  readonly askBot: (match: OnlineMatch, seat: Seat, level: string) => Promise<Choice>
  readonly report: (error: unknown, table: TableId) => void
}

/** At a discreet table, each automatic answer takes this time, whether the hand could have answered or not. */
const DISCREET_PAUSE = 180

export class OnlineTable {
  readonly #services: TableServices
  readonly #audience = new Audience()
  #table: Table
  #match: OnlineMatch | undefined
  /** Entries in the log, those under way included. Kept until the match starts, to open it. */
  #entries: Entry[]
  /** Ends when everything so far is on disk and sent. */
  #delivered: Promise<void> = Promise.resolve()
  #closed = false
  /** The decisions for which a bot is thinking. */
  readonly #thinking = new Map<Seat, number>()
  readonly #onClose: () => void

  constructor(
    table: Table,
    entries: readonly Entry[],
    match: OnlineMatch | undefined,
    services: TableServices,
    onClose: () => void,
  ) {
    this.#table = table
    this.#entries = [...entries]
    this.#match = match
    this.#services = services
    this.#onClose = onClose
    this.#askBots()
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
  get isIdle(): boolean {
    return this.#audience.size === 0
  }

  // --- who is there

  /** Returns false if the table has closed. The directory then opens it again. */
  enter(listener: Listener): boolean {
    if (this.#closed) return false
    this.#audience.add(listener)
    this.#sendTable()
    if (this.#match) listener.send(this.#match.position(seatsOf(this.#table, listener.person)))
    return true
  }
  leave(listener: Listener): void {
    this.#audience.remove(listener)
    this.#sendTable()
  }
  /** Sends one listener the whole position again. */
  resend(listener: Listener): void {
    if (this.#match) listener.send(this.#match.position(seatsOf(this.#table, listener.person)))
  }

  // --- requests

  /** Changes the table by entries that a request led to. Resolves when they are on disk and everybody has been told. */
  async change(entries: readonly Entry[]): Promise<void> {
    if (entries.length === 0) return
    this.#requireOpen()
    for (const entry of entries) this.#table = tableAfter(this.#table, entry)
    const starts = entries.some(({ kind }) => kind === 'started')
    const written = this.#write(entries, this.#index())
    if (starts) this.#match = await this.#services.openMatch(this.#table.id, this.#entries, this.#table)
    else this.#seatChanges(entries)
    await this.#deliver(written, 0, () => {
      this.#sendTable()
      if (starts) this.#audience.send(person => this.#match!.position(seatsOf(this.#table, person)))
    })
    this.#advance()
  }

  /** All choices so far, as a seat or a spectator may know them. */
  log(person: PersonId, seat: Seat | undefined): readonly Step[] {
    const match = this.#runningMatch()
    if (seat !== undefined) requireOwnSeat(this.#table, person, seat)
    return match.match.seat(seat ?? 'spectator').log()
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
  choose(person: PersonId, seat: Seat, choice: Choice, decision: number): Promise<void> {
    const match = this.#runningMatch()
    requireOwnSeat(this.#table, person, seat)
    return this.#make(() => match.choose(seat, choice, decision))
  }
  undo(person: PersonId, seat: Seat, decision: number): Promise<void> {
    const match = this.#runningMatch()
    requireOwnSeat(this.#table, person, seat)
    return this.#make(() => match.undo(seat, decision))
  }
  async instruct(person: PersonId, seat: Seat, instructions: unknown): Promise<void> {
    const match = this.#runningMatch()
    requireOwnSeat(this.#table, person, seat)
    match.match.instruct(seat, instructions)
    const told: Entry = { kind: 'told', seat, instructions: match.match.seat(seat).instructions() }
    await this.#deliver(this.#write([told]), 0, () => {})
    this.#advance()
  }

  /** Writes what is under way, then closes. */
  async close(): Promise<void> {
    this.#shut()
    await this.#delivered
  }

  // --- the course of a match

  #make(change: () => Batch): Promise<void> {
    let batch: Batch
    try {
      batch = change()
    } catch (error) {
      // A refusal leaves the match as it was. Any other error may not: the log still holds its last good choice.
      if (!isRefusal(error)) this.#fail(error)
      throw error
    }
    return this.#publish(batch)
  }
  #publish(batch: Batch): Promise<void> {
    const isOver = this.#match!.isOver
    if (isOver) this.#table = { ...this.#table, status: 'over' }
    const written = this.#write(batch.entries, isOver ? this.#index() : undefined)
    const pause = this.#table.settings.pace === 'discreet' ? batch.automatic * DISCREET_PAUSE : 0
    void this.#deliver(written, pause, () => {
      this.#audience.send(person => batch.messageFor(seatsOf(this.#table, person)))
      if (isOver) this.#sendTable()
    }).catch(() => {})
    this.#askBots()
    return written
  }
  /** Makes automatic answers and asks bots. */
  #advance(): void {
    if (this.#closed || !this.#match || this.#table.status !== 'running' || this.#table.paused) return
    try {
      const batch = this.#match.settle()
      if (batch) void this.#publish(batch).catch(() => {})
      else this.#askBots()
    } catch (error) {
      this.#fail(error)
    }
  }
  #askBots(): void {
    if (this.#closed || !this.#match || this.#table.status !== 'running' || this.#table.paused) return
    for (const { seat, decision, level } of this.#match.botsToAsk())
      if (this.#thinking.get(seat) !== decision) {
        this.#thinking.set(seat, decision)
        void this.#letBotChoose(this.#match, seat, decision, level)
      }
  }
  async #letBotChoose(match: OnlineMatch, seat: Seat, decision: number, level: string): Promise<void> {
    try {
      // The people see the choices before the bot's first.
      await this.#delivered
      const choice = await this.#services.askBot(match, seat, level)
      if (this.#closed || this.#match !== match || this.#thinking.get(seat) !== decision) return
      this.#thinking.delete(seat)
      if (!match.botsToAsk().some(one => one.seat === seat && one.decision === decision)) return this.#askBots()
      await this.#make(() => match.choose(seat, choice, decision))
    } catch (error) {
      this.#thinking.delete(seat)
      if (!this.#closed) this.#services.report(error, this.#table.id)
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

  #write(entries: readonly Entry[], index?: TableIndex): Promise<void> {
    const first = this.#entries.length + 1
    this.#entries.push(...entries)
    const at = this.#services.now()
    return this.#services.storage.append({
      table: this.#table.id,
      first,
      at,
      entries: entries.map(entry => ({ ...entry })),
      ...(index && { index }),
    })
  }
  /** Sends messages in the order of their entries, after these are on disk and after a pause. */
  #deliver(written: Promise<void>, pause: number, send: () => void): Promise<void> {
    const before = this.#delivered
    const delivered = (async () => {
      try {
        await written
      } catch (error) {
        this.#fail(error)
        throw error
      }
      await before
      if (pause > 0) await this.#services.wait(pause)
      if (!this.#closed) send()
    })()
    this.#delivered = delivered.catch(() => {})
    return delivered
  }
  #index(): TableIndex {
    const { game, status, seats } = this.#table
    const people = seats.flatMap(seat => (seat.kind === 'person' ? [seat.person] : []))
    return {
      game,
      status: status === 'stopped' ? 'closed' : status,
      people: [...new Set([this.#table.host, ...people])],
    }
  }
  #sendTable(): void {
    const present = this.#audience.people
    const message: TableMessage = {
      push: 'table',
      table: this.#table,
      present,
      watching: present.filter(person => seatsOf(this.#table, person).length === 0).length,
      ...(this.#match?.isOver && { record: this.#match.match.record }),
    }
    this.#audience.send(() => message)
  }

  #runningMatch(): OnlineMatch {
    this.#requireOpen()
    if (this.#match) return this.#match
    throw new RequestRefused('not-running', 'the game has not begun')
  }
  #requireOpen(): void {
    if (this.#closed) throw new RequestRefused('closed', 'the table is being opened again; try again')
  }
  #fail(error: unknown): void {
    if (this.#closed) return
    this.#services.report(error, this.#table.id)
    this.#shut()
  }
  #shut(): void {
    if (this.#closed) return
    this.#closed = true
    this.#onClose()
    this.#audience.send(() => ({ push: 'closed', table: this.#table.id }))
  }
}

const isRefusal = (error: unknown): error is GameError =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && error.name !== 'TypeError'
