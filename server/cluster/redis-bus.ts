// A bus over Redis: each process has a channel of its own.
import { createClient } from '@redis/client'
import type { Bus, OpenBus } from './bus.ts'
import type { ProcessId } from './messages.ts'

const FIRST_RETRY = 50
const LONGEST_RETRY = 500
const CONNECT_WITHIN = 5000
/** A connection that is silent for this long, signs of life included, is dead. */
const PING_EVERY = 1000
const SILENCE = 5000
/** Texts that wait for Redis. With more of them it hangs. */
const MOST_WAITING = 10_000

export class BusFailed extends Error {
  override readonly name = 'BusFailed'
}

const channelOf = (process: ProcessId): string => `overlair:${process}`

/** Throws BusFailed if Redis cannot be reached at the start. Later, it connects again by itself. */
export const openRedisBus =
  (url: string, report: (error: unknown) => void): OpenBus =>
  async (own, { onText, onLost }) => {
    let isOpen = false
    const connect = () => {
      const client = createClient({
        url,
        disableOfflineQueue: true,
        commandsQueueMaxLength: MOST_WAITING,
        pingInterval: PING_EVERY,
        socket: {
          connectTimeout: CONNECT_WITHIN,
          socketTimeout: SILENCE,
          reconnectStrategy: retries => isOpen && Math.min(FIRST_RETRY * 2 ** retries, LONGEST_RETRY),
        },
      })
      let isAway = false
      client.on('error', error => {
        // One report for each time that Redis is away, and not for each try.
        if (isOpen && !isAway) report(error)
        isAway = true
        if (isOpen) onLost()
      })
      client.on('ready', () => {
        isAway = false
      })
      return client
    }
    const [publisher, subscriber] = [connect(), connect()]
    const close = async () => {
      isOpen = false
      for (const client of [publisher, subscriber]) if (client.isOpen) client.destroy()
    }
    try {
      await Promise.all([publisher.connect(), subscriber.connect()])
      await subscriber.subscribe(channelOf(own), onText)
    } catch (error) {
      await close()
      throw new BusFailed(error instanceof Error ? error.message : String(error), { cause: error })
    }
    isOpen = true
    const bus: Bus = {
      publish: async (to, text) => (await publisher.publish(channelOf(to), text)) > 0,
      async close() {
        // What was sent before leaves before.
        if (publisher.isReady) await publisher.close().catch(() => {})
        await close()
      },
    }
    return bus
  }
