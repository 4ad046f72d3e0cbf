// Section 14 of the rules: points for the goals of boss cards.
import { describe, expect, test } from 'vitest'
import { table } from '../testing/test-table.ts'

const empty = '. . . .'
const goal = (boss: string, rows: readonly string[], own: object = {}): number =>
  table({ P1: { map: [...rows, empty, empty].slice(0, 3), boss, ...own }, P2: {} }).line('boss')
const goalOnLarge = (boss: string, rows: readonly string[]): number =>
  table({
    board: '4x4',
    P1: { map: [...rows, empty, empty, empty].slice(0, 4), boss },
    P2: {},
  }).line('boss')

describe('Cleopatra: few terrain types, dungeons included (OB-113, OB-114)', () => {
  const rows = [
    ['forest forest . .'],
    ['forest cave . .'],
    ['forest cave dungeon .'],
    ['forest cave dungeon swamp'],
    ['forest cave dungeon swamp', 'camp-red . . .'],
    ['forest cave dungeon swamp', 'camp-red graveyard-1 . .'],
  ]

  test('on 3 x 4: 14, 14, 9, 5, 2, 0 (OB-114)', () => {
    expect(rows.map(row => goal('cleopatra', row))).toEqual([14, 14, 9, 5, 2, 0])
  })

  test('on 4 x 4: 18, 18, 12, 7, 3, 0 (OB-114)', () => {
    expect(rows.map(row => goalOnLarge('cleopatra', row))).toEqual([18, 18, 12, 7, 3, 0])
  })
})

test('Eclipse: 1 for each band without a matching monster (OB-115)', () => {
  expect(goal('eclipse', ['cave+orc cave+orc cave+orc .'])).toBe(1)
  expect(goal('eclipse', ['cave+orc cave+orc camp-red+orc .'])).toBe(0)
  expect(goal('eclipse', ['cave+orc cave+orc . cave+witch', 'forest+skeleton . . cave+witch'])).toBe(2)
  // the orc in the corner matches its terrain, so both of its bands score nothing
  expect(goal('eclipse', ['camp-red+orc cave+orc . .', 'cave+orc . cave+witch cave+witch'])).toBe(1)
})

describe('Kazanna: 3 for each separate connected group of three (OB-117, OB-118)', () => {
  test('a group of five is one three, a group of six may be two (OB-118)', () => {
    expect(goal('kazanna', ['forest forest . .'])).toBe(0)
    expect(goal('kazanna', ['forest forest forest .'])).toBe(3)
    expect(goal('kazanna', ['forest forest forest forest', 'forest . . .'])).toBe(3)
    expect(goal('kazanna', ['forest forest forest .', 'forest forest forest .'])).toBe(6)
  })

  test('six forests in a block and four caves apart are 2 + 1 threes (OB-118)', () => {
    expect(goal('kazanna', ['forest forest forest cave', 'forest forest forest cave', '. . cave cave'])).toBe(9)
  })

  test('a six that cannot be cut into two threes is one (OB-118)', () => {
    // every three needs the second forest of the middle row
    expect(goal('kazanna', ['. forest . .', 'forest forest forest forest', '. forest . .'])).toBe(3)
  })

  test('the division that gives the most threes counts (OB-118)', () => {
    // here the best division leaves the first forest of the top row out
    expect(goal('kazanna', ['forest forest forest forest', '. forest . .', 'forest forest . .'])).toBe(6)
    expect(goal('kazanna', ['forest forest forest forest', '. . forest .', '. forest forest .'])).toBe(6)
  })

  test('corners do not connect (OB-118)', () => {
    expect(goal('kazanna', ['forest . forest .', '. forest . forest'])).toBe(0)
  })
})

test('Xyzax scores 1 more point for each matching monster (OB-119)', () => {
  const game = table({
    P1: { map: ['cave+dragon forest+kobold forest+dragon .', empty, empty], boss: 'xyzax' },
    P2: {},
  })
  expect([game.line('boss'), game.line('matching')]).toEqual([2, 2])
})

test('Belladonna: 4 for every 4 monsters of one type on the map (OB-121, OB-122)', () => {
  const four = 'cave+orc cave+orc cave+orc cave+orc'
  expect(goal('belladonna', ['cave+orc cave+orc cave+orc .'], { stash: ['crystal-cave'] })).toBe(0)
  expect(goal('belladonna', [four])).toBe(4)
  expect(goal('belladonna', [four, 'forest+orc forest+orc forest+orc .'])).toBe(4)
  expect(goal('belladonna', [four, 'forest+orc forest+orc forest+orc forest+orc'])).toBe(8)
  expect(goal('belladonna', [four, 'forest+witch forest+witch forest+witch forest+witch'])).toBe(8)
})

test('Belladonna does not count the stash (OB-122)', () => {
  expect(goal('belladonna', ['cave+orc cave+orc cave+orc dungeon'], { stash: ['orc'] })).toBe(0)
})

test('Porkus: 3 for each type of monster and each miniboss on the map (OB-123)', () => {
  const row = 'cave+orc cave+orc cave+witch forest+froggie'
  expect(goal('porkus', [row, 'forest+hexling . . .'], { stash: ['crystal-cave'] })).toBe(3 * 4)
})

describe('Seducia: few tiles without a token (OB-124)', () => {
  const rows = (open: number) => [
    [...Array(open).fill('forest'), ...Array(4 - open).fill('cave+orc')].join(' '),
    'dungeon dungeon . .',
  ]

  test('on 3 x 4: 6, 3, 1, 0, 0 for 0 to 4 of them, dungeons not counted (OB-124)', () => {
    expect([0, 1, 2, 3, 4].map(open => goal('seducia', rows(open)))).toEqual([6, 3, 1, 0, 0])
  })

  test('on 4 x 4: 8, 5, 2, 0, 0 (OB-124)', () => {
    expect([0, 1, 2, 3, 4].map(open => goalOnLarge('seducia', rows(open)))).toEqual([8, 5, 2, 0, 0])
  })
})

test('Cerebellus: 12 without a band on 3 x 4, 21 on 4 x 4 (OB-126)', () => {
  const [without, withOne] = ['cave+orc forest+witch cave+orc cave+hexling', 'cave+orc cave+orc . .']
  expect([goal('cerebellus', [without]), goal('cerebellus', [withOne])]).toEqual([12, 0])
  expect([goalOnLarge('cerebellus', [without]), goalOnLarge('cerebellus', [withOne])]).toEqual([21, 0])
})

test('minibosses side by side are no band for Cerebellus (OB-126)', () => {
  expect(goal('cerebellus', ['cave+froggie cave+hexling . .'])).toBe(12)
})

test('Kirax: 2 for each token in the stash, used portals too (OB-128, OB-129)', () => {
  const stash = ['portal', 'portal-used', 'crystal-cave', 'orc', 'froggie']
  expect(goal('kirax', ['dungeon . . .'], { stash })).toBe(10)
})

test('King Croak: 2 for each dungeon (OB-130)', () => {
  expect(goal('king_croak', ['dungeon dungeon forest .', '. . . dungeon'])).toBe(6)
})

test('the parts of a goal list the tiles, tokens and stash tokens that they count (OB-101)', () => {
  const map = ['cave+dragon cave+dragon cave+dragon cave+dragon', 'swamp+dragon dungeon forest+hexling .', empty]
  const parts = (boss: string) =>
    table({ P1: { map, stash: ['crystal-cave', 'portal-used'], boss }, P2: {} })
      .view(0)
      .players[0]!.score.lines.find(line => line.line === 'boss')!
      .parts.map(({ why, ...part }) => part)
  const top = ['0,0', '0,1', '0,2', '0,3']
  expect(parts('cleopatra')).toEqual([{ points: 5, tiles: [...top, '1,0', '1,1', '1,2'] }])
  expect(parts('eclipse')).toEqual([])
  const [three] = parts('kazanna')
  expect([three?.points, three?.tiles?.length, top]).toEqual([3, 3, expect.arrayContaining([...(three?.tiles ?? [])])])
  expect(parts('xyzax')).toEqual([{ points: 4, tokens: top }])
  expect(parts('belladonna')).toEqual([{ points: 4, tokens: [...top, '1,0'] }])
  expect(parts('porkus')).toEqual([
    { points: 3, tokens: [...top, '1,0'] },
    { points: 3, tokens: ['1,2'] },
  ])
  expect(parts('seducia')).toEqual([{ points: 6, tiles: [] }])
  expect(parts('cerebellus')).toEqual([])
  expect(parts('kirax')).toEqual([{ points: 4, stash: ['crystal-cave', 'portal-used'] }])
  expect(parts('king_croak')).toEqual([{ points: 2, tiles: ['1,1'] }])
})

test('the part for a band without a matching monster lists its tokens (OB-115)', () => {
  const game = table({ P1: { map: ['. cave+orc cave+orc .', empty, empty], boss: 'eclipse' }, P2: {} })
  const line = game.view(0).players[0]!.score.lines.find(each => each.line === 'boss')
  expect(line?.parts).toEqual([{ points: 1, why: 'OB-115', tokens: ['0,1', '0,2'] }])
})
