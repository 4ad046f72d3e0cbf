import type { Choice } from '@overlair/rules/kernel'
import { type Remote, wrap } from 'comlink'
import type { Question } from './answering.ts'
import type { Thinker } from './thinker.worker.ts'

export type Think = (question: Question) => Promise<Choice>

let worker: Remote<Thinker> | undefined

/** Bots think beside the page, so that it stays awake. */
export const thinkInWorker: Think = question => {
  worker ??= wrap<Thinker>(new Worker(new URL('./thinker.worker.ts', import.meta.url), { type: 'module' }))
  return worker.think(question)
}
