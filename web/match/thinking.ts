import type { Choice } from '@overlair/rules/kernel'
import { type Remote, wrap } from 'comlink'
import type { Question } from './answering.ts'
import type { Thinker } from './thinker.worker.ts'

export type Think = (question: Question) => Promise<Choice>

interface Thread {
  readonly thinker: Remote<Thinker>
  /** Never kept, and broken when the thread breaks down: it would not answer any more. */
  readonly broken: Promise<never>
}
let thread: Thread | undefined

function startThread(): Thread {
  const worker = new Worker(new URL('./thinker.worker.ts', import.meta.url), { type: 'module' })
  const broken = new Promise<never>((_, reject) => {
    worker.addEventListener('error', ({ message }) => {
      thread = undefined
      worker.terminate()
      reject(new Error(message || 'the bots’ part of the app could not be fetched'))
    })
  })
  broken.catch(() => {
    // Whoever waits for an answer hears of it.
  })
  return { thinker: wrap<Thinker>(worker), broken }
}

/** Bots think beside the page, so that it stays awake. After trouble, the next question starts a new thread. */
export const thinkInWorker: Think = question => {
  thread ??= startThread()
  return Promise.race([thread.thinker.think(question), thread.broken])
}
