// Two ends of a link over a bus that loses what a test wants it to lose. The bus delivers when it is told to.
import { Links } from '../links.ts'
import type { ProcessId } from '../messages.ts'

export class TwoEnds {
  readonly a: End
  readonly b: End
  /** Whether processes have something to do with each other. */
  isInUse = true
  /** Nobody hears the process. */
  readonly deaf = new Set<ProcessId>()
  readonly queue: { readonly to: ProcessId; readonly text: string }[] = []

  constructor() {
    this.a = new End('a', this)
    this.b = new End('b', this)
  }
  /** Delivers all that is under way, and what follows from it. `loses` says which texts never arrive. */
  async deliver(loses: (to: ProcessId) => boolean = () => false): Promise<void> {
    await settle()
    for (let next = this.queue.shift(); next; next = this.queue.shift()) {
      if (!loses(next.to)) (next.to === 'a' ? this.a : this.b).links.receive(next.text)
      await settle()
    }
  }
  close(): void {
    this.a.links.close()
    this.b.links.close()
  }
}

export class End {
  readonly links: Links
  readonly #id: ProcessId
  /** The texts of messages that have arrived, and `broken`. */
  readonly heard: string[] = []

  constructor(id: ProcessId, ends: TwoEnds) {
    this.#id = id
    this.links = new Links(id, {
      now: Date.now,
      isInUse: () => ends.isInUse,
      onMessage: (_, message) => void (message.kind === 'text' && this.heard.push(message.text)),
      onBroken: () => void this.heard.push('broken'),
    })
    this.links.bus = {
      publish: async (to, text) => {
        if (ends.deaf.has(to)) return false
        ends.queue.push({ to, text })
        return true
      },
      close: async () => {},
    }
  }
  say(...texts: readonly string[]): void {
    const to = this.#id === 'a' ? 'b' : 'a'
    for (const text of texts) this.links.send(to, { kind: 'text', listener: 1, text })
  }
}

const settle = async (): Promise<void> => {
  for (let i = 0; i < 10; i++) await Promise.resolve()
}
