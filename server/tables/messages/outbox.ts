// What the people at a table are sent, in the order in which it happened, and never before it is on disk.
import type { Step } from '@overlair/play/match/contract'
import type {
  Note,
  PositionMessage,
  Push,
  SaidMessage,
  SwapRequest,
  TableMessage,
  UndoRequest,
} from '@overlair/protocol/messages'
import { type PersonId, seatsOf, type Table, type TableId } from '@overlair/protocol/table'
import type { GameRecord, Seat } from '@overlair/rules/kernel'
import type { Agenda } from '../time/agenda.ts'
import { Audience, type Listener } from './audience.ts'
import { Delayed } from './delayed.ts'
import { Delivery } from './delivery.ts'
import { Presence } from './presence.ts'
import { Recent } from './recent.ts'

/** A table as all people at it see it. */
interface Shown {
  readonly table: Table
  readonly undoRequest?: UndoRequest
  readonly swaps?: readonly SwapRequest[]
  readonly rematch?: TableId
  readonly record?: GameRecord
}
/** The text for the person at these seats. */
type TextFor = (seats: readonly Seat[]) => string
interface Surroundings {
  readonly shown: () => Shown
  /** All choices so far, as a spectator may know them. */
  readonly spectatorLog: () => readonly Step[]
  readonly agenda: Pick<Agenda<'spectators'>, 'set'>
  readonly now: () => number
  /** A message could not be written or made. */
  readonly fail: (error: unknown) => void
}

/** Called when it is sent. Returns the text for each person. */
type Message = () => (person: PersonId) => string

export class Outbox {
  readonly #surroundings: Surroundings
  readonly #audience = new Audience()
  readonly #delivery = new Delivery()
  readonly #presence = new Presence()
  readonly #delayed: Delayed
  readonly #recent = new Recent()
  /** The log that spectators may see, at a table at which they see everything later. */
  #delayedLog: readonly Step[] = []
  /** Spectators may see the record. */
  #isEndPublic: boolean
  /** Listeners that wait for their first message. */
  #entering = 0

  constructor(surroundings: Surroundings) {
    this.#surroundings = surroundings
    this.#delayed = new Delayed(surroundings)
    this.#isEndPublic = surroundings.shown().record !== undefined
    this.#notePresence()
  }

  get hasListeners(): boolean {
    return this.#audience.size > 0 || this.#entering > 0
  }
  /** The people at the table who are away, with the time since when. */
  get absentSince(): Readonly<Record<PersonId, number>> {
    return this.#presence.absentSince
  }
  /** Ends when everything so far is on disk, or will never be. */
  get written(): Promise<unknown> {
    return this.#delivery.written
  }
  /** Ends when everything so far has been sent, or will never be. */
  get delivered(): Promise<unknown> {
    return this.#delivery.delivered
  }

  /**
   * Resolves when the listener has been sent everything, without what spectators see later. `position` is the whole position, or the
   * messages after one that the listener has.
   */
  async enter(
    listener: Listener,
    position: PositionMessage | readonly string[] | undefined,
    said: readonly SaidMessage[],
  ): Promise<void> {
    const tableMessage = this.tableMessage()
    const course = position && this.#courseFor(listener, position)
    this.#entering++
    await this.tell(() => {
      this.#audience.add(listener)
      this.send(tableMessage)
      course?.()
      for (const message of said) listener.send(JSON.stringify(message))
    })
    this.#entering--
  }
  /** Sends one listener the table and the whole position again. */
  resend(listener: Listener, position: PositionMessage | undefined): Promise<void> {
    const tableMessage = this.tableMessage()
    const course = position && this.#courseFor(listener, position)
    return this.tell(() => {
      listener.send(tableMessage()(listener.person))
      course?.()
    })
  }
  leave(listener: Listener): void {
    this.#audience.remove(listener)
    this.#notePresence()
    this.sendTable()
  }

  /** Calls `send` when the entries are on disk and everything before has been sent. Without entries, they need not wait for themselves. */
  tell(send: () => void, written?: Promise<void>): Promise<void> {
    const { fail } = this.#surroundings
    written?.catch(fail)
    return this.#delivery.add(() => {
      try {
        send()
      } catch (error) {
        // These people have not heard of it. They enter again.
        fail(error)
      }
    }, written)
  }
  /** What the person has missed of the game since this revision. Undefined if the person needs the whole position. */
  missedSince(revision: number, person: PersonId): readonly string[] | undefined {
    return this.#recent.since(revision, person)
  }
  /** The match is at this revision, and the people get its whole position. */
  beginCourse(revision: number): void {
    this.#recent.begin(revision)
  }
  /**
   * Returns a function that sends what happens in the game now: to the people at these seats at once, to spectators after the delay of
   * the table. It must be called only inside `tell`. `after` is the revision that it leads to.
   */
  course(textFor: TextFor, after: number): () => void {
    const { table } = this.#surroundings.shown()
    const texts = new Map<PersonId, string>()
    for (const seat of table.seats)
      if (seat.kind === 'person' && !texts.has(seat.person))
        texts.set(seat.person, textFor(seatsOf(table, seat.person)))
    this.#recent.add(after, texts)
    const isSpectator = (person: PersonId) => !texts.has(person)
    const show = this.#later(() => this.#audience.send(() => textFor([]), isSpectator))
    return () => {
      this.#audience.send(
        person => texts.get(person)!,
        person => !isSpectator(person),
      )
      if (this.#audience.some(isSpectator)) show()
    }
  }
  /** Sends one person with a seat what changed only for them. Only inside `tell`. */
  sendTo(person: PersonId, text: string): void {
    this.#audience.send(
      () => text,
      one => one === person,
    )
  }
  /** Like `course`, for one listener. */
  #courseFor(listener: Listener, position: PositionMessage | readonly string[]): () => void {
    const texts = 'revision' in position ? [JSON.stringify(position)] : position
    const send = () => {
      for (const text of texts) if (this.#audience.has(listener)) listener.send(text)
    }
    return seatsOf(this.#surroundings.shown().table, listener.person).length > 0 ? send : this.#later(send)
  }
  /** Shows spectators something, and the log as it is now. */
  #later(show: () => void): () => void {
    const { shown, spectatorLog } = this.#surroundings
    const delay = shown().table.settings.spectatorDelay * 1000
    const log = delay > 0 ? spectatorLog() : []
    return () =>
      this.#delayed.add(delay, () => {
        this.#delayedLog = log
        show()
      })
  }
  /** The log that spectators may see now. Undefined if they may see all of it. */
  get delayedLog(): readonly Step[] | undefined {
    const { settings } = this.#surroundings.shown().table
    return settings.spectatorDelay > 0 || this.#delayed.isWaiting ? this.#delayedLog : undefined
  }
  /** Sends everybody the table with its record. Only inside `tell`. */
  sendEnd(tableMessage: Message): void {
    const delay = this.#surroundings.shown().table.settings.spectatorDelay * 1000
    this.#delayed.add(delay, () => {
      this.#isEndPublic = true
      if (delay > 0) this.send(tableMessage)
    })
    this.send(tableMessage)
  }
  /** Sends everybody the same. Only inside `tell`. */
  sendToAll(push: Push): void {
    const text = JSON.stringify(push)
    this.send(() => () => text)
  }
  /** Sends everybody a message. Only inside `tell`. */
  send(message: Message): void {
    this.#audience.send(message())
  }
  /** A message that shows the table as it is now, and the people who are there when it is sent. */
  tableMessage(): Message {
    const { table, record, ...more } = this.#surroundings.shown()
    return () => {
      const present = this.#audience.people
      this.#notePresence()
      const isSpectator = (person: PersonId) => seatsOf(table, person).length === 0
      const message: TableMessage = {
        push: 'table',
        table,
        present,
        absentSince: this.absentSince,
        watching: present.filter(isSpectator).length,
        ...more,
      }
      const text = JSON.stringify({ ...message, ...(record && { record }) })
      if (record === undefined || this.#isEndPublic) return () => text
      // Spectators who see everything later do not know yet that the game is over.
      const early = JSON.stringify({ ...message, table: { ...table, status: 'running' } })
      return person => (isSpectator(person) ? early : text)
    }
  }
  sendTable(): void {
    const tableMessage = this.tableMessage()
    void this.tell(() => this.send(tableMessage))
  }
  sendNote(note: Note): void {
    const at = this.#surroundings.now()
    const { id: table } = this.#surroundings.shown().table
    void this.tell(() => this.sendToAll({ push: 'note', table, at, note }))
  }
  /** Messages that wait are never sent. */
  close(): void {
    this.#delivery.stop()
    const { id: table } = this.#surroundings.shown().table
    this.sendToAll({ push: 'closed', table })
  }

  #notePresence(): void {
    this.#presence.update(this.#surroundings.shown().table, this.#audience.people, this.#surroundings.now())
  }
}
