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
/** Returns a name such as “Player 3” in the current language. */
type PlayerNamer = (n: number) => string

const botNames = ['Grub', 'Mirk', 'Snarl', 'Ooze', 'Fang']

/** One person against one bot: every game allows two players, and it is the quickest game. */
export const defaultSeats = (defaultName: PlayerNamer): readonly SeatDraft[] =>
  resizeSeats([{ key: 0, kind: 'person', name: defaultName(1) }], 2, defaultName)

function nextSeat(seats: readonly SeatDraft[], defaultName: PlayerNamer): SeatDraft {
  const name = botNames.find(one => !seats.some(seat => seat.name === one)) ?? defaultName(seats.length + 1)
  return { key: Math.max(...seats.map(({ key }) => key)) + 1, kind: 'greedy', name }
}

/** Removes seats at the end, or adds bots. */
export const resizeSeats = (
  seats: readonly SeatDraft[],
  count: number,
  defaultName: PlayerNamer,
): readonly SeatDraft[] =>
  seats.length >= count
    ? seats.slice(0, count)
    : resizeSeats([...seats, nextSeat(seats, defaultName)], count, defaultName)

/** Returns the seats for a match. A seat without a name gets the default name. */
export const toSeatAssignments = (seats: readonly SeatDraft[], defaultName: PlayerNamer): readonly SeatAssignment[] =>
  seats.map(({ kind, name: typed }, i) => {
    const name = typed.trim() || defaultName(i + 1)
    return kind === 'person' ? { kind: 'person', name } : { kind: 'bot', name, level: kind }
  })
