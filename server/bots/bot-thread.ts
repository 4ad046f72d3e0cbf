// Bots think in this thread. It answers one question at a time.
import { parentPort } from 'node:worker_threads'
import { answerForBot } from '@overlair/bots/answer'
import type { BotRequest } from '@overlair/bots/request'
import type { ThreadReply } from './thread.ts'

async function replyTo(request: BotRequest): Promise<ThreadReply> {
  try {
    return { choice: await answerForBot(request) }
  } catch (error) {
    return { failed: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}
parentPort?.on('message', async (request: BotRequest) => parentPort?.postMessage(await replyTo(request)))
