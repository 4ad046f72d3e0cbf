// Shows past choices at the table once more, at speed.
import type { RemoteTable } from '@overlair/client/remote-table'
import { batch, type ReadonlySignal, signal } from '@preact/signals'

interface PastOptions {
  readonly replay: RemoteTable['replay']
  /** Resolves when the table has played everything back. Undefined if it has. */
  readonly playbackEnd: () => Promise<void> | undefined
}
interface Progress {
  readonly shown: number
  /** 0 until the choices have come. */
  readonly total: number
}
/** A long past is played faster: with so many choices a step more. */
const CHOICES_PER_TEMPO = 8
const SLOWEST = 1.5
const FASTEST = 5
/** Milliseconds for which the table shows where the past begins, and each choice that has events, also without animations. */
const BEGINNING = 700
const SHORTEST = 120

export class PastPlayback {
  readonly #options: PastOptions
  readonly #progress = signal<Progress | undefined>(undefined)
  readonly #tempo = signal(1)
  #skip = () => {}

  constructor(options: PastOptions) {
    this.#options = options
  }

  /** Undefined while the table shows the present. */
  get progress(): ReadonlySignal<Progress | undefined> {
    return this.#progress
  }
  get tempo(): ReadonlySignal<number> {
    return this.#tempo
  }

  /** Shows the choices from this one on. Resolves when the table shows the present. Rejects with RefusedByServer. */
  async play(from: number): Promise<void> {
    if (this.#progress.peek()) return
    const skipped = Promise.withResolvers<false>()
    this.#skip = () => {
      this.#tempo.value = Number.POSITIVE_INFINITY
      skipped.resolve(false)
    }
    this.#progress.value = { shown: 0, total: 0 }
    try {
      await this.#options.replay(from, ({ shown, total, events }) => {
        batch(() => {
          this.#progress.value = { shown, total }
          if (this.#tempo.peek() === 1) this.#tempo.value = tempoFor(total)
        })
        const pause = shown === 0 ? BEGINNING : events > 0 ? SHORTEST : 0
        return Promise.race([skipped.promise, this.#seen(pause)])
      })
    } finally {
      batch(() => {
        this.#progress.value = undefined
        this.#tempo.value = 1
      })
    }
  }
  /** Shows the present at once. */
  skip(): void {
    this.#skip()
  }

  /** Resolves when the player has seen the last choice. */
  async #seen(pause: number): Promise<boolean> {
    await Promise.all([this.#options.playbackEnd(), new Promise(resolve => setTimeout(resolve, pause))])
    return this.#tempo.peek() !== Number.POSITIVE_INFINITY
  }
}

const tempoFor = (choices: number): number => Math.min(FASTEST, Math.max(SLOWEST, choices / CHOICES_PER_TEMPO))
