import type { BotRequest } from '@overlair/bots/request'
import type { Choice, GameRecord } from '@overlair/rules/kernel'
import { type Remote, wrap } from 'comlink'
import { afterPaint, whenIdle } from '../platform/browser/scheduling.ts'
import type { BotWorkerApi } from './bot.worker.ts'

export type AskBot = (request: BotRequest) => Promise<Choice>

interface BotWorker {
  readonly api: Remote<BotWorkerApi>
  /** Rejects if the worker crashes or cannot be loaded. In both cases its calls never settle. */
  readonly crashed: Promise<never>
  terminate(): void
}
let currentWorker: BotWorker | undefined

/** Starts a worker. Bots run in a worker so that the page stays responsive. */
function startWorker(): BotWorker {
  const worker = new Worker(new URL('./bot.worker.ts', import.meta.url), { type: 'module' })
  const crashed = new Promise<never>((_, reject) => {
    worker.addEventListener('error', ({ message }) =>
      reject(new Error(`the bot worker crashed: ${message || 'it could not be loaded'}`)),
    )
  })
  crashed.catch(() => {
    // Each pending call reports the error.
  })
  return { api: wrap<BotWorkerApi>(worker), crashed, terminate: () => worker.terminate() }
}

async function call<T>(request: (api: Remote<BotWorkerApi>) => Promise<T>): Promise<T> {
  currentWorker ??= startWorker()
  const worker = currentWorker
  try {
    return await Promise.race([request(worker.api), worker.crashed])
  } catch (error) {
    // A worker remembers a failed import, so the next call needs a new worker.
    worker.terminate()
    if (currentWorker === worker) currentWorker = undefined
    throw error
  }
}
/** Asks a bot for its choice. Waits for the next paint, so that the player sees the position that the bot answers. */
export const askBotWorker: AskBot = async request => {
  const [choice] = await Promise.all([call(api => api.answer(request)), afterPaint()])
  return choice
}

/** Lets a worker load the game of a record while the page is idle, so that the first answer of a bot is quick. */
export function preloadBotWorker({ game, options }: GameRecord): void {
  whenIdle(() => {
    // The next request for an answer reports the error.
    call(api => api.preload(game, options)).catch(() => {})
  }, 1000)
}
