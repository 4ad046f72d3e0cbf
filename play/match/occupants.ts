// Occupants of the seats of a match: people, bots, nobody. A bot can play for a person and give the seat back.
import type { SeatAssignment } from '../seats.ts'

export type Person = Extract<SeatAssignment, { readonly kind: 'person' }> & {
  /** Level of the bot that plays for this person. */
  readonly substitute?: string
}
type Bot = Extract<SeatAssignment, { readonly kind: 'bot' }>
export type Occupant = Person | Bot | { readonly kind: 'empty' }

/** The level of the bot that chooses here. Undefined if a person or nobody does. */
export const botLevelOf = (occupant: Occupant): string | undefined =>
  occupant.kind === 'bot' ? occupant.level : occupant.kind === 'person' ? occupant.substitute : undefined
/** Whether a person chooses here. */
export const isPlayedByPerson = (occupant: Occupant): boolean =>
  occupant.kind === 'person' && occupant.substitute === undefined

/** The person with a bot that plays for them, or without one. */
export const withSubstitute = ({ kind, name }: Person, substitute: string | undefined): Person =>
  substitute === undefined ? { kind, name } : { kind, name, substitute }
