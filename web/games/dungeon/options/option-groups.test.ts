import { readGameSettings } from '@overlair/rules/dungeon/engine/rulesets'
import { bossMonster, nextLevel, superBossMonster } from '@overlair/rules/dungeon/games/index'
import { allowedOptions, type OptionSpec, type RawOptions } from '@overlair/rules/kernel'
import { describe, expect, test } from 'vitest'
import { type DungeonGameId, groups } from './option-groups.ts'

const valuesOf = (spec: OptionSpec): readonly unknown[] => (spec.kind === 'flag' ? [true, false] : spec.words)
/** Every combination of option values that a person can select in the form. */
const combinations = (specs: readonly OptionSpec[]): readonly RawOptions[] =>
  specs.reduce<readonly RawOptions[]>(
    (drafts, spec) => drafts.flatMap(draft => valuesOf(spec).map(value => ({ ...draft, [spec.id]: value }))),
    [{}],
  )
const games = { 'boss-monster': bossMonster, 'next-level': nextLevel, 'super-boss-monster': superBossMonster }
const countsOf = (game: DungeonGameId): readonly number[] => {
  const { min, max } = games[game].players
  return Array.from({ length: max - min + 1 }, (_, i) => min + i)
}

describe.each<DungeonGameId>(['boss-monster', 'next-level', 'super-boss-monster'])('before a game of %s', game => {
  const specs = games[game].options
  const validOptions = (players: number, options: RawOptions) => allowedOptions(games[game], players, options)

  test('the form lists every option once', () => {
    const listed = Object.values(groups[game]).flat()
    expect(listed.toSorted()).toEqual(specs.map(({ id }) => id).toSorted())
  })

  test('the game can start with every combination of options and players', () => {
    for (const players of countsOf(game))
      for (const options of combinations(specs))
        expect(() => readGameSettings(game, { ...validOptions(players, options), players })).not.toThrow()
  })

  test('every value of every option is possible', () => {
    const possible = new Set(
      countsOf(game).flatMap(players =>
        combinations(specs).flatMap(options =>
          Object.entries(validOptions(players, options)).map(([id, value]) => `${id}: ${String(value)}`),
        ),
      ),
    )
    for (const spec of specs)
      for (const value of valuesOf(spec)) expect(possible).toContain(`${spec.id}: ${String(value)}`)
  })
})
