import { players, readSetupOptions } from '@overlair/rules/overboss/engine/options'
import { basicTerrains } from '@overlair/rules/overboss/model/pieces'
import { expect, test } from 'vitest'
import { ownTerrains, validOptions } from './option-rules.ts'

const counts = Array.from({ length: players.max - players.min + 1 }, (_, i) => players.min + i)
const flags = [true, false, undefined]
const wished = ['3x4', '4x4'].flatMap(board =>
  ['basic', 'random', basicTerrains].flatMap(chosen =>
    flags.flatMap(bosses =>
      flags.flatMap(commands =>
        ['random', 'kirax'].map(boss => ({
          board,
          terrains: chosen,
          boss,
          ...(bosses !== undefined && { bosses }),
          ...(commands !== undefined && { commands }),
        })),
      ),
    ),
  ),
)

test('whatever is wished, at any number of players, the game can start', () => {
  for (const count of counts)
    for (const wishes of wished)
      expect(() => readSetupOptions({ ...validOptions(count, wishes), players: count })).not.toThrow()
})

test('a wish that cannot be had now is left out: the large map for five, commands and a chosen boss by number (OB-24, OB-154, OB-157)', () => {
  const wishes = { board: '4x4', commands: true, boss: 'kirax' }
  expect(validOptions(5, wishes)).toEqual({ commands: true })
  expect(validOptions(1, wishes)).toEqual({ board: '4x4', boss: 'kirax' })
  expect(validOptions(1, { ...wishes, bosses: false })).toEqual({ board: '4x4', bosses: false })
})

test('only terrains that were chosen one by one are own ones (OB-25)', () => {
  expect(ownTerrains({ terrains: 'random' })).toBeUndefined()
  expect(ownTerrains({ terrains: ['camp', 7] })).toEqual(['camp'])
})
