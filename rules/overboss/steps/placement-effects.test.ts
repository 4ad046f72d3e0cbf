// Section 8 of the rules: placement effects of advanced tiles.
import { describe, expect, test } from 'vitest'
import { names, table } from '../testing/test-table.ts'

const empty = '. . . .'

describe('the volcano', () => {
  test('it destroys all monsters and minibosses on bordering tiles (OB-65)', () => {
    const game = table({
      P1: { map: ['cave+dragon forest+kobold . .', 'swamp+froggie . cave+witch .', '. forest+dragon . .'] },
      P2: {},
      market: ['volcano+crystal-swamp', 'cave+witch', 'cave+witch', 'cave+witch'],
      bag: ['elemental'],
    })
    const events = game.play({ draft: 'volcano', from: 0 }, { place: 'volcano', at: '1,1' })
    expect(events).toContainEqual({
      event: 'volcano-erupted',
      why: 'OB-65',
      seat: 0,
      at: '1,1',
      destroyed: [
        ['0,1', 'monster-kobold'],
        ['1,0', 'miniboss-froggie'],
        ['1,2', 'monster-witch'],
        ['2,1', 'monster-dragon'],
      ],
    })
    expect(game.map()).toEqual(['cave+dragon forest . .', 'swamp volcano cave .', '. forest . .'])
    const redrawn = game.market[0]!.split('+')[1]!
    expect([...game.bag, redrawn].sort()).toEqual(['dragon', 'elemental', 'froggie', 'kobold', 'witch'])
  })

  test('the volcano discards tokens without asking a player (OB-65)', () => {
    const game = table({ P1: { map: ['cave+dragon . . .', empty, empty] }, P2: {}, market: ['volcano+portal'] })
    game.play({ draft: 'volcano', from: 0 }, { place: 'volcano', at: '0,1' })
    expect([game.map()[0], game.asked]).toEqual(['cave volcano . .', 1])
  })

  test('it does not affect the maps of others (OB-65)', () => {
    const others = ['cave+dragon cave+dragon . .', 'cave+dragon . . .', empty]
    const game = table({ P1: {}, P2: { map: others }, market: ['volcano+portal'] })
    game.play({ draft: 'volcano', from: 0 }, { place: 'volcano', at: '0,1' })
    expect(game.map(1)).toEqual(others)
  })

  test('it erupts before the drafted token is placed, so that token is safe on the volcano and next to it (OB-66)', () => {
    for (const [at, map] of [
      ['0,0', 'cave+witch volcano . .'],
      ['0,1', 'cave volcano+witch . .'],
    ] as const) {
      const game = table({ P1: { map: ['cave+dragon . . .', empty, empty] }, P2: {}, market: ['volcano+witch'] })
      game.play({ draft: 'volcano', from: 0 }, { place: 'volcano', at: '0,1' }, { settle: 'witch', at })
      expect(game.map()[0]).toBe(map)
    }
  })

  test('stashed creatures must settle on the cleared tiles (OB-67)', () => {
    const game = table({
      P1: { map: ['cave+dragon . . .', empty, empty], stash: ['witch'] },
      P2: {},
      market: ['volcano+kobold'],
    })
    game.play({ draft: 'volcano', from: 0 }, { place: 'volcano', at: '0,1' }, { settle: 'kobold', at: '0,0' })
    expect([game.map()[0], game.stash()]).toEqual(['cave+kobold volcano+witch . .', []])
  })
})

describe('the summoning circle', () => {
  const market = ['summoning_circle+witch', 'cave+dragon', 'cave+portal', 'forest+kobold']
  const circle = (own: object = {}, more: object = {}) => {
    const game = table({ P1: own, P2: { map: ['cave+skeleton . . .', empty, empty] }, market, ...more })
    game.play({ draft: 'summoning_circle', from: 0 }, { place: 'summoning_circle', at: '1,1' })
    return game
  }

  test('the player may exchange a token on it or on a bordering tile for any in the market (OB-68)', () => {
    const map = ['cave+hexling forest+kobold . .', '. . swamp+skeleton swamp+skeleton', empty]
    const game = circle({ map })
    expect(game.prompt).toBe('circle')
    expect(game.all('at')).toEqual(['0,1', '1,1', '1,2'])
    expect(game.all('for')).toEqual(['dragon', 'portal', 'kobold'])
    const events = game.play({ exchange: 'skeleton', at: '1,2', for: 'dragon' })
    expect(events).toContainEqual({
      event: 'tokens-exchanged',
      why: 'OB-68',
      seat: 0,
      gave: 'monster-skeleton',
      from: '1,2',
      got: 'monster-dragon',
      slot: 1,
    })
    expect(game.map()[1]).toBe('. summoning_circle+witch swamp+dragon swamp+skeleton')
  })

  test('the player may skip the exchange (OB-68)', () => {
    const game = circle()
    game.play({ pass: 'circle' })
    expect([game.asked, game.map()[1]]).toEqual([1, '. summoning_circle+witch . .'])
  })

  test('the exchange comes at once: before the command, and not later in the turn (OB-68, OB-69)', () => {
    const map = ['summoning_circle+witch summoning_circle+witch . .', empty, empty]
    const row = ['demolish-line', 'overthrow-tee', 'overthrow-square', 'overthrow-hook']
    const game = table({ P1: { map, stash: ['portal'] }, P2: {}, market, row })
    game.play({ draft: 'summoning_circle' }, { place: 'summoning_circle', at: '0,2' }, { settle: 'witch' })
    expect(game.prompt).toBe('circle')
    expect(game.offers({ command: 'demolish-line' })).toEqual([])
    game.play({ pass: 'circle' })
    expect([game.prompt, game.all('exchange')]).toEqual(['command', []])
    game.play({ portal: 'open' }, { swap: '0,0', with: '0,2' })
    expect([game.prompt, game.all('exchange')]).toEqual(['command', []])
  })

  test('the exchange follows the placing of tokens and offers the three remaining tokens of the market (OB-69)', () => {
    const game = circle()
    expect(game.market).toEqual(['.', 'cave+dragon', 'cave+portal', 'forest+kobold'])
    expect(game.offers({ exchange: 'witch', at: '1,1' })).toHaveLength(3)
  })

  test('the given token takes the place of the other token in the market (OB-70)', () => {
    const game = circle()
    game.play({ exchange: 'witch', for: 'kobold' })
    expect(game.market[3]).toBe('forest+witch')
    expect(game.map()[1]).toBe('. summoning_circle+kobold . .')
  })

  test('a received portal goes to the stash, active, and the tile is open (OB-70)', () => {
    const game = circle()
    game.play({ exchange: 'witch', for: 'portal' })
    expect(game.market[2]).toBe('cave+witch')
    expect([game.map()[1], game.stash()]).toEqual(['. summoning_circle . .', ['portal']])
  })

  test('a stashed creature settles on the tile that this opens (OB-70)', () => {
    const game = circle({ stash: ['kobold', 'skeleton'] }, { market: ['summoning_circle+witch', 'cave+crystal-cave'] })
    game.play({ settle: 'witch' }, { exchange: 'witch', for: 'crystal-cave' })
    expect([game.asked, game.prompt, game.all('settle')]).toEqual([0, 'settle', ['kobold', 'skeleton']])
    game.play({ settle: 'skeleton' })
    expect([game.map()[1], game.stash()]).toEqual(['. summoning_circle+skeleton . .', ['kobold', 'crystal-cave']])
  })

  test('each circle allows one exchange, and only with tokens of the player’s own map (OB-71)', () => {
    const game = circle({ map: ['. cave+dragon . .', empty, empty], stash: ['crystal-cave'] })
    expect(game.all('exchange')).toEqual(['dragon', 'witch'])
    game.play({ exchange: 'dragon', for: 'kobold' })
    expect([game.asked, game.prompt]).toEqual([1, 'draft'])
  })

  test('an older circle does nothing (OB-71)', () => {
    const game = table({
      P1: { map: ['summoning_circle+kobold . . .', empty, empty] },
      P2: {},
      market: ['cave+dragon', 'cave+witch'],
    })
    game.play({ draft: 'cave', from: 0 }, { place: 'cave', at: '0,1' })
    expect(game.asked).toBe(1)
  })

  test('it has no effect without a token on it or next to it (OB-71)', () => {
    const map = ['cave+dragon dungeon . .', 'forest . . .', empty]
    const game = circle({ map }, { market: ['summoning_circle+crystal-cave', 'cave+witch'] })
    expect([game.asked, game.prompt]).toEqual([1, 'draft'])
  })

  test('it has no effect without a token in the market (OB-71)', () => {
    const game = circle({}, { market: ['summoning_circle+witch', 'cave', 'cave', 'cave'], bag: [] })
    expect([game.asked, game.map()[1]]).toEqual([1, '. summoning_circle+witch . .'])
  })
})

test('a slid volcano does not erupt, and a slid circle exchanges nothing (OB-72)', () => {
  const game = table({
    P1: { map: ['cave+dragon . volcano summoning_circle+kobold', empty, empty], boss: 'cleopatra' },
    P2: {},
  })
  const events = game.play({ reveal: 'cleopatra' }, { slide: 'volcano', to: '0,1' })
  expect(names(events)).toEqual(['boss-revealed', 'tile-slid'])
  expect([game.map()[0], game.prompt]).toEqual(['cave+dragon volcano . summoning_circle+kobold', 'draft'])
})

test('swapped tiles have no placement effect (OB-72)', () => {
  const game = table({
    P1: { map: ['cave cave cave .', '. . . forest', '. . . swamp+kobold'] },
    P2: { map: ['volcano summoning_circle+kobold . .', empty, empty] },
    market: ['cave+portal'],
    row: ['overthrow-line', 'overthrow-tee', 'overthrow-square', 'overthrow-hook'],
  })
  game.play({ draft: 'cave', from: 0 }, { place: 'cave', at: '0,3' }, { command: 'overthrow-line' })
  const events = game.play({ overthrow: 'forest' }, { against: 'volcano' })
  expect(names(events)).not.toContain('volcano-erupted')
  expect(game.map()).toEqual(['cave cave cave cave', '. . . volcano', '. . . swamp+kobold'])
})

test.each(['castle', 'cloud_island', 'desert'])('a %s has no placement effect (OB-73)', tile => {
  const map = ['cave+dragon . forest+kobold .', empty, empty]
  const game = table({ P1: { map }, P2: {}, market: [`${tile}+dragon`] })
  const events = game.play({ draft: tile, from: 0 }, { place: tile, at: '0,1' })
  expect(names(events)).toEqual(['drafted', 'tile-placed', 'token-placed', 'market-filled', 'turn-started'])
  expect(game.map()[0]).toBe(`cave+dragon ${tile}+dragon forest+kobold .`)
})
