// Randomness lives in the state, as four numbers. 128 bits, so that nobody can find the order of a deck by trying all seeds.
import { GameError } from './errors.ts'
import { describeValue } from './untrusted-input.ts'

export type Seed = string | number
export type RandomState = [number, number, number, number]
export interface HasRandom {
  random: RandomState
}

/** The generator is sfc32; the seed's characters are mixed into it one by one. */
export function seeded(seed: Seed): RandomState {
  if (typeof seed === 'number' ? !Number.isFinite(seed) : typeof seed !== 'string')
    throw new GameError('bad-seed', `a seed is a text or a number, not ${describeValue(seed)}`)
  const text = String(seed)
  const random: RandomState = [0x9e3779b9, 0x243f6a88, 0xb7e15162, text.length | 0]
  const box = { random }
  for (let i = 0; i < text.length; i++) {
    random[i & 3] = Math.imul(random[i & 3]! ^ text.charCodeAt(i), 0x01000193) | 0
    next(box)
  }
  for (let i = 0; i < 12; i++) next(box)
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

/** A whole number from 0 up to, but not including, `below`. */
export const randomBelow = (s: HasRandom, below: number): number => Math.floor((next(s) / 4294967296) * below)

export function shuffle<T>(s: HasRandom, list: T[]): T[] {
  for (let i = list.length - 1; i > 0; i--) {
    const j = randomBelow(s, i + 1)
    const taken = list[i]!
    list[i] = list[j]!
    list[j] = taken
  }
  return list
}

/** Takes one out at random. The order of what stays means nothing. */
export function drawFrom<T>(s: HasRandom, bag: T[]): T | undefined {
  if (bag.length === 0) return undefined
  const i = randomBelow(s, bag.length)
  const drawn = bag[i]!
  const last = bag.pop()!
  if (i < bag.length) bag[i] = last
  return drawn
}

/** A source of randomness of its own, for bots and tests: never the game's. */
export const randomSource = (seed: Seed): HasRandom => ({ random: seeded(seed) })
