// Runs in the page before anything else and notes when things happen. It is sent there as text, so it stands on its own.
interface Clock {
  /** Tasks of 50 ms and more. */
  readonly tasks: { readonly start: number; readonly duration: number }[]
  /** Milliseconds from each click on something that is offered to the frame that shows what came of it. */
  readonly choices: number[]
  /** Milliseconds from each question to a bot to its answer. */
  readonly answers: number[]
  /** When the table was first on the screen. */
  painted(): number | undefined
}
declare global {
  interface Window {
    overlairClock: Clock
  }
}

export function clock(): void {
  let painted: number | undefined
  const now: Clock = { tasks: [], choices: [], answers: [], painted: () => painted }
  window.overlairClock = now

  new PerformanceObserver(list => {
    for (const { startTime, duration } of list.getEntries()) now.tasks.push({ start: startTime, duration })
  }).observe({ type: 'longtask', buffered: true })

  /** Calls back once the frame that is due has been drawn. */
  const afterFrame = (tell: () => void) =>
    requestAnimationFrame(() => {
      const channel = new MessageChannel()
      channel.port1.onmessage = tell
      channel.port2.postMessage(null)
    })

  const isThere = (part: string) => document.querySelector(`[data-coach~="${part}"]`) !== null
  const waiting = new MutationObserver(() => {
    if (!isThere('prompt') || !(isThere('map') || isThere('dungeon'))) return
    waiting.disconnect()
    afterFrame(() => {
      painted = performance.now()
    })
  })
  document.addEventListener('DOMContentLoaded', () =>
    waiting.observe(document.body, { childList: true, subtree: true }),
  )

  addEventListener(
    'click',
    event => {
      if (event.target instanceof Element && event.target.closest('[data-legal], [data-coach~="prompt"] button'))
        afterFrame(() => now.choices.push(performance.now() - event.timeStamp))
    },
    true,
  )

  /** What is sent to the bots and back bears a number. */
  interface Message {
    readonly id: string
    readonly path?: readonly string[]
  }
  const BrowsersWorker = window.Worker
  window.Worker = class extends BrowsersWorker {
    readonly #asked = new Map<string, number>()
    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options)
      this.addEventListener('message', ({ data }: MessageEvent<Message>) => {
        const since = this.#asked.get(data.id)
        if (since !== undefined) now.answers.push(performance.now() - since)
      })
    }
    override postMessage(message: Message, more?: Transferable[] | StructuredSerializeOptions): void {
      if (message.path?.[0] === 'answer') this.#asked.set(message.id, performance.now())
      super.postMessage(message, Array.isArray(more) ? { transfer: more } : more)
    }
  }
}
