// The match of a table while its game runs: choices and undos go in, entries for the log and messages for the seats come out.
import type { Match, Pending } from '@overlair/play/match/contract'
import type { NumberedChoice } from '@overlair/play/match/progress'
import type { OwnChanges, PositionMessage, PublicStep, SeatState, StepsMessage } from '@overlair/protocol/messages'
import { isPlain, shortened } from '@overlair/protocol/shorthand'
import type { TableId } from '@overlair/protocol/table'
import type { Choice, GameEvent, Seat } from '@overlair/rules/kernel'
import type { PartChanges, PositionFeed } from './feed.ts'
import type { Entry } from './log/entries.ts'
import { type Opened, openedAfter } from './time/times.ts'

/** A change of a match: what the log keeps of it, and what each person is told of it. */
export interface Batch {
  readonly entries: readonly Entry[]
  /** The message for the person at these seats: a `StepsMessage` as JSON, in the short form. */
  textFor(seats: readonly Seat[]): string
}

/** A decision that waits for the match or a bot, not for a person. */
export type Awaited = Extract<Pending, { by: 'match' | 'bot' }>

const visible = ({ secret: _, ...event }: GameEvent): Omit<GameEvent, 'secret'> => event

export class OnlineMatch {
  readonly #table: TableId
  readonly #match: Match
  readonly #feed: PositionFeed
  readonly #now: () => number
  #opened: Opened

  constructor(
    table: TableId,
    match: Match,
    feed: PositionFeed,
    { now, opened }: { readonly now: () => number; readonly opened: Opened },
  ) {
    this.#table = table
    this.#match = match
    this.#feed = feed
    this.#now = now
    this.#opened = opened
  }

  get match(): Match {
    return this.#match
  }
  get isOver(): boolean {
    return this.#match.result !== undefined
  }
  /** The decisions that the match or a bot answers, by seat: the order in which the rules ask may follow from hidden cards. */
  awaited(): readonly Awaited[] {
    const awaited = this.#match.pending().filter(one => one.by === 'match' || one.by === 'bot')
    return awaited.toSorted((a, b) => a.seat - b.seat)
  }

  /** The seats that wait for their person. */
  asked(): readonly Seat[] {
    return this.#match.pending().flatMap(({ seat, by }) => (by === 'person' ? [seat] : []))
  }

  /** Makes a choice. Throws GameError and changes nothing if the match refuses it. */
  choose(seat: Seat, choice: Choice, decision: number): Batch {
    return this.#batch(() => this.#match.choose(seat, choice, decision))
  }
  /** Makes a choice and all automatic answers that follow. Throws GameError and changes nothing if the match refuses it. */
  chooseAndSettle(seat: Seat, choice: Choice, decision: number): Batch {
    return this.#batch(() => {
      this.#match.choose(seat, choice, decision)
      this.#match.settle()
    })
  }
  /** Makes the automatic answer of a seat. */
  answer(seat: Seat): Batch {
    return this.#batch(() => void this.#match.answerFor(seat))
  }
  /** Makes all automatic answers, for instance after new instructions. Undefined if there are none. */
  settle(): Batch | undefined {
    const batch = this.#batch(() => this.#match.settle())
    return batch.entries.length > 0 ? batch : undefined
  }
  /** How a seat can take this decision back. Undefined if it cannot. */
  wayToUndo(seat: Seat, decision: number): 'at once' | 'by consent' | undefined {
    const { undoable, undoableByConsent } = this.#match.seat(seat).position()
    if (undoable === decision) return 'at once'
    return undoableByConsent === decision ? 'by consent' : undefined
  }
  /** The number of the decision that the seat can take back. */
  undoable(seat: Seat): number | undefined {
    const { undoable, undoableByConsent } = this.#match.seat(seat).position()
    return undoable ?? undoableByConsent
  }
  /** Takes a decision back. The table has asked for consent if the match needs it. */
  undo(seat: Seat, decision: number): Batch {
    const from = this.#match.revision
    this.#match.undo(seat, decision, 'by consent')
    const undoneTo = this.#match.played.length
    return this.#report(from, [{ kind: 'undone', seat, decision }], [], { undoneTo })
  }

  /** A batch without choices. It tells what else has changed: clocks, or whether the match answers for a seat. */
  standing(): Batch {
    return this.#report(this.#match.revision, [], [])
  }

  /** Like `standing`, for the end of what a client has missed. */
  resumed(): Batch {
    const askedSince = this.#askedSince()
    return this.#report(this.#match.revision, [], [], { askedSince })
  }

  #batch(change: () => void): Batch {
    const { played } = this.#match
    const [from, first] = [this.#match.revision, played.length]
    change()
    const made = played.slice(first)
    const { choices } = this.#match.record
    const entries = made.map(
      ({ answer: { seat, choice }, automatic }, i): Entry => ({
        kind: 'chose',
        seat,
        choice,
        ...(automatic && { automatic }),
        outcome: choices[first + i]!.outcome!,
      }),
    )
    return this.#report(from, entries, made)
  }

  #report(
    from: number,
    entries: readonly Entry[],
    made: readonly NumberedChoice[],
    more: Pick<StepsMessage, 'undoneTo' | 'askedSince'> = {},
  ): Batch {
    const { public: shared, own } = this.#feed.endBatch()
    const { clocks } = this.#match
    this.#opened = openedAfter(this.#opened, this.#match.open, this.#now())
    const first = this.#match.played.length - made.length
    const steps = made.map(
      ({ answer: { seat }, events }, i): PublicStep => ({
        index: first + i,
        seat,
        events: events.map(visible),
      }),
    )
    const events = made.flatMap(one => one.events)
    const seats = own.map((ownChanges, seat) => this.#ownChanges(seat, ownChanges, made, events, first))
    const message: Omit<StepsMessage, 'seats'> = {
      push: 'steps',
      table: this.#table,
      from,
      steps,
      ...more,
      ...(shared.changes.length > 0 && { changes: shared.changes }),
      hash: shared.hash,
      ...(clocks && { clocks }),
    }
    // What all people get is written once.
    const [text, short] = inBothForms(JSON.stringify(message).slice(0, -1))
    return {
      entries,
      textFor(of) {
        const told = JSON.stringify(Object.fromEntries(of.flatMap(seat => entryOf(seat, seats))))
        const [ownText, ownShort] = inBothForms(`,"seats":${told}}`)
        return short === undefined || ownShort === undefined ? text + ownText : short + ownShort
      },
    }
  }
  #ownChanges(
    seat: Seat,
    own: PartChanges,
    made: readonly NumberedChoice[],
    events: readonly GameEvent[],
    first: number,
  ): OwnChanges {
    const facts = events.flatMap(({ secret }, i) => (secret?.seats.includes(seat) ? [[i, secret.facts] as const] : []))
    const choices = made.flatMap(({ answer }, i) => (answer.seat === seat ? [[first + i, answer.choice] as const] : []))
    return {
      ...this.#seatState(seat),
      ...(own.changes.length > 0 && { changes: own.changes, hash: own.hash }),
      ...(facts.length > 0 && { facts: Object.fromEntries(facts) }),
      ...(choices.length > 0 && { choices: Object.fromEntries(choices) }),
    }
  }
  #seatState(seat: Seat): SeatState {
    // Without an ask, the match is about to answer for the seat.
    const { ask, decision, undoable, undoableByConsent } = this.#match.seat(seat).position()
    return {
      ...(ask && decision !== undefined && { decision }),
      ...(undoable !== undefined && { undoable }),
      ...(undoableByConsent !== undefined && { undoableByConsent }),
    }
  }

  #askedSince(): PositionMessage['askedSince'] {
    return Object.fromEntries(Object.entries(this.#opened).map(([seat, { since }]) => [seat, since]))
  }

  /** The whole position for the people at these seats. */
  position(seats: readonly Seat[]): PositionMessage {
    const whole = (seat: Seat) => ({
      ...this.#seatState(seat),
      own: this.#feed.own(seat).last,
      instructions: this.#match.seat(seat).instructions(),
    })
    const { clocks } = this.#match
    return {
      push: 'position',
      table: this.#table,
      revision: this.#match.revision,
      position: this.#feed.public.last,
      askedSince: this.#askedSince(),
      ...(clocks && { clocks }),
      seats: Object.fromEntries(seats.map(seat => [seat, whole(seat)])),
    }
  }
}

/** A part of a message, and its short form if it has one. */
const inBothForms = (text: string): readonly [string, string | undefined] => [
  text,
  isPlain(text) ? shortened(text) : undefined,
]

/** Nothing for a seat for which there is nothing to tell. */
const entryOf = (seat: Seat, seats: readonly OwnChanges[]): readonly (readonly [Seat, OwnChanges])[] =>
  Object.keys(seats[seat]!).length > 0 ? [[seat, seats[seat]!]] : []
