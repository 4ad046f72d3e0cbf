// A table with its people: the one authority over its log. Every request becomes entries; people see their effect only when the
// entries are on disk. If that fails, the table closes, and is read from its log again when somebody enters.
import type { Step } from '@overlair/play/match/contract'
import type { SaidMessage, TableMessage } from '@overlair/protocol/messages'
import { type PersonId, seatsOf, type Table, type TableId } from '@overlair/protocol/table'
import { type Choice, GameError, type Seat } from '@overlair/rules/kernel'
import type { Storage, TableIndex } from '../storage/contract.ts'
import { Audience, type Listener } from './audience.ts'
import type { Entry } from './entries.ts'
import { tableAfter } from './fold.ts'
import type { Awaited, Batch, OnlineMatch } from './online-match.ts'
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

/** The part of the services that an open table uses. */
type OpenTableServices = Omit<TableServices, 'storage'> & { readonly storage: Pick<Storage, 'append'> }

/**
 * At a discreet table, the match and bots answer a decision this long after it opened, each in a message of its own. So neither the
 * time nor the messages tell whether the hand could have answered otherwise.
 */
export const DISCREET_PAUSE = 180

export class OnlineTable {
  readonly #services: OpenTableServices
  readonly #audience = new Audience()
  #table: Table
  #match: OnlineMatch | undefined
  /** Entries in the log, those under way included. Kept until the match starts, to open it. */
  #entries: Entry[]
  /** Ends when everything so far is on disk and sent. */
  #delivered: Promise<void> = Promise.resolve()
  #closed = false
  /** The decisions that the match or a bot is about to answer. */
  readonly #answering = new Map<Seat, number>()
  readonly #onClose: () => void

  constructor(
    table: Table,
    entries: readonly Entry[],
    match: OnlineMatch | undefined,
    services: OpenTableServices,
    onClose: () => void,
  ) {
    this.#table = table
    this.#entries = [...entries]
    this.#match = match
    this.#services = services
    this.#onClose = onClose
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
  get isIdle(): boolean {
    return this.#audience.size === 0
  }

  // --- who is there

  /** Resolves when the listener has been sent the table. False if the table has closed: the directory then opens it again. */
  async enter(listener: Listener): Promise<boolean> {
    if (this.#closed) return false
    this.#audience.add(listener)
    void this.#sendTable()
    await this.resend(listener)
    return !this.#closed
  }
  leave(listener: Listener): void {
    this.#audience.remove(listener)
    void this.#sendTable()
  }
  /** Sends one listener the whole position again, when all of it is on disk. */
  async resend(listener: Listener): Promise<void> {
    const message = this.#match?.position(seatsOf(this.#table, listener.person))
    await this.#deliverNext(() => message && listener.send(message))
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
    const message = this.#tableMessage()
    await this.#deliver(written, () => {
      this.#audience.send(() => message)
      if (starts) this.#audience.send(person => this.#match!.position(seatsOf(this.#table, person)))
    })
    this.#advance()
  }

  /** All choices so far, as a seat or a spectator may know them. Resolves when they are on disk. */
  async log(person: PersonId, seat: Seat | undefined): Promise<readonly Step[]> {
    const match = this.#runningMatch()
    if (seat !== undefined) requireOwnSeat(this.#table, person, seat)
    const steps = match.match.seat(seat ?? 'spectator').log()
    await this.#delivered
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
  choose(person: PersonId, seat: Seat, choice: Choice, decision: number): Promise<void> {
    const match = this.#runningMatch()
    requireOwnSeat(this.#table, person, seat)
    return this.#make(() => this.#choose(match, seat, choice, decision))
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
    await this.#deliver(this.#write([told]), () => {})
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
      if (!(error instanceof GameError)) this.#fail(error)
      throw error
    }
    return this.#publish(batch)
  }
  #publish(batch: Batch): Promise<void> {
    const isOver = this.#match!.isOver
    if (isOver) this.#table = { ...this.#table, status: 'over' }
    const written = this.#write(batch.entries, isOver ? this.#index() : undefined)
    void this.#deliver(written, () => {
      this.#audience.send(person => batch.messageFor(seatsOf(this.#table, person)))
    }).catch(() => {})
    if (isOver) void this.#sendTable()
    this.#advance()
    return written
  }
  get #isBrisk(): boolean {
    return this.#table.settings.pace === 'brisk'
  }
  #choose(match: OnlineMatch, seat: Seat, choice: Choice, decision: number): Batch {
    return this.#isBrisk ? match.chooseAndSettle(seat, choice, decision) : match.choose(seat, choice, decision)
  }
  /** Has all decisions answered that do not wait for a person. */
  #advance(): void {
    if (!this.#goesOn) return
    if (this.#isBrisk)
      try {
        const batch = this.#match!.settle()
        if (batch) return void this.#publish(batch).catch(() => {})
      } catch (error) {
        return this.#fail(error)
      }
    for (const one of this.#match!.awaited())
      if (this.#answering.get(one.seat) !== one.decision) {
        this.#answering.set(one.seat, one.decision)
        void this.#answer(this.#match!, one)
      }
  }
  get #goesOn(): boolean {
    return !this.#closed && this.#match !== undefined && this.#table.status === 'running' && !this.#table.paused
  }
  async #answer(match: OnlineMatch, { seat, decision, ...one }: Awaited): Promise<void> {
    const { askBot, wait, report } = this.#services
    try {
      // A bot begins when the people can see the choices before its own.
      const bot = async () => {
        await this.#delivered
        return one.by === 'bot' ? askBot(match, seat, one.level) : one.choice
      }
      const [choice] = await Promise.all([bot(), this.#isBrisk ? undefined : wait(DISCREET_PAUSE)])
      if (this.#closed || this.#answering.get(seat) !== decision) return
      this.#answering.delete(seat)
      const now = match.awaited().find(pending => pending.seat === seat && pending.decision === decision)
      if (!this.#goesOn || now?.by !== one.by) return this.#advance()
      await this.#make(() => (now.by === 'match' ? match.answer(seat) : this.#choose(match, seat, choice, decision)))
    } catch (error) {
      this.#answering.delete(seat)
      if (!this.#closed) report(error, this.#table.id)
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
  /** Sends messages in the order of their entries, after these are on disk. */
  #deliver(written: Promise<void>, send: () => void): Promise<void> {
    const before = this.#delivered
    const delivered = (async () => {
      try {
        await written
      } catch (error) {
        this.#fail(error)
        throw error
      }
      await before
      if (!this.#closed) send()
    })()
    this.#delivered = delivered.catch(() => {})
    return delivered
  }
  /** Sends a message about the table as it is now, after all that came before. */
  #deliverNext(send: () => void): Promise<void> {
    return this.#deliver(Promise.resolve(), send)
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
  #sendTable(): Promise<void> {
    const message = this.#tableMessage()
    return this.#deliverNext(() => this.#audience.send(() => message))
  }
  #tableMessage(): TableMessage {
    const present = this.#audience.people
    return {
      push: 'table',
      table: this.#table,
      present,
      watching: present.filter(person => seatsOf(this.#table, person).length === 0).length,
      ...(this.#match?.isOver && { record: this.#match.match.record }),
    }
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
