// Hashes of the parts of a sealed position. If client and server compute different ones, the client has lost its way and asks for the
// whole position.
import { canonical, hashOf, type PublicPart } from '@overlair/rules/kernel'
import type { PackedPart } from './asks.ts'

interface Known {
  readonly value: unknown
  readonly hash: string
}

/**
 * Hashes one part again and again as it changes. Each field has a hash, and so has each value of a field that is a list; the hash of
 * the part is made of them. So only what has changed since the last time is hashed again.
 */
export class PartHash {
  readonly #known = new Map<string, Known>()

  /** The last 8 digits of the hash. */
  of(part: PublicPart | PackedPart): string {
    let text = ''
    for (const [key, value] of Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      if (Array.isArray(value)) {
        text += `${key} ${value.length} `
        for (let i = 0; i < value.length; i++) text += `${this.#hashOf(`${key} ${i}`, value[i])} `
      } else text += `${key} ${this.#hashOf(key, value)} `
    return hashOf(text).slice(-8)
  }
  #hashOf(place: string, value: unknown): string {
    const known = this.#known.get(place)
    if (known && known.value === value) return known.hash
    const hash = hashOf(canonical(value))
    this.#known.set(place, { value, hash })
    return hash
  }
}
