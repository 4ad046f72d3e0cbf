// Statistics over games of one player, who wins every game: scores and titles instead of wins.
import { bots, chooserOf } from '@overlair/bots'
import { playOut } from '@overlair/play/play-out'
import { superBossMonster } from '@overlair/rules/dungeon'
import { overboss, type State } from '@overlair/rules/overboss'
import { cellsFulfilled } from '@overlair/rules/overboss/campaign/missions'
import { objectivesMet } from '@overlair/rules/overboss/campaign/objectives'
import { describe, expect, test } from 'vitest'
import { overlair } from '../testing/run-cli.ts'
import { type SoloSummary, scoreSpans } from './solo.ts'
import type { SimulationSummary } from './summary.ts'

const GAMES = 12
const summaryOf = async (line: string): Promise<SimulationSummary> =>
  JSON.parse((await overlair(`simulate ${line} --games ${GAMES} --seed s --json`)).out)
const seeds = Array.from({ length: GAMES }, (_, i) => `s/${i}`)
/** The number of games that reached each title, objective or side mission; only those that any game reached. */
const reached = ({ marks }: SoloSummary): Record<string, number> =>
  Object.fromEntries(marks.filter(({ games }) => games > 0).map(({ id, games }) => [id, games]))
const countOf = (ids: readonly string[]): Record<string, number> => {
  const counts: Record<string, number> = {}
  for (const id of ids) counts[id] = (counts[id] ?? 0) + 1
  return counts
}

describe('overlair simulate with one player', () => {
  test('reports scores and no wins (SB-265)', async () => {
    const summary = await summaryOf('super-boss-monster --players 1')
    const scores = seeds.map(
      seed =>
        playOut(superBossMonster, { players: 1 }, seed, [chooserOf(bots.random(superBossMonster))]).result.scores[0]!,
    )
    expect(summary).not.toHaveProperty('wins')
    expect(summary).not.toHaveProperty('draws')
    expect(summary.meanScore[0]).toBeCloseTo(scores.reduce((sum, score) => sum + score, 0) / GAMES, 3)
    expect(summary.solo).toMatchObject({ worst: Math.min(...scores), best: Math.max(...scores) })
    expect(summary.solo!.scores.flatMap(({ score, games }) => Array(games).fill(score))).toEqual(
      scores.sort((a, b) => a - b),
    )
  })

  test('counts the titles of Super Boss Monster, lowest first (SB-266)', async () => {
    const { solo } = await summaryOf('super-boss-monster --players 1')
    expect(solo!.marks.map(({ id }) => id).slice(0, 3)).toEqual(['sbm-title-failure', 'sbm-title-0', 'sbm-title-7'])
    expect(solo!.marks.every(({ kind }) => kind === 'title')).toBe(true)
    const failures = solo!.scores.filter(({ score }) => score < 0).reduce((sum, { games }) => sum + games, 0)
    expect(reached(solo!)['sbm-title-failure']).toBe(failures)
    expect(solo!.marks.reduce((sum, { games }) => sum + games, 0)).toBe(GAMES)
  })

  test('counts the titles of Score mode (OB-156)', async () => {
    const { solo } = await summaryOf('overboss --players 1')
    const titles = seeds.map(
      seed => playOut(overboss, { players: 1 }, seed, [chooserOf(bots.random(overboss))]).result as { title?: string },
    )
    expect(reached(solo!)).toEqual(countOf(titles.map(({ title }) => title!)))
    expect(solo!.marks).toHaveLength(7)
  })

  test('counts objectives and side missions of a campaign level (OB-161, OB-175)', async () => {
    const { solo } = await summaryOf('overboss --level 1')
    const ids = seeds.flatMap(seed => {
      const { state, result } = playOut(overboss, { players: 1, level: '1' }, seed, [chooserOf(bots.random(overboss))])
      const [land] = (state as State).players
      return [...objectivesMet(1, land!, result.scores[0]!), ...cellsFulfilled(land!)]
    })
    expect(reached(solo!)).toEqual(countOf(ids))
    expect(solo!.marks.map(({ kind }) => kind)).toEqual([...Array(3).fill('objective'), ...Array(18).fill('mission')])
  })

  test('does not depend on the number of workers', async () => {
    const line = 'overboss --level 2'
    expect((await summaryOf(`${line} --workers 2`)).solo).toEqual((await summaryOf(line)).solo)
  })

  test.each([
    ['en', 'mean score  worst  best', ['Scores', 'Titles'], 'Kobold'],
    ['pl', 'średni wynik  najgorszy  najlepszy', ['Wyniki', 'Tytuły'], 'Kobold'],
    ['uk', 'середній результат  найгірший  найкращий', ['Результати', 'Титули'], 'Кобольд'],
  ])('prints them in the language of the reader (%s)', async (lang, columns, titles, title) => {
    const { out } = await overlair(`simulate super-boss-monster --players 1 --games 3 --lang ${lang}`)
    expect(out).toContain(columns)
    for (const heading of titles) expect(out).toContain(`\n${heading}\n\n`)
    expect(out).toMatch(new RegExp(`\n {2}${title} +\\d`))
  })

  test('puts “True” before the titles of the challenge (SB-268)', async () => {
    const { out } = await overlair('simulate super-boss-monster --players 1 --challenge --games 2')
    expect(out).toMatch(/\n {2}True Failure +\d/)
    expect(out).toMatch(/\n {2}True Kobold +\d/)
  })

  test('names objectives and side missions', async () => {
    const { out } = await overlair('simulate overboss --level 1 --games 2')
    expect(out).toMatch(/\nObjectives met\n\n.*\n {2}Dark Forest +\d/)
    expect(out).toMatch(/\n {2}Crystals: 1 +\d/)
  })

  test('--report shows the tables once, and points instead of wins for every card', async () => {
    const { out } = await overlair('simulate overboss --players 1 --games 4 --report markdown')
    expect(out.match(/### Scores/g)).toHaveLength(1)
    expect(out).toMatch(/### Terrains\n\n\| Card \| Games \| Players \| Played \| Used \| Points \|/)
    expect(out).not.toMatch(/[Ww]ins/)
    const { report } = JSON.parse((await overlair('simulate overboss --players 1 --games 4 --report --json')).out)
    expect(report.seats).toEqual([])
    expect(report.cards.every(({ rate }: { rate: number | null }) => rate === null)).toBe(true)
  })
})

test('the distribution has spans of five points, without gaps', () => {
  const scores = [
    { score: -2, games: 1 },
    { score: 0, games: 2 },
    { score: 4, games: 1 },
    { score: 12, games: 3 },
  ]
  expect(scoreSpans({ worst: -2, best: 12, scores, marks: [] })).toEqual([
    { least: -5, most: -1, games: 1 },
    { least: 0, most: 4, games: 3 },
    { least: 5, most: 9, games: 0 },
    { least: 10, most: 14, games: 3 },
  ])
  expect(scoreSpans({ worst: null, best: null, scores: [], marks: [] })).toEqual([])
})
