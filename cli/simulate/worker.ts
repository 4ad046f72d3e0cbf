// A thread that plays the games it is told to.
import { parentPort, workerData } from 'node:worker_threads'
import { type GameRange, playRange, type SimulationJob } from './job.ts'

const order: SimulationJob = workerData
parentPort?.on('message', (share: GameRange) => parentPort?.postMessage(playRange(order, share)))
