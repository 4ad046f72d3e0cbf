// What all people at an online table see of it: seats, settings, course. Plain data.
import type { RawOptions, Seat } from '@overlair/rules/kernel'

export type TableId = string
/** A public id of a person. The secret that proves it never leaves the device, except to log in. */
export type PersonId = string

/** The colours that a person can choose. A table shows each seat also by its letter. */
export const seatColours = ['red', 'blue', 'green', 'yellow', 'purple', 'orange'] as const
export type SeatColour = (typeof seatColours)[number]

export interface SeatedPerson {
  readonly kind: 'person'
  readonly person: PersonId
  readonly name: string
  readonly colour: SeatColour
  /** The level of the bot that plays for the person now. */
  readonly substitute?: string
  /** Why a bot plays. Only with `substitute`. */
  readonly substituteFor?: SubstituteReason
}
/** `resigned` is for good. An `absent` person has the seat back on return; the others take it back by a request. */
export type SubstituteReason = 'asked' | 'absent' | 'clock' | 'resigned'
export type TableSeat =
  | { readonly kind: 'open' }
  | { readonly kind: 'closed' }
  | { readonly kind: 'bot'; readonly level: string }
  | SeatedPerson

/** How fast the match answers for people who cannot choose anything else. Speed tells the others that a hand is empty. */
export type Pace = 'discreet' | 'brisk'

export interface TableSettings {
  readonly pace: Pace
  readonly spectators: boolean
  /** Spectators see everything this many seconds later. */
  readonly spectatorDelay: SpectatorDelay
  /** Whether people may write to each other. Everybody can use the phrases. */
  readonly chat: boolean
  readonly clock: ClockSettings | null
}
export const spectatorDelays = [0, 60, 180] as const
export type SpectatorDelay = (typeof spectatorDelays)[number]

/** Each decision has its own time; a person who needs more uses up the reserve, which is for the whole game. In seconds. */
export interface ClockSettings {
  readonly perMove: number
  readonly reserve: number
  readonly atZero: AtZero
}
/** When the reserve is used up, a bot makes this choice, or plays on for the person. */
export type AtZero = 'choice' | 'substitute'

export const defaultSettings: TableSettings = {
  pace: 'discreet',
  spectators: true,
  spectatorDelay: 0,
  chat: true,
  clock: null,
}

/** `stopped`: newer rules do not repeat the game, so it cannot go on. */
export type TableStatus = 'lobby' | 'running' | 'over' | 'stopped'

export interface Table {
  readonly id: TableId
  readonly game: string
  readonly options: RawOptions
  readonly seats: readonly TableSeat[]
  readonly host: PersonId
  /** Nobody else can take a seat. */
  readonly locked: boolean
  readonly settings: TableSettings
  readonly status: TableStatus
  readonly paused: boolean
  /** The hash of the seed, shown before the first choice, so that anybody can check the deal afterwards. */
  readonly seedHash?: string
}

/** A table in the list of its person. */
export interface MyTable {
  readonly table: TableId
  readonly game: string
  readonly status: TableStatus
  /** The time of the last change or choice. */
  readonly touched: number
  readonly seats: readonly { readonly kind: TableSeat['kind']; readonly name?: string }[]
  /** The own seats. */
  readonly mine: readonly Seat[]
  /** One of them must choose. */
  readonly yourTurn: boolean
  readonly host: boolean
}

/** The seats of a person at a table. A device may hold several. */
export const seatsOf = ({ seats }: Pick<Table, 'seats'>, person: PersonId): readonly Seat[] =>
  seats.flatMap((seat, i) => (seat.kind === 'person' && seat.person === person ? [i] : []))
