// Section 7 of the rules: portals.
import { describe, expect, test } from 'vitest'
import { overboss } from '../index.ts'
import { names, TestTable, table } from '../testing/test-table.ts'

const empty = '. . . .'
const open = { portal: 'open' }

test('once per turn a player may flip an active portal to move tokens of their own map (OB-58)', () => {
  const game = table({
    P1: { map: ['forest+kobold cave . .', empty, empty], stash: ['portal', 'portal'] },
    P2: { map: ['swamp+witch swamp . .', empty, empty] },
    market: ['dungeon+crystal-cave'],
  })
  const events = game.play(open)
  expect(events).toEqual([{ event: 'portal-opened', why: 'OB-58', seat: 0 }])
  expect(game.all('move')).toEqual(['kobold'])
  game.play({ move: 'kobold', to: '0,1' })
  expect([game.map()[0], game.stash()]).toEqual(['forest cave+kobold . .', ['portal-used', 'portal']])
  expect(game.prompt).toBe('draft')
  expect(game.offers(open)).toEqual([])
  game.play({ draft: 'dungeon', from: 0 }, { place: 'dungeon', at: '1,0' })
  game.finishTurn() // of the other player
  expect([game.asked, game.offers(open).length]).toEqual([0, 1])
})

test('used portals cannot be opened (OB-58)', () => {
  const game = table({ P1: { map: ['forest+kobold cave . .', empty, empty], stash: ['portal-used'] }, P2: {} })
  expect(game.offers(open)).toEqual([])
})

test('the game does not offer a portal without a possible move (OB-58, OB-60)', () => {
  const game = table({ P1: { map: ['forest+kobold dungeon . .', empty, empty], stash: ['portal'] }, P2: {} })
  expect(game.offers(open)).toEqual([])
})

describe('the legal moves (OB-59)', () => {
  const four = () =>
    table({ P1: { map: ['forest+kobold cave+orc swamp graveyard-1', empty, empty], stash: ['portal'] }, P2: {} })

  test('one token to an open tile (OB-59)', () => {
    const game = four()
    game.play(open, { move: 'orc', to: '0,3' }, { pass: 'portal' })
    expect(game.map()[0]).toBe('forest+kobold cave swamp graveyard-1+orc')
  })

  test('two tokens to two open tiles (OB-59)', () => {
    const game = four()
    game.play(open, { move: 'orc', to: '0,3' }, { move: 'kobold', to: '0,2' })
    expect(game.map()[0]).toBe('forest cave swamp+kobold graveyard-1+orc')
  })

  test('one token to an open tile and a second one to the tile that the first has left (OB-59)', () => {
    const game = four()
    game.play(open, { move: 'kobold', to: '0,2' }, { move: 'orc', to: '0,0' })
    expect(game.map()[0]).toBe('forest+orc cave swamp+kobold graveyard-1')
    expect(game.prompt).toBe('draft')
  })

  test('two tokens change places (OB-59)', () => {
    const game = four()
    const events = game.play(open, { swap: '0,0', with: '0,1' })
    expect(names(events)).toEqual(['portal-opened', 'tokens-swapped'])
    expect(game.map()[0]).toBe('forest+orc cave+kobold swamp graveyard-1')
    expect(game.prompt).toBe('draft')
  })
})

/** All maps that a portal can lead to, computed directly from the text of OB-60. */
function layoutsByRule(before: readonly string[]): Set<string> {
  const tiles = before.join(' ').split(' ')
  const tokens = tiles.map(space => space.split('+')[1])
  const isTile = (space: number) => tiles[space] !== '.' && !tiles[space]!.startsWith('dungeon')
  const layouts = new Set<string>()
  const lifted = tokens.flatMap((token, space) => (token ? [space] : []))
  const putDown = (lift: readonly number[], targets: readonly number[]) => {
    const after = [...tokens]
    for (const space of lift) after[space] = undefined
    lift.forEach((from, i) => {
      after[targets[i]!] = tokens[from]
    })
    layouts.add(after.map(token => token ?? '.').join(' '))
  }
  for (const a of lifted)
    for (const b of lifted) {
      const lift = a === b ? [a] : [a, b]
      const free = tiles.flatMap((_, space) =>
        isTile(space) && (!tokens[space] || lift.includes(space)) ? [space] : [],
      )
      for (const ta of free)
        for (const tb of free) {
          if (ta === a || (a !== b && (tb === b || ta === tb))) continue
          putDown(lift, a === b ? [ta] : [ta, tb])
        }
    }
  return layouts
}

test.each([
  [['forest+kobold cave+orc swamp graveyard-1', empty, empty]],
  [['forest+kobold dungeon swamp camp-red+orc', 'cave+dragon . . cave', empty]],
  [['forest+kobold cave+kobold swamp+kobold .', empty, '. . dungeon forest']],
  [['forest+kobold cave+orc swamp+hexling dungeon', empty, empty]],
])('a portal allows every way to lift one or two tokens and place them elsewhere, and no other (OB-60): %j', map => {
  const reached = new Set<string>()
  const start = table({ P1: { map, stash: ['portal'] }, P2: {} })
  const layout = (game: TestTable) =>
    game
      .map()
      .join(' ')
      .split(' ')
      .map(space => space.split('+')[1] ?? '.')
      .join(' ')
  const explore = (game: TestTable) => {
    if (game.prompt === 'draft') return void reached.add(layout(game))
    for (const choice of game.offers()) {
      const next = new TestTable(overboss.clone(game.state))
      next.play(choice)
      explore(next)
    }
  }
  start.play(open)
  explore(start)
  expect([...reached].sort()).toEqual([...layoutsByRule(map)].sort())
})

test('a portal moves no tile and no token of the stash (OB-61)', () => {
  const game = table({
    P1: { map: ['forest+kobold cave+orc dungeon .', empty, empty], stash: ['portal', 'dragon', 'froggie'] },
    P2: {},
  })
  game.play(open)
  expect(game.offers()).toEqual([{ swap: '0,0', with: '0,1' }])
})

test('a used portal stays in the stash and does not return to the bag (OB-62)', () => {
  const game = table({
    P1: { map: ['forest+kobold cave . .', empty, empty], stash: ['portal'] },
    P2: {},
    market: ['dungeon+orc', 'cave+orc', 'cave+orc', 'cave+orc'],
    bag: ['witch'],
  })
  game.play(open, { move: 'kobold' }, { draft: 'dungeon', from: 0 }, { place: 'dungeon', at: '1,0' })
  expect(game.turn.seat).toBe(1)
  expect([game.stash(), game.bag]).toEqual([['portal-used'], []])
})

test('a portal drafted in this turn may be used in it (OB-63)', () => {
  const game = table({ P1: { map: ['forest+kobold . . .', empty, empty] }, P2: {}, market: ['cave+portal'] })
  expect(game.offers(open)).toEqual([])
  game.play({ draft: 'cave', from: 0 }, { place: 'cave', at: '0,1' }, open, { move: 'kobold', to: '0,1' })
  expect([game.map()[0], game.stash()]).toEqual(['forest cave+kobold . .', ['portal-used']])
})

test('a portal does not change the number of open tiles, so nothing settles (OB-64)', () => {
  const game = table({
    P1: { map: ['forest+kobold cave+orc dungeon .', empty, empty], stash: ['portal', 'witch'] },
    P2: {},
  })
  const events = game.play(open, { swap: '0,0', with: '0,1' })
  expect(names(events)).toEqual(['portal-opened', 'tokens-swapped'])
  expect([game.prompt, game.stash()]).toEqual(['draft', ['portal-used', 'witch']])
})
