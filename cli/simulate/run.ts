import { setImmediate } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { type Order, type Outcome, playOrdered } from './order.ts'
import type { Share } from './worker.ts'

export type Progress = (done: number) => void

/** Plays all games and gives their outcomes in the order of the games, whoever played them. */
export async function runOrder(order: Order, workers: number, progress: Progress): Promise<readonly Outcome[]> {
  const shares = sharesOf(order.games, workers)
  const outcomes: Outcome[] = []
  const arrived = (some: readonly Outcome[]) => {
    outcomes.push(...some)
    progress(outcomes.length)
  }
  if (workers === 1)
    for (const { from, to } of shares) {
      arrived(playOrdered(order, from, to))
      await setImmediate() // so that a person can stop it
    }
  else await Promise.all(Array.from({ length: workers }, () => work(order, shares, arrived)))
  return outcomes.sort((a, b) => a.index - b.index)
}

/** Pieces of the work, small enough that no thread waits long for the last one. */
function* sharesOf(games: number, workers: number): Generator<Share, void> {
  const size = Math.max(1, Math.min(50, Math.floor(games / (workers * 8))))
  for (let from = 0; from < games; from += size) yield { from, to: Math.min(games, from + size) }
}

/** One thread takes shares as long as there are any. */
function work(
  order: Order,
  shares: Generator<Share, void>,
  arrived: (some: readonly Outcome[]) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: order })
    const next = () => {
      const share = shares.next().value
      if (share) worker.postMessage(share)
      else worker.terminate().then(() => resolve(), reject)
    }
    worker.on('message', (some: readonly Outcome[]) => {
      arrived(some)
      next()
    })
    worker.on('error', reject)
    next()
  })
}
