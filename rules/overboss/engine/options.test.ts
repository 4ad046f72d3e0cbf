// Invalid options. Each error says what was requested, why it is not possible, and what is possible.
import { expect, test } from 'vitest'
import { GameError } from '../../kernel/errors.ts'
import { optionRefusal } from '../../kernel/options.ts'
import { overboss } from '../index.ts'

const refusal = (options: unknown): string => {
  try {
    overboss.setup(options as never, 'seed')
  } catch (error) {
    if (error instanceof GameError) return error.message
    throw error
  }
  return 'accepted'
}
const five = ['forest', 'cave', 'graveyard', 'swamp', 'camp']

test.each([
  [null, 'options of overboss are an object like {"players": 5}, not null'],
  [[], 'options of overboss are an object like {"players": 5}, not []'],
  ['3x4', 'options of overboss are an object like {"players": 5}, not "3x4"'],
  [
    { players: 2, dragons: true },
    'overboss has no option “dragons”; it has players, board, terrains, bosses, commands, firstPlayer, boss, level',
  ],
  [{ players: 0 }, 'overboss is for 1 to 5 players, not 0'],
  [{ players: 6 }, 'overboss is for 1 to 5 players, not 6'],
  [{ players: 2.5 }, 'overboss is for 1 to 5 players, not 2.5'],
  [{ players: '3' }, 'overboss is for 1 to 5 players, not "3"'],
  [{ players: 2, board: '5x5' }, 'option “board” of overboss is one of 3x4, 4x4, not "5x5"'],
  [{ players: 2, bosses: 'yes' }, 'option “bosses” of overboss is true or false, not "yes"'],
  [{ players: 2, commands: 1 }, 'option “commands” of overboss is true or false, not 1'],
  [{ players: 2, terrains: 5 }, 'option “terrains” of overboss is basic or random, or a list of 5, not 5'],
  [
    { players: 2, terrains: 'advanced' },
    'option “terrains” of overboss is basic or random, or a list of 5, not "advanced"',
  ],
  [
    { players: 2, terrains: ['forest', 'cave'] },
    'option “terrains” of overboss needs 5 different items, not ["forest","cave"]',
  ],
  [
    { players: 2, terrains: [...five, 'volcano'] },
    'option “terrains” of overboss needs 5 different items, not ["forest","cave","graveyard","swamp","camp","volcano"]',
  ],
  [
    { players: 2, terrains: ['forest', 'forest', 'cave', 'swamp', 'camp'] },
    'option “terrains” of overboss needs 5 different items, not ["forest","forest","cave","swamp","camp"]',
  ],
  [
    { players: 2, terrains: ['forest', 'cave', 'swamp', 'camp', 'dungeon'] },
    'option “terrains” of overboss has no item "dungeon"; allowed: forest, cave, graveyard, swamp, camp, castle, cloud_island, desert, summoning_circle, volcano',
  ],
  [
    { players: 1, boss: 'gorgona' },
    'option “boss” of overboss is one of random, cleopatra, eclipse, kazanna, xyzax, belladonna, porkus, seducia, cerebellus, kirax, king_croak, not "gorgona"',
  ],
  [{ players: 3, firstPlayer: '6' }, 'option “firstPlayer” of overboss is one of random, 1, 2, 3, 4, 5, not "6"'],
  [{ players: 1, level: '7' }, 'option “level” of overboss is one of none, 1, 2, 3, 4, 5, 6, not "7"'],
])('%j is refused: %s', (options, message) => {
  expect(refusal(options)).toBe(message)
})

test('five players cannot use the large board (OB-24)', () => {
  expect(refusal({ players: 5, board: '4x4' })).toBe(
    'the 4x4 board is for at most 4 players (OB-24); 5 players use 3x4',
  )
})

test.each([
  [2, '3'],
  [3, '5'],
  [1, '2'],
])('in a game of %i, player %s cannot begin (OB-188)', (players, firstPlayer) => {
  expect(refusal({ players, firstPlayer })).toBe(
    `with ${players} players, “firstPlayer” is random or 1 to ${players} (OB-188), not ${firstPlayer}`,
  )
})

test('a solo game has no command cards (OB-154)', () => {
  expect(refusal({ players: 1, commands: true })).toBe('command cards are not used by a player alone (OB-154)')
})

test('only a solo player chooses a boss before the game (OB-157)', () => {
  expect(refusal({ players: 3, boss: 'kirax' })).toBe(
    'a boss is chosen beforehand only by a player alone (OB-157); others are dealt two each',
  )
})

test.each([
  [{ players: 2, level: '1' }, 'campaign levels are played alone (OB-158), not by 2 players'],
  [
    { players: 1, level: '2', terrains: 'basic' },
    'the terrains of campaign level 2 are set (OB-158); remove “terrains”',
  ],
  [{ players: 1, level: '1', boss: 'kirax' }, 'campaign level 1 allows kazanna, not kirax (OB-158)'],
  [{ players: 1, level: '2', boss: 'kazanna' }, 'campaign level 2 allows kirax or cleopatra, not kazanna (OB-158)'],
])('a campaign level cannot be %j: %s', (options, message) => {
  expect(refusal(options)).toBe(message)
})

test.each([
  [{ boss: 'kirax' }, 'kirax cannot play without boss cards (OB-157); remove “boss” or “bosses”'],
  [{ level: '2' }, 'campaign level 2 is played with a boss (OB-158); remove “bosses”'],
  [{ level: '2', boss: 'kirax' }, 'campaign level 2 is played with a boss (OB-158); remove “bosses”'],
])('without boss cards a solo game cannot be %j: %s', (options, message) => {
  expect(refusal({ players: 1, bosses: false, ...options })).toBe(message)
  expect(refusal({ players: 1, bosses: true, ...options })).toBe('accepted')
})

test.each([
  [5, {}, 'board', '4x4', 'too-many-players OB-24'],
  [4, {}, 'board', '4x4', undefined],
  [1, {}, 'commands', true, 'not-solo OB-154'],
  [2, {}, 'firstPlayer', '3', 'not-a-player OB-188'],
  [2, {}, 'boss', 'kirax', 'solo-only OB-157'],
  [1, { bosses: false }, 'boss', 'kirax', 'needs-bosses OB-157'],
  [2, {}, 'level', '1', 'solo-only OB-158'],
  [1, { level: '1' }, 'terrains', 'random', 'set-by-level OB-158'],
  [1, { level: '1' }, 'bosses', false, 'set-by-level OB-158'],
  [1, { level: '1' }, 'boss', 'kirax', 'set-by-level OB-158'],
])('for %i players with %j, option %s: %s is refused as %s', (count, options, option, value, reason) => {
  const found = optionRefusal(overboss, count, options, option, value)
  expect(found && `${found.reason} ${found.why}`).toBe(reason)
})

test('without boss cards the boss may stay “random” and the level “none”: nothing is chosen (OB-157)', () => {
  expect(overboss.setup({ players: 1, bosses: false, boss: 'random', level: 'none' }, 1).options.bosses).toBe(false)
})

test('a campaign level is played on 3 x 4, or on 4 x 4 if the player asks for it (OB-187)', () => {
  const boardOf = (options: object) => overboss.setup({ players: 1, level: '1', ...options }, 'seed').options.board
  expect(boardOf({})).toBe('3x4')
  expect(boardOf({ board: '4x4' })).toBe('4x4')
})

test('missing options get defaults: one player, 3 x 4, basic terrains, a boss in a solo game (OB-155)', () => {
  const state = overboss.setup({}, 'seed')
  expect(overboss.view(state, 0).options).toEqual({
    players: 1,
    board: '3x4',
    terrains: five,
    bosses: true,
    commands: false,
    level: 0,
  })
})

test('a solo game may have no boss, and other games have none by default (OB-31, OB-155)', () => {
  expect(overboss.setup({ players: 1, bosses: false }, 1).options.bosses).toBe(false)
  expect(overboss.setup({ players: 2 }, 1).options.bosses).toBe(false)
})

test('a seed is a string or a number', () => {
  const withSeed = (seed: unknown) => () => overboss.setup({ players: 2 }, seed as never)
  expect(withSeed({})).toThrow('a seed must be a string or a number, not {}')
  expect(withSeed(Number.NaN)).toThrow(GameError)
  expect(withSeed('Arcadia')).not.toThrow()
})
