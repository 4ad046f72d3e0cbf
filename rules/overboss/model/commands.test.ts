// Section 15 of the rules: command cards, their patterns, and when they are activated.
import { describe, expect, test } from 'vitest'
import { seeds } from '../../kernel/testing/properties.ts'
import { zones } from '../situation/zones.ts'
import { names, newGame, table } from '../testing/test-table.ts'

const empty = '. . . .'
const forests = 'forest forest forest forest'
const caves = 'cave cave cave cave'
const row = ['intimidate-domino', 'demolish-line', 'overthrow-line', 'overthrow-square']

test('the 18 cards are shuffled and 4 of them are face up (OB-132)', () => {
  const { row: open, deck, discard } = newGame({ players: 2, commands: true }).view().commands
  expect([open.length, deck, discard.length]).toEqual([4, 14, 0])
  const rows = seeds(5).map(seed => newGame({ players: 2, commands: true }, seed).view().commands.row.join())
  expect(new Set(rows).size).toBeGreaterThan(1)
})

describe('patterns (OB-133, OB-146)', () => {
  /** Each card in all its rotations and mirror images. */
  const drawings: { readonly [command: string]: readonly string[] } = {
    'intimidate-domino': ['##', '#/#'],
    'demolish-line': ['###', '#/#/#'],
    'demolish-corner': ['#./##', '##/#.', '##/.#', '.#/##'],
    'overthrow-square': ['##/##'],
    'overthrow-line': ['####', '#/#/#/#'],
    'overthrow-tee': ['###/.#.', '.#./###', '#./##/#.', '.#/##/.#'],
    'overthrow-zigzag': ['##./.##', '.##/##.', '#./##/.#', '.#/##/#.'],
    'overthrow-hook': ['###/#..', '###/..#', '#../###', '..#/###', '##/#./#.', '##/.#/.#', '#./#./##', '.#/.#/##'],
  }
  const halves = [
    ['intimidate-domino', 'demolish-line', 'demolish-corner', 'overthrow-square'],
    ['overthrow-line', 'overthrow-tee', 'overthrow-zigzag', 'overthrow-hook'],
  ]

  type Space = readonly [row: number, column: number]
  /** All sets of this size. */
  function sets(rows: number, size: number): Space[][] {
    const all = Array.from({ length: rows * 4 }, (_, space): Space => [Math.floor(space / 4), space % 4])
    const from = (start: number, left: number): Space[][] =>
      left === 0
        ? [[]]
        : all.slice(start).flatMap((space, i) => from(start + i + 1, left - 1).map(rest => [space, ...rest]))
    return from(0, size)
  }
  function drawn(spaces: readonly Space[]): string {
    const [rows, columns] = [spaces.map(([r]) => r), spaces.map(([, c]) => c)]
    const [top, left] = [Math.min(...rows), Math.min(...columns)]
    return Array.from({ length: Math.max(...rows) - top + 1 }, (_, r) =>
      Array.from({ length: Math.max(...columns) - left + 1 }, (__, c) =>
        spaces.some(([sr, sc]) => sr === r + top && sc === c + left) ? '#' : '.',
      ).join(''),
    ).join('/')
  }
  /** The commands that the game offers when the player places the last of these forests. */
  function offered(rows: number, spaces: readonly Space[], cards: readonly string[]): unknown[] {
    const [last, ...placed] = spaces
    const map = Array.from({ length: rows }, (_, r) =>
      [0, 1, 2, 3].map(c => (placed.some(([sr, sc]) => sr === r && sc === c) ? 'forest' : '.')).join(' '),
    )
    const game = table({
      board: rows === 3 ? '3x4' : '4x4',
      P1: { map },
      P2: { map: Array.from({ length: rows }, () => 'cave . . .') },
      market: ['forest+crystal-camp'],
      row: cards,
    })
    game.play({ draft: 'forest', from: 0 }, { place: 'forest', at: String(last) })
    return game.asked === 0 ? game.all('command') : []
  }
  const sizeOf = (command: string) => [...drawings[command]![0]!].filter(mark => mark === '#').length

  test.each([
    [3, 2],
    [3, 3],
    [3, 4],
    [4, 2],
    [4, 3],
    [4, 4],
  ])('on a board of %i rows any %i tiles complete the cards of their shape and no others (OB-133)', (rows, size) => {
    const completing = new Set<string>()
    for (const group of sets(rows, size)) {
      const shape = drawn(group)
      const fitting = Object.keys(drawings).filter(command => drawings[command]!.includes(shape))
      if (fitting.length > 0) completing.add(shape)
      const found = halves.flatMap(cards => offered(rows, group, cards))
      expect([shape, found.filter(command => sizeOf(String(command)) === size)]).toEqual([shape, fitting])
    }
    const fitsOnBoard = (shape: string) => shape.split('/').length <= rows
    const expected = Object.entries(drawings).filter(([command]) => sizeOf(command) === size)
    expect([...completing].sort()).toEqual(expected.flatMap(([, shapes]) => shapes.filter(fitsOnBoard)).sort())
  })

  test('any tile of the pattern may be the one that completes it (OB-134)', () => {
    const hook: Space[] = [
      [0, 0],
      [0, 1],
      [0, 2],
      [1, 0],
    ]
    for (const last of hook) {
      const spaces = [last, ...hook.filter(space => space !== last)]
      expect(offered(3, spaces, halves[1]!)).toEqual(['overthrow-hook'])
    }
  })
})

describe('activation', () => {
  const turn = (own: object, tile: string, at: string, more: object = {}) => {
    const game = table({
      P1: own,
      P2: { map: ['cave . . .', empty, empty] },
      market: [`${tile}+crystal-camp`],
      row,
      ...more,
    })
    game.play({ draft: tile, from: 0 }, { place: tile, at })
    return game
  }
  const domino = (more: object = {}) => turn({ map: ['forest . . .', empty, empty] }, 'forest', '0,1', more)

  test('all tiles are of one terrain; flags and values do not matter (OB-133)', () => {
    expect(turn({ map: ['camp-red . . .', empty, empty] }, 'camp-blue', '0,1').all('command')).toEqual([
      'intimidate-domino',
    ])
    const graves = turn({ map: ['graveyard-1 . . .', empty, empty] }, 'graveyard-3', '0,1')
    expect(graves.all('command')).toEqual(['intimidate-domino'])
    expect(turn({ map: ['forest . . .', empty, empty] }, 'cave', '0,1').asked).toBe(1)
  })

  test('the pattern must be on the player’s own map (OB-133)', () => {
    expect(turn({}, 'cave', '0,1').asked).toBe(1)
  })

  test('the tile placed in this turn must be part of it (OB-134)', () => {
    expect(turn({ map: ['forest forest . .', empty, empty] }, 'forest', '2,3').asked).toBe(1)
    expect(turn({ map: ['forest forest . .', empty, empty] }, 'swamp', '0,2').asked).toBe(1)
    expect(domino().asked).toBe(0)
  })

  test('a player activates at most one command per turn (OB-135)', () => {
    const game = turn({ map: ['forest forest . .', empty, empty] }, 'forest', '0,2')
    expect(game.all('command')).toEqual(['intimidate-domino', 'demolish-line'])
    game.play({ command: 'intimidate-domino' }, { slide: 'cave', of: 1, to: '1,0' })
    expect(game.asked).toBe(1)
  })

  test('tiles of one command may be used again in a later turn (OB-135)', () => {
    const market = ['forest+crystal-camp', 'forest+crystal-cave']
    const game = domino({ market, commandDeck: ['intimidate-domino'] })
    game.play({ command: 'intimidate-domino' }, { slide: 'cave', of: 1, to: '1,0' })
    game.finishTurn()
    game.play({ draft: 'forest', from: 1 }, { place: 'forest', at: '0,2' })
    expect(game.all('command')).toEqual(['intimidate-domino', 'demolish-line'])
  })

  test('after it has resolved, the card is replaced from the deck (OB-136)', () => {
    const game = domino({ commandDeck: ['overthrow-hook'] })
    game.play({ command: 'intimidate-domino' })
    expect(game.view().commands.row[0]).toBe('intimidate-domino')
    const events = game.play({ slide: 'cave', of: 1, to: '1,0' })
    expect(events).toContainEqual({
      event: 'command-replaced',
      why: 'OB-136',
      reveals: true,
      command: 'intimidate-domino',
      by: 'overthrow-hook',
    })
    const { row: open, discard, deck } = game.view().commands
    expect([open, discard, deck]).toEqual([
      ['overthrow-hook', 'demolish-line', 'overthrow-line', 'overthrow-square'],
      ['intimidate-domino'],
      13,
    ])
  })

  test('the discarded cards become the new deck when the command deck is empty (OB-136)', () => {
    const game = domino({ commandDeck: { only: [] } })
    expect(game.view().commands).toMatchObject({ deck: 0 })
    game.play({ command: 'intimidate-domino' }, { slide: 'cave', of: 1, to: '1,0' })
    expect(game.view().commands).toMatchObject({ deck: 18 - 4, discard: [] })
    expect(game.view().commands.row).toHaveLength(4)
  })

  test('activation is optional (OB-138)', () => {
    const game = domino()
    game.play({ pass: 'command' })
    expect([game.asked, game.view().commands.discard]).toEqual([1, []])
  })

  test('more tiles of the same terrain do not break the pattern (OB-138)', () => {
    const game = turn({ map: ['forest forest . forest', 'forest . forest .', empty] }, 'forest', '0,2')
    expect(game.all('command')).toEqual(['intimidate-domino', 'demolish-line', 'overthrow-line'])
  })

  test('Intimidate needs a tile that can slide (OB-138)', () => {
    const last = { map: [forests, forests, 'swamp swamp . swamp'] }
    const market = ['swamp+portal']
    const allFull = table({ P1: last, P2: { map: [caves, caves, caves] }, market, row })
    allFull.play({ draft: 'swamp', from: 0 }, { place: 'swamp', at: '2,2' })
    expect(allFull.all('command')).toEqual(['demolish-line', 'overthrow-line'])
    const otherEmpty = table({ P1: last, P2: {}, market, row })
    otherEmpty.play({ draft: 'swamp', from: 0 }, { place: 'swamp', at: '2,2' })
    expect(otherEmpty.all('command')).toEqual(['demolish-line', 'overthrow-line'])
  })

  test('with two tiles placed in a turn either may complete the pattern (OB-139)', () => {
    for (const [first, second] of [
      ['0,1', '2,3'],
      ['2,3', '0,1'],
    ] as const) {
      const game = table({
        P1: { map: ['forest . . .', empty, empty], boss: 'king_croak' },
        P2: {},
        market: ['forest+crystal-camp', 'forest+crystal-cave'],
        row,
      })
      game.play({ reveal: 'king_croak' }, { draft: 'forest', from: 0 }, { place: 'forest', at: first })
      game.play({ draft: 'forest', from: 1 }, { place: 'forest', at: second })
      expect(game.all('command')).toEqual(['intimidate-domino'])
    }
  })

  test('without the option there are no commands (OB-132)', () => {
    const game = newGame({ players: 3 })
    expect(names(game.playOut())).not.toContain('command-activated')
    expect(zones(game.state).row).toEqual([])
  })
})
