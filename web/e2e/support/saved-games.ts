// Games under way, put on the device past the app: one person against greedy bots, the same every time.
import { bots, chooserOf } from '@overlair/bots'
import { playOut } from '@overlair/play/play-out'
import { type AnyGame, type GameRecord, newRecord, type RawOptions } from '@overlair/rules/kernel'
import type { Page } from '@playwright/test'
import { keep } from './play.ts'

type Options = RawOptions & { readonly players: number }

async function keepGame(page: Page, id: string, { players }: Options, record: GameRecord): Promise<void> {
  const seats = Array.from({ length: players }, (_, seat) =>
    seat === 0 ? { kind: 'person', name: 'Ada' } : { kind: 'bot', name: `Bot ${seat}`, level: 'greedy' },
  )
  await keep(page, 'matches', id, { record, seats, started: 1, touched: 1, over: false })
}

export const keepBegun = (page: Page, id: string, game: AnyGame, options: Options): Promise<void> =>
  keepGame(page, id, options, newRecord(game, options, id))

/** Most of it was played: the table is full. */
export async function keepAdvanced(page: Page, id: string, game: AnyGame, options: Options): Promise<void> {
  const { choices } = playOut(game, options, id, Array(options.players).fill(chooserOf(bots.greedy(game))))
  const record = newRecord(game, options, id)
  await keepGame(page, id, options, { ...record, choices: choices.slice(0, choices.length * 0.8) })
}
