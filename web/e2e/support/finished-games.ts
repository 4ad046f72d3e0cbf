// Games that were played to the end beforehand, put on the device past the app.
import { bots, chooserOf } from '@overlair/bots'
import { playOut } from '@overlair/play/play-out'
import { games } from '@overlair/rules'
import { newRecord, type RawOptions } from '@overlair/rules/kernel'
import { keep } from './play.ts'
import type { Page } from './test.ts'

/** A finished game of one person and bots; the same every time. */
export async function keepFinished(page: Page, id: string, gameId: string, options: RawOptions): Promise<void> {
  const game = games.find(one => one.id === gameId)
  if (!game) throw new Error(`there is no game ${gameId}`)
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
  await keep(page, 'matches', id, { record, seats, started: 1, touched: 1, over: true })
}
