// The worked examples of the rulebook, as printed.
import { expect, test } from 'vitest'
import { superTable, type TestTable } from '../testing/test-table.ts'

const pass = { pass: true }
const inAdventure = 'shiny-bait'
/** Dododo: a sleeping Frozen Monster, 2 damage, the Bookwyrm with 1. His Sliminess holds Freeze, Dododo Power-up. */
const adventure = (): TestTable =>
  superTable({
    phase: 'adventure',
    P1: {
      boss: 'emperor-dododo',
      dungeon: ['frozen-monster', 'golem-gym', 'bookwyrm'],
      entrance: ['laliho', 'king-lik'],
      spells: ['power-up', inAdventure],
    },
    P2: { boss: 'his-sliminess', spells: ['freeze'] },
  })
/** Up to the window before King Lik enters. */
const lalihoHasGone = (): TestTable => {
  const t = adventure()
  return t.passUntil(() => t.wounds(0) === 1)
}

test('Laliho, a fighter of 8 health, takes 0 + 2 + 1 and survives: Dododo has one wound (SB-300, SB-303, SB-304)', () => {
  const t = adventure()
  expect(t.damage('frozen-monster')).toBe(0)
  t.passUntil(() => t.wounds(0) === 1)
  expect([t.hits('laliho'), t.damage('frozen-monster')]).toEqual([[0, 2, 1], 3])
})
test('Freeze on the woken monster before King Lik enters: he takes 0 there, and would survive with 3 (SB-301)', () => {
  const t = lalihoHasGone()
  t.until(1, { cast: 'freeze' }).does(1, { cast: 'freeze' }, { room: 'frozen-monster' })
  t.passUntil(() => t.wounds(0) === 2)
  expect(t.hits('king-lik')).toEqual([0, 2, 1])
})
test('Freeze, and then Power-up on the Frozen Monster and the Bookwyrm: 0 + 2 + 2, King Lik dies in the third room (SB-302)', () => {
  const t = lalihoHasGone()
  t.does(0, pass).does(1, { cast: 'freeze' }, { room: 'frozen-monster' })
  t.passUntil(() => t.told('resolved').length === 1)
  t.does(0, { cast: 'power-up' }, { room: 'frozen-monster' }, { room: 'bookwyrm' }).passUntil(() => t.souls(0) === 1)
  expect(t.hits('king-lik')).toEqual([0, 2, 2])
  expect(t.told('killed')).toMatchObject([{ hero: 'sbm-hero-king-lik', room: 'sbm-room-bookwyrm#3', souls: 1 }])
  t.endRound()
  expect([t.counters('frozen-monster'), t.counters('bookwyrm'), t.damage('frozen-monster')]).toEqual([1, 1, 4])
})
test('Power-up as the answer to Freeze resolves first, with the same result (SB-302, SB-117)', () => {
  const t = lalihoHasGone()
  t.does(0, pass).does(1, { cast: 'freeze' }, { room: 'frozen-monster' })
  t.does(0, { cast: 'power-up' }, { room: 'frozen-monster' }, { room: 'bookwyrm' }).passUntil(() => t.souls(0) === 1)
  expect(t.told('resolved').map(e => e.source)).toEqual(['sbm-spell-power-up', 'sbm-spell-freeze'])
  expect(t.hits('king-lik')).toEqual([0, 2, 2])
})
test('without Freeze King Lik takes 3, then 2, and dies in the second room (SB-303)', () => {
  const t = lalihoHasGone()
  t.passUntil(() => t.souls(0) === 1)
  expect(t.hits('king-lik')).toEqual([3, 2])
})
test('the Frozen Monster of the example is the card of both names, and the Criminal too (SB-296); a cleric lured from town is any cleric (SB-297)', () => {
  const t = superTable({
    P1: { rooms: ['trophy-armory'], boss: 'count-requiem', dungeon: ['frozen-monster'], spells: ['quest'] },
    town: ['sister-halo'],
    hideout: 'criminal',
    players: 3,
  })
  t.passUntil(() => t.entrance(0).length === 1)
  expect(t.view(0).players[0]!.entrance[0]).toMatchObject({ name: 'sbm-hero-sister-halo', health: 8 }) // no token
})
