// Occupants of the seats of a match: people, bots, nobody. A bot can play for a person and give the seat back.
import type { SeatAssignment } from '../seats.ts'

export type Occupant =
  | { readonly kind: 'empty' }
  | (SeatAssignment & {
      /** Level of the bot that plays for this person. */
      readonly substitute?: string
    })

/** The level of the bot that chooses here. Undefined if a person or nobody does. */
export function botLevelOf(occupant: Occupant): string | undefined {
  if (occupant.kind === 'empty') return undefined
  return occupant.kind === 'bot' ? occupant.level : occupant.substitute
}
/** Whether a person chooses here. */
export const isPlayedByPerson = (occupant: Occupant): boolean =>
  occupant.kind === 'person' && occupant.substitute === undefined

export const takenOver = (occupant: Occupant, level: string): Occupant =>
  occupant.kind === 'person' ? { ...occupant, substitute: level } : occupant
export function givenBack(occupant: Occupant): Occupant {
  if (occupant.kind !== 'person') return occupant
  const { substitute, ...person } = occupant
  return person
}
