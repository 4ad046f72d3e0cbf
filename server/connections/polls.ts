// Clients that cannot open websockets. Each of their requests over HTTP is a short connection: it carries messages of the client, and its
// response the replies and pushes. A request that waits ends with the first push, and the client sends the next one.
import { setImmediate } from 'node:timers/promises'
import { refuse } from '../tables/requests/refusals.ts'
import type { AddressLimits } from './address-limits.ts'
import { Session, type SessionServices } from './session.ts'

interface PollsOptions {
  readonly services: SessionServices
  readonly limits: AddressLimits
}
/** A response ends after so many characters. The client sends the rest of its messages again. */
const MOST_BUFFERED = 1_000_000
/** At the end of the server, a client has this time to read its response. */
const CLOSE_WITHIN = 400

export class Polls {
  readonly #options: PollsOptions
  readonly #open = new Set<Poll>()
  /** By channel of a client: its last poll. */
  readonly #last = new Map<string, Poll>()
  #isListening = true
  #onEmpty = () => {}

  constructor(options: PollsOptions) {
    this.#options = options
  }

  get count(): number {
    return this.#open.size
  }

  /**
   * Begins a poll, which ends the last one of the same channel. Throws RequestRefused. `finish` must be called at its end.
   * About half of its messages only say who it is and where it has got to.
   */
  async open(channel: string, address: string, messages: number): Promise<Poll> {
    const { limits, services } = this.#options
    if (!this.#isListening) refuse('restart', 'the server restarts; try again')
    if (!(await limits.allows(address, Math.ceil(messages / 2))))
      refuse('too-many', 'too many messages from this address')
    if (!limits.connect(address)) refuse('too-many', 'too many connections from this address')
    const poll = new Poll(services, address, () => {
      if (!this.#open.delete(poll)) return
      limits.release(address)
      if (this.#last.get(channel) === poll) this.#last.delete(channel)
      if (this.#open.size === 0) this.#onEmpty()
    })
    this.#last.get(channel)?.end()
    this.#last.set(channel, poll)
    this.#open.add(poll)
    return poll
  }

  /** Requests that come from now on are refused. The replies to earlier ones still leave. */
  stopListening(): void {
    this.#isListening = false
  }
  /** Ends all polls. Resolves when their clients have read the responses, or have had time to. */
  async close(): Promise<void> {
    this.stopListening()
    for (const poll of this.#open) poll.end()
    if (this.#open.size === 0) return
    await new Promise<void>(resolve => {
      this.#onEmpty = resolve
      setTimeout(resolve, CLOSE_WITHIN)
    })
  }
}

export class Poll {
  readonly #session: Session
  readonly #onFinish: () => void
  readonly #texts: string[] = []
  #characters = 0
  #hasEnded = false
  #wake = () => {}

  constructor(services: SessionServices, address: string, onFinish: () => void) {
    this.#onFinish = onFinish
    const send = (text: string) => {
      this.#texts.push(text)
      this.#characters += text.length
      this.#wake()
    }
    this.#session = new Session(services, { send, address })
  }

  /** Resolves with replies and pushes. If no request was refused, it waits so many seconds for the first push. */
  async answer(messages: readonly string[], wait: number): Promise<readonly string[]> {
    let replies = 0
    let areAccepted = true
    for (const message of messages) {
      if (this.#characters > MOST_BUFFERED) break
      areAccepted = (await this.#session.receive(message)) && areAccepted
      replies++
    }
    if (areAccepted && !this.#hasEnded && this.#texts.length === replies) await this.#news(wait * 1000)
    this.#session.close()
    return this.#texts
  }
  /** Stops waiting. */
  end(): void {
    this.#hasEnded = true
    this.#wake()
  }
  /** The client has read the response, or is gone. */
  finish(): void {
    this.end()
    this.#onFinish()
  }

  /** Resolves with the first push, and those that come at the same moment. */
  async #news(longest: number): Promise<void> {
    let timer: NodeJS.Timeout | undefined
    await new Promise<void>(resolve => {
      this.#wake = resolve
      timer = setTimeout(resolve, longest)
    })
    clearTimeout(timer)
    await setImmediate()
  }
}
