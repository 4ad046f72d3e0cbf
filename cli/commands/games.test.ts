import { games } from '@overlair/rules'
import type { OptionSpec } from '@overlair/rules/kernel'
import { describe, expect, test } from 'vitest'
import { overlair } from '../testing/run-cli.ts'

describe('overlair games', () => {
  test('lists the player counts of each game and every option with its default', async () => {
    const { code, out } = await overlair('games')
    expect(code).toBe(0)
    expect(out).toContain('overboss: 1 to 5 players')
    expect(out).toContain('--board\n      the map of every player: 3x4, 4x4 (OB-24)\n      default: 3x4\n')
    for (const game of games) for (const option of game.options) expect(out).toContain(`--${option.id}\n`)
  })
  test('--json prints the same as JSON', async () => {
    const { out } = await overlair('games --json')
    const dataOf = ({ refuse: _, ...data }: OptionSpec) => data
    expect(JSON.parse(out)).toEqual({
      games: games.map(({ id, version, players, options }) => ({ id, version, players, options: options.map(dataOf) })),
    })
  })
  test('uses the language of the system or of --lang', async () => {
    expect((await overlair('games', { languages: ['pl_PL.UTF-8'] })).out).toContain('liczba graczy od 1 do 5')
    expect((await overlair('games --lang uk')).out).toContain('від 1 до 5 гравців')
  })
  test.each([
    ['games overboss', 'games takes no arguments; remove “overboss”'],
    ['games --lang de', '--lang must be one of en, pl, uk, not “de”'],
  ])('%s is rejected', async (line, message) => {
    expect(await overlair(line)).toEqual({ code: 2, out: '', err: `overlair: ${message}\n` })
  })
})
