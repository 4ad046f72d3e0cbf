// Section 14 of the rules: boss abilities that change the draft and the market.
import { describe, expect, test } from 'vitest'
import { names, table } from '../testing/test-table.ts'

const empty = '. . . .'
const market = ['cave+orc', 'forest+witch', 'swamp+portal', 'dungeon+kobold']

describe('Eclipse (OB-115, OB-116)', () => {
  const map = ['cave+dragon cave+dragon forest+kobold camp-red+orc', empty, empty]

  test('the player discards three tokens of the map, then drafts one tile and all tokens (OB-115)', () => {
    const game = table({ P1: { map, boss: 'eclipse' }, P2: {}, market, deck: ['camp-blue'] })
    game.play({ reveal: 'eclipse' })
    expect(game.all('discard')).toEqual(['dragon', 'kobold', 'orc'])
    game.play({ discard: 'dragon', at: '0,0' }, { discard: 'dragon', at: '0,1' })
    expect(game.prompt).toBe('discard-tokens')
    game.play({ discard: 'kobold' })
    expect(game.offers()).toEqual([
      { draft: 'cave', from: 0 },
      { draft: 'forest', from: 1 },
      { draft: 'swamp', from: 2 },
      { draft: 'dungeon', from: 3 },
    ])
    const events = game.play({ draft: 'forest' })
    expect(events[0]).toMatchObject({
      event: 'drafted',
      why: 'OB-115',
      tile: 'forest',
      tokens: ['monster-orc', 'monster-witch', 'portal', 'monster-kobold'],
    })
    expect(game.market).toEqual(['cave', '.', 'swamp', 'dungeon'])
    game.play({ place: 'forest', at: '1,0' })
    game.play({ settle: 'kobold', at: '1,0' }, { settle: 'orc', at: '0,0' }, { settle: 'witch', at: '0,2' })
    expect(game.map().slice(0, 2)).toEqual(['cave+orc cave forest+witch camp-red+orc', 'forest+kobold . . .'])
    expect(game.stash()).toEqual(['portal'])
  })

  test('the market is refilled at the end of the turn (OB-116)', () => {
    const game = table({ P1: { map, boss: 'eclipse' }, P2: {}, market, deck: ['camp-blue'] })
    game.play({ reveal: 'eclipse' }, { discard: 'orc' }, { discard: 'kobold' }, { discard: 'dragon', at: '0,0' })
    game.play({ draft: 'forest' }, { place: 'forest', at: '1,0' })
    game.finishTurn()
    expect(game.turn.seat).toBe(1)
    expect(game.market.map(pair => pair.split('+')[0])).toEqual(['cave', 'camp-blue', 'swamp', 'dungeon'])
    for (const pair of game.market) expect(pair).toContain('+')
  })

  test('tokens without an open tile go to the stash (OB-116)', () => {
    const dungeons = ['dungeon dungeon dungeon cave+dragon', 'cave+dragon cave+dragon . .', empty]
    const orcs = ['dungeon+orc', 'forest+orc', 'swamp+orc', 'dungeon+orc']
    const game = table({ P1: { map: dungeons, boss: 'eclipse' }, P2: {}, market: orcs })
    game.play({ reveal: 'eclipse' }, ...['0,3', '1,0', '1,1'].map(at => ({ discard: 'dragon', at })))
    game.play({ draft: 'dungeon', from: 0 }, { place: 'dungeon', at: '2,0' })
    expect(game.map()).toEqual(['dungeon dungeon dungeon cave+orc', 'cave+orc cave+orc . .', 'dungeon . . .'])
    expect(game.stash()).toEqual(['orc'])
  })

  test('stashed creatures settle right after the three discards, before the draft (OB-182)', () => {
    const game = table({ P1: { map, stash: ['witch', 'hexling'], boss: 'eclipse' }, P2: {}, market })
    game.play({ reveal: 'eclipse' }, { discard: 'orc' }, { discard: 'kobold' }, { discard: 'dragon', at: '0,0' })
    expect([game.prompt, game.all('settle'), game.all('at')]).toEqual([
      'settle',
      ['witch', 'hexling'],
      ['0,0', '0,2', '0,3'],
    ])
    game.play({ settle: 'witch', at: '0,0' }, { settle: 'hexling', at: '0,3' })
    expect([game.prompt, game.stash()]).toEqual(['draft', []])
  })

  test('only tokens of the map can be discarded (OB-183)', () => {
    const stash = ['crystal-cave', 'portal', 'witch']
    const game = table({ P1: { map, stash, boss: 'eclipse' }, P2: {} })
    game.play({ reveal: 'eclipse' })
    expect(game.all('at')).toEqual(['0,0', '0,1', '0,2', '0,3'])
  })
})

describe('Kazanna (OB-117, OB-118)', () => {
  test('all tiles of the market are replaced, and the tokens stay (OB-117)', () => {
    const deck = ['camp-red', 'camp-blue', 'camp-black', 'cave']
    const game = table({ P1: { boss: 'kazanna' }, P2: {}, market, deck })
    const events = game.play({ reveal: 'kazanna' })
    expect(game.market).toEqual(['camp-red+orc', 'camp-blue+witch', 'camp-black+portal', 'cave+kobold'])
    expect([...game.discard].sort()).toEqual(['cave', 'dungeon', 'forest', 'swamp'])
    expect(names(events).slice(0, 2)).toEqual(['boss-revealed', 'market-tiles-discarded'])
    expect(game.prompt).toBe('draft')
  })

  test('after the draft only the remaining tiles are replaced (OB-118)', () => {
    const game = table({
      P1: { boss: 'kazanna' },
      P2: {},
      market,
      deck: ['camp-red', 'camp-blue', 'camp-black', 'cave'],
    })
    game.play({ draft: 'forest', from: 1 }, { reveal: 'kazanna' })
    expect(game.market).toEqual(['camp-red+orc', '.', 'camp-blue+portal', 'camp-black+kobold'])
  })

  test('with an empty deck the discarded tiles are shuffled and drawn again (OB-117, OB-35)', () => {
    const game = table({ P1: { boss: 'kazanna' }, P2: {}, market, deck: { only: [] } })
    expect(names(game.play({ reveal: 'kazanna' }))).toContain('deck-shuffled')
    expect(game.discard).toEqual([])
  })
})

describe('Belladonna (OB-121)', () => {
  test('all tokens of the market are replaced, and the tiles stay (OB-121)', () => {
    const bag = ['skeleton', 'skeleton', 'skeleton', 'skeleton', 'skeleton', 'skeleton', 'skeleton', 'skeleton']
    const game = table({ P1: { boss: 'belladonna' }, P2: {}, market, bag })
    const events = game.play({ reveal: 'belladonna' })
    expect(events[1]).toMatchObject({
      event: 'market-tokens-discarded',
      tokens: ['monster-orc', 'monster-witch', 'portal', 'monster-kobold'],
    })
    expect(game.market.map(pair => pair.split('+')[0])).toEqual(['cave', 'forest', 'swamp', 'dungeon'])
    const tokens = game.market.map(pair => pair.split('+')[1]!)
    expect([...tokens, ...game.bag].sort()).toEqual([...bag, 'kobold', 'orc', 'portal', 'witch'].sort())
  })

  test('after the draft only the remaining tokens are replaced (OB-121, OB-34)', () => {
    const game = table({ P1: { boss: 'belladonna' }, P2: {}, market })
    game.play({ draft: 'forest', from: 1 })
    const events = game.play({ reveal: 'belladonna' })
    expect(events[1]).toMatchObject({ tokens: ['monster-orc', 'portal', 'monster-kobold'] })
    expect(game.market[1]).toBe('.')
  })
})

describe('Porkus (OB-123)', () => {
  test('the player drafts any tile and any token instead of a pair (OB-123)', () => {
    const game = table({ P1: { boss: 'porkus' }, P2: {}, market, deck: ['camp-red'], bag: ['skeleton'] })
    game.play({ reveal: 'porkus' })
    expect(game.offers({ draft: 'dungeon' })).toEqual([{ draft: 'dungeon', from: 3 }])
    game.play({ draft: 'swamp' })
    expect(game.all('take')).toEqual(['orc', 'witch', 'portal', 'kobold'])
    game.play({ take: 'witch' })
    expect(game.market).toEqual(['cave+orc', 'forest', '.+portal', 'dungeon+kobold'])
    game.play({ place: 'swamp', at: '1,1' })
    expect([game.map()[1], game.asked]).toEqual(['. swamp+witch . .', 1])
    expect(game.market).toEqual(['cave+orc', 'forest+skeleton', 'camp-red+portal', 'dungeon+kobold'])
  })

  test('the player may still take a pair of one slot (OB-123)', () => {
    const game = table({ P1: { boss: 'porkus' }, P2: {}, market })
    game.play({ reveal: 'porkus' }, { draft: 'cave' }, { take: 'orc' })
    expect(game.market[0]).toBe('.')
  })
})

describe('Seducia (OB-124, OB-125)', () => {
  const map = ['cave+orc forest+hexling . .', empty, empty]

  test('a token of map or stash is exchanged for one of the market (OB-124)', () => {
    const game = table({ P1: { map, stash: ['crystal-cave', 'portal-used'], boss: 'seducia' }, P2: {}, market })
    game.play({ reveal: 'seducia' })
    expect([game.all('exchange'), game.all('for')]).toEqual([
      ['orc', 'hexling', 'crystal-cave', 'portal-used'],
      ['orc', 'witch', 'portal', 'kobold'],
    ])
    const events = game.play({ exchange: 'hexling', for: 'witch' })
    expect(events).toEqual([
      {
        event: 'tokens-exchanged',
        why: 'OB-124',
        seat: 0,
        gave: 'miniboss-hexling',
        from: '0,1',
        got: 'monster-witch',
        slot: 1,
      },
    ])
    expect([game.map()[0], game.market[1]]).toEqual(['cave+orc forest+witch . .', 'forest+hexling'])
  })

  test('a creature received for a stash token settles at once (OB-125)', () => {
    const withOpen = ['cave+orc forest . .', empty, empty]
    const game = table({ P1: { map: withOpen, stash: ['crystal-cave'], boss: 'seducia' }, P2: {}, market })
    game.play({ reveal: 'seducia' }, { exchange: 'crystal-cave', for: 'witch' })
    expect([game.map()[0], game.stash(), game.market[1]]).toEqual([
      'cave+orc forest+witch . .',
      [],
      'forest+crystal-cave',
    ])
  })

  test('a creature taken by exchange stays in the stash if no tile is open (OB-125)', () => {
    const game = table({ P1: { map, stash: ['crystal-cave'], boss: 'seducia' }, P2: {}, market })
    game.play({ reveal: 'seducia' }, { exchange: 'crystal-cave', for: 'witch' })
    expect([game.map()[0], game.stash()]).toEqual([map[0], ['witch']])
  })

  test('a creature for a creature opens no tile, so drafted and stashed creatures stay free to choose (OB-53, OB-55)', () => {
    const game = table({ P1: { map, stash: ['skeleton'], boss: 'seducia' }, P2: {}, market })
    game.play({ draft: 'cave', from: 0 }, { place: 'cave', at: '1,0' })
    game.play({ reveal: 'seducia' }, { exchange: 'hexling', for: 'witch' })
    expect([game.prompt, game.all('settle')]).toEqual(['settle', ['orc', 'skeleton']])
    game.play({ settle: 'orc' })
    expect([game.map()[1], game.stash()]).toEqual(['cave+orc . . .', ['skeleton']])
  })

  test('a portal received for a token of the map opens its tile, and a stashed creature settles there (OB-125, OB-70)', () => {
    const game = table({ P1: { map, stash: ['skeleton', 'dragon'], boss: 'seducia' }, P2: {}, market })
    game.play({ reveal: 'seducia' }, { exchange: 'orc', for: 'portal' })
    expect([game.prompt, game.all('settle'), game.all('at')]).toEqual(['settle', ['skeleton', 'dragon'], ['0,0']])
    game.play({ settle: 'dragon' })
    expect([game.map()[0], game.stash()]).toEqual(['cave+dragon forest+hexling . .', ['skeleton', 'portal']])
  })
})

describe('King Croak (OB-130, OB-131)', () => {
  const croak = (own: object = {}, more: object = {}) =>
    table({ P1: { boss: 'king_croak', ...own }, P2: {}, market, deck: ['camp-red', 'camp-blue'], ...more })

  test('the player drafts twice in this turn and skips the next (OB-130)', () => {
    const game = croak()
    game.play({ reveal: 'king_croak' }, { draft: 'cave', from: 0 }, { place: 'cave', at: '0,0' })
    expect([game.asked, game.prompt]).toEqual([0, 'draft'])
    game.play({ draft: 'forest', from: 1 }, { place: 'forest', at: '0,1' })
    expect(game.map()[0]).toBe('cave+orc forest+witch . .')
    expect([game.asked, game.view().players[0]!.skipsTurn]).toEqual([1, true])
    const events = game.finishTurn()
    expect(events).toContainEqual({ event: 'turn-skipped', why: 'OB-130', seat: 0 })
    expect([game.asked, game.view().players[0]!.skipsTurn]).toEqual([1, false])
    game.finishTurn()
    expect(game.asked).toBe(0)
  })

  test('the player places the first pair before the second draft, and the market is not refilled between (OB-131)', () => {
    const game = croak({}, { market: ['summoning_circle+kobold', 'forest+witch', 'swamp+portal', 'dungeon+kobold'] })
    game.play({ reveal: 'king_croak' }, { draft: 'summoning_circle' }, { place: 'summoning_circle', at: '0,0' })
    expect(game.prompt).toBe('circle')
    game.play({ exchange: 'kobold', for: 'witch' })
    expect([game.prompt, game.market]).toEqual(['draft', ['.', 'forest+kobold', 'swamp+portal', 'dungeon+kobold']])
    expect(game.all('from')).toEqual([1, 2, 3])
  })

  test('both slots are filled at the end of the turn (OB-131)', () => {
    const game = croak()
    game.play({ reveal: 'king_croak' }, { draft: 'cave', from: 0 }, { place: 'cave', at: '0,0' })
    const events = game.play({ draft: 'dungeon', from: 3 }, { place: 'dungeon', at: '0,1' })
    expect(names(events).filter(name => name === 'market-filled')).toHaveLength(2)
    expect(game.market.map(pair => pair.split('+')[0])).toEqual(['camp-red', 'forest', 'swamp', 'camp-blue'])
  })

  test('the turn still allows only one portal (OB-131)', () => {
    const game = croak({ map: ['cave+orc forest . .', empty, empty], stash: ['portal', 'portal'] })
    game.play({ reveal: 'king_croak' }, { portal: 'open' }, { move: 'orc' })
    game.play({ draft: 'cave', from: 0 })
    expect(game.offers({ portal: 'open' })).toEqual([])
    game.play({ place: 'cave', at: '1,0' }, { settle: 'orc', at: '1,0' })
    expect([game.prompt, game.offers({ portal: 'open' })]).toEqual(['draft', []])
  })

  test('the turn still allows only one command, after both drafts (OB-131)', () => {
    const row = ['intimidate-domino', 'intimidate-domino', 'overthrow-line', 'overthrow-square']
    const game = croak({ map: ['cave+orc . . .', empty, empty] }, { row, market: ['cave+orc', 'cave+orc'] })
    game.play({ reveal: 'king_croak' }, { draft: 'cave', from: 0 }, { place: 'cave', at: '0,1' })
    expect(game.prompt).toBe('draft')
    game.play({ draft: 'cave', from: 1 }, { place: 'cave', at: '0,2' }, { command: 'intimidate-domino' })
    game.play({ slide: 'cave', from: '0,2', to: '0,3' })
    expect(game.asked).toBe(1)
  })

  test('it needs two empty spaces (OB-131)', () => {
    const forests = 'forest forest forest forest'
    const map = (last: string) => ({ map: [forests, forests, last] })
    expect(croak(map('swamp swamp . .')).offers({ reveal: 'king_croak' })).toHaveLength(1)
    const corners = { map: ['. forest forest forest', forests, 'swamp swamp swamp .'] }
    expect(croak(corners).offers({ reveal: 'king_croak' })).toHaveLength(1)
    expect(croak(map('swamp swamp swamp .')).offers({ reveal: 'king_croak' })).toEqual([])
  })

  test('the skipped turn is dropped when the map is full (OB-131)', () => {
    const forests = 'forest forest forest forest'
    const game = croak({ map: [forests, forests, 'swamp swamp . .'] })
    game.play({ reveal: 'king_croak' }, { draft: 'dungeon', from: 3 }, { place: 'dungeon', at: '2,2' })
    game.finishTurn()
    expect(game.asked).toBe(1)
    expect(names(game.playOut())).not.toContain('turn-skipped')
  })
})
