import { setImmediate } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { type GameRange, playRange, type SimulationJob } from './job.ts'
import { addTotals, emptyTotals, gamesIn, type Totals } from './totals.ts'

export type Progress = (done: number) => void
type OnResult = (range: GameRange, totals: Totals) => void

/** Plays all games. Adds the totals in the order of the games, so the result does not depend on the workers. */
export async function runJob(job: SimulationJob, workers: number, progress: Progress): Promise<Totals> {
  const all = emptyTotals(job.players)
  /** Totals of ranges that finished before an earlier range, by first game. */
  const waiting = new Map<number, Totals>()
  let done = 0
  const onResult: OnResult = ({ from, to }, totals) => {
    waiting.set(from, totals)
    for (let next = waiting.get(gamesIn(all)); next; next = waiting.get(gamesIn(all))) {
      waiting.delete(gamesIn(all))
      addTotals(all, next)
    }
    progress((done += to - from))
  }
  const ranges = rangesOf(job.games, workers)
  if (workers === 1)
    for (const range of ranges) {
      onResult(range, playRange(job, range))
      await setImmediate() // lets Node handle output and signals between ranges
    }
  else await Promise.all(Array.from({ length: workers }, () => work(job, ranges, onResult)))
  return all
}

/** Splits the games into ranges that are so small that no thread waits long for the last one. */
function* rangesOf(games: number, workers: number): Generator<GameRange, void> {
  const size = Math.max(1, Math.min(50, Math.floor(games / (workers * 8))))
  for (let from = 0; from < games; from += size) yield { from, to: Math.min(games, from + size) }
}

/** Runs one worker thread, which plays ranges until none is left. */
function work(job: SimulationJob, ranges: Generator<GameRange, void>, onResult: OnResult): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: job })
    const next = () => {
      const range = ranges.next().value
      if (!range) return void worker.terminate().then(() => resolve(), reject)
      worker.once('message', (totals: Totals) => {
        onResult(range, totals)
        next()
      })
      worker.postMessage(range)
    }
    worker.on('error', reject)
    next()
  })
}
