// The worked examples of the rulebook.
import { expect, test } from 'vitest'
import { superTable, type TestTable } from '../testing/test-table.ts'

const pass = { pass: true }
const inAdventure = 'shiny-bait'
/** Dododo has a sleeping Frozen Monster, a room with 2 damage, the Bookwyrm with 1, and Power-up. His Sliminess has Freeze. */
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
/** Plays to the window before King Lik enters. */
const beforeKingLik = (): TestTable => {
  const t = adventure()
  return t.passUntil(() => t.wounds(0) === 1)
}

test('Laliho, a fighter with 8 health, takes 0 + 2 + 1 damage and survives: Dododo has one wound (SB-300, SB-303, SB-304)', () => {
  const t = adventure()
  expect(t.damage('frozen-monster')).toBe(0)
  t.passUntil(() => t.wounds(0) === 1)
  expect([t.hits('laliho'), t.damage('frozen-monster')]).toEqual([[0, 2, 1], 3])
})
test('after Freeze on the woken monster, King Lik takes 0 damage there and survives with 3 (SB-301)', () => {
  const t = beforeKingLik()
  t.until(1, { cast: 'freeze' }).does(1, { cast: 'freeze' }, { room: 'frozen-monster' })
  t.passUntil(() => t.wounds(0) === 2)
  expect(t.hits('king-lik')).toEqual([0, 2, 1])
})
test('after Freeze and Power-up on the Frozen Monster and the Bookwyrm, King Lik takes 0 + 2 + 2 and dies in the third room (SB-302)', () => {
  const t = beforeKingLik()
  t.does(0, pass).does(1, { cast: 'freeze' }, { room: 'frozen-monster' })
  t.passUntil(() => t.eventsOf('resolved').length === 1)
  t.does(0, { cast: 'power-up' }, { room: 'frozen-monster' }, { room: 'bookwyrm' }).passUntil(() => t.souls(0) === 1)
  expect(t.hits('king-lik')).toEqual([0, 2, 2])
  expect(t.eventsOf('killed')).toMatchObject([{ hero: 'sbm-hero-king-lik', room: 'sbm-room-bookwyrm#3', souls: 1 }])
  t.endRound()
  expect([t.counters('frozen-monster'), t.counters('bookwyrm'), t.damage('frozen-monster')]).toEqual([1, 1, 4])
})
test('Power-up as a response to Freeze resolves first, with the same result (SB-302, SB-117)', () => {
  const t = beforeKingLik()
  t.does(0, pass).does(1, { cast: 'freeze' }, { room: 'frozen-monster' })
  t.does(0, { cast: 'power-up' }, { room: 'frozen-monster' }, { room: 'bookwyrm' }).passUntil(() => t.souls(0) === 1)
  expect(t.eventsOf('resolved').map(e => e.source)).toEqual(['sbm-spell-power-up', 'sbm-spell-freeze'])
  expect(t.hits('king-lik')).toEqual([0, 2, 2])
})
test('without Freeze, King Lik takes 3 and 2 damage and dies in the second room (SB-303)', () => {
  const t = beforeKingLik()
  t.passUntil(() => t.souls(0) === 1)
  expect(t.hits('king-lik')).toEqual([3, 2])
})
test('Frozen Monster and Criminal are one card each, despite two printed names (SB-296); the cleric of the example is any cleric in town (SB-297)', () => {
  const t = superTable({
    P1: { rooms: ['trophy-armory'], boss: 'count-requiem', dungeon: ['frozen-monster'], spells: ['quest'] },
    town: ['sister-halo'],
    hideout: 'criminal',
    players: 3,
  })
  t.passUntil(() => t.entrance(0).length === 1)
  expect(t.view(0).players[0]!.entrance[0]).toMatchObject({ name: 'sbm-hero-sister-halo', health: 8 }) // no token
})
