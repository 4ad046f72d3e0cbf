import type { BotRequest } from '@overlair/bots/request'
import type { Choice, GameRecord } from '@overlair/rules/kernel'
import { afterPaint, whenIdle } from '../platform/browser/scheduling.ts'
import type { BotCall, BotReply, BotTask } from './bot.worker.ts'

export type AskBot = (request: BotRequest) => Promise<Choice>

interface BotWorker {
  readonly worker: Worker
  /** Rejects if the worker crashes or cannot be loaded. In both cases it never replies. */
  readonly crashed: Promise<never>
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
  return { worker, crashed }
}

let calls = 0
/** Sends a task to a worker. Resolves or rejects with its reply. */
const send = <Result>(worker: Worker, task: BotTask): Promise<Result> =>
  new Promise((resolve, reject) => {
    const call: BotCall = { ...task, id: ++calls }
    const onMessage = ({ data: reply }: MessageEvent<BotReply<Result>>) => {
      if (reply.id !== call.id) return
      worker.removeEventListener('message', onMessage)
      if ('result' in reply) resolve(reply.result)
      else reject(reply.error)
    }
    worker.addEventListener('message', onMessage)
    worker.postMessage(call)
  })

async function perform<Result>(task: BotTask): Promise<Result> {
  currentWorker ??= startWorker()
  const current = currentWorker
  try {
    return await Promise.race([send<Result>(current.worker, task), current.crashed])
  } catch (error) {
    // A worker remembers a failed import, so the next call needs a new worker.
    current.worker.terminate()
    if (currentWorker === current) currentWorker = undefined
    throw error
  }
}

/** Asks a bot for its choice. Waits for the next paint, so that the player sees the position that the bot answers. */
export const askBotWorker: AskBot = async request => {
  const [choice] = await Promise.all([perform<Choice>({ task: 'answer', request }), afterPaint()])
  return choice
}

/** Lets a worker load the game of a record while the page is idle, so that the first answer of a bot is quick. */
export function preloadBotWorker({ game, options }: GameRecord): void {
  whenIdle(() => {
    // The next request for an answer reports the error.
    perform<void>({ task: 'preload', game, options }).catch(() => {})
  }, 1000)
}
