// One thread in which bots think.
import { Worker } from 'node:worker_threads'
import type { BotRequest } from '@overlair/bots/request'
import type { Choice } from '@overlair/rules/kernel'

export type ThreadReply = { readonly choice: Choice } | { readonly failed: string }

/** A bot that needs more ends with its thread. The process goes on. */
const MEMORY = { maxOldGenerationSizeMb: 256 }

export class BotThread {
  readonly #worker: Worker
  #settle: ((reply: ThreadReply) => void) | undefined
  #ended: string | undefined

  constructor(script: URL) {
    this.#worker = new Worker(script, { resourceLimits: MEMORY })
    this.#worker.on('message', (reply: ThreadReply) => this.#settle?.(reply))
    this.#worker.on('error', error => this.#end(error instanceof Error ? error.message : String(error)))
    this.#worker.on('exit', code => this.#end(`exit code ${code}`))
  }

  get hasEnded(): boolean {
    return this.#ended !== undefined
  }
  /** Rejects if the bot fails or does not answer in time. One question at a time. */
  async ask(request: BotRequest, within: number): Promise<Choice> {
    const reply = await new Promise<ThreadReply>(resolve => {
      this.#settle = resolve
      if (this.#ended !== undefined) return resolve({ failed: this.#ended })
      const timer = setTimeout(() => {
        this.#end(`no answer within ${within} ms`)
        void this.#worker.terminate()
      }, within)
      this.#settle = reply => {
        clearTimeout(timer)
        resolve(reply)
      }
      this.#worker.postMessage(request)
    })
    this.#settle = undefined
    if ('choice' in reply) return reply.choice
    throw new BotFailed(reply.failed)
  }
  async close(): Promise<void> {
    this.#end('closed')
    await this.#worker.terminate()
  }

  #end(why: string): void {
    this.#ended ??= why
    this.#settle?.({ failed: `The thread ended: ${this.#ended}` })
  }
}

class BotFailed extends Error {
  override readonly name = 'BotFailed'
}
