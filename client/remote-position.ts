// The position of an online match as the server has told it so far: the public part, and the part of each own seat.
import type { Clocks } from '@overlair/play/match/clocks'
import { type Patch, patched } from '@overlair/play/patch'
import { type PackedPart, unpacked } from '@overlair/protocol/asks'
import type { Change, SeatState, StepsMessage, WholePosition } from '@overlair/protocol/messages'
import { PartHash } from '@overlair/protocol/position'
import type { PublicPart, SealedPosition, Seat, Viewer } from '@overlair/rules/kernel'

interface OwnSeat extends SeatState {
  readonly own: PackedPart
}
/** They remember what has not changed since the last batch. */
interface Hashes {
  readonly public: PartHash
  readonly seats: Readonly<Record<Seat, PartHash>>
}

export class RemotePosition {
  readonly revision: number
  readonly #public: PublicPart
  readonly #seats: Readonly<Record<Seat, OwnSeat>>
  readonly #hashes: Hashes

  /** False in the course of a batch: the match has already answered what was asked there. */
  readonly isLast: boolean
  /** In the time of the server. */
  readonly clocks: Clocks | undefined

  private constructor(
    revision: number,
    publicPart: PublicPart,
    seats: Readonly<Record<Seat, OwnSeat>>,
    isLast: boolean,
    clocks: Clocks | undefined,
    hashes: Hashes,
  ) {
    this.revision = revision
    this.#public = publicPart
    this.#seats = seats
    this.isLast = isLast
    this.clocks = clocks
    this.#hashes = hashes
  }
  static from({ revision, position, seats, clocks }: WholePosition): RemotePosition {
    const ofSeats = Object.keys(seats).map(seat => [seat, new PartHash()] as const)
    const hashes = { public: new PartHash(), seats: Object.fromEntries(ofSeats) }
    return new RemotePosition(revision, position, seats, true, clocks, hashes)
  }

  sealed(viewer: Viewer): SealedPosition {
    const own = viewer === 'spectator' ? null : (this.#seats[viewer]?.own ?? null)
    if (this.isLast) return { ...this.#public, viewer, own: own && unpacked(own) }
    // In the course of a batch nobody is asked.
    return { ...this.#public, asked: [], viewer, own: own && { ...own, ask: null } }
  }
  seat(seat: Seat): SeatState | undefined {
    return this.#seats[seat]
  }

  /**
   * The position at the beginning of a step of a batch. If the next step is of an own seat, the match answers for it, and the seat
   * can only choose what is open at the end.
   */
  atStep(revision: number, { seats }: StepsMessage, next: Seat | undefined): RemotePosition {
    const own = this.#mapSeats((seat, { own }) => {
      const decision = seat === next ? seats[seat]?.decision : undefined
      return { own, ...(decision !== undefined && { decision }) }
    })
    return new RemotePosition(revision, this.#public, own, false, this.clocks, this.#hashes)
  }
  /** The position after one of the events of a batch. */
  atEvent(event: number, { changes = [], seats }: StepsMessage): RemotePosition {
    const own = this.#mapSeats((seat, one) => ({
      ...one,
      own: after(one.own, changesAt(seats[seat]?.changes ?? [], event)),
    }))
    const publicPart = after(this.#public, changesAt(changes, event))
    return new RemotePosition(this.revision, publicPart, own, false, this.clocks, this.#hashes)
  }
  /** The position at the end of a batch, after all of its events. */
  atEnd({ changes = [], seats, ...batch }: StepsMessage): RemotePosition {
    const own = this.#mapSeats((seat, one) => {
      const { changes: ownChanges = [], ...state } = seats[seat] ?? {}
      return { ...state, own: after(one.own, changesAt(ownChanges, undefined)) }
    })
    const publicPart = after(this.#public, changesAt(changes, undefined))
    return new RemotePosition(revisionAfter(batch), publicPart, own, true, batch.clocks, this.#hashes)
  }
  /** Whether this is the position that the server has. */
  agreesWith({ hash, seats }: StepsMessage): boolean {
    const { public: ofPublic, seats: ofSeats } = this.#hashes
    return (
      ofPublic.of(this.#public) === hash &&
      Object.entries(seats).every(([seat, { hash: told }]) => {
        const own = this.#seats[Number(seat)]
        return own !== undefined && (told === undefined || ofSeats[Number(seat)]?.of(own.own) === told)
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
