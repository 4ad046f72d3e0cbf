import type { BotRequest } from '@overlair/bots/answer'
import type { Choice, GameRecord } from '@overlair/rules/kernel'
import { type Remote, wrap } from 'comlink'
import { afterPaint, whenIdle } from '../platform/browser/scheduling.ts'
import type { BotWorkerApi } from './bot.worker.ts'

export type AskBot = (question: BotRequest) => Promise<Choice>

interface BotWorker {
  readonly thinker: Remote<BotWorkerApi>
  /** Rejects when the worker breaks down; a worker that could not be fetched never answers. */
  readonly broken: Promise<never>
  leave(): void
}
let beside: BotWorker | undefined

/** Bots think beside the page, so that it stays awake. */
function start(): BotWorker {
  const worker = new Worker(new URL('./bot.worker.ts', import.meta.url), { type: 'module' })
  const broken = new Promise<never>((_, reject) => {
    worker.addEventListener('error', ({ message }) =>
      reject(new Error(`the bots broke down: ${message || 'they could not be fetched'}`)),
    )
  })
  broken.catch(() => {
    // Whoever waits for an answer hears of it.
  })
  return { thinker: wrap<BotWorkerApi>(worker), broken, leave: () => worker.terminate() }
}

async function ask<T>(question: (thinker: Remote<BotWorkerApi>) => Promise<T>): Promise<T> {
  beside ??= start()
  const here = beside
  try {
    return await Promise.race([question(here.thinker), here.broken])
  } catch (problem) {
    // What could not be fetched once is remembered in there: whoever asks again asks another one.
    here.leave()
    if (beside === here) beside = undefined
    throw problem
  }
}
/** A bot may be quicker than the screen: whatever it answers to is seen first. */
export const askBotWorker: AskBot = async question => {
  const [choice] = await Promise.all([ask(thinker => thinker.think(question)), afterPaint()])
  return choice
}

/** Has a worker fetch what bots must know before they are asked for the first time, once the page has nothing else to do. */
export function preloadBotWorker(record: GameRecord): void {
  whenIdle(() => {
    // Whoever is asked in earnest tells of trouble.
    ask(thinker => thinker.prepare(record)).catch(() => {})
  }, 1000)
}
