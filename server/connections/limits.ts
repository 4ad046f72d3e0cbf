// How often one network, one person, and all together may try codes, make codes, create tables and see choices once more.
import { isIPv6 } from 'node:net'
import type { PersonId } from '@overlair/protocol/table'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { refuse } from '../tables/requests/refusals.ts'

const HOUR = 3600
/** Wrong codes of a network, of a person, and of all. Codes that lead somewhere do not count. */
const WRONG_CODES = { points: 30, duration: 600 }
const WRONG_CODES_OF_ALL = { points: 6000, duration: 600 }
const CODES_MADE = { points: 60, duration: HOUR }
/** Each repeats a game up to now. */
const REPLAYS = { points: 60, duration: 600 }
const TABLES_PER_HOUR = 30
/** Each new device is a row that stays. A school at one address may bring many. */
const PEOPLE_PER_TABLE = 20

/** `person` is undefined before the login. */
export interface Requester {
  readonly address: string
  readonly person: PersonId | undefined
}
interface Points {
  readonly points: number
  readonly duration: number
}

export class Limits {
  readonly #guesses: PerRequester
  readonly #codes = new PerRequester(CODES_MADE)
  readonly #replays = new PerRequester(REPLAYS)
  readonly #tables: PerRequester
  readonly #people: PerRequester

  constructor({ tablesPerHour = TABLES_PER_HOUR, wrongCodesOfAll = WRONG_CODES_OF_ALL.points } = {}) {
    this.#guesses = new PerRequester(WRONG_CODES, { ...WRONG_CODES_OF_ALL, points: wrongCodesOfAll })
    this.#tables = new PerRequester({ points: tablesPerHour, duration: HOUR })
    this.#people = new PerRequester({ points: tablesPerHour * PEOPLE_PER_TABLE, duration: HOUR })
  }

  /** Looks a code up. Refuses one that leads nowhere, and too many of them. */
  async guess<Target>(requester: Requester, lookUp: () => Promise<Target | undefined>): Promise<Target> {
    await this.#guesses.consume(requester, 'too many wrong codes; try again in some minutes')
    const target = await lookUp()
    if (target === undefined) return refuse('no-code', 'this code is unknown, used or expired')
    await this.#guesses.giveBack(requester)
    return target
  }
  async makeCode(requester: Requester): Promise<void> {
    await this.#codes.consume(requester, 'too many new codes; try again in an hour')
  }
  async replay(requester: Requester): Promise<void> {
    await this.#replays.consume(requester, 'too many replays; try again in some minutes')
  }
  async addPerson(requester: Requester): Promise<void> {
    await this.#people.consume(requester, 'too many new devices; try again in an hour')
  }
  async createTable(requester: Requester): Promise<void> {
    await this.#tables.consume(requester, 'too many new tables; try again in an hour')
  }
}

class PerRequester {
  readonly #network: RateLimiterMemory
  readonly #person: RateLimiterMemory
  readonly #all: RateLimiterMemory | undefined

  constructor(each: Points, all?: Points) {
    this.#network = new RateLimiterMemory(each)
    this.#person = new RateLimiterMemory(each)
    this.#all = all && new RateLimiterMemory(all)
  }
  async consume(requester: Requester, message: string): Promise<void> {
    try {
      // One after the other: requests that a network may not make do not count for all.
      for (const [limiter, key] of this.#of(requester)) await limiter.consume(key)
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error
      refuse('too-fast', message)
    }
  }
  async giveBack(requester: Requester): Promise<void> {
    for (const [limiter, key] of this.#of(requester)) await limiter.reward(key)
  }
  #of({ address, person }: Requester): readonly (readonly [RateLimiterMemory, string])[] {
    return [
      [this.#network, networkOf(address)],
      ...(person === undefined ? [] : [[this.#person, person] as const]),
      ...(this.#all ? [[this.#all, 'all'] as const] : []),
    ]
  }
}

/** The network of an address: with IPv6, one customer has the 2^64 addresses that share its first half. */
export function networkOf(address: string): string {
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? []
  if (mapped !== undefined) return mapped
  if (!isIPv6(address)) return address
  const [left = [], right = []] = address.split('::').map(half => half.split(':').filter(group => group !== ''))
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0')
  return [...left, ...zeros, ...right].slice(0, 4).join(':')
}
