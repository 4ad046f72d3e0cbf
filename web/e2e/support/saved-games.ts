// Unfinished games of one person against greedy bots, saved on the device directly. The id is the seed, so a game is the same in every run.
import { bots, chooserOf } from '@overlair/bots'
import { playOut } from '@overlair/play/play-out'
import { type AnyGame, type GameRecord, newRecord, type RawOptions } from '@overlair/rules/kernel'
import type { Page } from '@playwright/test'
import { writeToStore } from './storage.ts'

type Options = RawOptions & { readonly players: number }

async function saveGame(page: Page, id: string, { players }: Options, record: GameRecord): Promise<void> {
  const seats = Array.from({ length: players }, (_, seat) =>
    seat === 0 ? { kind: 'person', name: 'Ada' } : { kind: 'bot', name: `Bot ${seat}`, level: 'greedy' },
  )
  await writeToStore(page, 'matches', id, { record, seats, started: 1, touched: 1, over: false })
}

export const saveNewGame = (page: Page, id: string, game: AnyGame, options: Options): Promise<void> =>
  saveGame(page, id, options, newRecord(game, options, id))

/** Saves a game after 80 % of its choices, when the table is full. */
export async function saveLateGame(page: Page, id: string, game: AnyGame, options: Options): Promise<void> {
  const { choices } = playOut(game, options, id, Array(options.players).fill(chooserOf(bots.greedy(game))))
  const record = newRecord(game, options, id)
  await saveGame(page, id, options, { ...record, choices: choices.slice(0, choices.length * 0.8) })
}
