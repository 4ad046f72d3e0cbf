// Section 10 of the rules: scoring tiles.
import { describe, expect, test } from 'vitest'
import { table } from '../testing/test-table.ts'

const empty = '. . . .'
const line = (terrain: string, ...rows: string[]) =>
  table({ P1: { map: [...rows, empty, empty].slice(0, 3) }, P2: {} }).line(terrain)

test('each terrain is scored once for the whole map, and the sum is the tile score (OB-77)', () => {
  const map = ['forest forest cave swamp', 'camp-red graveyard-3 . dungeon', 'forest . . .']
  const { lines, tiles } = table({ P1: { map }, P2: {} }).view().players[0]!.score
  const points = Object.fromEntries(lines.map(({ line, points }) => [line, points]))
  expect(points).toMatchObject({ forest: 6, cave: 3, swamp: 2, camp: 1, graveyard: 3, graveyardBonus: 5, dungeon: 2 })
  expect(tiles).toBe(6 + 3 + 2 + 1 + 3 + 5 + 2)
})

test.each([
  [1, 1],
  [2, 3],
  [3, 6],
  [4, 10],
  [5, 15],
  [6, 15],
])('%i forests score %i (OB-78)', (forests, points) => {
  const spaces = Array.from({ length: 12 }, (_, space) => (space < forests ? 'forest' : '.'))
  expect(line('forest', ...[0, 4, 8].map(start => spaces.slice(start, start + 4).join(' ')))).toBe(points)
})

describe('caves', () => {
  test('a cave scores 1, at the mountain edge 3 (OB-79)', () => {
    expect(line('cave', empty, '. cave . .')).toBe(1)
    expect(line('cave', empty, 'cave . . .')).toBe(3)
    expect(line('cave', 'cave . . .', '. cave . .')).toBe(3 + 1)
  })

  test('two mountain edges at a corner give the bonus once (OB-79)', () => {
    expect(line('cave', 'cave . . .')).toBe(3)
  })
})

describe('graveyards', () => {
  test.each([1, 2, 3])('a graveyard scores its printed %i (OB-80)', value => {
    expect(line('graveyard', `graveyard-${value} . . .`)).toBe(value)
  })

  const bonuses = (counts: readonly number[]): number[] => {
    const pool = ['1', '1', '1', '1', '1', '2', '2', '2', '2', '3', '3', '3'].map(value => `graveyard-${value}`)
    const players = counts.map((count, seat) => {
      const spaces = [...pool.splice(0, count), ...Array(12 - count).fill('.')]
      return [`P${seat + 1}`, { map: [0, 4, 8].map(start => spaces.slice(start, start + 4).join(' ')) }] as const
    })
    const game = table(Object.fromEntries(players))
    return counts.map((_, seat) => game.line('graveyardBonus', seat))
  }

  test('the most graveyards score 5 more, the second most 2 (OB-81)', () => {
    expect(bonuses([1, 3, 2])).toEqual([0, 5, 2])
  })

  test('tied players all score the place in full (OB-81)', () => {
    expect(bonuses([4, 2, 2, 1])).toEqual([5, 2, 2, 0])
    expect(bonuses([2, 2])).toEqual([5, 5])
  })

  test('after a tie for first place the next lower number is second (OB-82)', () => {
    expect(bonuses([3, 3, 2, 1, 0])).toEqual([5, 5, 2, 0, 0])
  })

  test('a player without a graveyard scores no place (OB-83)', () => {
    expect(bonuses([4, 0, 0])).toEqual([5, 0, 0])
    expect(bonuses([0, 0])).toEqual([0, 0])
  })

  test('a sheet without the bonus has no part for it (OB-83)', () => {
    const map = ['graveyard-1 . . .', empty, empty]
    const { players } = table({ P1: { map }, P2: {} }).view()
    const parts = players.map(({ score }) => score.lines.find(each => each.line === 'graveyardBonus')?.parts)
    expect(parts).toEqual([[{ points: 5, why: 'OB-81', tiles: ['0,0'] }], []])
  })

  test('in a game for two players the second place still scores 2 (OB-83)', () => {
    expect(bonuses([1, 4])).toEqual([2, 5])
  })
})

describe('swamps', () => {
  test('a swamp scores 1 (OB-84)', () => {
    expect(line('swamp', 'swamp . . .')).toBe(1)
  })

  test('1 more at the water edge (OB-84)', () => {
    expect(line('swamp', empty, empty, '. swamp . .')).toBe(2)
  })

  test('1 more next to at least one other swamp (OB-84)', () => {
    expect(line('swamp', 'swamp swamp . .')).toBe(2 + 2)
    expect(line('swamp', 'swamp swamp swamp .', '. swamp . .')).toBe(4 * 2)
  })

  test('at most 3 (OB-84)', () => {
    expect(line('swamp', 'swamp . . .', empty, '. swamp swamp .')).toBe(1 + 3 + 3)
    expect(line('swamp', '. . swamp swamp', '. . . swamp')).toBe(2 + 3 + 3)
  })
})

test.each([
  ['camp-red . . .', 1],
  ['camp-red camp-red . .', 1],
  ['camp-red camp-blue . .', 4],
  ['camp-yellow camp-yellow camp-red .', 4],
  ['camp-red camp-blue camp-black .', 9],
  ['camp-red camp-blue camp-black camp-purple', 16],
])('camps %s score %i by their different flags (OB-85)', (row, points) => {
  expect(line('camp', row)).toBe(points)
})

test('six different flags still score 16 (OB-85)', () => {
  expect(line('camp', 'camp-red camp-blue camp-black camp-purple', 'camp-orange camp-yellow . .')).toBe(16)
})

test('a castle scores 2, with a vampire 4, and the vampire also scores as a matching monster (OB-86)', () => {
  const game = table({ P1: { map: ['castle+vampire castle+witch castle castle+froggie', empty, empty] }, P2: {} })
  expect(game.line('castle')).toBe(4 + 2 + 2 + 2)
  expect(game.line('matching')).toBe(1)
})

test('a cloud island scores 7 less 1 for every other terrain on the map, dungeons included (OB-87)', () => {
  expect(line('cloud_island', 'cloud_island cloud_island . .')).toBe(7 + 7)
  expect(line('cloud_island', 'cloud_island forest forest .')).toBe(6)
  expect(line('cloud_island', 'cloud_island forest camp-red dungeon', 'cloud_island cave . .')).toBe(3 + 3)
  const all = table({
    P1: { map: ['cloud_island forest camp-red dungeon', 'cave volcano . .', empty] },
    P2: {},
  })
  expect(all.line('cloud_island')).toBe(2)
})

test.each([
  [['desert . . .'], 0],
  [['desert desert . .'], 2],
  [['desert desert desert .'], 6],
  [['desert desert . .', 'desert desert . .'], 12],
  [['desert desert desert desert', 'desert . . .'], 20],
  [['desert desert desert desert', 'desert desert . .'], 20],
])('a group of deserts %j scores %i (OB-88)', (rows, points) => {
  expect(line('desert', ...rows)).toBe(points)
})

test('each separate group of deserts scores, and the points add up (OB-88)', () => {
  expect(line('desert', 'desert desert forest desert', '. . desert desert')).toBe(2 + 6)
  expect(line('desert', 'desert . desert .', '. desert . .')).toBe(0) // corners do not connect
})

test('a summoning circle scores 1 (OB-89)', () => {
  expect(line('summoning_circle', 'summoning_circle . summoning_circle summoning_circle')).toBe(3)
})

test('a volcano scores 4 (OB-90)', () => {
  expect(line('volcano', 'volcano volcano . volcano')).toBe(12)
})

describe('dungeons', () => {
  test('a dungeon scores 1, and 1 more for each different terrain next to it (OB-91)', () => {
    expect(line('dungeon', 'dungeon . . .')).toBe(1)
    expect(line('dungeon', 'dungeon forest . .', 'cave . . .')).toBe(3)
    expect(line('dungeon', '. forest . .', 'cave dungeon swamp .', '. camp-red . .')).toBe(5)
  })

  test('the same terrain on two sides counts once (OB-91)', () => {
    expect(line('dungeon', '. forest . .', 'forest dungeon camp-red .')).toBe(3)
    expect(line('dungeon', '. camp-blue . .', '. dungeon camp-red .')).toBe(2)
    expect(line('dungeon', '. graveyard-1 . .', '. dungeon graveyard-3 .')).toBe(2)
  })

  test('a bordering dungeon counts as one type (OB-92)', () => {
    expect(line('dungeon', '. forest . .', 'cave dungeon swamp .', '. dungeon . .')).toBe(5 + 2)
  })
})
