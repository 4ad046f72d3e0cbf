// Games that have just begun, put on the device past the app.
import { type AnyGame, newRecord } from '@overlair/rules/kernel'
import type { Page } from '@playwright/test'
import { keep } from './playing.ts'

/** One person against greedy bots; the same every time. */
export async function keepBegun(page: Page, id: string, game: AnyGame, players: number): Promise<void> {
  const seats = Array.from({ length: players }, (_, seat) =>
    seat === 0 ? { kind: 'person', name: 'Ada' } : { kind: 'bot', name: `Bot ${seat}`, level: 'greedy' },
  )
  const record = newRecord(game, { players }, id)
  await keep(page, 'matches', id, { record, seats, started: 1, touched: 1, over: false })
}
