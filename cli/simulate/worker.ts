// A thread that plays the games it is told to.
import { parentPort, workerData } from 'node:worker_threads'
import { type Order, playShare, type Share } from './order.ts'

const order: Order = workerData
parentPort?.on('message', (share: Share) => parentPort?.postMessage(playShare(order, share)))
