// A worker thread: receives ranges of games, plays them and sends back the totals.
import { parentPort, workerData } from 'node:worker_threads'
import { type GameRange, playRange, type SimulationJob } from './job.ts'

const job: SimulationJob = workerData
parentPort?.on('message', (range: GameRange) => parentPort?.postMessage(playRange(job, range)))
