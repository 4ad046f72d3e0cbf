import { setImmediate } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { type Order, playShare, type Share } from './order.ts'
import { gamesIn, joinSums, noSums, type Sums } from './sums.ts'

export type Progress = (done: number) => void
type Arrived = (share: Share, sums: Sums) => void

/** Plays all games. Their sums are joined in the order of the games, so that it does not matter who played them. */
export async function runOrder(order: Order, workers: number, progress: Progress): Promise<Sums> {
  const all = noSums(order.players)
  /** Those that came before a share that begins earlier. */
  const early = new Map<number, Sums>()
  let done = 0
  const arrived: Arrived = ({ from, to }, sums) => {
    early.set(from, sums)
    for (let next = early.get(gamesIn(all)); next; next = early.get(gamesIn(all))) {
      early.delete(gamesIn(all))
      joinSums(all, next)
    }
    progress((done += to - from))
  }
  const shares = sharesOf(order.games, workers)
  if (workers === 1)
    for (const share of shares) {
      arrived(share, playShare(order, share))
      await setImmediate() // so that a person can stop it
    }
  else await Promise.all(Array.from({ length: workers }, () => work(order, shares, arrived)))
  return all
}

/** Pieces of the work, small enough that no thread waits long for the last one. */
function* sharesOf(games: number, workers: number): Generator<Share, void> {
  const size = Math.max(1, Math.min(50, Math.floor(games / (workers * 8))))
  for (let from = 0; from < games; from += size) yield { from, to: Math.min(games, from + size) }
}

/** One thread takes shares as long as there are any. */
function work(order: Order, shares: Generator<Share, void>, arrived: Arrived): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: order })
    const next = () => {
      const share = shares.next().value
      if (!share) return void worker.terminate().then(() => resolve(), reject)
      worker.once('message', (sums: Sums) => {
        arrived(share, sums)
        next()
      })
      worker.postMessage(share)
    }
    worker.on('error', reject)
    next()
  })
}
