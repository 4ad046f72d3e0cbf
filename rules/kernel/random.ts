// The state holds the random generator as four 32-bit numbers. 128 bits are too many for a player to find the order of a
// deck by trying all generator states.
import { GameError } from './errors.ts'
import { describeValue } from './untrusted-input.ts'

export type Seed = string | number
export type RandomState = [number, number, number, number]
export interface HasRandom {
  random: RandomState
}

/** The generator is sfc32. Mixes the characters of the seed into it one by one. */
export function seeded(seed: Seed): RandomState {
  if (typeof seed === 'number' ? !Number.isFinite(seed) : typeof seed !== 'string')
    throw new GameError('bad-seed', `a seed must be a string or a number, not ${describeValue(seed)}`)
  const text = String(seed)
  const random: RandomState = [0x9e3779b9, 0x243f6a88, 0xb7e15162, text.length | 0]
  const source = { random }
  for (let i = 0; i < text.length; i++) {
    random[i & 3] = Math.imul(random[i & 3]! ^ text.charCodeAt(i), 0x01000193) | 0
    next(source)
  }
  for (let i = 0; i < 12; i++) next(source)
  return random
}

function next(s: HasRandom): number {
  const r = s.random
  const sum = (((r[0] + r[1]) | 0) + r[3]) | 0
  r[3] = (r[3] + 1) | 0
  r[0] = r[1] ^ (r[1] >>> 9)
  r[1] = (r[2] + (r[2] << 3)) | 0
  r[2] = (((r[2] << 21) | (r[2] >>> 11)) + sum) | 0
  return sum >>> 0
}

/** Returns a random integer from 0 up to, but not including, `below`. */
export const randomBelow = (s: HasRandom, below: number): number => Math.floor((next(s) / 4294967296) * below)

export function shuffle<T>(s: HasRandom, list: T[]): T[] {
  for (let i = list.length - 1; i > 0; i--) {
    const j = randomBelow(s, i + 1)
    const swapped = list[i]!
    list[i] = list[j]!
    list[j] = swapped
  }
  return list
}

/** Removes a random element and returns it. Undefined if the bag is empty. Does not keep the order of the others. */
export function drawFrom<T>(s: HasRandom, bag: T[]): T | undefined {
  if (bag.length === 0) return undefined
  const i = randomBelow(s, bag.length)
  const drawn = bag[i]!
  const last = bag.pop()!
  if (i < bag.length) bag[i] = last
  return drawn
}

/** Creates a separate random generator for bots and tests. They never use the one in the state. */
export const randomSource = (seed: Seed): HasRandom => ({ random: seeded(seed) })
