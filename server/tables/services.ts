// What tables need of the rest of the server: games, bots, time.
import type { BotRequest } from '@overlair/bots/request'
import { botRequest } from '@overlair/bots/request'
import type { TableId } from '@overlair/protocol/table'
import { games } from '@overlair/rules'
import { type AnyGame, type Choice, GameError } from '@overlair/rules/kernel'
import type { Storage } from '../storage/contract.ts'
import type { TableServices } from './contract.ts'
import { matchFrom } from './course.ts'
import { PositionFeed } from './feed.ts'
import { OnlineMatch } from './online-match.ts'

export function gameOf(id: string): AnyGame {
  const game = games.find(one => one.id === id)
  if (game) return game
  throw new GameError('no-game', `there is no game “${id}”; games: ${games.map(one => one.id).join(', ')}`)
}

export type AnswerForBot = (request: BotRequest, table: TableId) => Promise<Choice>

export interface Surroundings {
  readonly storage: Storage
  readonly answerForBot: AnswerForBot
  readonly report: TableServices['report']
  readonly now?: () => number
  readonly wait?: TableServices['wait']
  /** Tests have games of their own. */
  readonly findGame?: (id: string) => AnyGame
}

export const tableServices = ({
  storage,
  answerForBot,
  report,
  now = Date.now,
  wait = milliseconds => new Promise(resolve => setTimeout(resolve, milliseconds)),
  findGame = gameOf,
}: Surroundings): TableServices => ({
  storage,
  report,
  now,
  wait,
  async openMatch(entries, { id, game: gameId, seats }) {
    const game = findGame(gameId)
    let feed: PositionFeed | undefined
    const { match, stop } = await matchFrom(game, entries, seats, () => feed?.atEvent())
    feed = new PositionFeed(game, () => match.state, seats.length)
    return { match: new OnlineMatch(id, match, feed), ...(stop && { stop }) }
  },
  askBot(table, { match }, seat, level, failures) {
    if (failures === 0) return answerForBot(botRequest(match, seat, level), table)
    const request = botRequest(match, seat, 'random')
    return answerForBot({ ...request, random: `${request.random} again ${failures}` }, table)
  },
})
