/** JSON with sorted keys, so that equal data give equal text. */
export function canonical(value: unknown): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null'
  let text = ''
  if (Array.isArray(value)) {
    for (const part of value) text += `${text && ','}${canonical(part)}`
    return `[${text}]`
  }
  const object = value as { readonly [key: string]: unknown }
  for (const key of Object.keys(value).sort())
    if (object[key] !== undefined) text += `${text && ','}${textOfKey(key)}:${canonical(object[key])}`
  return `{${text}}`
}
/** Keys recur, and need no escapes. */
const textOfKey = (key: string): string => (/^[\w-]*$/.test(key) ? `"${key}"` : JSON.stringify(key))

/** The hash of a state. */
export const stateHash = (state: unknown): string => hashOf(canonical(state))

/** A 53-bit hash of a text (cyrb53), as 14 hexadecimal digits. */
export function hashOf(text: string): string {
  let h1 = 0xdeadbeef
  let h2 = 0x41c6ce57
  for (let i = 0; i < text.length; i++) {
    const c = text.charCodeAt(i)
    h1 = Math.imul(h1 ^ c, 2654435761)
    h2 = Math.imul(h2 ^ c, 1597334677)
  }
  h1 = Math.imul(h1 ^ (h1 >>> 16), 2246822507) ^ Math.imul(h2 ^ (h2 >>> 13), 3266489909)
  h2 = Math.imul(h2 ^ (h2 >>> 16), 2246822507) ^ Math.imul(h1 ^ (h1 >>> 13), 3266489909)
  return ((h2 & 0x1fffff) * 4294967296 + (h1 >>> 0)).toString(16).padStart(14, '0')
}
