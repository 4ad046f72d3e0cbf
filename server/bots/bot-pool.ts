// Bots think in threads, so the main thread stays free for people. Every question gets a legal answer: if the bot fails, a random one.
import { answerForBot } from '@overlair/bots/answer'
import type { BotRequest } from '@overlair/bots/request'
import { type Choice, legalChoice } from '@overlair/rules/kernel'
import { FairQueue } from './fair-queue.ts'
import { BotThread } from './thread.ts'

export interface BotPoolOptions {
  /** At most this many bots think at the same time. */
  readonly threads: number
  /** The time for one question in milliseconds. The start of a thread is part of it. */
  readonly answerWithin?: number
  /** Called with the reason if a bot failed. */
  readonly report: (error: unknown, table: string) => void
  /** The program of the threads. Tests replace it. */
  readonly script?: URL
}
interface Question {
  readonly request: BotRequest
  readonly resolve: (choice: Choice) => void
  readonly reject: (error: unknown) => void
}

/** Far more than the strongest bot needs on a slow machine. */
const ANSWER_WITHIN = 5000

export class BotPool {
  readonly #options: Required<BotPoolOptions>
  readonly #queue = new FairQueue<Question>()
  /** Threads without a question. A thread starts when all others think. */
  readonly #free: BotThread[] = []
  readonly #threads = new Set<BotThread>()
  #thinking = 0
  #isClosed = false

  constructor(options: BotPoolOptions) {
    const script = new URL('./bot-thread.ts', import.meta.url)
    this.#options = { answerWithin: ANSWER_WITHIN, script, ...options }
  }

  /** Rejects only if the pool is closed, or if the request is wrong. */
  answer = (request: BotRequest, table: string): Promise<Choice> =>
    new Promise((resolve, reject) => {
      this.#queue.add(table, { request, resolve, reject })
      this.#serve()
    })

  /** Ends the threads at once. Questions without an answer are rejected. */
  async close(): Promise<void> {
    this.#isClosed = true
    for (const { reject } of this.#queue.clear()) reject(closed())
    await Promise.all([...this.#threads].map(thread => thread.close()))
  }

  #serve(): void {
    while (this.#thinking < this.#options.threads) {
      const next = this.#queue.take()
      if (!next) return
      this.#thinking++
      void this.#answer(next.table, next.item).finally(() => {
        this.#thinking--
        this.#queue.done(next.table)
        this.#serve()
      })
    }
  }
  async #answer(table: string, { request, resolve, reject }: Question): Promise<void> {
    try {
      resolve(await this.#ask(table, request))
    } catch (error) {
      reject(error)
    }
  }
  async #ask(table: string, request: BotRequest): Promise<Choice> {
    if (this.#isClosed) throw closed()
    const thread = this.#takeThread()
    try {
      const choice = await thread.ask(request, this.#options.answerWithin)
      const { ask } = request.position.own ?? {}
      return legalChoice(ask ? [ask] : [], ask?.seat ?? 0, choice)
    } catch (error) {
      if (this.#isClosed) throw closed()
      this.#options.report(error, table)
      return await answerForBot({ ...request, level: 'random' })
    } finally {
      if (thread.hasEnded) this.#threads.delete(thread)
      else this.#free.push(thread)
    }
  }
  #takeThread(): BotThread {
    for (let free = this.#free.pop(); free; free = this.#free.pop()) {
      if (!free.hasEnded) return free
      this.#threads.delete(free)
    }
    const thread = new BotThread(this.#options.script)
    this.#threads.add(thread)
    return thread
  }
}

const closed = (): Error => new Error('The bots are closed')
