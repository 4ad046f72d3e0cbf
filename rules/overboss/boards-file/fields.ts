// Checks fields of a boards file. Errors name the place in the file.
import { GameError } from '../../kernel/errors.ts'
import { describeValue, isInteger, type JsonObject } from '../../kernel/untrusted-input.ts'

/** A place in the file for error messages: `board “mine”, cell 1,2`. */
export type FieldLocation = string
export const cellLocation = (board: FieldLocation, cell: string): FieldLocation => `${board}, cell ${cell}`

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

/** Rejects unknown fields, because a misspelt field would give a wrong score. */
export function onlyFields(where: FieldLocation, value: JsonObject, known: readonly string[]): void {
  const unknown = Object.keys(value).find(field => !known.includes(field))
  if (unknown !== undefined) rejectField(where, `unknown field “${unknown}”; known: ${known.join(', ')}`)
}
