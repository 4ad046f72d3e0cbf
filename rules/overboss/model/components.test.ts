// Sections 1 and 2 of the rules: terms and components.
import { describe, expect, test } from 'vitest'
import { overboss } from '../index.ts'
import { newGame, table } from '../testing/test-table.ts'

const basic = ['forest', 'cave', 'graveyard', 'swamp', 'camp']
const advanced = ['castle', 'cloud_island', 'desert', 'summoning_circle', 'volcano']
const homes = {
  kobold: 'forest',
  dragon: 'cave',
  skeleton: 'graveyard',
  witch: 'swamp',
  orc: 'camp',
  vampire: 'castle',
  harpy: 'cloud_island',
  sandworm: 'desert',
  cultist: 'summoning_circle',
  elemental: 'volcano',
}
const minibosses = ['froggie', 'bonepick', 'mossback', 'gloomwick', 'sparkfang', 'hexling']
const tileOf = (terrain: string) =>
  terrain === 'graveyard' ? 'graveyard-1' : terrain === 'camp' ? 'camp-red' : terrain

describe('terms', () => {
  test('a map is a grid of 12 or of 16 spaces (OB-1)', () => {
    expect(newGame({ players: 2 }).view().players[1]!.map).toHaveLength(12)
    expect(newGame({ players: 2, board: '4x4' }).view().players[1]!.map).toHaveLength(16)
  })

  test('the small board is 3 rows of 4 columns, both counted from 0 at the top left (OB-2)', () => {
    const game = table({ market: ['cave+orc'] })
    game.play({ draft: 'cave', from: 0 })
    expect(game.all('at')).toEqual([0, 1, 2].flatMap(row => [0, 1, 2, 3].map(column => `${row},${column}`)))
    game.play({ place: 'cave', at: '2,3' })
    expect(game.map()).toEqual(['. . . .', '. . . .', '. . . cave+orc'])
  })

  test('tiles border by a full edge, not by a corner (OB-3)', () => {
    const byEdge = table({ P1: { map: ['dungeon graveyard-1 . .', '. forest . .', '. . . .'] } })
    const apart = table({ P1: { map: ['dungeon . . .', '. forest . .', '. . . .'] } })
    expect(byEdge.line('dungeon')).toBe(2)
    expect(apart.line('dungeon')).toBe(1)
  })

  test('an adjacent space shares an edge (OB-4)', () => {
    const game = table({ P1: { map: ['. . . .', '. cave . .', '. . . .'], boss: 'cleopatra' } })
    game.play({ reveal: 'cleopatra' })
    expect(game.all('to')).toEqual(['0,1', '1,0', '1,2', '2,1'])
  })

  test('five terrains are basic and five advanced, and the dungeon is always in the game (OB-5)', () => {
    const terrains = overboss.options.find(option => option.id === 'terrains')
    expect(terrains?.kind === 'list' && terrains.items).toEqual([...basic, ...advanced])
    expect(newGame({ players: 2, terrains: 'basic' }).view().options.terrains).toEqual(basic)
    const tiles = Object.keys(overboss.inventory(newGame({ players: 2, terrains: advanced }).state))
    expect(tiles.filter(id => id.startsWith('tile '))).toEqual(
      expect.arrayContaining([...advanced, 'dungeon'].map(id => `tile ${id}`)),
    )
  })

  test('a dungeon counts as a terrain type (OB-6)', () => {
    expect(table({ P1: { map: ['cloud_island dungeon . .', '. . . .', '. . . .'] } }).line('cloud_island')).toBe(6)
  })

  test('dungeons form groups like a terrain (OB-6)', () => {
    const dungeons = { map: ['dungeon dungeon dungeon .', '. . . .', '. . . .'], boss: 'kazanna' }
    expect(table({ P1: dungeons }).line('boss')).toBe(3)
  })

  test('dungeons can form the pattern of a command (OB-6)', () => {
    const game = table({
      P1: { map: ['dungeon . . .', '. . . .', '. . . .'] },
      P2: {},
      market: ['dungeon+portal'],
      row: ['intimidate-domino', 'demolish-line', 'overthrow-line', 'overthrow-square'],
    })
    game.play({ draft: 'dungeon', from: 0 }, { place: 'dungeon', at: '0,1' })
    expect(game.all('command')).toEqual(['intimidate-domino'])
  })

  test('a tile is open if it is not a dungeon and has no token; a space is empty without a tile (OB-7)', () => {
    const game = table({ P1: { map: ['cave forest+orc dungeon swamp', '. . . .', '. . . .'] }, market: ['cave+witch'] })
    game.play({ draft: 'cave', from: 0 })
    expect(game.all('at')).toEqual(['1,0', '1,1', '1,2', '1,3', '2,0', '2,1', '2,2', '2,3'])
    game.play({ place: 'cave', at: '1,0' })
    expect(game.all('at')).toEqual(['0,0', '0,3', '1,0'])
  })

  test.each([...minibosses, 'kobold'])('%s can be on a tile (OB-8)', creature => {
    const game = table({ market: [`forest+${creature}`] })
    game.play({ draft: 'forest', from: 0 }, { place: 'forest', at: '0,0' })
    expect(game.map()[0]).toBe(`forest+${creature} . . .`)
    expect(game.stash()).toEqual([])
  })

  test.each(['crystal-swamp', 'portal'])('%s goes to the stash even if a tile is open (OB-8)', token => {
    const game = table({ market: [`forest+${token}`] })
    game.play({ draft: 'forest', from: 0 }, { place: 'forest', at: '0,0' })
    expect(game.map()[0]).toBe('forest . . .')
    expect(game.stash()).toEqual([token])
  })

  test('a stash holds any number of tokens of every kind (OB-9)', () => {
    const stash = ['portal', 'portal', 'portal-used', 'crystal-cave', 'crystal-camp', 'orc', 'orc', 'witch', 'froggie']
    const game = table({ P1: { stash }, market: ['dungeon+hexling'] })
    game.play({ draft: 'dungeon', from: 0 }, { place: 'dungeon', at: '0,0' })
    expect(game.stash()).toEqual([...stash, 'hexling'])
  })

  test.each(Object.entries(homes))(
    'the home of the %s is the %s and no other terrain (OB-10, OB-11)',
    (monster, home) => {
      for (const terrain of [...basic, ...advanced]) {
        const terrains = [...new Set([terrain, home, ...basic, ...advanced])].slice(0, 5)
        const game = table({ terrains, P1: { map: [`${tileOf(terrain)}+${monster} . . .`, '. . . .', '. . . .'] } })
        expect(game.line('matching')).toBe(terrain === home ? 1 : 0)
      }
    },
  )

  test.each(minibosses)('%s has no icon and never matches (OB-10)', miniboss => {
    for (const terrains of [basic, advanced])
      for (const terrain of terrains) {
        const game = table({ terrains, P1: { map: [`${tileOf(terrain)}+${miniboss} . . .`, '. . . .', '. . . .'] } })
        expect(game.line('matching')).toBe(0)
      }
  })

  test('a destroyed token goes into the bag (OB-12)', () => {
    const game = table({
      P1: { map: ['cave+dragon . . .', '. . . .', '. . . .'] },
      P2: {},
      market: ['volcano+portal', 'cave+witch', 'cave+witch', 'cave+witch'],
      bag: [],
    })
    game.play({ draft: 'volcano', from: 0 })
    expect(game.bag).toEqual([])
    game.play({ place: 'volcano', at: '0,1' })
    expect(game.market[0]).toMatch(/\+dragon$/) // the only token in the bag was drawn again at the end of the turn
  })

  test('the same effect may draw a discarded token again (OB-13)', () => {
    const market = ['cave+orc', 'forest+witch', 'swamp+portal', 'cave+kobold']
    const game = table({ P1: { boss: 'belladonna' }, market, bag: [] })
    game.play({ reveal: 'belladonna' })
    expect(game.market.map(pair => pair.split('+')[1]).sort()).toEqual(['kobold', 'orc', 'portal', 'witch'])
    expect(game.bag).toEqual([])
  })

  test('a discarded tile goes to the tile discard pile (OB-14)', () => {
    const market = ['cave+orc', 'forest+witch', 'swamp+portal', 'cave+kobold']
    const game = table({ P1: { boss: 'kazanna' }, market })
    game.play({ reveal: 'kazanna' })
    expect([...game.discard].sort()).toEqual(['cave', 'cave', 'forest', 'swamp'])
  })

  test('a used portal that goes to the market is active again (OB-15)', () => {
    const game = table({ P1: { stash: ['portal-used'], boss: 'seducia' }, market: ['cave+orc'] })
    game.play({ reveal: 'seducia' }, { exchange: 'portal-used', for: 'orc', from: 0 })
    expect(game.market[0]).toBe('cave+portal')
  })

  test('a used portal that goes into the bag is active again (OB-15)', () => {
    const map = ['cave+orc forest . .', '. . . .', '. . . .']
    const game = table({
      P1: { map, stash: ['portal-used'], boss: 'xyzax' },
      market: ['cave+kobold', 'cave+witch', 'swamp+orc', 'cave+orc'],
      bag: [],
    })
    game.play({ reveal: 'xyzax' }, { spend: 'portal-used' }, { move: 'orc' })
    expect(game.bag).toEqual(['portal'])
  })
})

describe('components', () => {
  /** The pieces of two games without a common terrain. Dungeons, minibosses and portals are in both. */
  const inBasic = overboss.inventory(newGame({ players: 2, terrains: basic, bosses: true, commands: true }).state)
  const inAdvanced = overboss.inventory(newGame({ players: 2, terrains: advanced }).state)
  const all: Record<string, number> = { ...inBasic, ...inAdvanced }
  const number = (start: string): number =>
    Object.keys(all)
      .filter(id => id.startsWith(start))
      .reduce((sum, id) => sum + all[id]!, 0)

  test('12 tiles of each terrain and 8 dungeons are 128 tiles (OB-16)', () => {
    for (const terrain of [...basic, ...advanced]) expect(number(`tile ${terrain}`)).toBe(12)
    expect(number('tile dungeon')).toBe(8)
    expect(number('tile ')).toBe(128)
  })

  test('five graveyards have value 1, four have 2 and three have 3 (OB-17)', () => {
    expect([1, 2, 3].map(value => all[`tile graveyard-${value}`])).toEqual([5, 4, 3])
    const map = ['graveyard-1 graveyard-2 graveyard-3 .', '. . . .', '. . . .']
    expect(table({ P1: { map }, P2: {} }).line('graveyard')).toBe(1 + 2 + 3)
  })

  test('camps have six flags, two tiles each (OB-18)', () => {
    const flags = ['black', 'blue', 'orange', 'purple', 'red', 'yellow']
    expect(
      Object.keys(all)
        .filter(id => id.startsWith('tile camp'))
        .sort(),
    ).toEqual(flags.map(flag => `tile camp-${flag}`))
    for (const flag of flags) expect(all[`tile camp-${flag}`]).toBe(2)
  })

  test('10 monsters and a crystal for each terrain, 6 minibosses and 7 portals (OB-19)', () => {
    for (const monster of Object.keys(homes)) expect(all[`token monster-${monster}`]).toBe(10)
    for (const terrain of [...basic, ...advanced]) expect(all[`token crystal-${terrain}`]).toBe(1)
    expect(number('token miniboss-')).toBe(6)
    expect(all['token portal']).toBe(7)
    expect(number('token ')).toBe(123)
  })

  test('the six minibosses are different, one token each (OB-20)', () => {
    for (const miniboss of minibosses) expect(all[`token miniboss-${miniboss}`]).toBe(1)
  })

  test('there are 10 boss cards and 18 command cards, and each of the ten terrains can be chosen (OB-21)', () => {
    const bosses = [
      'cleopatra',
      'eclipse',
      'kazanna',
      'xyzax',
      'belladonna',
      'porkus',
      'seducia',
      'cerebellus',
      'kirax',
      'king_croak',
    ]
    expect(bosses.map(boss => all[`boss ${boss}`])).toEqual(bosses.map(() => 1))
    expect(number('boss ')).toBe(10)
    expect(number('command ')).toBe(18)
  })

  test('the 18 command cards: 6 Intimidate, 3 and 3 Demolish, 6 Overthrow with the hook twice (OB-146)', () => {
    const commands = Object.entries(all).filter(([id]) => id.startsWith('command '))
    expect(Object.fromEntries(commands)).toEqual({
      'command intimidate-domino': 6,
      'command demolish-line': 3,
      'command demolish-corner': 3,
      'command overthrow-square': 1,
      'command overthrow-line': 1,
      'command overthrow-tee': 1,
      'command overthrow-zigzag': 1,
      'command overthrow-hook': 2,
    })
  })
})
