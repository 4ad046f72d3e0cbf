import { expect, test } from 'vitest'
import type { FinishedGame } from '../../platform/storage/finished-games.ts'
import { placeIn, summarise } from './summary.ts'

let lastId = 0
const finished = (facts: Partial<FinishedGame>): FinishedGame => ({
  match: `m${++lastId}`,
  game: 'overboss',
  scores: [40, 50, 30],
  winners: [1],
  own: [0],
  bots: ['greedy'],
  choices: 60,
  when: lastId,
  ...facts,
})

test('the place counts better scores and the winners, who can win a tie', () => {
  expect(placeIn(finished({}))).toBe(2)
  expect(placeIn(finished({ own: [1] }))).toBe(1)
  expect(placeIn(finished({ own: [2] }))).toBe(3)
  expect(placeIn(finished({ scores: [8, 8, 7], winners: [1], own: [0] }))).toBe(2)
  expect(placeIn(finished({ scores: [8, 8, 7], winners: [0, 1], own: [0] }))).toBe(1)
})
test('a game alone, or of two people at one device, has no place', () => {
  expect(placeIn(finished({ scores: [40], winners: [0] }))).toBeUndefined()
  expect(placeIn(finished({ own: [0, 1] }))).toBeUndefined()
})
test('games are counted by game, number of players and bots', () => {
  const summary = summarise([
    finished({ own: [1] }),
    finished({ bots: ['greedy', 'random'], choices: 90 }),
    finished({ scores: [40, 30], winners: [0], own: [0, 1], bots: [] }),
    finished({ game: 'boss-monster', scores: [4, 6], winners: [1], bots: ['random'] }),
  ])
  expect(summary.all).toEqual({ games: 4, contested: 3, wins: 1, place: 5 / 3 })
  expect(summary.rows.map(({ game, players, games, wins, place }) => [game, players, games, wins, place])).toEqual([
    ['boss-monster', 2, 1, 0, 2],
    ['overboss', 2, 1, 0, undefined],
    ['overboss', 3, 2, 1, 1.5],
  ])
  expect(summary.bots.map(({ level, games, wins }) => [level, games, wins])).toEqual([
    ['random', 2, 0],
    ['greedy', 2, 1],
  ])
  expect(summary.points.map(({ game, played }) => [game, played.map(({ points }) => points)])).toEqual([
    ['boss-monster', [4]],
    ['overboss', [50, 40]],
  ])
  expect(summary.longest?.choices).toBe(90)
})
test('no games make an empty summary', () => {
  expect(summarise([])).toEqual({
    all: { games: 0, contested: 0, wins: 0, place: undefined },
    rows: [],
    bots: [],
    points: [],
    longest: undefined,
  })
})
