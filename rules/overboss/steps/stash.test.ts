// Section 6 of the rules: placing tokens, the stash and the settle rule.
import { expect, test } from 'vitest'
import { names, table } from '../testing/test-table.ts'

const empty = '. . . .'

test('a tile has at most one token (OB-45)', () => {
  const game = table({ P1: { map: ['cave+dragon forest . .', empty, empty] }, P2: {}, market: ['swamp+orc'] })
  game.play({ draft: 'swamp', from: 0 }, { place: 'swamp', at: '0,2' })
  expect(game.all('at')).toEqual(['0,1', '0,2'])
})

test('no token is ever placed on a dungeon (OB-46)', () => {
  const game = table({ P1: { map: ['dungeon forest . .', empty, empty] }, P2: {}, market: ['swamp+orc'] })
  game.play({ draft: 'swamp', from: 0 }, { place: 'swamp', at: '0,2' })
  expect(game.all('at')).toEqual(['0,1', '0,2'])
})

test('a drafted crystal goes to the stash (OB-47)', () => {
  const game = table({ P1: {}, P2: {}, market: ['swamp+crystal-cave'] })
  const events = game.play({ draft: 'swamp', from: 0 }, { place: 'swamp', at: '0,2' })
  expect(events).toContainEqual({ event: 'token-stashed', why: 'OB-47', seat: 0, token: 'crystal-cave' })
  expect(game.stash()).toEqual(['crystal-cave'])
})

test('a drafted portal goes to the stash with its active side up (OB-47)', () => {
  const game = table({ P1: {}, P2: {}, market: ['swamp+portal'] })
  game.play({ draft: 'swamp', from: 0 }, { place: 'swamp', at: '0,2' })
  expect(game.stash()).toEqual(['portal'])
})

test.each(['orc', 'mossback'])('a drafted %s must go on an open tile (OB-48)', creature => {
  const game = table({ P1: { map: ['forest . . .', empty, empty] }, P2: {}, market: [`swamp+${creature}`] })
  game.play({ draft: 'swamp', from: 0 }, { place: 'swamp', at: '0,2' })
  expect(game.offers().every(choice => 'settle' in choice)).toBe(true)
})

test('it goes there automatically if only one tile is open (OB-48)', () => {
  const game = table({ P1: {}, P2: {}, market: ['graveyard-1+kobold'] })
  game.play({ draft: 'graveyard-1', from: 0 }, { place: 'graveyard-1', at: '1,1' })
  expect(game.map()[1]).toBe('. graveyard-1+kobold . .')
})

test('it may go on any open tile, not only on the new one (OB-49)', () => {
  const game = table({ P1: { map: ['cave . . .', empty, empty] }, P2: {}, market: ['dungeon+bonepick', 'swamp+orc'] })
  game.play({ draft: 'swamp', from: 1 }, { place: 'swamp', at: '0,2' }, { settle: 'orc', at: '0,0' })
  expect(game.map()[0]).toBe('cave+orc . swamp .')
})

test('a miniboss drafted with a dungeon goes on an older open tile (OB-49)', () => {
  const game = table({ P1: { map: ['cave . . .', empty, empty] }, P2: {}, market: ['dungeon+bonepick'] })
  game.play({ draft: 'dungeon', from: 0 }, { place: 'dungeon', at: '0,2' })
  expect(game.map()[0]).toBe('cave+bonepick . dungeon .')
})

test('it goes to the stash if no tile is open (OB-50)', () => {
  const game = table({ P1: {}, P2: {}, market: ['dungeon+orc'] })
  const events = game.play({ draft: 'dungeon', from: 0 }, { place: 'dungeon', at: '0,2' })
  expect(events).toContainEqual({ event: 'token-stashed', why: 'OB-50', seat: 0, token: 'monster-orc' })
  expect(game.stash()).toEqual(['orc'])
})

test('an unplaced monster may go on the new tile instead of the drafted token (OB-51)', () => {
  const withWitch = () => table({ P1: { stash: ['witch'] }, P2: {}, market: ['swamp+orc'] })
  const swapped = withWitch()
  swapped.play({ draft: 'swamp', from: 0 }, { place: 'swamp', at: '0,0' })
  expect(swapped.offers()).toEqual([
    { settle: 'monster-orc', at: '0,0' },
    { settle: 'monster-witch', at: '0,0' },
  ])
  const events = swapped.play({ settle: 'witch' })
  expect(events.slice(0, 2)).toMatchObject([
    { event: 'token-placed', token: 'monster-witch', why: 'OB-51' },
    { event: 'token-stashed', token: 'monster-orc', why: 'OB-51' },
  ])
  expect([swapped.map()[0], swapped.stash()]).toEqual(['swamp+witch . . .', ['orc']])
  const withOrc = withWitch()
  withOrc.play({ draft: 'swamp', from: 0 }, { place: 'swamp', at: '0,0' }, { settle: 'orc' })
  expect([withOrc.map()[0], withOrc.stash()]).toEqual(['swamp+orc . . .', ['witch']])
})

test('an unplaced monster must be placed as soon as a tile is open (OB-52)', () => {
  const game = table({ P1: { stash: ['witch'] }, P2: {}, market: ['forest+portal'] })
  const events = game.play({ draft: 'forest', from: 0 }, { place: 'forest', at: '0,0' })
  expect(events).toContainEqual({
    event: 'token-placed',
    why: 'OB-52',
    seat: 0,
    token: 'monster-witch',
    at: '0,0',
    from: 'stash',
  })
  expect([game.map()[0], game.stash()]).toEqual(['forest+witch . . .', ['portal']])
})

test('the turn cannot end while a monster waits and a tile is open (OB-52)', () => {
  const game = table({ P1: { stash: ['witch', 'orc'] }, P2: {}, market: ['forest+portal'] })
  game.play({ draft: 'forest', from: 0 }, { place: 'forest', at: '0,0' })
  expect(game.offers({ pass: 'turn' })).toEqual([])
  expect(game.asked).toBe(0)
})

test('the player assigns drafted and stashed creatures freely to the open tiles (OB-53)', () => {
  const game = table({
    P1: { map: ['forest+kobold . . .', 'cave+kobold . . .', empty], stash: ['witch', 'hexling'] },
    P2: {},
    market: ['volcano+dragon'],
  })
  game.play({ draft: 'volcano', from: 0 }, { place: 'volcano', at: '2,0' }) // clears the cave
  expect(game.offers()).toHaveLength(3 * 2)
  expect(game.ask.why).toBe('OB-53')
  // There is another open tile for the dragon, so this is not a swap.
  expect(game.play({ settle: 'hexling', at: '1,0' })).toMatchObject([{ event: 'token-placed', why: 'OB-52' }])
  expect(game.all('settle')).toEqual(['dragon', 'witch'])
  game.play({ settle: 'witch' })
  expect(game.map()).toEqual(['forest+kobold . . .', 'cave+hexling . . .', 'volcano+witch . . .'])
  expect(game.stash()).toEqual(['dragon'])
})

test('the player must place as many creatures as possible (OB-53)', () => {
  const game = table({
    P1: { map: ['forest+kobold cave+kobold . .', empty, empty], stash: ['witch'] },
    P2: {},
    market: ['volcano+dragon'],
  })
  game.play({ draft: 'volcano', from: 0 }, { place: 'volcano', at: '1,1' }, { settle: 'witch', at: '0,1' })
  expect(game.map()).toEqual(['forest+kobold cave+witch . .', '. volcano+dragon . .', empty])
})

test('after drafting a crystal, the player chooses a stashed creature for the new tile (OB-54)', () => {
  const game = table({ P1: { stash: ['witch', 'froggie'] }, P2: {}, market: ['forest+crystal-camp'] })
  game.play({ draft: 'forest', from: 0 }, { place: 'forest', at: '0,0' })
  expect(game.offers()).toEqual([
    { settle: 'monster-witch', at: '0,0' },
    { settle: 'miniboss-froggie', at: '0,0' },
  ])
  expect(game.ask.why).toBe('OB-54')
  game.play({ settle: 'froggie' })
  expect(game.stash()).toEqual(['witch', 'crystal-camp'])
})

const overthrow = (stash: string[]) => {
  const game = table({
    P1: { map: ['cave cave cave .', '. . . forest', empty] },
    P2: { map: ['dungeon . . .', empty, empty], stash },
    market: ['cave+portal'],
    row: ['overthrow-line', 'overthrow-tee', 'overthrow-square', 'overthrow-hook'],
  })
  game.play({ draft: 'cave', from: 0 }, { place: 'cave', at: '0,3' }, { command: 'overthrow-line' })
  game.play({ overthrow: 'forest' })
  return { game, events: game.play({ against: 'dungeon', of: 1 }) }
}

test('the settle rule applies after every effect, and the owner chooses (OB-55)', () => {
  const { game } = overthrow(['witch', 'orc'])
  expect([game.asked, game.prompt]).toEqual([1, 'settle'])
  expect(game.offers()).toEqual([
    { settle: 'monster-witch', at: '0,0' },
    { settle: 'monster-orc', at: '0,0' },
  ])
  game.play({ settle: 'orc' })
  expect([game.map(1)[0], game.stash(1)]).toEqual(['forest+orc . . .', ['witch']])
})

test('settling is automatic if only one assignment exists (OB-55)', () => {
  const { game, events } = overthrow(['witch', 'witch'])
  expect(names(events)).toContain('token-placed')
  expect([game.map(1)[0], game.stash(1)]).toEqual(['forest+witch . . .', ['witch']])
})

test('a placed token does not move and cannot go back to the stash (OB-56)', () => {
  const game = table({
    P1: { map: ['forest+kobold cave . .', empty, empty], stash: ['crystal-cave'] },
    P2: {},
    market: ['swamp+witch'],
  })
  const words = new Set<string>()
  for (const choice of [
    { draft: 'swamp', from: 0 },
    { place: 'swamp', at: '1,1' },
    { settle: 'witch', at: '0,1' },
  ]) {
    for (const offered of game.offers()) for (const word of Object.keys(offered)) words.add(word)
    game.play(choice)
  }
  expect([...words].sort()).toEqual(['at', 'draft', 'from', 'place', 'settle', 'with'])
  expect(game.map()[0]).toBe('forest+kobold cave+witch . .')
})

test('settling only moves tokens from the stash to the map and rearranges none on it (OB-57)', () => {
  const game = table({
    P1: { map: ['forest+witch dungeon . .', empty, empty], stash: ['kobold'] },
    P2: {},
    market: ['swamp+skeleton'],
  })
  game.play({ draft: 'swamp', from: 0 }, { place: 'swamp', at: '1,1' })
  expect(game.offers()).toEqual([
    { settle: 'monster-skeleton', at: '1,1' },
    { settle: 'monster-kobold', at: '1,1' },
  ])
  game.play({ settle: 'kobold' })
  expect(game.map().slice(0, 2)).toEqual(['forest+witch dungeon . .', '. swamp+kobold . .'])
})
