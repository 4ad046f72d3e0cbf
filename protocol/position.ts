// Hashes of the parts of a sealed position. If client and server compute different ones, the client has lost its way and asks for the
// whole position.
import type { PublicPart } from '@overlair/rules/kernel'
import type { PackedPart } from './asks.ts'

/** Each kind of value has a number. */
const kinds = { null: 1, false: 2, true: 3, number: 4, text: 5, list: 6, object: 7 } as const

/** Spreads each bit over all 32 (the end of MurmurHash3). */
function mixed(hash: number): number {
  let h = hash
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
  return h ^ (h >>> 16)
}
/** FNV-1a over the number of its kind and the UTF-16 code units. */
function textHash(text: string, kind: number): number {
  let h = Math.imul(0x811c9dc5 ^ kind, 0x01000193)
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193)
  return h
}
/** Adds up, so that the order of keys does not matter and keys need no sorting. */
const fieldHash = (key: string, value: number): number => mixed(Math.imul(textHash(key, kinds.text), 31) + value)

/** A hash of a JSON value as an integer of 32 bits. Keys without a value do not count. */
export function valueHash(value: unknown): number {
  if (typeof value === 'string') return mixed(textHash(value, kinds.text))
  if (typeof value === 'number') return mixed(textHash(String(value), kinds.number))
  if (typeof value === 'boolean') return kinds[`${value}`]
  if (typeof value !== 'object' || value === null) return kinds.null
  let hash: number
  if (Array.isArray(value)) {
    hash = kinds.list
    for (const one of value) hash = listHash(hash, valueHash(one))
    return mixed(hash)
  }
  hash = kinds.object
  const keys = Object.keys(value)
  const values = Object.values(value)
  for (let i = 0; i < keys.length; i++)
    if (values[i] !== undefined) hash = (hash + fieldHash(keys[i]!, valueHash(values[i]))) | 0
  return mixed(hash)
}
const listHash = (before: number, next: number): number => (Math.imul(before, 31) + next) | 0

interface Known {
  value: unknown
  hash: number
}

/** Hashes one part again and again as it changes. It hashes only those fields, and those values of a list, that are new objects. */
export class PartHash {
  readonly #known = new Map<string, Known>()
  readonly #knownLists = new Map<string, Known[]>()

  /** Eight hexadecimal digits: `valueHash` of the part. */
  of(part: PublicPart | PackedPart): string {
    let hash: number = kinds.object
    const values: readonly unknown[] = Object.values(part)
    const keys = Object.keys(part)
    for (let i = 0; i < keys.length; i++) {
      const [key, value] = [keys[i]!, values[i]]
      if (value !== undefined) hash = (hash + fieldHash(key, this.#fieldHash(key, value))) | 0
    }
    return (mixed(hash) >>> 0).toString(16).padStart(8, '0')
  }

  #fieldHash(key: string, value: unknown): number {
    if (typeof value !== 'object' || value === null) return valueHash(value)
    const known = this.#known.get(key)
    if (known?.value === value) return known.hash
    const hash = Array.isArray(value) ? this.#listHash(key, value) : valueHash(value)
    this.#known.set(key, { value, hash })
    return hash
  }
  #listHash(key: string, list: readonly unknown[]): number {
    const known = this.#knownLists.get(key) ?? []
    this.#knownLists.set(key, known)
    known.length = Math.min(known.length, list.length)
    let hash: number = kinds.list
    for (const [i, value] of list.entries()) {
      const one = (known[i] ??= { value: undefined, hash: kinds.null })
      if (one.value !== value) {
        one.value = value
        one.hash = valueHash(value)
      }
      hash = listHash(hash, one.hash)
    }
    return mixed(hash)
  }
}
