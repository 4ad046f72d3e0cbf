import { setImmediate } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { type GameRange, playRange, type SimulationJob } from './job.ts'
import { addTotals, emptyTotals, gamesIn, type Totals } from './totals.ts'

export type Progress = (done: number) => void
type Arrived = (share: GameRange, sums: Totals) => void

/** Plays all games. Their sums are joined in the order of the games, so that it does not matter who played them. */
export async function runOrder(order: SimulationJob, workers: number, progress: Progress): Promise<Totals> {
  const all = emptyTotals(order.players)
  /** Those that came before a share that begins earlier. */
  const early = new Map<number, Totals>()
  let done = 0
  const arrived: Arrived = ({ from, to }, sums) => {
    early.set(from, sums)
    for (let next = early.get(gamesIn(all)); next; next = early.get(gamesIn(all))) {
      early.delete(gamesIn(all))
      addTotals(all, next)
    }
    progress((done += to - from))
  }
  const shares = sharesOf(order.games, workers)
  if (workers === 1)
    for (const share of shares) {
      arrived(share, playRange(order, share))
      await setImmediate() // so that a person can stop it
    }
  else await Promise.all(Array.from({ length: workers }, () => work(order, shares, arrived)))
  return all
}

/** Pieces of the work, small enough that no thread waits long for the last one. */
function* sharesOf(games: number, workers: number): Generator<GameRange, void> {
  const size = Math.max(1, Math.min(50, Math.floor(games / (workers * 8))))
  for (let from = 0; from < games; from += size) yield { from, to: Math.min(games, from + size) }
}

/** One thread takes shares as long as there are any. */
function work(order: SimulationJob, shares: Generator<GameRange, void>, arrived: Arrived): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: order })
    const next = () => {
      const share = shares.next().value
      if (!share) return void worker.terminate().then(() => resolve(), reject)
      worker.once('message', (sums: Totals) => {
        arrived(share, sums)
        next()
      })
      worker.postMessage(share)
    }
    worker.on('error', reject)
    next()
  })
}
