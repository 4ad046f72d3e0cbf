// Occupants of the seats of a match: people, bots, nobody. A bot can play for a person and give the seat back.
import { isJsonObject } from '@overlair/rules/kernel'
import type { SeatAssignment } from '../seats.ts'

export type Person = Extract<SeatAssignment, { readonly kind: 'person' }> & {
  /** Level of the bot that plays for this person. */
  readonly substitute?: string
}
type Bot = Extract<SeatAssignment, { readonly kind: 'bot' }>
export type Occupant = Person | Bot | { readonly kind: 'empty' }

/** Reads a saved seat. Undefined if it is damaged. */
export function readOccupant(value: unknown): Occupant | undefined {
  if (!isJsonObject(value)) return undefined
  const { kind, name, level, substitute } = value
  if (kind === 'empty') return { kind }
  if (typeof name !== 'string') return undefined
  if (kind === 'bot' && typeof level === 'string') return { kind, name, level }
  if (kind !== 'person' || !(substitute === undefined || typeof substitute === 'string')) return undefined
  return withSubstitute({ kind, name }, substitute)
}

export const nameOf = (occupant: Occupant): string => (occupant.kind === 'empty' ? '' : occupant.name)

/** The level of the bot that chooses here. Undefined if a person or nobody does. */
export const botLevelOf = (occupant: Occupant): string | undefined =>
  occupant.kind === 'bot' ? occupant.level : occupant.kind === 'person' ? occupant.substitute : undefined
/** Whether a person chooses here. */
export const isPlayedByPerson = (occupant: Occupant): boolean =>
  occupant.kind === 'person' && occupant.substitute === undefined

/** The person with a bot that plays for them, or without one. */
export const withSubstitute = ({ kind, name }: Person, substitute: string | undefined): Person =>
  substitute === undefined ? { kind, name } : { kind, name, substitute }
