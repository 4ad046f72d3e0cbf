// Finished games, saved on the device directly.
import { bots, chooserOf } from '@overlair/bots'
import { playOut } from '@overlair/play/play-out'
import { games } from '@overlair/rules'
import { newRecord, type RawOptions } from '@overlair/rules/kernel'
import { writeToStore } from './storage.ts'
import type { Page } from './test.ts'

/** Saves a finished game of one person against bots. The seed is fixed, so the game is the same in every run. */
export async function saveFinishedGame(page: Page, id: string, gameId: string, options: RawOptions): Promise<void> {
  const game = games.find(one => one.id === gameId)
  if (!game) throw new Error(`unknown game “${gameId}”`)
  const players = Number(options.players)
  const { choices } = playOut(
    game,
    options,
    'finished',
    Array.from({ length: players }, () => chooserOf(bots.random(game))),
  )
  const seats = Array.from({ length: players }, (_, seat) =>
    seat === 0 ? { kind: 'person', name: 'Ada' } : { kind: 'bot', name: `Bot ${seat}`, level: 'random' },
  )
  const record = { ...newRecord(game, options, 'finished'), choices }
  await writeToStore(page, 'matches', id, { record, seats, started: 1, touched: 1, over: true })
}
