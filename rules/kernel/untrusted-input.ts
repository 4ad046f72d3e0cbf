// Helpers to check input from a person, a file or a device. The program checks such input before it uses it.

export type JsonObject = { readonly [word: string]: unknown }
export const isJsonObject = (value: unknown): value is JsonObject =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
export const isInteger = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value)

/** An error message shows at most this many characters of a value. */
const MAX_LENGTH = 200

/** Describes a value for an error message. Never throws. */
export function describeValue(value: unknown): string {
  const text = jsonOf(value) ?? (value === undefined ? 'nothing' : `a ${typeof value} that is not JSON`)
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text
}
/** Undefined for a value that JSON cannot hold: a BigInt, a function, a cycle, too many levels, a `toJSON` that throws. */
function jsonOf(value: unknown): string | undefined {
  try {
    return JSON.stringify(value)
  } catch {
    return undefined
  }
}
