// Section 14 of the rules: boss abilities that change the player's own map.
import { describe, expect, test } from 'vitest'
import { names, table } from '../testing/test-table.ts'

const empty = '. . . .'

describe('Cleopatra (OB-113)', () => {
  test('she slides a tile of the player’s map with its token to an adjacent empty space (OB-113)', () => {
    const game = table({
      P1: { map: ['. . . .', '. swamp+witch dungeon .', empty], boss: 'cleopatra' },
      P2: { map: ['cave . . .', empty, empty] },
    })
    game.play({ reveal: 'cleopatra' })
    expect(game.ask.why).toBe('OB-113')
    expect(game.offers().map(choice => 'slide' in choice && `${choice.slide} ${choice.from} ${choice.to}`)).toEqual([
      'swamp 1,1 0,1',
      'swamp 1,1 1,0',
      'swamp 1,1 2,1',
      'dungeon 1,2 0,2',
      'dungeon 1,2 1,3',
      'dungeon 1,2 2,2',
    ])
    const events = game.play({ slide: 'swamp', to: '0,1' })
    expect(events).toEqual([{ event: 'tile-slid', why: 'OB-113', seat: 0, tile: 'swamp', from: '1,1', to: '0,1' }])
    expect(game.map()).toEqual(['. swamp+witch . .', '. . dungeon .', empty])
    expect(game.prompt).toBe('draft')
  })

  test('if she slides another tile, the circle stays where it is (OB-113, OB-68)', () => {
    const game = table({
      P1: { map: ['. . . cave+dragon', empty, 'forest . . .'], boss: 'cleopatra' },
      P2: {},
      market: ['summoning_circle+crystal-cave', 'cave+witch'],
    })
    game.play({ draft: 'summoning_circle' }, { place: 'summoning_circle', at: '0,2' })
    game.play({ reveal: 'cleopatra' }, { slide: 'forest', to: '2,1' })
    expect([game.prompt, game.all('exchange')]).toEqual(['circle', ['dragon']])
  })

  test('a circle that she slides before its exchange exchanges at its new space (OB-113, OB-68)', () => {
    const game = table({
      P1: { map: ['. . . cave+dragon', empty, empty], boss: 'cleopatra' },
      P2: {},
      market: ['summoning_circle+crystal-cave', 'cave+witch'],
    })
    game.play({ draft: 'summoning_circle' }, { place: 'summoning_circle', at: '0,1' })
    game.play({ reveal: 'cleopatra' }, { slide: 'summoning_circle', to: '0,2' })
    expect([game.prompt, game.all('exchange')]).toEqual(['circle', ['dragon']])
  })
})

describe('Xyzax (OB-119, OB-120)', () => {
  const map = ['cave+orc forest+witch swamp .', empty, empty]
  const stash = ['crystal-cave', 'portal-used', 'portal']
  const pairs = ['dungeon+kobold', 'cave+kobold', 'cave+kobold', 'cave+kobold']

  test('any token of stash or map can be spent as a portal (OB-119, OB-120)', () => {
    const game = table({ P1: { map, stash, boss: 'xyzax' }, P2: {} })
    game.play({ reveal: 'xyzax' })
    expect(game.offers()).toEqual([
      { spend: 'monster-orc', at: '0,0' },
      { spend: 'monster-witch', at: '0,1' },
      { spend: 'crystal-cave', at: 'stash' },
      { spend: 'portal-used', at: 'stash' },
      { spend: 'portal', at: 'stash' },
    ])
  })

  test.each([
    ['crystal-cave', ['portal-used', 'portal'], 'crystal-cave'],
    ['portal-used', ['crystal-cave', 'portal'], 'portal'],
    ['portal', ['crystal-cave', 'portal-used'], 'portal'],
  ])('%s goes into the bag after the moves (OB-119)', (token, left, inBag) => {
    const game = table({ P1: { map, stash, boss: 'xyzax' }, P2: {}, market: pairs, bag: [] })
    game.play({ reveal: 'xyzax' }, { spend: token }, { move: 'orc', to: '0,2' })
    expect(game.bag).toEqual([])
    const events = game.play({ move: 'witch', to: '0,0' })
    expect(names(events)).toEqual(['token-moved', 'token-discarded'])
    expect([game.map()[0], game.stash(), game.bag]).toEqual(['cave+witch forest swamp+orc .', left, [inBag]])
  })

  test('a token spent from the map does not move and leaves its tile open (OB-120)', () => {
    const game = table({ P1: { map, boss: 'xyzax' }, P2: {}, market: pairs, bag: [] })
    game.play({ reveal: 'xyzax' }, { spend: 'orc' })
    expect(game.offers()).toEqual([{ move: 'monster-witch', from: '0,1', to: '0,2' }]) // not onto the cave of the orc
    game.play({ move: 'witch' })
    expect([game.map()[0], game.bag]).toEqual(['cave forest swamp+witch .', ['orc']])
  })

  test('a stashed creature settles on the tile that the spent token left (OB-120, OB-182)', () => {
    const full = ['cave+orc forest+witch swamp+witch dungeon', empty, empty]
    const game = table({ P1: { map: full, stash: ['skeleton'], boss: 'xyzax' }, P2: {} })
    game.play({ reveal: 'xyzax' }, { spend: 'orc' }, { swap: '0,1', with: '0,2' })
    expect([game.map()[0], game.stash()]).toEqual(['cave+skeleton forest+witch swamp+witch dungeon', []])
  })

  test('a token spent from the stash opens no tile, so drafted and stashed creatures stay free to choose (OB-53, OB-55)', () => {
    const full = ['cave+orc forest+witch dungeon .', empty, empty]
    const game = table({
      P1: { map: full, stash: ['crystal-cave', 'skeleton'], boss: 'xyzax' },
      P2: {},
      market: ['swamp+kobold'],
    })
    game.play({ draft: 'swamp', from: 0 }, { place: 'swamp', at: '1,0' })
    game.play({ reveal: 'xyzax' }, { spend: 'crystal-cave' }, { swap: '0,0', with: '0,1' })
    expect([game.prompt, game.all('settle')]).toEqual(['settle', ['kobold', 'skeleton']])
    game.play({ settle: 'kobold' })
    expect([game.map()[1], game.stash()]).toEqual(['swamp+kobold . . .', ['skeleton']])
  })

  test('the ability counts as the portal of the turn (OB-120)', () => {
    const game = table({ P1: { map, stash, boss: 'xyzax' }, P2: {} })
    expect(game.offers({ portal: 'open' })).toHaveLength(1)
    game.play({ reveal: 'xyzax' }, { spend: 'crystal-cave' }, { swap: '0,0', with: '0,1' })
    expect(game.offers({ portal: 'open' })).toEqual([])
  })

  test('after a portal Xyzax cannot be revealed in the same turn (OB-120, OB-111)', () => {
    const game = table({ P1: { map, stash, boss: 'xyzax' }, P2: {} })
    game.play({ portal: 'open' }, { swap: '0,0', with: '0,1' })
    expect(game.offers({ reveal: 'xyzax' })).toEqual([])
  })

  test('a token cannot be spent if no move would be possible without it (OB-111, OB-120)', () => {
    const game = table({ P1: { map: ['cave+orc forest . .', empty, empty], stash: ['portal'], boss: 'xyzax' }, P2: {} })
    game.play({ reveal: 'xyzax' })
    expect(game.offers()).toEqual([{ spend: 'portal', at: 'stash' }])
  })
})

describe('Cerebellus (OB-126, OB-127)', () => {
  test('a token of the map moves to an open tile, never to a dungeon (OB-126, OB-127)', () => {
    const map = ['cave+orc forest dungeon swamp', 'cave+hexling . . .', empty]
    const game = table({ P1: { map, stash: ['crystal-cave'], boss: 'cerebellus' }, P2: {} })
    game.play({ reveal: 'cerebellus' })
    expect([game.all('move'), game.all('to')]).toEqual([
      ['orc', 'hexling'],
      ['0,1', '0,3'],
    ])
    const events = game.play({ move: 'orc', to: '0,3' })
    expect(events).toEqual([
      { event: 'token-moved', why: 'OB-126', seat: 0, token: 'monster-orc', from: '0,0', to: '0,3' },
    ])
    expect(game.map()[0]).toBe('cave forest dungeon swamp+orc')
  })

  test('the ability does not count as a portal (OB-127)', () => {
    const map = ['cave+orc forest . .', empty, empty]
    const game = table({ P1: { map, stash: ['portal'], boss: 'cerebellus' }, P2: {} })
    game.play({ reveal: 'cerebellus' }, { move: 'orc' }, { portal: 'open' }, { move: 'orc' })
    expect(game.map()[0]).toBe('cave+orc forest . .')
  })
})

describe('Kirax (OB-128, OB-129)', () => {
  const map = ['cave+orc forest+witch . .', empty, empty]
  const pairs = ['cave+kobold', 'cave+kobold', 'cave+kobold', 'cave+kobold']

  test('the player discards a token of the map, draws three, keeps one and returns two (OB-128)', () => {
    const game = table({ P1: { map, boss: 'kirax' }, P2: {}, market: pairs, bag: ['dragon', 'skeleton'] })
    game.play({ reveal: 'kirax' })
    expect(game.all('discard')).toEqual(['orc', 'witch'])
    const events = game.play({ discard: 'orc' })
    expect(events).toEqual([
      { event: 'token-discarded', why: 'OB-128', seat: 0, token: 'monster-orc', from: '0,0' },
      { event: 'tokens-drawn', why: 'OB-128', reveals: true, seat: 0, tokens: expect.any(Array) },
    ])
    expect([...game.all('keepToken')].sort()).toEqual(['dragon', 'orc', 'skeleton']) // the player may draw the discarded token again (OB-13)
    expect(game.view(1).inHand?.tokens).toHaveLength(3)
    game.play({ keepToken: 'dragon' })
    expect([game.map()[0], game.stash(), game.bag]).toEqual(['cave+dragon forest+witch . .', [], ['orc', 'skeleton']])
  })

  test('the player draws at most three tokens (OB-128)', () => {
    const game = table({ P1: { map, boss: 'kirax' }, P2: {} })
    game.play({ reveal: 'kirax' }, { discard: 'orc' })
    expect(game.view(1).inHand).toMatchObject({ seat: 0, tile: null, tokens: { length: 3 } })
  })

  test('a kept crystal goes to the stash, and the tile stays open (OB-128)', () => {
    const bag = ['crystal-cave', 'portal']
    const game = table({ P1: { map, boss: 'kirax' }, P2: {}, market: pairs, bag })
    game.play({ reveal: 'kirax' }, { discard: 'orc' }, { keepToken: 'crystal-cave' })
    expect([game.map()[0], game.stash()]).toEqual(['cave forest+witch . .', ['crystal-cave']])
  })

  test('a kept creature must go on an open tile (OB-129)', () => {
    const wide = ['cave+orc forest swamp .', empty, empty]
    const game = table({
      P1: { map: wide, boss: 'kirax' },
      P2: {},
      market: pairs,
      bag: ['dragon', 'dragon', 'dragon', 'dragon'],
    })
    game.play({ reveal: 'kirax' }, { discard: 'orc' }, { keepToken: 'dragon' })
    expect(game.offers()).toEqual(['0,0', '0,1', '0,2'].map(at => ({ settle: 'monster-dragon', at })))
  })

  test('the player draws all tokens of a bag with fewer than three (OB-129)', () => {
    const game = table({ P1: { map, boss: 'kirax' }, P2: {}, market: pairs, bag: [] })
    game.play({ reveal: 'kirax' }, { discard: 'orc' })
    expect(game.offers()).toEqual([{ keepToken: 'monster-orc' }])
  })

  test('stashed creatures settle together with the kept one, at the end of the ability (OB-182)', () => {
    const full = ['cave+orc dungeon . .', empty, empty]
    const bag = ['dragon', 'dragon', 'dragon', 'dragon', 'dragon', 'dragon']
    const game = table({ P1: { map: full, stash: ['witch'], boss: 'kirax' }, P2: {}, market: pairs, bag })
    game.play({ reveal: 'kirax' }, { discard: 'orc' })
    expect([game.prompt, game.map()[0]]).toEqual(['keep-token', 'cave dungeon . .']) // the witch has not settled yet
    game.play({ keepToken: 'dragon' })
    expect(game.offers()).toEqual([
      { settle: 'monster-witch', at: '0,0' },
      { settle: 'monster-dragon', at: '0,0' },
    ])
    game.play({ settle: 'witch' })
    expect([game.map()[0], game.stash()]).toEqual(['cave+witch dungeon . .', ['dragon']])
  })

  test('between draft and placement, the player still holds the drafted token (OB-128, OB-43)', () => {
    const game = table({ P1: { map, boss: 'kirax' }, P2: {}, market: ['swamp+skeleton'] })
    game.play({ draft: 'swamp', from: 0 }, { reveal: 'kirax' })
    expect(game.all('discard')).toEqual(['orc', 'witch'])
  })
})
