// What comes from outside: from a person, a file, a device. Nothing of it is believed before it was looked at.

export type JsonObject = { readonly [word: string]: unknown }
export const isJsonObject = (value: unknown): value is JsonObject =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
export const isInteger = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value)

/** Longer things are cut off: a message is a sentence. */
const LONGEST = 200

/** Something as a message names it. */
export function describeValue(value: unknown): string {
  const text = JSON.stringify(value) ?? (value === undefined ? 'nothing' : String(value))
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text
}
