// Links to other processes over a bus that may lose texts. Each link numbers its frames, so that a loss is noticed at the latest with the
// next sign of life. Then the link breaks: both sides forget what they had with each other, and begin again under a new epoch.
import type { Bus } from './bus.ts'
import type { Message, ProcessId } from './messages.ts'

export const SIGN_OF_LIFE_EVERY = 500
/** A process that was silent for this long is dead, or hangs. */
export const DEAD_AFTER = 2000

interface Frame {
  readonly from: ProcessId
  readonly epoch: number
  /** The number of frames with messages that the sender has sent in this epoch, this one included. */
  readonly number: number
  /** Without them, the frame is a sign of life. */
  readonly messages?: readonly Message[]
}
interface Link {
  epoch: number
  sent: number
  received: number
  heardAt: number
  /** Messages of the same moment go out in one frame. */
  outbox: Message[]
}
export interface LinkHandlers {
  readonly onMessage: (from: ProcessId, message: Message) => void
  /** Everything that was under way with this process is lost, in both directions. */
  readonly onBroken: (peer: ProcessId) => void
  /** Whether the two processes have something to do with each other, so that a dead one must be noticed. */
  readonly isInUse: (peer: ProcessId) => boolean
  readonly now: () => number
}

export class Links {
  readonly #own: ProcessId
  readonly #handlers: LinkHandlers
  readonly #links = new Map<ProcessId, Link>()
  readonly #timer: NodeJS.Timeout
  #bus: Bus | undefined

  constructor(own: ProcessId, handlers: LinkHandlers) {
    this.#own = own
    this.#handlers = handlers
    this.#timer = setInterval(() => this.#tick(), SIGN_OF_LIFE_EVERY)
    this.#timer.unref()
  }
  /** Must be set before the first message. */
  set bus(bus: Bus) {
    this.#bus = bus
  }

  /** Messages arrive in this order, or the link breaks. */
  send(to: ProcessId, message: Message): void {
    const link = this.#linkTo(to)
    link.outbox.push(message)
    if (link.outbox.length > 1) return
    const { epoch } = link
    queueMicrotask(() => link.epoch === epoch && this.#flush(to, link))
  }
  #flush(to: ProcessId, link: Link): void {
    const messages = link.outbox
    link.outbox = []
    link.sent++
    void this.#sendOrBreak(to, link, messages)
  }
  async #sendOrBreak(to: ProcessId, link: Link, messages?: readonly Message[]): Promise<void> {
    const { epoch } = link
    const isHeard = await this.#publish(to, link, messages)
    if (!isHeard && link.epoch === epoch && this.#handlers.isInUse(to)) this.#break(to, link)
  }
  /** Returns whether the other process hears. Without messages, the frame is a sign of life. */
  async #publish(to: ProcessId, { epoch, sent: number }: Link, messages?: readonly Message[]): Promise<boolean> {
    const frame: Frame = { from: this.#own, epoch, number, ...(messages && { messages }) }
    return (await this.#bus?.publish(to, JSON.stringify(frame)).catch(() => false)) ?? false
  }

  /** Takes a text of the bus. */
  receive(text: string): void {
    const { from, epoch, number, messages = [] }: Frame = JSON.parse(text)
    const link = this.#linkTo(from)
    // The sender has not heard yet that the link has broken.
    if (epoch < link.epoch) return void this.#publish(from, link)
    if (epoch > link.epoch) this.#begin(from, link, epoch)
    link.heardAt = this.#handlers.now()
    if (messages.length > 0) link.received++
    if (link.received !== number) return this.#break(from, link)
    for (const message of messages) {
      if (link.epoch !== epoch) return
      this.#handlers.onMessage(from, message)
    }
  }

  /** Breaks all links, for instance because the bus was away. */
  breakAll(): void {
    for (const [peer, link] of this.#links) this.#break(peer, link)
  }
  #break(peer: ProcessId, link: Link): void {
    this.#begin(peer, link, link.epoch + 1)
    void this.#publish(peer, link)
  }
  #begin(peer: ProcessId, link: Link, epoch: number): void {
    Object.assign(link, { epoch, sent: 0, received: 0, outbox: [] } satisfies Partial<Link>)
    this.#handlers.onBroken(peer)
  }

  #linkTo(peer: ProcessId): Link {
    const known = this.#links.get(peer)
    if (known) return known
    const link: Link = { epoch: 0, sent: 0, received: 0, heardAt: this.#handlers.now(), outbox: [] }
    this.#links.set(peer, link)
    return link
  }
  #tick(): void {
    const now = this.#handlers.now()
    for (const [peer, link] of this.#links) {
      if (!this.#handlers.isInUse(peer)) {
        // It is alive for us until it has something to do with us again.
        link.heardAt = now
        continue
      }
      if (now - link.heardAt > DEAD_AFTER) this.#break(peer, link)
      else void this.#sendOrBreak(peer, link)
    }
  }
  close(): void {
    clearInterval(this.#timer)
  }
}
