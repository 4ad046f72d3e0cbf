// Each reason of `reasonRules`, with its rule.
import { expect, test } from 'vitest'
import type { Intent } from '../../kernel/contract.ts'
import { overboss } from '../index.ts'
import { reasonRules } from '../model/refusals.ts'
import { newGame, type TestTable, table } from '../testing/test-table.ts'

const tested = new Set<string>()
/** `reason rule`, or undefined if the seat may do it. */
function refused(t: TestTable, intent: Intent, seat = 0): string | undefined {
  const refusal = overboss.refusal(t.state, seat, intent)
  if (refusal) tested.add(refusal.reason)
  return refusal && `${refusal.reason} ${refusal.why}`
}
const empty = '. . . .'
const market = ['cave+orc', 'swamp+witch', 'volcano+crystal-swamp', 'dungeon+portal']
const drafting = (own: object = {}, more: object = {}) => table({ P1: own, P2: {}, market, ...more })
/** P1 holds a cave and must place it. */
const placing = (own: object = {}) => {
  const t = drafting(own)
  t.play({ draft: 'cave' })
  return t
}

test('an offered choice is not refused, and neither is a part of it', () => {
  for (const intent of [{ draft: 'cave' }, { from: 1 }, { draft: 'swamp', from: 1, with: 'monster-witch' }])
    expect(refused(drafting(), intent)).toBeUndefined()
})

test('an illegal choice carries the reason (OB-41)', () => {
  const t = placing({ map: ['swamp . . .', empty, empty] })
  const illegal = () => overboss.apply(t.state, 0, { place: 'cave', at: '0,0' })
  expect(illegal).toThrow(/ \(OB-41: space taken\)$/)
  expect(illegal).toThrow(expect.objectContaining({ refusal: { reason: 'space-taken', why: 'OB-41' } }))
})

test('the game is over (OB-74)', () => {
  const t = newGame({ players: 1 })
  while (overboss.asks(t.state).length > 0) t.finishTurn()
  expect(refused(t, { draft: 'cave' })).toBe('game-over OB-74')
})

test('play passes clockwise (OB-44)', () => {
  expect(refused(drafting(), { draft: 'cave' }, 1)).toBe('not-your-turn OB-44')
})

test('the current ask must be answered first (OB-41), and nothing else (OB-42)', () => {
  expect(refused(placing(), { draft: 'swamp' })).toBe('answer-first OB-41')
  expect(refused(placing(), { pass: 'turn' })).toBe('must-choose OB-41')
})

test('a draft takes a pair of the market (OB-40)', () => {
  const t = drafting()
  expect(refused(t, { draft: 'forest' })).toBe('not-in-market OB-40')
  expect(refused(t, { draft: 'cave', from: 1 })).toBe('not-in-market OB-40')
  expect(refused(t, { draft: 'cave', from: 0, with: 'monster-witch' })).toBe('other-token-in-pair OB-40')
})

test('a tile goes on an empty space of the map (OB-1, OB-41)', () => {
  const t = placing({ map: ['swamp . . .', empty, empty] })
  expect(refused(t, { place: 'swamp', at: '1,1' })).toBe('other-tile OB-41')
  expect(refused(t, { at: '0,0' })).toBe('space-taken OB-41')
  expect(refused(t, { place: 'cave', at: '3,0' })).toBe('outside-the-map OB-1')
  expect(refused(t, { place: 'cave', at: 'somewhere' })).toBe('outside-the-map OB-1')
})

test('a token goes on an open tile (OB-45, OB-46, OB-48), if it waits for one (OB-53)', () => {
  const t = placing({ map: ['swamp+witch dungeon forest .', empty, empty] })
  t.play({ place: 'cave', at: '2,3' })
  const settle = (at: string) => refused(t, { settle: 'monster-orc', at })
  expect([settle('0,0'), settle('0,1'), settle('1,1')]).toEqual([
    'tile-has-token OB-45',
    'no-token-on-dungeon OB-46',
    'no-tile-there OB-48',
  ])
  expect(refused(t, { settle: 'monster-dragon', at: '0,2' })).toBe('token-not-waiting OB-53')
})

test('a portal needs an active portal in the stash, once per turn, and a token to move (OB-58, OB-59)', () => {
  const portal = { portal: 'open' }
  const map = ['swamp+witch forest . .', empty, empty]
  expect(refused(drafting({ map }), portal)).toBe('no-portal OB-58')
  expect(refused(drafting({ stash: ['portal'] }), portal)).toBe('nothing-to-move OB-59')
  const t = drafting({ map, stash: ['portal', 'portal'] })
  t.play(portal)
  expect(refused(t, portal)).toBe('not-between-steps OB-43')
  t.play({ move: 'witch', to: '0,1' })
  while (t.prompt !== 'draft') t.play({ pass: 'portal' })
  expect(refused(t, portal)).toBe('portal-used OB-58')
})

test('a portal moves a token of the map to an open tile, each at most once (OB-59, OB-60)', () => {
  const t = drafting({ map: ['swamp+witch forest dungeon cave+orc', empty, empty], stash: ['portal'] })
  t.play({ portal: 'open' })
  const move = (from: string, to: string) => refused(t, { move: 'monster-witch', from, to })
  expect(move('0,1', '0,0')).toBe('no-such-token OB-59')
  expect(move('0,0', '0,2')).toBe('no-token-on-dungeon OB-46')
  expect(move('0,0', '2,2')).toBe('no-tile-there OB-59')
  expect(refused(t, { swap: '0,0', with: '0,1' })).toBe('no-such-token OB-59')
  t.play({ move: 'witch', to: '0,1' })
  expect(move('0,1', '0,0')).toBe('already-moved OB-60')
  expect(refused(t, { swap: '0,1', with: '0,3' })).toBe('already-moved OB-60')
})

test('a boss is revealed once, by its player, if its ability is possible (OB-109, OB-111)', () => {
  const bosses = { P1: { boss: 'cleopatra' }, P2: { boss: 'kirax' } }
  const t = table({ ...bosses, market })
  expect(refused(t, { reveal: 'kirax' })).toBe('boss-not-yours OB-107')
  expect(refused(t, { reveal: 'cleopatra' })).toBe('ability-not-possible OB-111')
  const revealed = table({ P1: { boss: 'cleopatra', map: ['swamp . . .', empty, empty] }, P2: {}, market })
  revealed.play({ reveal: 'cleopatra' })
  expect(refused(revealed, { reveal: 'cleopatra' })).toBe('boss-already-revealed OB-109')
})

test('Cleopatra slides a tile to a bordering empty space of the own map (OB-113)', () => {
  const map = ['swamp . . cave', empty, empty]
  const t = table({ P1: { boss: 'cleopatra', map }, P2: { map }, market })
  t.play({ reveal: 'cleopatra' })
  const slide = (words: object) => refused(t, { slide: 'swamp', of: 0, from: '0,0', to: '0,1', ...words })
  expect(slide({})).toBeUndefined()
  expect(slide({ of: 1 })).toBe('other-map OB-113')
  expect(slide({ from: '1,1' })).toBe('no-tile-there OB-113')
  expect(slide({ to: '0,3' })).toBe('space-taken OB-113')
  expect(slide({ to: '2,2' })).toBe('not-bordering OB-113')
  expect(slide({ to: '3,0' })).toBe('outside-the-map OB-1')
})

test('Xyzax spends a token, which then cannot move (OB-119, OB-120)', () => {
  const t = table({ P1: { boss: 'xyzax', map: ['swamp+witch forest+orc cave .', empty, empty] }, P2: {}, market })
  t.play({ reveal: 'xyzax' })
  expect(refused(t, { spend: 'portal', at: 'stash' })).toBe('no-such-token OB-119')
  t.play({ spend: 'orc' })
  expect(refused(t, { move: 'monster-orc', from: '0,1', to: '0,2' })).toBe('token-spent OB-120')
  expect(refused(t, { swap: '0,0', with: '0,1' })).toBe('token-spent OB-120')
})

test('Kirax discards a token of the map (OB-183) and keeps a drawn one (OB-128)', () => {
  const own = { boss: 'kirax', map: ['swamp+witch . . .', empty, empty], stash: ['portal'] }
  const t = table({ P1: own, P2: {}, market, bag: ['orc', 'orc', 'dragon'] })
  t.play({ reveal: 'kirax' })
  expect(refused(t, { discard: 'portal', at: 'stash' })).toBe('not-in-stash OB-183')
  t.play({ discard: 'witch' })
  expect(refused(t, { keepToken: 'monster-kobold' })).toBe('token-not-drawn OB-128')
})

test('the summoning circle reaches tokens on it and next to it (OB-68)', () => {
  const t = table({
    P1: { map: ['cave+dragon . . .', empty, '. . . forest+kobold'] },
    P2: {},
    market: ['summoning_circle+witch', 'cave+orc', 'cave+portal', 'forest+kobold'],
  })
  t.play({ draft: 'summoning_circle' }, { place: 'summoning_circle', at: '0,1' })
  const exchange = (words: object) =>
    refused(t, { exchange: 'monster-dragon', at: '0,0', for: 'monster-orc', from: 1, ...words })
  expect(exchange({})).toBeUndefined()
  expect(exchange({ exchange: 'monster-kobold', at: '2,3' })).toBe('not-near-circle OB-68')
  expect(exchange({ for: 'monster-vampire' })).toBe('not-in-market OB-68')
  expect(exchange({ at: '1,1' })).toBe('no-such-token OB-68')
})

const row = ['intimidate-domino', 'demolish-line', 'overthrow-line', 'overthrow-square']
/** P1 completes a domino of caves. */
const commanding = (more: object = {}) => {
  const t = table({
    P1: { map: ['cave . . .', empty, empty] },
    P2: {},
    market: ['cave+crystal-cave'],
    row,
    ...more,
  })
  t.play({ draft: 'cave', from: 0 }, { place: 'cave', at: '0,1' })
  return t
}
test('a command must lie in the row (OB-132) and its pattern on the map (OB-134); one per turn (OB-135)', () => {
  const t = commanding()
  expect(refused(t, { command: 'demolish-corner' })).toBe('no-such-command OB-132')
  expect(refused(t, { command: 'demolish-line' })).toBe('pattern-missing OB-134')
  t.play({ command: 'intimidate-domino' })
  expect(refused(t, { command: 'intimidate-domino' })).toBe('command-used OB-135')
})

test('a command needs a legal target (OB-138)', () => {
  const t = table({
    P1: { map: ['cave cave . .', empty, empty] },
    P2: { map: ['. . . .', empty, empty] },
    market: ['cave+crystal-cave'],
    row,
  })
  t.play({ draft: 'cave', from: 0 }, { place: 'cave', at: '0,2' })
  t.state.marketTiles = t.state.marketTiles.map(() => -1)
  t.state.asks = [{ ...t.ask, choices: [{ pass: 'command' }] }]
  expect(refused(t, { command: 'demolish-line' })).toBe('no-command-target OB-138')
})

test('Overthrow swaps two different tiles (OB-144)', () => {
  const t = table({
    P1: { map: ['cave cave cave .', empty, empty] },
    P2: {},
    market: ['cave+crystal-cave'],
    row,
  })
  t.play({ draft: 'cave', from: 0 }, { place: 'cave', at: '0,3' }, { command: 'overthrow-line' })
  expect(refused(t, { overthrow: 'cave', of: 0, at: '2,2' })).toBe('no-tile-there OB-144')
  t.play({ overthrow: 'cave', at: '0,0' })
  expect(refused(t, { against: 'cave', of: 0, at: '0,0' })).toBe('same-tile OB-144')
})

test('each reason has a test', () => {
  expect(Object.keys(reasonRules).filter(reason => !tested.has(reason))).toEqual([])
})
