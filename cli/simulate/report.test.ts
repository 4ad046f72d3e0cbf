import { bots, chooserOf } from '@overlair/bots'
import { playOut } from '@overlair/play/play-out'
import { bossMonster, type DungeonGame, superBossMonster } from '@overlair/rules/dungeon'
import { type Choice, type Game, newRecord, type RawOptions, replay } from '@overlair/rules/kernel'
import { overboss } from '@overlair/rules/overboss'
import { describe, expect, test } from 'vitest'
import { overlair } from '../testing/run-cli.ts'
import { type CardLine, type Report, wilsonInterval } from './report.ts'

const GAMES = 6
const reportOf = async (line: string): Promise<Report> =>
  JSON.parse((await overlair(`simulate ${line} --games ${GAMES} --seed r --report --json`)).out).report
/** Plays the same games and returns their choices, the last view and the winners. */
const playedGames = <State, View>(
  game: Game<State, Choice, View>,
  options: RawOptions & { readonly players: number },
) =>
  Array.from({ length: GAMES }, (_, i) => {
    const seed = `r/${i}`
    const seats = Array.from({ length: options.players }, () => bots.random(game))
    const { choices, result } = playOut(game, options, seed, seats.map(chooserOf))
    const state = replay(game, { ...newRecord(game, options, seed), choices })
    return {
      choices: choices.map(({ choice }) => choice),
      winners: result.winners,
      view: game.view(state, 'spectator'),
    }
  })
const countOf = (values: readonly unknown[]): Record<string, number> => {
  const counts: Record<string, number> = {}
  for (const value of values) if (typeof value === 'string') counts[value] = (counts[value] ?? 0) + 1
  return counts
}
const byCard = (report: Report, kind: string, figure: (line: CardLine) => number): Record<string, number> =>
  Object.fromEntries(
    report.cards.filter(line => line.kind === kind && figure(line) > 0).map(line => [line.card, figure(line)]),
  )

describe('overlair simulate --report', () => {
  test('agrees with an independent count over the games (Super Boss Monster)', async () => {
    const report = await reportOf('super-boss-monster --players 3')
    const games = playedGames(superBossMonster, { players: 3 })
    const views = games.map(({ view }) => view)
    const choices = games.flatMap(game => game.choices)
    const bosses = games.flatMap(({ view, winners }) =>
      view.players.map((player, seat) => ({ ...player, won: winners.includes(seat) })),
    )
    const chosen = (word: string) => countOf(choices.map(choice => choice[word]))
    expect(byCard(report, 'spell', line => line.played)).toEqual(chosen('cast'))
    expect(byCard(report, 'room', line => line.played)).toEqual(chosen('build'))
    expect(byCard(report, 'boss', line => line.had)).toEqual(chosen('boss'))
    expect(byCard(report, 'boss', line => line.wins)).toEqual(countOf(bosses.map(({ won, boss }) => won && boss)))
    expect(byCard(report, 'boss', line => line.played)).toEqual(countOf(bosses.map(p => p.leveled && p.boss)))
    expect(byCard(report, 'hero', line => line.used)).toEqual(
      countOf(bosses.flatMap(({ slain, survivors }) => [...slain, ...survivors])),
    )
    for (const line of report.cards.filter(({ kind, had }) => kind === 'boss' && had > 0)) {
      const those = bosses.filter(({ boss }) => boss === line.card)
      const mean = (figure: 'souls' | 'wounds') => those.reduce((sum, p) => sum + p[figure], 0) / those.length
      expect(line.figures.souls).toBeCloseTo(mean('souls'), 3)
      expect(line.figures.wounds).toBeCloseTo(mean('wounds'), 3)
    }
    expect(report.rounds.most).toBe(Math.max(...views.map(({ round }) => round)))
    expect(report.rounds.mean).toBeCloseTo(views.reduce((sum, { round }) => sum + round, 0) / GAMES, 3)
    expect(report.choices.mean).toBeCloseTo(choices.length / GAMES, 3)
    expect(report.seats.map(({ wins }) => wins)).toEqual(
      [0, 1, 2].map(seat => games.filter(({ winners }) => winners.includes(seat)).length),
    )
  })
  test('lists every card of the game, also those that never came up', async () => {
    const report = await reportOf('boss-monster --players 2')
    const inBox = Object.keys(bossMonster.inventory(bossMonster.setup({ players: 2 }, 0)))
    expect(report.cards.map(({ card }) => card).sort()).toEqual(inBox.sort())
    const unplayed = report.cards.filter(({ played }) => played === 0)
    expect(unplayed.length).toBeGreaterThan(0)
  })
  test.each<DungeonGame>([bossMonster, superBossMonster])(
    'only cards that were played or held use an ability ($id)',
    async game => {
      const report = await reportOf(`${game.id} --players 4`)
      for (const { used, games, had, played, kind } of report.cards) {
        if (used > 0) expect(games).toBeGreaterThan(0)
        if (kind === 'spell') expect(used).toBeLessThanOrEqual(played)
        if (kind === 'boss') expect(played).toBeLessThanOrEqual(had)
      }
      expect(report.cards.some(({ kind, used }) => kind === 'room' && used > 0)).toBe(true)
    },
  )
  test('an item counts as played when picked up and as used when its bearer dies (SB-277)', async () => {
    const report = await reportOf('super-boss-monster --players 4 --items')
    const items = report.cards.filter(({ kind }) => kind === 'item')
    expect(items).toHaveLength(12)
    const sum = (figure: (line: CardLine) => number) => items.reduce((total, line) => total + figure(line), 0)
    expect(sum(line => line.played)).toBeGreaterThan(GAMES)
    expect(sum(line => line.used)).toBeLessThanOrEqual(sum(line => line.played))
    for (const { used, had } of items) expect(had > 0).toBe(used > 0)
  })
  test('counts bosses and terrains of Overboss (OB-107, OB-41)', async () => {
    const report = await reportOf('overboss --players 2 --bosses')
    const choices = playedGames(overboss, { players: 2, bosses: true }).flatMap(game => game.choices)
    const terrainOf = (tile: unknown) => (typeof tile === 'string' ? tile.replace(/^(camp|graveyard)-.*/, '$1') : tile)
    expect(byCard(report, 'terrain', line => line.played)).toEqual(
      countOf(choices.map(({ place }) => terrainOf(place))),
    )
    expect(byCard(report, 'boss', line => line.had)).toEqual(countOf(choices.map(({ keep }) => keep)))
    expect(byCard(report, 'boss', line => line.played)).toEqual(countOf(choices.map(({ reveal }) => reveal)))
    expect(report.cards.every(({ figures }) => !('souls' in figures))).toBe(true)
  })
  test('counts commands of Overboss (OB-133)', async () => {
    const report = await reportOf('overboss --players 3 --commands')
    const choices = playedGames(overboss, { players: 3, commands: true }).flatMap(game => game.choices)
    expect(byCard(report, 'command', line => line.played)).toEqual(countOf(choices.map(({ command }) => command)))
  })
  test('computes the Wilson interval', () => {
    expect(wilsonInterval(5, 10)).toEqual({ rate: 0.5, low: 0.2366, high: 0.7634 })
    expect(wilsonInterval(0, 20)).toEqual({ rate: 0, low: 0, high: 0.1611 })
    expect(wilsonInterval(0, 0)).toEqual({ rate: null, low: null, high: null })
  })
  test.each([
    ['en', 'Wins by seat', 'Bosses'],
    ['pl', 'Wygrane według miejsc', 'Bossowie'],
    ['uk', 'Перемоги за місцями', 'Боси'],
  ])('uses the language of the reader (%s)', async (lang, seats, bosses) => {
    const { code, out } = await overlair(`simulate next-level --players 2 --games 2 --report --lang ${lang}`)
    expect(code).toBe(0)
    expect(out).toContain(`\n${seats}\n`)
    expect(out).toContain(`\n${bosses}\n`)
    expect(out).not.toMatch(/cli\.report/)
  })
  test('--report markdown prints Markdown tables', async () => {
    const { out } = await overlair('simulate overboss --players 2 --games 2 --report markdown')
    expect(out).toMatch(/\n### Terrains\n\n\| Card \| Games \|.*\n\| --- \| --: \|.*\n\| [A-Z]/)
  })
  test('the JSON output has no report unless requested', async () => {
    expect(JSON.parse((await overlair('simulate overboss --games 1 --json')).out)).not.toHaveProperty('report')
  })
  test('does not depend on the number of workers', async () => {
    const line = 'boss-monster --players 2'
    expect(await reportOf(`${line} --workers 2`)).toEqual(await reportOf(line))
  })
})
