// Fields of a file that came from outside: what is wrong is said with the place where it is.
import { GameError } from '../../kernel/errors.ts'
import { isWhole, saying, type Words } from '../../kernel/outside.ts'

/** `board “mine”, cell 1,2`: for the reader of the message. */
export type Place = string
export const placeOn = (board: Place, cell: string): Place => `${board}, cell ${cell}`

export const refuse = (where: Place, what: string): never => {
  throw new GameError('bad-board', `${where}: ${what}`)
}

export const listed = (where: Place, field: string, value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : refuse(where, `“${field}” is ${saying(value)}, not a list`)

export function oneOf<Id extends string>(where: Place, what: string, value: unknown, known: readonly Id[]): Id {
  const id = known.find(one => one === value)
  if (value === undefined) refuse(where, `the ${what} is missing; it is one of ${known.join(', ')}`)
  return id ?? refuse(where, `unknown ${what} ${saying(value)}; known: ${known.join(', ')}`)
}

export const wholeNumber = (where: Place, what: string, value: unknown, min: number, max: number): number =>
  isWhole(value) && value >= min && value <= max
    ? value
    : refuse(where, `${what} is a whole number from ${min} to ${max}, not ${saying(value)}`)

/** A misspelt field would be a wrong score. */
export function onlyFields(where: Place, value: Words, known: readonly string[]): void {
  const stranger = Object.keys(value).find(field => !known.includes(field))
  if (stranger !== undefined) refuse(where, `unknown field “${stranger}”; known: ${known.join(', ')}`)
}
