import { allowedOptions, type RawOptions } from '@overlair/rules/kernel'
import { overboss } from '@overlair/rules/overboss'
import { readSetupOptions } from '@overlair/rules/overboss/engine/options'
import { basicTerrains } from '@overlair/rules/overboss/model/pieces'
import { players } from '@overlair/rules/overboss/model/player-counts'
import { expect, test } from 'vitest'
import { ownTerrains, possibleFirstPlayers } from './chosen-options.ts'

const counts = Array.from({ length: players.max - players.min + 1 }, (_, i) => players.min + i)
const flags = [true, false, undefined]
const combinations = ['3x4', '4x4'].flatMap(board =>
  ['basic', 'random', basicTerrains].flatMap(chosen =>
    flags.flatMap(bosses =>
      flags.flatMap(commands =>
        ['random', 'kirax'].map(boss => ({
          board,
          terrains: chosen,
          boss,
          firstPlayer: '4',
          ...(bosses !== undefined && { bosses }),
          ...(commands !== undefined && { commands }),
        })),
      ),
    ),
  ),
)

test('the game can start with any combination of options and any number of players', () => {
  for (const count of counts)
    for (const options of combinations)
      expect(() => readSetupOptions({ ...allowedOptions(overboss, count, options), players: count })).not.toThrow()
})

test('options that the player count does not allow are dropped: large map, commands, first player, chosen boss (OB-24, OB-154, OB-157, OB-188)', () => {
  const options = { board: '4x4', commands: true, boss: 'kirax' }
  const allowed = (count: number, given: RawOptions) => allowedOptions(overboss, count, given)
  expect(allowed(5, options)).toEqual({ commands: true })
  expect(allowed(3, { firstPlayer: '3' })).toEqual({ firstPlayer: '3' })
  expect(allowed(2, { firstPlayer: '3' })).toEqual({})
  expect(allowed(1, options)).toEqual({ board: '4x4', boss: 'kirax' })
  expect(allowed(1, { ...options, bosses: false })).toEqual({ board: '4x4', bosses: false })
})

test('one of the players at the table may begin; a player alone has no choice (OB-188)', () => {
  expect([1, 2, 5].map(possibleFirstPlayers)).toEqual([[], ['1', '2'], ['1', '2', '3', '4', '5']])
})

test('only terrains chosen one by one count as own terrains (OB-25)', () => {
  expect(ownTerrains({ terrains: 'random' })).toBeUndefined()
  expect(ownTerrains({ terrains: ['camp', 7] })).toEqual(['camp'])
})
