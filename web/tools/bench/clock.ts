// Runs in the page before all other scripts and records times. Playwright sends it to the page as text, so it imports nothing.
interface Clock {
  /** Tasks of at least 50 ms. */
  readonly tasks: { readonly start: number; readonly duration: number }[]
  /** Milliseconds from each click on a legal spot or a prompt button to the next painted frame. */
  readonly choices: number[]
  /** Milliseconds from each request to a bot to its answer. */
  readonly answers: number[]
  /** Time of the first frame that shows the table. Undefined before that. */
  painted(): number | undefined
}
declare global {
  interface Window {
    overlairClock: Clock
  }
}

export function clock(): void {
  let painted: number | undefined
  const times: Clock = { tasks: [], choices: [], answers: [], painted: () => painted }
  window.overlairClock = times

  new PerformanceObserver(list => {
    for (const { startTime, duration } of list.getEntries()) times.tasks.push({ start: startTime, duration })
  }).observe({ type: 'longtask', buffered: true })

  /** Runs a callback after the next frame is painted. */
  const afterNextPaint = (callback: () => void) =>
    requestAnimationFrame(() => {
      const channel = new MessageChannel()
      channel.port1.onmessage = callback
      channel.port2.postMessage(null)
    })

  const hasPart = (part: string) => document.querySelector(`[data-coach~="${part}"]`) !== null
  const tableObserver = new MutationObserver(() => {
    if (!hasPart('prompt') || !(hasPart('map') || hasPart('dungeon'))) return
    tableObserver.disconnect()
    afterNextPaint(() => {
      painted = performance.now()
    })
  })
  document.addEventListener('DOMContentLoaded', () =>
    tableObserver.observe(document.body, { childList: true, subtree: true }),
  )

  addEventListener(
    'click',
    event => {
      if (event.target instanceof Element && event.target.closest('[data-legal], [data-coach~="prompt"] button'))
        afterNextPaint(() => times.choices.push(performance.now() - event.timeStamp))
    },
    true,
  )

  /** A call of the bot worker or its reply, which has the same id. */
  interface Message {
    readonly id: number
    readonly task?: string
  }
  const NativeWorker = window.Worker
  window.Worker = class extends NativeWorker {
    readonly #requestTimes = new Map<number, number>()
    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options)
      this.addEventListener('message', ({ data }: MessageEvent<Message>) => {
        const requested = this.#requestTimes.get(data.id)
        if (requested !== undefined) times.answers.push(performance.now() - requested)
      })
    }
    override postMessage(message: Message, options?: Transferable[] | StructuredSerializeOptions): void {
      if (message.task === 'answer') this.#requestTimes.set(message.id, performance.now())
      super.postMessage(message, Array.isArray(options) ? { transfer: options } : options)
    }
  }
}
