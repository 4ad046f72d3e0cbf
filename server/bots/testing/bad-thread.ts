// A thread of bots that fail, each level in its own way.
import { parentPort } from 'node:worker_threads'
import type { BotRequest } from '@overlair/bots/request'
import type { ThreadReply } from '../thread.ts'

const reply = (reply: ThreadReply): void => parentPort?.postMessage(reply)

parentPort?.on('message', ({ level, position }: BotRequest) => {
  switch (level) {
    case 'hangs':
      for (;;) {
        // It never answers, and its thread hears nothing any more.
      }
    case 'crashes':
      throw new Error('crashed on purpose')
    case 'leaves':
      process.exit(3)
      break
    case 'throws':
      reply({ failed: 'thrown on purpose' })
      break
    case 'cheats':
      reply({ choice: { pick: 'all points' } })
      break
    default:
      reply({ choice: position.own!.ask!.choices[0]! })
  }
})
