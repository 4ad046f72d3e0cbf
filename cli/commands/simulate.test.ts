import { bots, chooserOf } from '@overlair/bots'
import { playOut } from '@overlair/play/play-out'
import { games } from '@overlair/rules'
import { overboss } from '@overlair/rules/overboss'
import { describe, expect, test } from 'vitest'
import type { SimulationJob } from '../simulate/job.ts'
import { runJob } from '../simulate/run.ts'
import { type SimulationSummary, summarize } from '../simulate/summary.ts'
import { addFailure, addFinished, addTotals, emptyTotals } from '../simulate/totals.ts'
import { overlair } from '../testing/run-cli.ts'

const summaryOf = async (line: string): Promise<SimulationSummary> =>
  JSON.parse((await overlair(`simulate ${line} --json`)).out)
const withoutTimes = ({ seconds, decisionsPerSecond, gamesPerSecond, ...rest }: SimulationSummary) => rest

describe('overlair simulate', () => {
  test('--json prints exactly the documented keys', async () => {
    const summary = await summaryOf('overboss --players 3 --games 4 --seed x')
    expect(Object.keys(summary)).toEqual([
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
    expect(summary).toMatchObject({ game: 'overboss', players: 3, games: 4, finished: 4, errors: 0 })
    expect(summary.wins).toHaveLength(3)
    expect(summary.meanScore).toHaveLength(3)
    expect(summary.wins!.reduce((sum, n) => sum + n, 0) + summary.draws!).toBe(4)
  })
  test('the same seed gives the same results with any number of workers', async () => {
    const line = 'overboss --players 2 --games 30 --seed same --bosses --commands'
    const alone = withoutTimes(await summaryOf(line))
    expect(withoutTimes(await summaryOf(line))).toEqual(alone)
    expect(withoutTimes(await summaryOf(`${line} --workers 2`))).toEqual(alone)
    expect(withoutTimes(await summaryOf(`${line} --workers`))).toEqual(alone)
    expect(withoutTimes(await summaryOf(line.replace('same', 'other')))).not.toEqual(alone)
  })
  test('the seed of a game is made of the seed of the run and its number', async () => {
    const { decisions, meanScore } = await summaryOf('overboss --players 2 --games 1 --seed s')
    const { choices, result } = playOut(
      overboss,
      { players: 2 },
      's/0',
      [bots.random(overboss), bots.random(overboss)].map(chooserOf),
    )
    expect([decisions, meanScore]).toEqual([choices.length, result.scores])
  })
  test('the list of bots repeats over the seats', async () => {
    const { wins } = await summaryOf('overboss --players 4 --games 3 --bots greedy,random')
    expect(wins![1]! + wins![3]!).toBe(0)
    expect((await overlair('simulate overboss --players 3 --games 1 --bots greedy,random')).out).toMatch(
      /0 {2}greedy .*\n.*1 {2}random .*\n.*2 {2}greedy /,
    )
  })
  test('options of the game are flags', async () => {
    const terrains = 'castle,cloud_island,desert,summoning_circle,volcano'
    const line = `overboss --board 4x4 --terrains ${terrains} --bosses --commands --players 2 --games 2`
    expect(await summaryOf(line)).toMatchObject({ finished: 2, errors: 0 })
  })
  test.each([
    'boss-monster --players 4',
    'boss-monster --players 3 --choose --machinations --hard --revised',
    'next-level --players 2 --classic',
    'next-level --players 4 --infiniteLives --machinations',
    'next-level --players 3 --mixed --hard',
    'next-level --players 4 --mixed --heroes boss-monster --choose --machinations --hard --classic --revised',
  ])('simulates all options of the dungeon games (%s)', async line => {
    expect(await summaryOf(`${line} --games 12`)).toMatchObject({ finished: 12, errors: 0 })
  })
  test('dungeon games do not depend on the number of workers, and greedy wins', async () => {
    const line = 'boss-monster --players 2 --games 8 --seed same --bots greedy,random'
    const alone = withoutTimes(await summaryOf(line))
    expect(withoutTimes(await summaryOf(`${line} --workers 2`))).toEqual(alone)
    expect(alone.wins![0]).toBeGreaterThan(alone.wins![1]!)
  })
  test('the default number of players is two, or one for solo options (OB-158)', async () => {
    expect(await summaryOf('overboss --games 1')).toMatchObject({ players: 2 })
    expect(await summaryOf('overboss --games 1 --level 2')).toMatchObject({ players: 1, finished: 1 })
    expect(await summaryOf('overboss --games 1 --boss kirax')).toMatchObject({ players: 1 })
  })
  test('prints a summary', async () => {
    const { code, out, err } = await overlair('simulate overboss --games 10 --players 2')
    expect([code, err]).toEqual([0, ''])
    expect(out).toMatch(
      /^overboss: 10 of 10 games with 2 players finished, seed 1\n {2}seat {2}bot {5}wins {2}mean score\n/,
    )
    expect(out).toMatch(/shared wins: 0, errors: 0\n/)
  })
  test.each([
    ['pl', /^overboss: ukończone gry: 2 z 2, 2 gracze, ziarno: 1\n {2}miejsce {2}bot /, 'wspólne wygrane: '],
    ['uk', /^overboss: завершено 2 з 2 партій, 2 гравці, зерно 1\n {2}місце {2}бот /, 'спільні перемоги: '],
  ])('prints the summary in the language of the reader (%s)', async (lang, head, shared) => {
    const { out } = await overlair(`simulate overboss --games 2 --lang ${lang}`)
    expect(out).toMatch(head)
    expect(out).toContain(shared)
  })
  test('shows a progress bar on a terminal', async () => {
    const { err } = await overlair('simulate overboss --games 3', { screen: true })
    expect(err).toContain('[██████████████████████████████] 3/3')
  })
  const job: SimulationJob = {
    game: 'overboss',
    options: {},
    players: 2,
    games: 2,
    seed: 's',
    bots: [],
    report: false,
  }
  test('counts crashed games and stores the first ones', () => {
    const totals = emptyTotals(2)
    addFailure(totals, { index: 0, error: 'broken' })
    addFinished(totals, { decisions: 9, result: { winners: [0, 1], scores: [4, 4] } })
    expect(summarize(job, totals, 2)).toMatchObject({
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
      addTotals(totals, next)
    }
    expect(totals.errors).toBe(99)
    expect(totals.failures.map(({ index }) => index)).toEqual([0, 2, 3, 4, 5])
  })
  test.each([1, 2])('memory use does not grow with the number of games (workers: %i)', async workers => {
    const sizeOf = async (games: number) => {
      const totals = await runJob({ ...job, games, bots: ['random', 'random'] }, workers, () => {})
      expect(totals.finished).toBe(games)
      return JSON.stringify(totals).length
    }
    expect(await sizeOf(600)).toBeLessThan((await sizeOf(6)) + 40)
  })

  test.each([
    ['simulate', 'simulate needs a game; see overlair simulate --help'],
    ['simulate chess', `unknown game “chess”; possible: ${games.map(({ id }) => id).join(', ')}`],
    ['simulate overboss overboss', 'simulate takes one game; remove “overboss”'],
    ['simulate overboss --player 2', 'simulate has no option --player; did you mean “--players”?'],
    [
      'simulate overboss --hard',
      'simulate has no option --hard; possible: --players, --games, --seed, --bots, --workers, --report, --json, --lang, --board, --terrains, --bosses, --commands, --firstPlayer, --boss, --level, --help',
    ],
    [
      'simulate overboss --players 2 --bots greedy,random,random',
      '--bots names 3 bots, but there are 2 seats for them',
    ],
    ['simulate overboss --players 6', '--players must be a whole number from 1 to 5, not “6”'],
    ['simulate overboss --players two', '--players must be a whole number from 1 to 5, not “two”'],
    ['simulate overboss --games 0', '--games must be a whole number of at least 1, not “0”'],
    ['simulate overboss --games', '--games needs a value: --games <number>'],
    ['simulate overboss --workers many', '--workers must be a whole number or auto, not “many”'],
    ['simulate overboss --workers 0', '--workers must be a whole number from 1 to 256, not “0”'],
    ['simulate overboss --bots greedy,smart', 'unknown bot “smart”; possible: random, greedy'],
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
    [
      'simulate overboss --no-bosses --boss kirax',
      'kirax cannot play without boss cards (OB-157); remove “boss” or “bosses”',
    ],
    ['simulate overboss --no-bosses --level 3', 'campaign level 3 is played with a boss (OB-158); remove “bosses”'],
    ['simulate overboss --report=csv', '--report must be one of table, markdown, not “csv”'],
    ['simulate overboss --report --lang de', '--lang must be one of en, pl, uk, not “de”'],
    ['simulate overboss --bosses=yes', '--bosses takes no value; remove “=yes”'],
  ])('%s is rejected', async (line, message) => {
    expect(await overlair(line)).toEqual({ code: 2, out: '', err: `overlair: ${message}\n` })
  })
})
