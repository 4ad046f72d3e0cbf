// What one network may do, over all transports.
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { networkOf } from './limits.ts'

/** Open connections: websockets, and requests over HTTP that wait. */
const MOST_CONNECTIONS = 60
const MESSAGES = { points: 120, duration: 2 }

export class AddressLimits {
  readonly #rate = new RateLimiterMemory(MESSAGES)
  readonly #connections = new Map<string, number>()

  /** Counts a new connection. Returns false if the address has too many; otherwise `release` must be called at its end. */
  connect(address: string): boolean {
    const network = networkOf(address)
    const count = this.#connections.get(network) ?? 0
    if (count >= MOST_CONNECTIONS) return false
    this.#connections.set(network, count + 1)
    return true
  }
  release(address: string): void {
    const network = networkOf(address)
    const left = (this.#connections.get(network) ?? 1) - 1
    if (left > 0) this.#connections.set(network, left)
    else this.#connections.delete(network)
  }
  /** Counts messages. Returns false if there are too many at once. */
  async allows(address: string, messages: number): Promise<boolean> {
    try {
      await this.#rate.consume(networkOf(address), messages)
      return true
    } catch {
      return false
    }
  }
}
