// What tables need of the rest of the server: games, bots, time.
import type { BotRequest } from '@overlair/bots/request'
import { botRequest } from '@overlair/bots/request'
import { games } from '@overlair/rules'
import { type AnyGame, type Choice, GameError } from '@overlair/rules/kernel'
import type { Storage } from '../storage/contract.ts'
import { matchFrom } from './course.ts'
import type { EntryOf } from './entries.ts'
import { PositionFeed } from './feed.ts'
import { OnlineMatch } from './online-match.ts'
import type { TableServices } from './online-table.ts'

export function gameOf(id: string): AnyGame {
  const game = games.find(one => one.id === id)
  if (game) return game
  throw new GameError('no-game', `there is no game “${id}”; games: ${games.map(one => one.id).join(', ')}`)
}

export interface Surroundings {
  readonly storage: Storage
  readonly answerForBot: (request: BotRequest) => Promise<Choice>
  readonly report: TableServices['report']
  readonly now?: () => number
  readonly wait?: TableServices['wait']
}

export const tableServices = ({ storage, answerForBot, report, now, wait }: Surroundings): TableServices => ({
  storage,
  report,
  now: now ?? Date.now,
  wait: wait ?? (milliseconds => new Promise(resolve => setTimeout(resolve, milliseconds))),
  async openMatch(id, entries, { game: gameId, seats }) {
    const game = gameOf(gameId)
    const { start } = entries.find((entry): entry is EntryOf<'started'> => entry.kind === 'started')!
    let feed: PositionFeed | undefined
    const match = await matchFrom(game, start, entries, seats, () => feed?.atEvent())
    feed = new PositionFeed(game, () => match.state, seats.length)
    return new OnlineMatch(id, match, feed)
  },
  askBot: ({ match }, seat, level) => answerForBot(botRequest(match, seat, level)),
})
