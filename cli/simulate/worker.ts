// A thread that plays the games it is told to.
import { parentPort, workerData } from 'node:worker_threads'
import { type Order, playOrdered } from './order.ts'

export interface Share {
  readonly from: number
  readonly to: number
}

const order: Order = workerData
parentPort?.on('message', ({ from, to }: Share) => parentPort?.postMessage(playOrdered(order, from, to)))
