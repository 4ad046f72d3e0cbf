// The seats of a new game, while the player fills in the form.
import { type BotLevel, botLevels } from '@overlair/bots/levels'
import type { SeatAssignment } from '@overlair/play/seats'

export type PlayerKind = 'person' | BotLevel
export const playerKinds: readonly PlayerKind[] = ['person', ...botLevels]

export interface SeatDraft {
  readonly key: number
  readonly kind: PlayerKind
  readonly name: string
}
/** Names for seats in the current language. */
export interface SeatNames {
  /** Returns a name such as “Player 3”. */
  player(n: number): string
  bots(): readonly string[]
}

/** One person against one bot: every game allows two players, and it is the quickest game. */
export const defaultSeats = (names: SeatNames): readonly SeatDraft[] =>
  resizeSeats([{ key: 0, kind: 'person', name: names.player(1) }], 2, names)

function nextSeat(seats: readonly SeatDraft[], names: SeatNames): SeatDraft {
  const name = names.bots().find(one => !seats.some(seat => seat.name === one)) ?? names.player(seats.length + 1)
  return { key: Math.max(...seats.map(({ key }) => key)) + 1, kind: 'greedy', name }
}

/** Changes who plays a seat. A name that the player has not typed changes with it: a bot gets a name for bots, a person none. */
export function withKind(
  seats: readonly SeatDraft[],
  key: number,
  kind: PlayerKind,
  names: SeatNames,
): readonly SeatDraft[] {
  return seats.map((seat, i) => {
    if (seat.key !== key) return seat
    const player = names.player(i + 1)
    if (kind === 'person' && names.bots().includes(seat.name)) return { ...seat, kind, name: player }
    if (kind === 'person' || seat.name !== player) return { ...seat, kind }
    const name = names.bots().find(bot => !seats.some(other => other.name === bot)) ?? player
    return { ...seat, kind, name }
  })
}

/** Removes seats at the end, or adds bots. */
export const resizeSeats = (seats: readonly SeatDraft[], count: number, names: SeatNames): readonly SeatDraft[] =>
  seats.length >= count ? seats.slice(0, count) : resizeSeats([...seats, nextSeat(seats, names)], count, names)

/** Returns the names of the people on this device. The first is empty if the form still has the default name. */
export function peopleHere(seats: readonly SeatDraft[], names: SeatNames): readonly string[] {
  const people = seats.flatMap(({ kind, name }, i) => (kind === 'person' ? [name.trim() || names.player(i + 1)] : []))
  const [host = '', ...others] = people
  return [host === names.player(1) ? '' : host, ...others]
}

/** Returns the seats for a match. A seat without a name gets the default name. */
export const toSeatAssignments = (seats: readonly SeatDraft[], names: SeatNames): readonly SeatAssignment[] =>
  seats.map(({ kind, name: typed }, i) => {
    const name = typed.trim() || names.player(i + 1)
    return kind === 'person' ? { kind: 'person', name } : { kind: 'bot', name, level: kind }
  })
