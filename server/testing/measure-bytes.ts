// Measures how many bytes a seat is sent for each choice, and at entering. Greedy bots play whole games.
//   node server/testing/measure-bytes.ts [--games 2]
import process from 'node:process'
import { parseArgs } from 'node:util'
import { gzipSync } from 'node:zlib'
import { answerForBot } from '@overlair/bots/answer'
import { botRequest } from '@overlair/bots/request'
import { games } from '@overlair/rules'
import { type AnyGame, newRecord } from '@overlair/rules/kernel'
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
  readonly raw: number[]
  readonly compressed: number[]
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
  const { match, times } = await matchFrom(game, entries, tableFor(game, seatsFor(players)), {
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
      const position = JSON.stringify(online.position([turn % players]))
      measured.raw.push(Buffer.byteLength(position))
      measured.compressed.push(gzipSync(position).length)
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
}

const percentile = (list: readonly number[], share: number): number =>
  list.toSorted((a, b) => a - b)[Math.min(list.length - 1, Math.floor(list.length * share))]!
const both = (list: readonly number[]): string =>
  [0.5, 0.95].map(share => Math.round(percentile(list, share)).toLocaleString('en')).join(' / ')

console.log('| game | players | pace | choices | bytes per seat and choice | position | position, gzip |')
console.log('| --- | --- | --- | --- | --- | --- | --- |')
for (const game of games)
  for (const players of [2, 4, 6]) {
    if (players > game.players.max) continue
    for (const pace of ['discreet', 'brisk']) {
      const measured: Measured = { perChoice: [], raw: [], compressed: [] }
      for (let n = 0; n < gamesEach; n++) await measureGame(game, players, pace, `bytes ${n}`, measured)
      const { perChoice, raw, compressed } = measured
      const choices = perChoice.length / players
      console.log(
        `| ${game.id} | ${players} | ${pace} | ${choices} | ${both(perChoice)} | ${both(raw)} | ${both(compressed)} |`,
      )
    }
  }
