// What all people at an online table see of it: seats, settings, course. Plain data.
import type { Clocks } from '@overlair/play/match/clocks'
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
}
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
  /** Whether people may write to each other. Everybody can use the phrases. */
  readonly chat: boolean
}
export const defaultSettings: TableSettings = { pace: 'discreet', spectators: true, chat: true }

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
  readonly clocks?: Clocks
}

/** The seats of a person at a table. A device may hold several. */
export const seatsOf = ({ seats }: Pick<Table, 'seats'>, person: PersonId): readonly Seat[] =>
  seats.flatMap((seat, i) => (seat.kind === 'person' && seat.person === person ? [i] : []))
