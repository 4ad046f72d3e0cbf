// Situations written by people, and the errors in wrong ones.
import { describe, expect, test } from 'vitest'
import { BadSituation } from '../../kernel/situations.ts'
import { overboss } from '../index.ts'
import { tokenIds } from '../model/pieces.ts'
import { drawToken } from '../moves/market.ts'
import { fromSituation } from './situation.ts'
import { zones } from './zones.ts'

const empty = '. . . .'
const wrong = (given: unknown): unknown => {
  try {
    fromSituation(given, 'seed')
  } catch (error) {
    if (error instanceof BadSituation) return [error.path.join(' '), error.message]
    throw error
  }
  return 'accepted'
}

test('a situation places the named pieces, and the others are in deck and bag', () => {
  const given = {
    P1: { map: ['cave+kobold . . dungeon', empty, empty], stash: ['portal-used', 'crystal-cave'] },
    P2: { stash: ['witch'], skipsTurn: true },
    market: ['swamp+orc', 'forest+froggie', 'cave+portal', 'dungeon+dragon'],
    deck: ['graveyard-3', 'camp-red'],
    discard: ['forest'],
    turn: 'P2',
  }
  const state = fromSituation(given, 'seed')
  const written = zones(state)
  expect(written).toMatchObject({
    turn: 'P2',
    market: ['swamp+monster-orc', 'forest+miniboss-froggie', 'cave+portal', 'dungeon+monster-dragon'],
    discard: ['forest'],
    P1: { map: ['cave+monster-kobold . . dungeon', empty, empty], stash: ['portal-used', 'crystal-cave'] },
    P2: { stash: ['monster-witch'], skipsTurn: true },
  })
  expect((written.deck as string[]).slice(0, 2)).toEqual(['graveyard-3', 'camp-red'])
  expect(overboss.inventory(state)).toEqual(overboss.inventory(overboss.setup({ players: 2 }, 'any')))
})

test('the next tokens of the bag come in the given order, and the others stay in the bag (OB-33)', () => {
  const market = ['cave+kobold', 'cave+kobold', 'cave+kobold', 'cave+kobold']
  const state = fromSituation({ players: 2, market, bag: { next: ['froggie', 'orc', 'orc', 'portal'] } }, 'seed')
  const drawn = Array.from({ length: 4 }, () => tokenIds[drawToken(state)!])
  expect(drawn).toEqual(['miniboss-froggie', 'monster-orc', 'monster-orc', 'portal'])
  const again = fromSituation({ players: 2, market, bag: { next: ['froggie'] } }, 'seed')
  expect(overboss.inventory(again)).toEqual(overboss.inventory(overboss.setup({ players: 2 }, 'any')))
})

test('the option firstPlayer sets whose turn begins; turn comes before it (OB-29, OB-188)', () => {
  expect(zones(fromSituation({ players: 3, firstPlayer: '2' }, 'seed')).turn).toBe('P2')
  expect(zones(fromSituation({ players: 3, firstPlayer: '2', turn: 'P3' }, 'seed')).turn).toBe('P3')
  expect(zones(fromSituation({ players: 3 }, 'seed')).turn).toBe('P1')
})

test('the same situation and seed give the same state', () => {
  const given = {
    P1: { boss: 'kirax' },
    P2: {},
    row: ['demolish-line', 'overthrow-tee', 'overthrow-hook', 'overthrow-hook'],
  }
  expect(fromSituation(given, 'seed')).toEqual(fromSituation(given, 'seed'))
})

test('the zones of a state are a situation that gives the same zones', () => {
  const state = fromSituation({ P1: { map: ['cave+kobold . . .', empty, empty] }, P2: {} }, 'seed')
  const { turn, market, discard, deck, bag, P1, P2 } = zones(state) as Record<string, Record<string, unknown>>
  const player = ({ map, stash }: Record<string, unknown>) => ({ map, stash })
  const again = fromSituation({ turn, market, discard, deck, bag, P1: player(P1!), P2: player(P2!) }, 'another seed')
  expect(zones(again)).toEqual(zones(state))
})

describe('an error names its place in the situation', () => {
  test.each([
    [7, ['', 'expected words with values, not 7']],
    [{ P1: [] }, ['P1', 'expected words with values, not []']],
    [{ players: 1e9 }, ['players', 'expected 1 to 5 players, not 1000000000']],
    [{ players: 2.5 }, ['players', 'expected 1 to 5 players, not 2.5']],
    [{ players: 2, P3: {} }, ['P3', 'there is no P3 in a game for 2']],
    [{ P1: { map: ['cave . . .'] } }, ['P1 map', 'the map of this board has 3 rows, not 1']],
    [{ P1: { map: ['cave . .', empty, empty] } }, ['P1 map 0', 'a row has 4 spaces, not 3; write . for an empty one']],
    [
      { P1: { map: ['.+orc . . .', empty, empty] } },
      ['P1 map 0', 'row 0, column 0: a token needs a tile; this space is empty'],
    ],
    [
      { P1: { map: [empty, '. dungeon+orc . .', empty] } },
      ['P1 map 1', 'row 1, column 1: no token lies on a dungeon (OB-46)'],
    ],
    [
      { P1: { map: ['cave+portal . . .', empty, empty] } },
      ['P1 map 0', 'row 0, column 0: portal lies in a stash, never on a tile (OB-8)'],
    ],
    [
      { P1: { map: ['cave . . .', empty, empty], stash: ['orc'] }, P2: {} },
      ['P1 stash', 'monster-orc cannot wait in the stash: the tile at 0,0 is open (OB-52)'],
    ],
    [{ market: ['cave', 'cave', 'cave', 'cave', 'cave'] }, ['market', 'the market has 4 slots, not 5']],
    [
      { bag: { next: ['froggie', 'froggie'] } },
      ['bag next 1', 'no miniboss-froggie is left; all copies are elsewhere'],
    ],
    [{ bag: { only: ['froggie'] } }, ['bag only', 'there is no “only” here; possible: next']],
    [{ bag: 'froggie' }, ['bag', 'expected a list, not "froggie"']],
    [{ turn: 'P2' }, ['turn', '“turn” is P1 to P1, not "P2"']],
    [{ P1: { boss: 'kirax' }, P2: { boss: 'kirax' } }, ['P2 boss', 'another player has kirax']],
    [{ P1: {}, P2: {}, row: ['demolish-line'] }, ['row', 'there are 4 face-up command cards (OB-132), not 1']],
    [
      { P1: {}, P2: {}, row: ['overthrow-tee', 'overthrow-tee', 'overthrow-hook', 'demolish-line'] },
      ['row 1', 'no overthrow-tee is left; all copies are elsewhere'],
    ],
    [
      { terrains: ['forest', 'cave', 'swamp', 'camp', 'graveyard'], market: ['volcano'] },
      ['market 0', 'there is no volcano in a game of forest, cave, graveyard, swamp, camp'],
    ],
  ])('%j', (given, expected) => {
    expect(wrong(given)).toEqual(expected)
  })

  test('an error about an unknown word or piece lists the known ones', () => {
    expect(wrong({ marked: [] })).toEqual([
      'marked',
      expect.stringMatching(/^there is no “marked” here; possible: players, board, /),
    ])
    expect(wrong({ P1: { hand: [] } })).toEqual([
      'P1 hand',
      expect.stringMatching(/^a player has no “hand”; possible: map, stash, /),
    ])
    expect(wrong({ market: ['hill'] })).toEqual([
      'market 0',
      expect.stringMatching(/^there is no tile “hill”; tiles: forest, cave, /),
    ])
    expect(wrong({ P1: { stash: ['elf'] } })).toEqual([
      'P1 stash 0',
      expect.stringMatching(/^there is no token “elf”; tokens: monster-kobold, /),
    ])
    expect(wrong({ P1: { boss: 'gorgona' }, P2: {} })).toEqual([
      'P1 boss',
      expect.stringMatching(/^there is no boss "gorgona"; bosses: cleopatra, /),
    ])
  })

  test('a player with a full map takes no turn (OB-38)', () => {
    const forests = 'forest forest forest forest'
    expect(wrong({ P1: { map: [forests, forests, forests] }, P2: {} })).toEqual([
      'turn',
      'the map of P1 is full, so P1 takes no turn (OB-38)',
    ])
  })
})
