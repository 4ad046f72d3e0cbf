// Runs in the page before anything else and notes when things happen. It is sent there as text, so it stands on its own.
interface Clock {
  /** Tasks of 50 ms and more. */
  readonly tasks: { readonly start: number; readonly duration: number }[]
  /** Milliseconds from each click on a legal place to the frame that shows what came of it. */
  readonly choices: number[]
  /** Milliseconds from each question to a worker to its answer. */
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

  const waiting = new MutationObserver(() => {
    if (!['market', 'map', 'prompt'].every(part => document.querySelector(`[data-coach~="${part}"]`))) return
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
      if (event.target instanceof Element && event.target.closest('[data-legal]'))
        afterFrame(() => now.choices.push(performance.now() - event.timeStamp))
    },
    true,
  )

  const BrowsersWorker = window.Worker
  window.Worker = class extends BrowsersWorker {
    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options)
      this.addEventListener('message', () => {
        const since = this.asked.shift()
        if (since !== undefined) now.answers.push(performance.now() - since)
      })
    }
    readonly asked: number[] = []
    override postMessage(message: unknown, more?: Transferable[] | StructuredSerializeOptions): void {
      this.asked.push(performance.now())
      super.postMessage(message, Array.isArray(more) ? { transfer: more } : more)
    }
  }
}
