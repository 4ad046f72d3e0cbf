// Measures how many bytes a seat is sent for each choice, and at entering, and the processor time of entering. Greedy bots play whole games.
//   node server/testing/measure-bytes.ts [--games 2]
import process from 'node:process'
import { parseArgs } from 'node:util'
import { answerForBot } from '@overlair/bots/answer'
import { botRequest } from '@overlair/bots/request'
import type { Reply } from '@overlair/protocol/messages'
import { games } from '@overlair/rules'
import { type AnyGame, newRecord } from '@overlair/rules/kernel'
import { compressedLog, positionFrom } from '../tables/compressor.ts'
import { matchFrom } from '../tables/course.ts'
import { PositionFeed } from '../tables/feed.ts'
import { entriesOf } from '../tables/log/entries.ts'
import { type Batch, OnlineMatch } from '../tables/online-match.ts'
import { seatsFor, tableFor } from './stage.ts'

const { values } = parseArgs({ options: { games: { type: 'string', default: '2' } } })
const gamesEach = Number(values.games)
if (!(gamesEach >= 1)) {
  console.error('measure-bytes: --games is a number from 1')
  process.exit(2)
}
/** As long as those of a server. */
const TABLE = 'x'.repeat(22)

interface Measured {
  /** By choice: those of its message, divided by the choices that the message reports. */
  readonly perChoice: number[]
  /** The messages at entering: with the whole position, with the log. */
  readonly position: number[]
  readonly log: number[]
  /** Milliseconds of processor time, over all threads: to make these two messages, and to open a whole game from its log. */
  readonly entering: number[]
  readonly opening: number[]
}

function measureBatch(batch: Batch, players: number, { perChoice }: Measured): void {
  for (let seat = 0; seat < players; seat++) {
    const choices = batch.entries.length
    const share = Buffer.byteLength(batch.textFor([seat])) / choices
    for (let i = 0; i < choices; i++) perChoice.push(share)
  }
}

async function measureGame(game: AnyGame, players: number, pace: string, seed: string, measured: Measured) {
  const entries = entriesOf(newRecord(game, { players }, seed))
  let feed: PositionFeed | undefined
  const now = () => 0
  const table = { ...tableFor(game, seatsFor(players)), id: TABLE }
  const { match, times } = await matchFrom(game, entries, table, {
    onEvent: () => feed?.atEvent(),
    now,
  })
  feed = new PositionFeed(game, () => match.state, players)
  const online = new OnlineMatch(TABLE, match, feed, { now, ...times })
  const isBrisk = pace === 'brisk'
  const first = isBrisk && online.settle()
  if (first) measureBatch(first, players, measured)
  for (let turn = 0; match.result === undefined; turn++) {
    if (turn % 5 === 0) {
      const seat = [turn % players]
      const since = process.cpuUsage()
      const position = positionFrom(online, table, seat)(seat)
      const log = await compressedLog(online, table, seat)
      measured.entering.push(millisecondsSince(since))
      measured.position.push(position.length)
      measured.log.push(JSON.stringify({ re: '100', ok: true, result: { ...log } } satisfies Reply).length)
    }
    const { seat, decision, by } = match.pending()[0]!
    if (by === 'match') {
      measureBatch(online.answer(seat), players, measured)
      continue
    }
    const choice = await answerForBot(botRequest(match, seat, 'greedy'))
    const batch = isBrisk ? online.chooseAndSettle(seat, choice, decision) : online.choose(seat, choice, decision)
    measureBatch(batch, players, measured)
  }
  const since = process.cpuUsage()
  await matchFrom(game, entriesOf(match.record), table, { now })
  measured.opening.push(millisecondsSince(since))
}
function millisecondsSince(since: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(since)
  return (user + system) / 1000
}

const percentile = (list: readonly number[], share: number): number =>
  list.toSorted((a, b) => a - b)[Math.min(list.length - 1, Math.floor(list.length * share))]!
const both = (list: readonly number[]): string =>
  [0.5, 0.95].map(share => Math.round(percentile(list, share)).toLocaleString('en')).join(' / ')
const bothInTenths = (list: readonly number[]): string =>
  [0.5, 0.95].map(share => percentile(list, share).toFixed(1)).join(' / ')

console.log(
  '| game | players | pace | choices | bytes per seat and choice | position | log | entering, ms | opening, ms |',
)
console.log('| --- | --- | --- | --- | --- | --- | --- | --- | --- |')
for (const game of games)
  for (const players of [2, 4, 6]) {
    if (players > game.players.max) continue
    for (const pace of ['discreet', 'brisk']) {
      const measured: Measured = { perChoice: [], position: [], log: [], entering: [], opening: [] }
      for (let n = 0; n < gamesEach; n++) await measureGame(game, players, pace, `bytes ${n}`, measured)
      const { perChoice, position, log, entering, opening } = measured
      const columns = [
        game.id,
        players,
        pace,
        perChoice.length / players,
        both(perChoice),
        both(position),
        both(log),
        bothInTenths(entering),
        percentile(opening, 0.5).toFixed(0),
      ]
      console.log(`| ${columns.join(' | ')} |`)
    }
  }
