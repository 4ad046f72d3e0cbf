import { bots, chooserOf } from '@overlair/bots'
import { playOut } from '@overlair/play/play-out'
import { games } from '@overlair/rules'
import { overboss } from '@overlair/rules/overboss'
import { describe, expect, test } from 'vitest'
import type { SimulationJob } from '../simulate/job.ts'
import { runOrder } from '../simulate/run.ts'
import { type SimulationSummary, summarize } from '../simulate/summary.ts'
import { addFailure, addFinished, addTotals, emptyTotals } from '../simulate/totals.ts'
import { overlair } from '../testing/run-cli.ts'

const tallyOf = async (line: string): Promise<SimulationSummary> =>
  JSON.parse((await overlair(`simulate ${line} --json`)).out)
const withoutTimes = ({ seconds, decisionsPerSecond, gamesPerSecond, ...rest }: SimulationSummary) => rest

describe('overlair simulate', () => {
  test('--json gives exactly the agreed keys', async () => {
    const counted = await tallyOf('overboss --players 3 --games 4 --seed x')
    expect(Object.keys(counted)).toEqual([
      'game',
      'players',
      'games',
      'finished',
      'decisions',
      'seconds',
      'decisionsPerSecond',
      'gamesPerSecond',
      'wins',
      'draws',
      'meanScore',
      'errors',
    ])
    expect(counted).toMatchObject({ game: 'overboss', players: 3, games: 4, finished: 4, errors: 0 })
    expect(counted.wins).toHaveLength(3)
    expect(counted.meanScore).toHaveLength(3)
    expect(counted.wins.reduce((sum, n) => sum + n, 0) + counted.draws).toBe(4)
  })
  test('the same seed gives the same results, whatever the number of workers', async () => {
    const line = 'overboss --players 2 --games 30 --seed same --bosses --commands'
    const alone = withoutTimes(await tallyOf(line))
    expect(withoutTimes(await tallyOf(line))).toEqual(alone)
    expect(withoutTimes(await tallyOf(`${line} --workers 2`))).toEqual(alone)
    expect(withoutTimes(await tallyOf(`${line} --workers`))).toEqual(alone)
    expect(withoutTimes(await tallyOf(line.replace('same', 'other')))).not.toEqual(alone)
  })
  test('each game has a seed of its own, from the seed and its number', async () => {
    const { decisions, meanScore } = await tallyOf('overboss --players 2 --games 1 --seed s')
    const { choices, result } = playOut(
      overboss,
      { players: 2 },
      's/0',
      [bots.random(overboss), bots.random(overboss)].map(chooserOf),
    )
    expect([decisions, meanScore]).toEqual([choices.length, result.scores])
  })
  test('bots take the seats in turn', async () => {
    const { wins } = await tallyOf('overboss --players 4 --games 3 --bots greedy,random')
    expect(wins[1]! + wins[3]!).toBe(0)
    expect((await overlair('simulate overboss --players 3 --games 1 --bots greedy,random')).out).toMatch(
      /0 {2}greedy .*\n.*1 {2}random .*\n.*2 {2}greedy /,
    )
  })
  test('options of the game are flags', async () => {
    const terrains = 'castle,cloud_island,desert,summoning_circle,volcano'
    const line = `overboss --board 4x4 --terrains ${terrains} --bosses --commands --players 2 --games 2`
    expect(await tallyOf(line)).toMatchObject({ finished: 2, errors: 0 })
  })
  test.each([
    'boss-monster --players 4',
    'boss-monster --players 3 --choose --machinations --hard --revised',
    'next-level --players 2 --classic',
    'next-level --players 4 --infiniteLives --machinations',
    'next-level --players 3 --mixed --hard',
    'next-level --players 4 --mixed --heroes boss-monster --choose --machinations --hard --classic --revised',
  ])('all options of the dungeon games can be simulated (%s)', async line => {
    expect(await tallyOf(`${line} --games 12`)).toMatchObject({ finished: 12, errors: 0 })
  })
  test('dungeon games give the same results whatever the number of workers, and greedy wins', async () => {
    const line = 'boss-monster --players 2 --games 8 --seed same --bots greedy,random'
    const alone = withoutTimes(await tallyOf(line))
    expect(withoutTimes(await tallyOf(`${line} --workers 2`))).toEqual(alone)
    expect(alone.wins[0]).toBeGreaterThan(alone.wins[1]!)
  })
  test('without a number of players there are two, or one where the game is played alone (OB-158)', async () => {
    expect(await tallyOf('overboss --games 1')).toMatchObject({ players: 2 })
    expect(await tallyOf('overboss --games 1 --level 2')).toMatchObject({ players: 1, wins: [1] })
    expect(await tallyOf('overboss --games 1 --boss kirax')).toMatchObject({ players: 1 })
  })
  test('says in words how it went', async () => {
    const { code, out, err } = await overlair('simulate overboss --games 10 --players 1')
    expect([code, err]).toEqual([0, ''])
    expect(out).toMatch(/^overboss: 10 of 10 games of 1 player finished, seed 1\n/)
    expect(out).toMatch(/shared wins: 0, errors: 0\n/)
  })
  test('shows a progress bar where somebody watches', async () => {
    const { err } = await overlair('simulate overboss --games 3', { screen: true })
    expect(err).toContain('[██████████████████████████████] 3/3')
  })
  const order: SimulationJob = {
    game: 'overboss',
    options: {},
    players: 2,
    games: 2,
    seed: 's',
    bots: [],
    report: false,
  }
  test('games that fail are counted, and the first of them can be told', () => {
    const sums = emptyTotals(2)
    addFailure(sums, { index: 0, error: 'broken' })
    addFinished(sums, { decisions: 9, result: { winners: [0, 1], scores: [4, 4] } })
    expect(summarize(order, sums, 2)).toMatchObject({
      finished: 1,
      draws: 1,
      wins: [0, 0],
      meanScore: [4, 4],
      errors: 1,
      decisionsPerSecond: 5,
    })
    for (let index = 2; index < 100; index++) {
      const next = emptyTotals(2)
      addFailure(next, { index, error: 'broken' })
      addTotals(sums, next)
    }
    expect(sums.errors).toBe(99)
    expect(sums.failures.map(({ index }) => index)).toEqual([0, 2, 3, 4, 5])
  })
  test.each([1, 2])('no more is kept of many games than of few (workers: %i)', async workers => {
    const kept = async (games: number) => {
      const sums = await runOrder({ ...order, games, bots: ['random', 'random'] }, workers, () => {})
      expect(sums.finished).toBe(games)
      return JSON.stringify(sums).length
    }
    expect(await kept(600)).toBeLessThan((await kept(6)) + 40)
  })

  test.each([
    ['simulate', 'simulate needs a game; see overlair simulate --help'],
    ['simulate chess', `there is no game “chess”; there are ${games.map(({ id }) => id).join(', ')}`],
    ['simulate overboss overboss', 'simulate takes one game, and “overboss” is one too many'],
    [
      'simulate overboss --player 2',
      'simulate has no option --player; it has --players, --games, --seed, --bots, --workers, --report, --json, --lang, --board, --terrains, --bosses, --commands, --boss, --level, --help',
    ],
    ['simulate overboss --players 6', 'overboss is for 1 to 5 players, not 6'],
    ['simulate overboss --players two', '--players is a whole number from 0 up, not “two”'],
    ['simulate overboss --games 0', '--games is a whole number from 1 up, not “0”'],
    ['simulate overboss --games', '--games needs a value: --games <number>'],
    ['simulate overboss --workers many', '--workers is a whole number or auto, not “many”'],
    ['simulate overboss --workers 0', '--workers is a whole number from 1 to 256, not “0”'],
    ['simulate overboss --bots greedy,smart', 'there is no bot “smart”; there are random, greedy'],
    ['simulate overboss --board 5x5', 'option “board” of overboss is one of 3x4, 4x4, not "5x5"'],
    [
      'simulate overboss --terrains forest,cave',
      'option “terrains” of overboss needs 5 different items, not ["forest","cave"]',
    ],
    [
      'simulate overboss --terrains wood',
      'option “terrains” of overboss has no item "wood"; allowed: forest, cave, graveyard, swamp, camp, castle, cloud_island, desert, summoning_circle, volcano',
    ],
    ['simulate overboss --board 4x4 --players 5', 'the 4x4 board is for at most 4 players (OB-24); 5 players use 3x4'],
    ['simulate overboss --players 1 --commands', 'command cards are not used by a player alone (OB-154)'],
    [
      'simulate overboss --players 2 --boss kirax',
      'a boss is chosen beforehand only by a player alone (OB-157); others are dealt two each',
    ],
    ['simulate overboss --players 2 --level 3', 'campaign levels are played alone (OB-158), not by 2 players'],
    ['simulate overboss --level 2 --boss porkus', 'campaign level 2 allows kirax or cleopatra, not porkus (OB-158)'],
    ['simulate overboss --report=csv', '--report is one of table, markdown, not “csv”'],
    ['simulate overboss --report --lang de', '--lang is one of en, pl, uk, not “de”'],
    ['simulate overboss --bosses=yes', '--bosses takes no value, but was given “yes”'],
  ])('%s is refused', async (line, message) => {
    expect(await overlair(line)).toEqual({ code: 2, out: '', err: `overlair: ${message}\n` })
  })
})
