// Fields of a file that came from outside: what is wrong is said with the place where it is.
import { GameError } from '../../kernel/errors.ts'
import { describeValue, isInteger, type JsonObject } from '../../kernel/untrusted-input.ts'

/** `board “mine”, cell 1,2`: for the reader of the message. */
export type FieldLocation = string
export const placeOn = (board: FieldLocation, cell: string): FieldLocation => `${board}, cell ${cell}`

export const rejectField = (where: FieldLocation, what: string): never => {
  throw new GameError('bad-board', `${where}: ${what}`)
}

export const readList = (where: FieldLocation, field: string, value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : rejectField(where, `“${field}” is ${describeValue(value)}, not a list`)

export function oneOf<Id extends string>(where: FieldLocation, what: string, value: unknown, known: readonly Id[]): Id {
  const id = known.find(one => one === value)
  if (value === undefined) rejectField(where, `the ${what} is missing; it is one of ${known.join(', ')}`)
  return id ?? rejectField(where, `unknown ${what} ${describeValue(value)}; known: ${known.join(', ')}`)
}

export const wholeNumber = (where: FieldLocation, what: string, value: unknown, min: number, max: number): number =>
  isInteger(value) && value >= min && value <= max
    ? value
    : rejectField(where, `${what} is a whole number from ${min} to ${max}, not ${describeValue(value)}`)

/** A misspelt field would be a wrong score. */
export function onlyFields(where: FieldLocation, value: JsonObject, known: readonly string[]): void {
  const stranger = Object.keys(value).find(field => !known.includes(field))
  if (stranger !== undefined) rejectField(where, `unknown field “${stranger}”; known: ${known.join(', ')}`)
}
