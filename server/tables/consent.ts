// Undo of a decision after which other seats have acted: their people must allow it.
import { CannotUndo, MatchPaused } from '@overlair/play/match/errors'
import { isPlayedByPerson } from '@overlair/play/match/occupants'
import type { Note, UndoRequest } from '@overlair/protocol/messages'
import { occupantOf } from '@overlair/protocol/occupants'
import { type PersonId, seatsOf, type Table } from '@overlair/protocol/table'
import type { Seat } from '@overlair/rules/kernel'
import type { OnlineMatch } from './online-match.ts'
import { refuse } from './requests/refusals.ts'
import type { Agenda } from './time/agenda.ts'

/** Silence counts as a refusal after this time. */
const ANSWER_WITHIN = 60_000

interface Surroundings {
  readonly table: () => Table
  readonly match: () => OnlineMatch | undefined
  readonly now: () => number
  readonly agenda: Pick<Agenda<'undo'>, 'set'>
  /** Makes an undo. Throws GameError if the match refuses it. */
  readonly undo: (match: OnlineMatch, seat: Seat, decision: number) => Promise<void>
  /** People must see the request as it is now. */
  readonly changed: () => void
  readonly note: (note: Note) => void
}

export class Consent {
  readonly #surroundings: Surroundings
  #request: UndoRequest | undefined

  constructor(surroundings: Surroundings) {
    this.#surroundings = surroundings
  }

  get request(): UndoRequest | undefined {
    return this.#request
  }

  /** Takes a decision back, or asks the others. Returns whether it asks. Throws GameError and changes nothing if it is refused. */
  async ask(match: OnlineMatch, person: PersonId, seat: Seat, decision: number): Promise<boolean> {
    const { table, now, undo } = this.#surroundings
    const way = match.wayToUndo(seat, decision)
    if (way === undefined) throw new CannotUndo(seat, decision, match.undoable(seat))
    const others = way === 'by consent' ? this.#seatsOfOthers(person) : []
    if (others.length === 0) {
      await undo(match, seat, decision)
      return false
    }
    if (table().paused) throw new MatchPaused()
    if (this.#request) refuse('undo-open', `seat ${this.#request.seat} has asked for an undo; wait for the answers`)
    this.#set({ seat, decision, allowedBy: [], waitsFor: others, until: now() + ANSWER_WITHIN })
    return true
  }
  #seatsOfOthers(person: PersonId): readonly Seat[] {
    const { seats } = this.#surroundings.table()
    return [...seats.keys()].filter(
      seat => isPlayedByPerson(occupantOf(seats[seat]!)) && !seatsOf({ seats }, person).includes(seat),
    )
  }

  /** Answers the open request for the seats of a person. Throws GameError and changes nothing if it is refused. */
  async answer(person: PersonId, allow: boolean): Promise<void> {
    const request = this.#request ?? refuse('no-undo', 'no seat asks for an undo now')
    const { table } = this.#surroundings
    const own = seatsOf(table(), person)
    if (!allow && own.includes(request.seat)) return this.#set(undefined)
    const answered = own.filter(seat => request.waitsFor.includes(seat))
    if (answered.length === 0) refuse('not-waited-for', 'this undo does not wait for your answer')
    if (!allow) return this.#refuse(request)
    if (table().paused) throw new MatchPaused()
    const waitsFor = request.waitsFor.filter(seat => !answered.includes(seat))
    const allowedBy = [...request.allowedBy, ...answered]
    if (waitsFor.length > 0) return this.#set({ ...request, allowedBy, waitsFor })
    await this.#undo(request)
  }

  /** Must be called after each change of the match and of the seats: they may answer the request, or end it. */
  check(): void {
    const request = this.#request
    if (!request) return
    const { table, match } = this.#surroundings
    const { seats, paused } = table()
    const plays = (seat: Seat) => isPlayedByPerson(occupantOf(seats[seat]!))
    if (!plays(request.seat) || match()?.wayToUndo(request.seat, request.decision) === undefined)
      return this.#refuse(request)
    // A bot allows everything.
    const waitsFor = request.waitsFor.filter(plays)
    if (paused || waitsFor.length === request.waitsFor.length) return
    if (waitsFor.length > 0) return this.#set({ ...request, waitsFor })
    // If it fails, the table closes, and the request with it.
    this.#undo(request).catch(() => {})
  }

  async #undo({ seat, decision }: UndoRequest): Promise<void> {
    const { match, undo, note } = this.#surroundings
    this.#set(undefined)
    const online = match()
    if (!online) return
    await undo(online, seat, decision)
    note({ kind: 'undone', seat })
  }
  #refuse({ seat }: UndoRequest): void {
    this.#set(undefined)
    this.#surroundings.note({ kind: 'undo-refused', seat })
  }
  #set(request: UndoRequest | undefined): void {
    const { agenda, changed } = this.#surroundings
    this.#request = request
    agenda.set('undo', request?.until, () => request && this.#refuse(request))
    changed()
  }
}
