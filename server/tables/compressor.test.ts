import { decompress } from '@overlair/client/decompress'
import { dictionaryFor } from '@overlair/protocol/compressed'
import type { PositionMessage, WholeLog, WholePosition } from '@overlair/protocol/messages'
import type { Table } from '@overlair/protocol/table'
import { games } from '@overlair/rules'
import { type AnyGame, newRecord, type RawOptions, randomBelow, randomSource } from '@overlair/rules/kernel'
import { describe, expect, test } from 'vitest'
import { decompressed } from '../testing/decompressed.ts'
import { seatsFor, tableFor } from '../testing/stage.ts'
import { compressedLog, positionFrom } from './compressor.ts'
import { matchFrom } from './course.ts'
import { PositionFeed } from './feed.ts'
import { entriesOf } from './log/entries.ts'
import { OnlineMatch } from './online-match.ts'
import { gameOf } from './services.ts'

async function openMatch(game: AnyGame, chosen: RawOptions): Promise<{ online: OnlineMatch; table: Table }> {
  const record = newRecord(game, chosen, 'compressed')
  const players = Number(record.options.players)
  const table = { ...tableFor(game, seatsFor(players)), options: record.options }
  let feed: PositionFeed | undefined
  const now = () => 0
  const { match, times } = await matchFrom(game, entriesOf(record), table, { onEvent: () => feed?.atEvent(), now })
  feed = new PositionFeed(game, () => match.state, players)
  return { online: new OnlineMatch(table.id, match, feed, { now, opened: times.opened }), table }
}
/** Plays at random, and looks at the match after each choice. */
function play(online: OnlineMatch, look: (turn: number) => void): void {
  const { match } = online
  const random = randomSource('play')
  for (let turn = 0; match.result === undefined; turn++) {
    look(turn)
    const { seat, decision, ask, by } = match.pending()[0]!
    if (by === 'match') online.answer(seat)
    else online.choose(seat, ask.choices[randomBelow(random, ask.choices.length)]!, decision)
  }
}
const message = (online: OnlineMatch, table: Table, seat: number): string => positionFrom(online, table, [seat])([seat])

const counts = games.flatMap(game =>
  Array.from({ length: game.players.max - game.players.min + 1 }, (_, i) => [game.id, game.players.min + i] as const),
)
describe('half of the positions are sent in at most 2,500 bytes', () => {
  test.each(counts)('%s for %i', async (id, players) => {
    const { online, table } = await openMatch(gameOf(id), { players })
    const sizes: number[] = []
    play(online, turn => void (turn % 5 === 0 && sizes.push(message(online, table, turn % players).length)))
    expect(sizes.length).toBeGreaterThan(3)
    expect(sizes.toSorted((a, b) => a - b)[Math.floor(sizes.length / 2)]).toBeLessThanOrEqual(2500)
  })
})

test.each(games.map(({ id }) => id))('a client reads the positions and the log of %s as they are', async id => {
  const game = gameOf(id)
  const { online, table } = await openMatch(game, { players: 2 })
  const dictionary = dictionaryFor(game, table)
  const sent: { readonly text: string; readonly position: WholePosition }[] = []
  play(online, turn => {
    if (turn % 10 === 0) sent.push({ text: message(online, table, 1), position: online.position([1]) })
  })
  for (const { text, position } of sent) {
    const push: PositionMessage = JSON.parse(text)
    expect(await decompress(push, dictionary)).toEqual(position)
    expect(decompressed(push, game, table)).toEqual(position)
  }
  const log = await compressedLog(online, table, [1])
  const whole = { steps: online.match.seat('spectator').log(), seats: online.ownSteps([1]) }
  expect(await decompress(log, dictionary)).toEqual(JSON.parse(JSON.stringify(whole)))
})
test('a log is compressed once for all who know the same of it, until the next choice', async () => {
  const { online, table } = await openMatch(gameOf('overboss'), { players: 2 })
  const first = compressedLog(online, table, [0])
  expect(compressedLog(online, table, [0])).toBe(first)
  expect(compressedLog(online, table, [1])).not.toBe(first)
  const { seat, decision, ask } = online.match.pending()[0]!
  online.choose(seat, ask.choices[0]!, decision)
  const second = compressedLog(online, table, [0])
  expect(second).not.toBe(first)
  expect((await second).compressed).not.toBe((await first).compressed)
})

test('a log says of other seats only what all know', async () => {
  const game = gameOf('super-boss-monster')
  const { online, table } = await openMatch(game, { players: 3 })
  play(online, () => {})
  const { steps, seats } = decompressed<WholeLog>(await compressedLog(online, table, [1]), game, table)
  expect(Object.keys(seats)).toEqual(['1'])
  expect(steps).toEqual(JSON.parse(JSON.stringify(online.match.seat('spectator').log())))
  const own = online.match.played.flatMap(({ answer: { seat, choice } }, i) => (seat === 1 ? [[i, choice]] : []))
  expect(Object.entries(seats[1]!.choices!)).toEqual(own.map(([i, choice]) => [String(i), choice]))
  const events = online.match.played.flatMap(one => one.events)
  const told = Object.entries(seats[1]!.facts!)
  expect(told.length).toBeGreaterThan(0)
  for (const [i, facts] of told)
    expect(events[Number(i)]!.secret).toEqual({ seats: expect.arrayContaining([1]), facts })
})

test('a client with other rules is told so', async () => {
  const game = gameOf('overboss')
  const { online, table } = await openMatch(game, { players: 2 })
  const other = dictionaryFor(game, { ...table, seats: seatsFor(3) })
  const push: PositionMessage = JSON.parse(message(online, table, 0))
  await expect(decompress(push, other)).rejects.toThrow('the server has other rules')
})
test('a damaged message is an error, and does not hang', async () => {
  const game = gameOf('overboss')
  const { online, table } = await openMatch(game, { players: 2 })
  const push: PositionMessage = JSON.parse(message(online, table, 0))
  const cut = { ...push, compressed: push.compressed.slice(0, 40) }
  await expect(decompress(cut, dictionaryFor(game, table))).rejects.toThrow()
})
test('a table that is older than an option of its game has a dictionary', () => {
  const game = gameOf('boss-monster')
  const { players: _, revised: __, ...older } = game.resolve({ players: 2 })
  expect(dictionaryFor(game, { options: older, seats: seatsFor(2) }).text).toContain('"game":"boss-monster"')
})
