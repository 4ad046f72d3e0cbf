// Helpers to check input from a person, a file or a device. The program checks such input before it uses it.

export type JsonObject = { readonly [word: string]: unknown }
export const isJsonObject = (value: unknown): value is JsonObject =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
export const isInteger = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value)

/** An error message shows at most this many characters of a value. */
const MAX_LENGTH = 200

/** Describes a value for an error message. */
export function describeValue(value: unknown): string {
  const text = JSON.stringify(value) ?? (value === undefined ? 'nothing' : String(value))
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text
}
