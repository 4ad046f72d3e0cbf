import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { games } from './index.ts'
import { type GoldenRecord, goldenDifference, makeGolden } from './kernel/testing/golden.ts'
import { families } from './testing/families.ts'

const root = new URL('..', import.meta.url)

describe.each(families)('golden records in $goldenFolder', ({ goldenFolder, golden }) => {
  const folder = new URL(`${goldenFolder}/`, root)
  const modes = golden.flatMap(({ game, modes }) =>
    Object.entries(modes).map(([mode, options]) => ({ mode, game, options })),
  )

  test('every mode has one, and there are no others', () => {
    const files = readdirSync(folder).filter(file => file.endsWith('.json'))
    expect(files.sort()).toEqual(modes.map(({ mode }) => `${mode}.json`).sort())
  })
  test('each option of each game is on in one of them, and each number of players occurs', () => {
    for (const { game, modes } of golden) {
      const own = Object.values(modes)
      const unused = game.options.filter(({ id }) => !own.some(options => options[id]))
      expect(unused).toEqual([])
      const { min, max } = game.players
      const numbers = new Set(own.map(({ players }) => players))
      expect([...numbers].sort()).toEqual(Array.from({ length: max - min + 1 }, (_, i) => min + i))
    }
  })
  test.each(modes)('$mode leads to the same states as before', ({ mode, game, options }) => {
    const record: GoldenRecord = JSON.parse(readFileSync(new URL(`${mode}.json`, folder), 'utf8'))
    expect([record.game, record.options]).toEqual([game.id, game.resolve(options)])
    expect(goldenDifference(games, record)).toBeUndefined()
  })
})

test('every game has golden records', () => {
  const covered = families.flatMap(({ golden }) => golden.map(({ game }) => game.id))
  expect(covered.sort()).toEqual(games.map(({ id }) => id).sort())
})
test('a golden record shows which choice leads to another state', () => {
  const [game] = games
  const record = makeGolden(game!, { players: game!.players.max }, 'another state')
  const hashes = record.hashes.with(5, 'changed')
  expect(goldenDifference(games, { ...record, hashes })).toBe('choice 5 leads to another state')
  const choices = record.choices.with(5, { ...record.choices[5]!, outcome: 'changed' })
  expect(goldenDifference(games, { ...record, choices })).toBe(
    'choice 6 leads to the same state with other events or asks',
  )
})
