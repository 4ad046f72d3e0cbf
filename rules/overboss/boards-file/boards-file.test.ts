import { describe, expect, test } from 'vitest'
import { GameError } from '../../kernel/errors.ts'
import { bossIds } from '../model/boss-ids.ts'
import { scoreSheet } from '../result/sheet.ts'
import { workedExample } from '../testing/worked-example.ts'
import { readBoards } from './read.ts'
import { boardScores } from './scores.ts'

type Change = Record<string, unknown>
const file = (...boards: readonly unknown[]) => ({ format: 'overboss-boards/1', boards })
const scores = (...boards: readonly unknown[]) =>
  readBoards(file(...boards)).map(board => boardScores(board.id, scoreSheet(board)))
const score = (change: Change) => scores({ ...workedExample, ...change })[0]!
/** The example with one cell changed. */
const withCell = (index: number, change: Change) => ({
  ...workedExample,
  cells: workedExample.cells.map((cell, i) => (i === index ? { ...cell, ...change } : cell)),
})
const withStash = (...stash: readonly unknown[]) => ({ ...workedExample, stash })

describe('a file of end boards', () => {
  test('gives the worked example its eleven sub-scores, key for key (OB-101)', () => {
    const [scored] = scores(workedExample)
    expect(JSON.stringify(scored)).toBe(
      JSON.stringify({
        id: 'worked-example',
        tiles: {
          forest: 10,
          cave: 3,
          graveyardPrinted: 3,
          graveyardBonus: 2,
          swamp: 5,
          camp: 1,
          castle: 0,
          cloud_island: 0,
          desert: 0,
          summoning_circle: 0,
          volcano: 0,
          dungeon: 4,
        },
        tilesTotal: 28,
        minibosses: 2,
        crystals: 4,
        matching: 3,
        bands: 9,
        tokensTotal: 18,
        boss: 0,
        total: 46,
      }),
    )
  })
  test('may hold any number of boards', () => {
    expect(scores(workedExample, { ...workedExample, id: 'again' }).map(board => [board.id, board.total])).toEqual([
      ['worked-example', 46],
      ['again', 46],
    ])
  })
  test('scores the solo graveyard bonus instead of the majority (OB-153)', () => {
    expect(score({ mode: 'solo' }).tiles.graveyardBonus).toBe(2)
    expect(score({ opponentGraveyards: [1, 0] }).tiles.graveyardBonus).toBe(5)
    expect(score({ opponentGraveyards: [3, 4] }).tiles.graveyardBonus).toBe(0)
  })
  test('scores boss goals by the boss’s id (OB-110)', () => {
    const goals = Object.fromEntries(bossIds.map(boss => [boss, score({ boss }).boss]))
    expect(goals).toEqual({
      cleopatra: 0,
      eclipse: 1,
      kazanna: 3,
      xyzax: 3,
      belladonna: 4,
      porkus: 15,
      seducia: 1,
      cerebellus: 0,
      kirax: 6,
      king_croak: 2,
    })
  })
  test('accepts the large board, all other terrains and the dungeon in the list of terrains (OB-106)', () => {
    const large = {
      id: 'large',
      size: '4x4',
      mode: 'solo',
      terrains: ['castle', 'cloud_island', 'desert', 'summoning_circle', 'volcano', 'dungeon'],
      boss: 'cerebellus',
      cells: [
        { row: 0, col: 0, terrain: 'castle', token: 'monster-vampire' },
        { row: 3, col: 3, terrain: 'desert' },
        { row: 3, col: 2, terrain: 'desert', token: 'monster-sandworm', flag: null, value: null },
        { row: 1, col: 1, terrain: 'cloud_island', token: 'monster-harpy' },
        { row: 2, col: 0, terrain: 'volcano', token: 'monster-elemental' },
        { row: 2, col: 1, terrain: 'summoning_circle', token: 'monster-cultist' },
      ],
    }
    const [scored] = scores(large)
    expect(scored!.tiles).toMatchObject({ castle: 4, desert: 2, cloud_island: 3, volcano: 4, summoning_circle: 1 })
    expect([scored!.matching, scored!.boss, scored!.total]).toEqual([5, 21, 14 + 5 + 21])
  })
  test('reads a portal without a state as an active portal (OB-47)', () => {
    expect(
      readBoards(file(withStash({ token: 'portal' }, { token: 'portal', state: 'active' })))[0]!.land.stash,
    ).toEqual(readBoards(file(withStash({ token: 'portal', state: 'active' }, { token: 'portal' })))[0]!.land.stash)
  })
  test('needs no opponentGraveyards in a game without graveyards (OB-81)', () => {
    const { opponentGraveyards: _, ...bare } = workedExample
    const cells = workedExample.cells
      .filter(cell => cell.terrain !== 'graveyard')
      .map(cell => ({ ...cell, token: null }))
    expect(
      scores({ ...bare, terrains: ['forest', 'cave', 'swamp', 'camp', 'desert'], cells })[0]!.tiles.graveyardBonus,
    ).toBe(0)
  })
})

const large = { ...workedExample, size: '4x4', stash: [] }
const row = (terrain: string, number: number, more: Change = {}) =>
  Array.from({ length: number }, (_, i) => ({ row: Math.floor(i / 4), col: i % 4, terrain, ...more }))
const bad: readonly (readonly [what: string, file: unknown, message: string])[] = [
  ['text', 'boards', 'a file of boards is a JSON object with “format” and “boards”'],
  ['a list', [], 'a file of boards is a JSON object with “format” and “boards”'],
  [
    'another format',
    { format: 'overboss-boards/2', boards: [] },
    'this is not a file of boards: “format” is "overboss-boards/2", not "overboss-boards/1"',
  ],
  ['no format', { boards: [] }, 'this is not a file of boards: “format” is nothing, not "overboss-boards/1"'],
  ['no boards', { format: 'overboss-boards/1' }, '“boards” is not a list'],
  ['an empty list of boards', file(), '“boards” is an empty list; write at least one board'],
  [
    'more terrains than a game has (OB-25)',
    file({ ...workedExample, terrains: [...workedExample.terrains, 'castle'] }),
    'board “worked-example”: a game has 5 terrains besides the dungeon, not 6 (OB-25)',
  ],
  [
    'fewer terrains than a game has (OB-25)',
    file({ ...workedExample, terrains: ['dungeon'] }),
    'board “worked-example”: a game has 5 terrains besides the dungeon, not 0 (OB-25)',
  ],
  [
    'a monster in the stash while a tile is open (OB-52, OB-76)',
    file(withStash({ token: 'crystal-forest' }, { token: 'monster-orc' })),
    'board “worked-example”, stash entry 2: monster-orc cannot wait here: the tile at 1,3 is open (OB-52)',
  ],
  [
    'a miniboss in the stash while a tile is open (OB-52, OB-76)',
    file(withStash({ token: 'miniboss-hexling' })),
    'board “worked-example”, stash entry 1: miniboss-hexling cannot wait here: the tile at 1,3 is open (OB-52)',
  ],
  [
    'more graveyards than there are (OB-16)',
    file({ ...workedExample, opponentGraveyards: [6, 5] }),
    'board “worked-example”: 13 graveyards in all, but there are 12 (OB-16)',
  ],
  [
    'graveyards of the others in a game without graveyards (OB-26)',
    file({
      ...workedExample,
      terrains: ['forest', 'cave', 'swamp', 'camp', 'desert'],
      cells: workedExample.cells.filter(cell => cell.terrain !== 'graveyard').map(cell => ({ ...cell, token: null })),
      opponentGraveyards: [0, 1],
    }),
    'board “worked-example”: “opponentGraveyards” counts 1, but graveyard is not among the terrains (OB-26)',
  ],
  [
    'five players on the large board (OB-24)',
    file({ ...workedExample, size: '4x4', opponentGraveyards: [0, 0, 0, 0] }),
    'board “worked-example”: there are at most 3 opponents on the 4x4 board, not 4 (OB-24)',
  ],
  ['a board that is none', file(workedExample, 7), 'board 2: expected an object, not 7'],
  ['a board without a name', file({ ...workedExample, id: undefined }), 'board 1: “id” is nothing, not a text'],
  [
    'an unknown size',
    file({ ...workedExample, size: '5x5' }),
    'board “worked-example”: unknown size "5x5"; known: 3x4, 4x4',
  ],
  [
    'no size',
    file({ ...workedExample, size: undefined }),
    'board “worked-example”: the size is missing; it is one of 3x4, 4x4',
  ],
  [
    'an unknown mode',
    file({ ...workedExample, mode: 'team' }),
    'board “worked-example”: unknown mode "team"; known: multi, solo',
  ],
  [
    'an unknown boss',
    file({ ...workedExample, boss: 'bowser' }),
    'board “worked-example”: unknown boss "bowser"; known: cleopatra, eclipse, kazanna, xyzax, belladonna, porkus, seducia, cerebellus, kirax, king_croak',
  ],
  [
    'terrains that are no list',
    file({ ...workedExample, terrains: 'basic' }),
    'board “worked-example”: “terrains” is "basic", not a list',
  ],
  [
    'an unknown terrain of the game',
    file({ ...workedExample, terrains: ['wood'] }),
    'board “worked-example”: unknown terrain "wood"; known: forest, cave, graveyard, swamp, camp, castle, cloud_island, desert, summoning_circle, volcano, dungeon',
  ],
  [
    'a terrain named twice',
    file({ ...workedExample, terrains: ['cave', 'cave'] }),
    'board “worked-example”: the terrain cave is named twice',
  ],
  [
    'cells that are no list',
    file({ ...workedExample, cells: {} }),
    'board “worked-example”: “cells” is {}, not a list',
  ],
  [
    'a cell that is none',
    file({ ...workedExample, cells: [null] }),
    'board “worked-example”: entry 1 of “cells” is not an object but null',
  ],
  [
    'a cell without a place',
    file(withCell(2, { col: '2' })),
    'board “worked-example”: entry 3 of “cells” needs “row” and “col” as whole numbers, not 0 and "2"',
  ],
  [
    'a space off the board (OB-1)',
    file(withCell(3, { row: 3, col: 0 })),
    'board “worked-example”, cell 3,0: there is no such space on the 3x4 board',
  ],
  [
    'a column off the board (OB-2)',
    file(withCell(3, { col: 4 })),
    'board “worked-example”, cell 0,4: there is no such space on the 3x4 board',
  ],
  [
    'a negative row',
    file(withCell(3, { row: -1 })),
    'board “worked-example”, cell -1,3: there is no such space on the 3x4 board',
  ],
  [
    'two tiles on a space',
    file(withCell(1, { col: 0 })),
    'board “worked-example”, cell 0,0: there are two tiles on this space',
  ],
  [
    'an unknown terrain',
    file(withCell(0, { terrain: 'wood' })),
    'board “worked-example”, cell 0,0: unknown terrain "wood"; known: forest, cave, graveyard, swamp, camp, castle, cloud_island, desert, summoning_circle, volcano, dungeon',
  ],
  [
    'a terrain that is not in the game (OB-26)',
    file(withCell(0, { terrain: 'castle' })),
    'board “worked-example”, cell 0,0: castle is not among the terrains of this board: forest, cave, graveyard, swamp, camp',
  ],
  [
    'a flag that does not exist (OB-18)',
    file(withCell(1, { flag: 'green' })),
    'board “worked-example”, cell 0,1: unknown flag of a camp "green"; known: black, blue, orange, purple, red, yellow',
  ],
  [
    'a camp without a flag',
    file(withCell(1, { flag: undefined })),
    'board “worked-example”, cell 0,1: the flag of a camp is missing; it is one of black, blue, orange, purple, red, yellow',
  ],
  [
    'a value that does not exist (OB-17)',
    file(withCell(8, { value: 4 })),
    'board “worked-example”, cell 2,0: unknown value of a graveyard 4; known: 1, 2, 3',
  ],
  [
    'a flag elsewhere',
    file(withCell(0, { flag: 'red' })),
    'board “worked-example”, cell 0,0: only a camp has a flag, not a cave',
  ],
  [
    'a value elsewhere',
    file(withCell(0, { value: 1 })),
    'board “worked-example”, cell 0,0: only a graveyard has a value, not a cave',
  ],
  [
    'a misspelt field',
    file(withCell(0, { tokn: 'monster-orc' })),
    'board “worked-example”, cell 0,0: unknown field “tokn”; known: row, col, terrain, flag, value, token',
  ],
  [
    'a token on a dungeon (OB-46)',
    file(withCell(6, { token: 'monster-orc' })),
    'board “worked-example”, cell 1,2: no token lies on a dungeon, but monster-orc does (OB-46)',
  ],
  [
    'a crystal on the map (OB-8)',
    file(withCell(7, { token: 'crystal-cave' })),
    'board “worked-example”, cell 1,3: crystal-cave cannot be on a tile; it belongs in the stash (OB-8)',
  ],
  [
    'a portal on the map (OB-8)',
    file(withCell(7, { token: 'portal' })),
    'board “worked-example”, cell 1,3: portal cannot be on a tile; it belongs in the stash (OB-8)',
  ],
  [
    'a monster of another terrain (OB-27)',
    file(withCell(7, { token: 'monster-harpy' })),
    'board “worked-example”, cell 1,3: monster-harpy is not in this game: cloud_island is not among its terrains (OB-27)',
  ],
  [
    'a crystal of another terrain (OB-27)',
    file(withStash({ token: 'crystal-volcano' })),
    'board “worked-example”, stash entry 1: crystal-volcano is not in this game: volcano is not among its terrains (OB-27)',
  ],
  [
    'more tiles than there are (OB-16)',
    file({ ...large, cells: row('forest', 13) }),
    'board “worked-example”, cell 3,0: this is forest number 13, but there are 12 (OB-16)',
  ],
  [
    'more dungeons than there are (OB-16)',
    file({ ...large, cells: row('dungeon', 9) }),
    'board “worked-example”, cell 2,0: this is dungeon number 9, but there are 8 (OB-16)',
  ],
  [
    'more camps of a colour than there are (OB-18)',
    file({ ...large, cells: row('camp', 3, { flag: 'red' }) }),
    'board “worked-example”, cell 0,2: this is camp-red number 3, but there are 2 (OB-16)',
  ],
  [
    'more monsters than there are (OB-19)',
    file({ ...large, cells: row('forest', 11, { token: 'monster-orc' }) }),
    'board “worked-example”, cell 2,2: this is monster-orc number 11, but there are 10 (OB-19)',
  ],
  [
    'a miniboss twice (OB-20)',
    file(withCell(7, { token: 'miniboss-froggie' })),
    'board “worked-example”, cell 1,3: this is miniboss-froggie number 2, but there is 1 (OB-19)',
  ],
  [
    'a crystal twice (OB-19)',
    file(withStash({ token: 'crystal-cave' }, { token: 'crystal-cave' })),
    'board “worked-example”, stash entry 2: this is crystal-cave number 2, but there is 1 (OB-19)',
  ],
  [
    'more portals than there are, used or not (OB-19)',
    file(withStash(...Array(7).fill({ token: 'portal', state: 'used' }), { token: 'portal' })),
    'board “worked-example”, stash entry 8: this is portal number 8, but there are 7 (OB-19)',
  ],
  [
    'a stash that is no list',
    file({ ...workedExample, stash: 'portal' }),
    'board “worked-example”: “stash” is "portal", not a list',
  ],
  [
    'a stash entry that is none',
    file(withStash('portal')),
    'board “worked-example”, stash entry 1: expected an object like {"token": "portal", "state": "used"}, not "portal"',
  ],
  [
    'a state that does not exist',
    file(withStash({ token: 'portal', state: 'open' })),
    'board “worked-example”, stash entry 1: unknown state of a portal "open"; known: active, used',
  ],
  [
    'a state of something else',
    file(withStash({ token: 'crystal-cave', state: 'used' })),
    'board “worked-example”, stash entry 1: only a portal has a state, not crystal-cave',
  ],
  [
    'no graveyards of the others (OB-81)',
    file({ ...workedExample, opponentGraveyards: [] }),
    'board “worked-example”: “opponentGraveyards” is missing; with graveyards in the game it decides a bonus (OB-81)',
  ],
  [
    'graveyards that are no number',
    file({ ...workedExample, opponentGraveyards: [1, -1] }),
    'board “worked-example”: a number of graveyards is a whole number from 0 to 12, not -1',
  ],
  [
    'too many opponents (OB-23)',
    file({ ...workedExample, opponentGraveyards: [0, 0, 0, 0, 0] }),
    'board “worked-example”: there are at most 4 opponents on the 3x4 board, not 5 (OB-23)',
  ],
]

describe('an impossible board is refused with its name and the place in the file:', () => {
  test.each(bad)('%s', (_, boards, message) => {
    expect(() => readBoards(boards)).toThrow(new GameError('bad-board', message))
  })
  test('an unknown token', () => {
    expect(() => readBoards(file(withCell(0, { token: 'monster-goblin' })))).toThrow(
      /^board “worked-example”, cell 0,0: unknown token "monster-goblin"; known: monster-kobold, .*, portal$/,
    )
    expect(() => readBoards(file(withStash({ token: 'portal-used' })))).toThrow(
      /^board “worked-example”, stash entry 1: unknown token "portal-used"; known: /,
    )
  })
})
