// What tables need of the rest of the server: games, bots, time.
import type { BotRequest } from '@overlair/bots/request'
import { botRequest } from '@overlair/bots/request'
import type { TableId } from '@overlair/protocol/table'
import { games } from '@overlair/rules'
import { type AnyGame, type Choice, GameError } from '@overlair/rules/kernel'
import type { Storage } from '../storage/contract.ts'
import type { Ownership, TableServices } from './contract.ts'
import { matchFrom } from './course.ts'
import { PositionFeed } from './feed.ts'
import { OnlineMatch } from './online-match.ts'

export function gameOf(id: string): AnyGame {
  const game = games.find(one => one.id === id)
  if (game) return game
  throw new GameError('no-game', `there is no game “${id}”; games: ${games.map(one => one.id).join(', ')}`)
}

export type AnswerForBot = (request: BotRequest, table: TableId) => Promise<Choice>

const soleOwner: Ownership = { acquire: async () => {}, release: async () => {} }

export interface Surroundings {
  readonly storage: Storage
  /** Without it, this process is the only one. */
  readonly ownership?: Ownership
  readonly answerForBot: AnswerForBot
  readonly report: TableServices['report']
  readonly onDelivery?: TableServices['onDelivery']
  readonly now?: () => number
  readonly wait?: TableServices['wait']
  readonly startTimer?: TableServices['startTimer']
  /** Tests have games of their own. */
  readonly findGame?: (id: string) => AnyGame
}

export const tableServices = ({
  storage,
  ownership = soleOwner,
  answerForBot,
  report,
  onDelivery = () => {},
  now = Date.now,
  wait = milliseconds => new Promise(resolve => setTimeout(resolve, milliseconds)),
  startTimer = (milliseconds, action) => {
    const timer = setTimeout(action, milliseconds)
    return () => clearTimeout(timer)
  },
  findGame = gameOf,
}: Surroundings): TableServices => ({
  storage,
  ownership,
  report,
  onDelivery,
  now,
  wait,
  startTimer,
  findGame,
  async openMatch(entries, table) {
    const game = findGame(table.game)
    let feed: PositionFeed | undefined
    const { match, times, stop } = await matchFrom(game, entries, table, { onEvent: () => feed?.atEvent(), now })
    feed = new PositionFeed(game, () => match.state, table.seats.length)
    return { match: new OnlineMatch(table.id, match, feed, { now, opened: times.opened }), ...(stop && { stop }) }
  },
  askBot(table, { match }, seat, level, failures) {
    if (failures === 0) return answerForBot(botRequest(match, seat, level), table)
    const request = botRequest(match, seat, 'random')
    return answerForBot({ ...request, random: `${request.random} again ${failures}` }, table)
  },
})
