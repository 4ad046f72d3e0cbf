// The position of an online match as the server has told it so far: the public part, and the part of each own seat.
import { type Patch, patched } from '@overlair/play/patch'
import type { Change, PositionMessage, SeatState, StepsMessage } from '@overlair/protocol/messages'
import { positionHash } from '@overlair/protocol/position'
import type { OwnPart, PublicPart, SealedPosition, Seat, Viewer } from '@overlair/rules/kernel'

interface OwnSeat extends SeatState {
  readonly own: OwnPart
}

export class RemotePosition {
  readonly revision: number
  readonly #public: PublicPart
  readonly #seats: Readonly<Record<Seat, OwnSeat>>
  /** In the middle of a choice nobody is asked. */
  readonly #isMoment: boolean

  private constructor(
    revision: number,
    publicPart: PublicPart,
    seats: Readonly<Record<Seat, OwnSeat>>,
    isMoment = false,
  ) {
    this.revision = revision
    this.#public = publicPart
    this.#seats = seats
    this.#isMoment = isMoment
  }
  static from({ revision, position, seats }: PositionMessage): RemotePosition {
    return new RemotePosition(revision, position, seats)
  }

  sealed(viewer: Viewer): SealedPosition {
    const own = viewer === 'spectator' ? null : (this.#seats[viewer]?.own ?? null)
    if (!this.#isMoment) return { ...this.#public, viewer, own }
    return { ...this.#public, asked: [], viewer, own: own && { ...own, ask: null } }
  }
  seat(seat: Seat): SeatState | undefined {
    return this.#seats[seat]
  }

  /** The position in the course of a batch: after one of its events. Decisions come with the end of the batch. */
  atEvent(event: number, { changes = [], seats }: StepsMessage, revision: number): RemotePosition {
    const own = this.#mapSeats((seat, one) => ({
      hash: one.hash,
      own: after(one.own, changesAt(seats[seat]?.changes ?? [], event)),
    }))
    return new RemotePosition(revision, after(this.#public, changesAt(changes, event)), own, true)
  }
  /** The position at the end of a batch, after `atEvent` has been called for all of its events. */
  atEnd({ changes = [], seats, ...batch }: StepsMessage): RemotePosition {
    const own = this.#mapSeats((seat, one) => {
      const { changes: ownChanges = [], ...state } = seats[seat] ?? {}
      return { hash: one.hash, ...state, own: after(one.own, changesAt(ownChanges, undefined)) }
    })
    return new RemotePosition(revisionAfter(batch), after(this.#public, changesAt(changes, undefined)), own)
  }
  /** Whether this is the position that the server has. */
  agreesWith({ hash, seats }: StepsMessage): boolean {
    return (
      positionHash(this.#public) === hash &&
      Object.entries(seats).every(([seat, state]) => {
        const own = this.#seats[Number(seat)]
        return own !== undefined && positionHash(own.own) === state.hash
      })
    )
  }

  #mapSeats(change: (seat: Seat, own: OwnSeat) => OwnSeat): Readonly<Record<Seat, OwnSeat>> {
    const changed: Record<Seat, OwnSeat> = {}
    for (const [seat, own] of Object.entries(this.#seats)) changed[Number(seat)] = change(Number(seat), own)
    return changed
  }
}

/** The revision after a batch. */
export const revisionAfter = ({ from, steps, undoneTo }: Pick<StepsMessage, 'from' | 'steps' | 'undoneTo'>): number =>
  from + (undoneTo === undefined ? steps.length : 1)

const changesAt = (changes: readonly Change[], event: number | undefined): readonly Patch[] =>
  changes.filter(([, at]) => at === event).map(([patch]) => patch)
/** A patch of a position leads to a position: the hash checks it. */
const after = <Part>(part: Part, patches: readonly Patch[]): Part => patches.reduce<unknown>(patched, part) as Part
