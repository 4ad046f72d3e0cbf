// The course of a game at a table: choices and undos of people, answers of bots and of the match, and what clocks do at zero.
import { AlreadyMade, CannotUndo, MatchPaused, StaleChoice } from '@overlair/play/match/errors'
import type { Note, UndoRequest } from '@overlair/protocol/messages'
import type { PersonId, Table } from '@overlair/protocol/table'
import { type Choice, IllegalChoice, type Seat } from '@overlair/rules/kernel'
import { Answers } from './answers.ts'
import { Consent } from './consent.ts'
import type { TableServices } from './contract.ts'
import type { Entry } from './log/entries.ts'
import type { Batch, OnlineMatch } from './online-match.ts'
import { TableFailed } from './requests/refusals.ts'
import { replaceAtZero, SUBSTITUTE_LEVEL } from './requests/substitutes.ts'
import type { Agenda } from './time/agenda.ts'
import { TimeUp } from './time-up.ts'

/**
 * At a discreet table, the match and bots answer a decision this long after it opened, each in a message of its own. So neither the
 * time nor the messages tell whether the hand could have answered otherwise.
 */
export const DISCREET_PAUSE = 180

interface Surroundings {
  readonly services: Pick<TableServices, 'now' | 'wait' | 'askBot'>
  readonly agenda: Pick<Agenda<'undo' | 'clock'>, 'set'>
  /** How often the table has failed at this place. */
  readonly failures: number
  readonly table: () => Table
  readonly match: () => OnlineMatch | undefined
  /** The match while choices can be made without a person. */
  readonly playable: () => OnlineMatch | undefined
  /** Ends when the people have been sent everything so far. */
  readonly delivered: () => Promise<unknown>
  /** Writes a batch and sends it. Resolves when it is on disk. */
  readonly write: (batch: Batch) => Promise<void>
  /** Changes the table by the entries to which a request leads now. */
  readonly change: (decide: (table: Table) => readonly Entry[]) => Promise<void>
  /** People must see the request for an undo as it is now. */
  readonly showRequest: () => void
  readonly note: (note: Note) => void
  /** `byItself`: no person has caused it. */
  readonly fail: (error: unknown, byItself: boolean) => void
}

export class RunningGame {
  readonly #surroundings: Surroundings
  readonly #answers: Answers
  readonly #consent: Consent
  readonly #timeUp: TimeUp

  constructor(surroundings: Surroundings) {
    const { services, agenda, failures, table, match, playable, delivered, change, showRequest, note } = surroundings
    this.#surroundings = surroundings
    const { now, wait, askBot } = services
    const fail = (error: unknown) => surroundings.fail(error, true)
    const ask = (match: OnlineMatch, seat: Seat, level: string) => askBot(table().id, match, seat, level, failures)
    this.#answers = new Answers({
      playable,
      delivered,
      pause: () => (this.#isDiscreet ? DISCREET_PAUSE : 0),
      now,
      wait,
      ask,
      answer: (match, seat, decision, choice) =>
        this.#make(() => (choice ? this.#choose(match, seat, choice, decision) : match.answer(seat)), false),
      fail,
    })
    this.#consent = new Consent({
      table,
      match,
      now,
      agenda,
      undo: (match, seat, decision) => this.#make(() => match.undo(seat, decision), true),
      changed: showRequest,
      note,
    })
    this.#timeUp = new TimeUp({
      playable,
      atZero: () => table().settings.clock?.atZero,
      agenda,
      delivered,
      ask: (match, seat) => ask(match, seat, SUBSTITUTE_LEVEL),
      choose: (match, seat, choice, decision) => this.#make(() => this.#choose(match, seat, choice, decision), false),
      substitute: seat => change(table => replaceAtZero(table, seat)),
      note,
      fail,
    })
  }

  /** The game goes on without a person: an answer is under way, or a clock runs. */
  get isUnderWay(): boolean {
    return this.#answers.areUnderWay || this.#timeUp.isUnderWay
  }
  get undoRequest(): UndoRequest | undefined {
    return this.#consent.request
  }

  /** Makes a choice of a person. Resolves when it is on disk. Throws GameError and changes nothing if it is refused. */
  choose(match: OnlineMatch, seat: Seat, choice: Choice, decision: number): Promise<void> {
    return this.#make(() => this.#choose(match, seat, choice, decision), true)
  }
  /** Takes a decision of a person back, or asks the others for their consent. Resolves with whether it asks. */
  undo(match: OnlineMatch, person: PersonId, seat: Seat, decision: number): Promise<boolean> {
    return this.#consent.ask(match, person, seat, decision)
  }
  answerUndo(person: PersonId, allow: boolean): Promise<void> {
    return this.#consent.answer(person, allow)
  }

  /** Must be called after each change of the match and of the table. */
  update(): void {
    this.#consent.check()
    this.#timeUp.update()
  }
  /** Has all decisions answered that wait for no person. They opened at this time, or later. */
  advance(since = this.#surroundings.services.now()): void {
    const { playable, fail } = this.#surroundings
    try {
      const batch = this.#isDiscreet ? undefined : playable()?.settle()
      if (batch) this.#publish(batch, since).catch(() => {})
      else this.#answers.beginAll(since)
    } catch (error) {
      fail(error, true)
    }
  }

  get #isDiscreet(): boolean {
    return this.#surroundings.table().settings.pace === 'discreet'
  }
  #choose(match: OnlineMatch, seat: Seat, choice: Choice, decision: number): Batch {
    return this.#isDiscreet ? match.choose(seat, choice, decision) : match.chooseAndSettle(seat, choice, decision)
  }
  async #make(change: () => Batch, isByHand: boolean): Promise<void> {
    const { services, match, fail } = this.#surroundings
    const since = services.now()
    const revision = () => match()?.match.revision
    const before = revision()
    let batch: Batch
    try {
      batch = change()
    } catch (error) {
      // A refusal leaves the match as it was. Any other error may not: the log still holds its last good choice.
      if (isRefusal(error) && revision() === before) throw error
      fail(error, !isByHand)
      throw new TableFailed()
    }
    await this.#publish(batch, since)
  }
  #publish(batch: Batch, since: number): Promise<void> {
    const written = this.#surroundings.write(batch)
    this.update()
    this.advance(since)
    return written
  }
}

const refusals = [IllegalChoice, StaleChoice, AlreadyMade, MatchPaused, CannotUndo]
const isRefusal = (error: unknown): boolean => refusals.some(kind => error instanceof kind)
