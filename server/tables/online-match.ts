// The match of a table while its game runs: choices and undos go in, entries for the log and messages for the seats come out.
import type { Match, Pending } from '@overlair/play/match/contract'
import type { NumberedChoice } from '@overlair/play/match/progress'
import type {
  Change,
  OwnChanges,
  PositionMessage,
  PublicStep,
  SeatState,
  StepsMessage,
} from '@overlair/protocol/messages'
import { positionHash } from '@overlair/protocol/position'
import type { TableId } from '@overlair/protocol/table'
import type { Choice, GameEvent, Seat } from '@overlair/rules/kernel'
import type { Entry } from './entries.ts'
import type { PositionFeed } from './feed.ts'

/** A change of a match: what the log keeps of it, and what each person is told of it. */
export interface Batch {
  readonly entries: readonly Entry[]
  messageFor(seats: readonly Seat[]): StepsMessage
}

/** A decision that waits for the match or a bot, not for a person. */
export type Awaited = Extract<Pending, { by: 'match' | 'bot' }>

const visible = ({ secret: _, ...event }: GameEvent): Omit<GameEvent, 'secret'> => event

export class OnlineMatch {
  readonly #table: TableId
  readonly #match: Match
  readonly #feed: PositionFeed

  constructor(table: TableId, match: Match, feed: PositionFeed) {
    this.#table = table
    this.#match = match
    this.#feed = feed
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
  undo(seat: Seat, decision: number): Batch {
    const from = this.#match.revision
    this.#match.undo(seat, decision)
    const undoneTo = this.#match.played.length
    return this.#report(from, [{ kind: 'undone', seat, decision }], [], undoneTo)
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

  #report(from: number, entries: readonly Entry[], made: readonly NumberedChoice[], undoneTo?: number): Batch {
    const { changes, own, hash } = this.#feed.endBatch()
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
    return {
      entries,
      messageFor: of => ({
        push: 'steps',
        table: this.#table,
        from,
        steps,
        ...(undoneTo !== undefined && { undoneTo }),
        ...(changes.length > 0 && { changes }),
        hash,
        seats: Object.fromEntries(of.map(seat => [seat, seats[seat]!])),
      }),
    }
  }
  #ownChanges(
    seat: Seat,
    changes: readonly Change[],
    made: readonly NumberedChoice[],
    events: readonly GameEvent[],
    first: number,
  ): OwnChanges {
    const facts = events.flatMap(({ secret }, i) => (secret?.seats.includes(seat) ? [[i, secret.facts] as const] : []))
    const choices = made.flatMap(({ answer }, i) => (answer.seat === seat ? [[first + i, answer.choice] as const] : []))
    return {
      ...this.#seatState(seat),
      ...(changes.length > 0 && { changes }),
      ...(facts.length > 0 && { facts: Object.fromEntries(facts) }),
      ...(choices.length > 0 && { choices: Object.fromEntries(choices) }),
    }
  }
  #seatState(seat: Seat): SeatState {
    // Without an ask, the match is about to answer for the seat.
    const { ask, decision, undoable } = this.#match.seat(seat).position()
    return {
      ...(ask && decision !== undefined && { decision }),
      ...(undoable !== undefined && { undoable }),
      hash: positionHash(this.#feed.own(seat)),
    }
  }

  /** The whole position for the people at these seats. */
  position(seats: readonly Seat[]): PositionMessage {
    const whole = (seat: Seat) => ({
      ...this.#seatState(seat),
      own: this.#feed.own(seat),
      instructions: this.#match.seat(seat).instructions(),
    })
    return {
      push: 'position',
      table: this.#table,
      revision: this.#match.revision,
      position: this.#feed.public,
      hash: positionHash(this.#feed.public),
      seats: Object.fromEntries(seats.map(seat => [seat, whole(seat)])),
    }
  }
}
