import { expect, test } from 'vitest'
import { superTable, table } from '../testing/test-table.ts'

const pass = { pass: true }

test('while an effect is pending, all viewers see which seats have passed and which may still respond (SB-119, SB-120)', () => {
  const t = superTable({
    P1: { dungeon: ['magpie-nest'], spells: ['loot-drop', 'lava-surge'] },
    P2: { spells: ['freeze'] },
    P3: {},
    P4: { spells: ['loot-drop'] },
  })
  expect(t.view(0).responders).toBeNull()
  t.does(0, { cast: 'loot-drop' })
  // P3 has no spell and no public ability, so it is not in the list.
  for (const viewer of [0, 2, 'spectator'] as const)
    expect(t.view(viewer).responders).toEqual({ passed: [], waiting: [1, 3, 0] })
  t.does(1, pass)
  expect(t.view(0).responders).toEqual({ passed: [1], waiting: [3, 0] })
  t.does(3, { cast: 'loot-drop' })
  expect(t.view(0).responders).toEqual({ passed: [], waiting: [0, 1] })
})
test('all opponents in turn may respond to a declared spell (BM-212)', () => {
  const t = table({
    P1: { boss: 'draculord', dungeon: ['golem-factory'], spells: ['freeze'] },
    P2: { boss: 'xyzax', spells: ['fear'] },
    P3: { boss: 'robobo', spells: ['fear'] },
  })
  t.does(0, { cast: 'freeze' })
  expect([t.prompt, t.view(0).responders]).toEqual(['negate', { passed: [], waiting: [1, 2] }])
  t.does(1, pass)
  expect(t.view('spectator').responders).toEqual({ passed: [1], waiting: [2] })
})
test('the active player may act again before effects of other players resolve (BM-47)', () => {
  const t = table({
    P1: { boss: 'draculord', dungeon: ['golem-factory'], spells: ['freeze'] },
    P2: { boss: 'xyzax', spells: ['freeze', 'fear'] },
    P3: { boss: 'robobo', spells: ['fear'] },
  })
  t.does(0, pass).does(1, { cast: 'freeze' })
  t.passUntil(() => t.prompt === 'act')
  expect([t.asked, t.view(2).responders]).toEqual([[1], { passed: [], waiting: [1, 2, 0] }])
  t.does(1, pass)
  expect(t.view(2).responders).toEqual({ passed: [1], waiting: [2, 0] })
})
