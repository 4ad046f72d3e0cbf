// Section 11 of the rules: scoring tokens, and the score sheet.
import { describe, expect, test } from 'vitest'
import { table } from '../testing/test-table.ts'

const empty = '. . . .'
const line = (id: string, ...rows: string[]) =>
  table({ P1: { map: [...rows, empty, empty].slice(0, 3) }, P2: {} }).line(id)

describe('bands', () => {
  test.each([
    ['forest+kobold . . .', 0],
    ['forest+kobold cave+kobold . .', 2],
    ['forest+kobold cave+kobold swamp+kobold .', 5],
    ['forest+kobold cave+kobold swamp+kobold forest+kobold', 7],
  ])('the row %s scores %i (OB-93)', (row, points) => {
    expect(line('bands', row)).toBe(points)
  })

  test('a column is a band too (OB-93)', () => {
    expect(line('bands', '. forest+orc . .', '. cave+orc . .')).toBe(2)
  })

  test('a band is straight (OB-93)', () => {
    expect(line('bands', 'forest+orc . . .', '. forest+orc . .')).toBe(0)
    expect(line('bands', 'forest+orc cave+orc . .', '. cave+orc . .')).toBe(2 + 2)
  })

  test.each([
    ['an empty space', '.'],
    ['an open tile', 'forest'],
    ['a dungeon', 'dungeon'],
    ['a miniboss', 'forest+hexling'],
    ['another monster', 'forest+witch'],
  ])('%s ends a run (OB-94)', (_, between) => {
    expect(line('bands', `cave+orc ${between} cave+orc .`)).toBe(0)
    expect(line('bands', `cave+orc cave+orc ${between} cave+orc`)).toBe(2)
  })

  test('a run is scored once, at its full length (OB-94)', () => {
    const { lines } = table({ P1: { map: ['cave+orc cave+orc cave+orc .', empty, empty] }, P2: {} }).view().players[0]!
      .score
    expect(lines.find(each => each.line === 'bands')?.parts).toEqual([
      { points: 5, why: 'OB-93', tokens: ['0,0', '0,1', '0,2'] },
    ])
  })

  test('a monster may belong to a horizontal and a vertical band (OB-95)', () => {
    const map = ['cave+dragon forest+dragon camp-red+dragon .', 'cave+dragon forest+orc swamp+witch .', empty]
    const game = table({ P1: { map }, P2: {} })
    expect([game.line('bands'), game.line('matching')]).toEqual([5 + 2, 3])
  })

  test('a column of the small board holds a band of at most 3 (OB-96)', () => {
    const column = 'forest+kobold . . .'
    expect(line('bands', column, column, column)).toBe(5)
    const large = table({ board: '4x4', P1: { map: [column, column, column, column] }, P2: {} })
    expect(large.line('bands')).toBe(7)
  })
})

test('a miniboss scores 2 on a tile and nothing in the stash, and joins no band (OB-97)', () => {
  const game = table({
    P1: { map: ['forest+kobold forest+froggie forest+bonepick forest+mossback', empty, empty], stash: ['gloomwick'] },
    P2: {},
  })
  expect([game.line('minibosses'), game.line('bands')]).toEqual([6, 0])
})

test.each(['froggie', 'bonepick', 'mossback', 'gloomwick', 'sparkfang', 'hexling'])('%s scores 2 (OB-97)', miniboss => {
  expect(line('minibosses', `swamp+${miniboss} . . .`)).toBe(2)
})

test('each matching monster scores 1 (OB-98)', () => {
  expect(line('matching', 'forest+kobold forest+dragon cave+dragon graveyard-2+skeleton')).toBe(3)
})

test('a crystal in the stash scores 1 for every tile of its terrain (OB-99)', () => {
  const game = table({
    P1: {
      map: ['forest forest+orc forest camp-red', 'forest camp-blue . .', empty],
      stash: ['crystal-forest', 'crystal-camp', 'crystal-cave'],
    },
    P2: {},
  })
  expect(game.line('crystals')).toBe(4 + 2 + 0)
})

test('portals score nothing, and neither do monsters in the stash (OB-100)', () => {
  const bare = ['dungeon dungeon . .', empty, empty]
  const tokens = (stash: string[]) => table({ P1: { map: bare, stash }, P2: {} }).view().players[0]!.score.tokens
  expect(tokens(['portal', 'portal-used', 'kobold', 'kobold', 'kobold'])).toBe(0)
})

describe('the score sheet', () => {
  test('its lines: five terrains, dungeons, tokens, boss, and their sums (OB-101)', () => {
    const game = table({
      terrains: ['forest', 'graveyard', 'camp', 'castle', 'volcano'],
      P1: {
        map: ['forest+kobold castle+froggie volcano dungeon', empty, empty],
        stash: ['crystal-forest'],
        boss: 'porkus',
      },
      P2: {},
    })
    const { lines, ...sums } = game.view(0).players[0]!.score
    expect(lines.map(({ line: id, points }) => `${id} ${points}`)).toEqual([
      'forest 1',
      'graveyard 0',
      'graveyardBonus 0',
      'camp 0',
      'castle 2',
      'volcano 4',
      'dungeon 2',
      'minibosses 2',
      'crystals 1',
      'matching 1',
      'bands 0',
      'boss 6',
    ])
    expect(sums).toEqual({ tiles: 9, tokens: 4, boss: 6, total: 19 })
  })

  test('the worked example scores 28 for tiles and 18 for tokens, 46 together (OB-77, OB-101)', () => {
    const game = table({
      P1: {
        map: [
          'cave+kobold camp-yellow+kobold forest+kobold forest+froggie',
          'forest+skeleton swamp+kobold dungeon forest',
          'graveyard-1+skeleton swamp+witch camp-yellow graveyard-2+orc',
        ],
        stash: ['crystal-forest', 'portal-used', 'portal-used'],
      },
      P2: { map: ['graveyard-1 graveyard-1 graveyard-1 .', empty, empty] },
      P3: { map: ['graveyard-1 . . .', empty, empty] },
      P4: {},
      turn: 'P2',
    })
    const { lines, tiles, tokens, total } = game.view().players[0]!.score
    expect(Object.fromEntries(lines.map(({ line: id, points }) => [id, points]))).toEqual({
      forest: 10,
      cave: 3,
      camp: 1,
      swamp: 5,
      graveyard: 3,
      graveyardBonus: 2,
      dungeon: 4,
      minibosses: 2,
      crystals: 4,
      matching: 3,
      bands: 9,
    })
    expect([tiles, tokens, total]).toEqual([28, 18, 46])
  })

  test('every part has its rule and the tiles and tokens that it counts (OB-101)', () => {
    const map = ['cave+dragon . . .', '. cave . .', empty]
    const { lines } = table({ P1: { map, stash: ['crystal-cave'] }, P2: {} }).view().players[0]!.score
    const parts = (id: string) => lines.find(each => each.line === id)?.parts
    expect(parts('cave')).toEqual([
      { points: 3, why: 'OB-79', tiles: ['0,0'] },
      { points: 1, why: 'OB-79', tiles: ['1,1'] },
    ])
    expect(parts('crystals')).toEqual([{ points: 2, why: 'OB-99', stash: ['crystal-cave'], tiles: ['0,0', '1,1'] }])
    expect(parts('matching')).toEqual([{ points: 1, why: 'OB-98', tiles: ['0,0'], tokens: ['0,0'] }])
  })

  test('the parts also list the vampire of a castle and the graveyards of a bonus (OB-101, OB-86, OB-153)', () => {
    const map = ['castle+vampire castle+orc . .', 'graveyard-1 . . graveyard-3', empty]
    const { lines } = table({ P1: { map } }).view().players[0]!.score
    const parts = (id: string) => lines.find(each => each.line === id)?.parts
    expect(parts('castle')).toEqual([
      { points: 4, why: 'OB-86', tiles: ['0,0'], tokens: ['0,0'] },
      { points: 2, why: 'OB-86', tiles: ['0,1'] },
    ])
    expect(parts('graveyardBonus')).toEqual([{ points: 2, why: 'OB-153', tiles: ['1,0', '1,3'] }])
  })
})
