import { readGameSettings } from '@overlair/rules/dungeon/engine/rulesets'
import { bossMonster, nextLevel, superBossMonster } from '@overlair/rules/dungeon/games/index'
import type { OptionSpec, RawOptions } from '@overlair/rules/kernel'
import { describe, expect, test } from 'vitest'
import { type DungeonGameId, disabledReasonOf, groups, validOptionsFor } from './option-rules.ts'

const valuesOf = (spec: OptionSpec): readonly unknown[] => (spec.kind === 'flag' ? [true, false] : spec.words)
/** Everything that a person can have touched. */
const combinations = (specs: readonly OptionSpec[]): readonly RawOptions[] =>
  specs.reduce<readonly RawOptions[]>(
    (some, spec) => some.flatMap(wishes => valuesOf(spec).map(value => ({ ...wishes, [spec.id]: value }))),
    [{}],
  )
const games = { 'boss-monster': bossMonster, 'next-level': nextLevel, 'super-boss-monster': superBossMonster }
const countsOf = (game: DungeonGameId): readonly number[] => {
  const { min, max } = games[game].players
  return Array.from({ length: max - min + 1 }, (_, i) => min + i)
}

describe.each<DungeonGameId>(['boss-monster', 'next-level', 'super-boss-monster'])('before a game of %s', game => {
  const specs = games[game].options
  const settle = validOptionsFor(game)

  test('every option stands in the dialog once', () => {
    const listed = Object.values(groups[game]).flat()
    expect(listed.toSorted()).toEqual(specs.map(({ id }) => id).toSorted())
  })

  test('whatever is wished, at any number of players, the game can start', () => {
    for (const players of countsOf(game))
      for (const wishes of combinations(specs))
        expect(() => readGameSettings(game, { ...settle(players, wishes), players })).not.toThrow()
  })

  test('every value of every option can be had', () => {
    const had = new Set(
      countsOf(game).flatMap(players =>
        combinations(specs).flatMap(wishes =>
          Object.entries(settle(players, wishes)).map(([option, value]) => `${option}: ${String(value)}`),
        ),
      ),
    )
    for (const spec of specs) for (const value of valuesOf(spec)) expect(had).toContain(`${spec.id}: ${String(value)}`)
  })
})

const at = (players: number, wishes: RawOptions = {}) => ({ game: 'super-boss-monster', players, wishes }) as const

test('the challenge waits for a player alone (SB-267)', () => {
  expect(disabledReasonOf(at(2), 'challenge', true)).toBe('alone')
  expect(disabledReasonOf(at(1), 'challenge', true)).toBeUndefined()
})

test('the extension is not for one player, and always there for five and six (SB-269, SB-281)', () => {
  expect([1, 2, 4, 5, 6].map(players => disabledReasonOf(at(players), 'crashLanding', true))).toEqual([
    'together',
    undefined,
    undefined,
    'always',
    'always',
  ])
})

test('heroes of another box come only with its other cards, and never to a player alone (SB-269, SB-271)', () => {
  expect(disabledReasonOf(at(3), 'heroes', 'next-level')).toBe('itsBox')
  expect(disabledReasonOf(at(3, { bossMonster: true }), 'heroes', 'next-level')).toBe('itsBox')
  expect(disabledReasonOf(at(3, { nextLevel: true }), 'heroes', 'next-level')).toBeUndefined()
  expect(disabledReasonOf(at(1, { nextLevel: true }), 'heroes', 'next-level')).toBe('ownHeroes')
})
