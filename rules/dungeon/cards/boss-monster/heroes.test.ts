import { expect, test } from 'vitest'
import { table } from '../../testing/test-table.ts'

test('the-fool: goes to the only player with the fewest souls; treasure does not matter (BM-217)', () => {
  const given = (souls: string[][]) => ({
    phase: 'bait',
    players: 3,
    town: ['the-fool'],
    P1: { boss: 'draculord', slain: souls[0] },
    P2: { boss: 'xyzax', slain: souls[1] },
    P3: { boss: 'robobo', slain: souls[2], spells: ['motivation'] },
  })
  const t = table(
    given([
      ['katelyn-angelic-healer', 'nick-the-masher'],
      ['frankov-the-envoy', 'boden-the-pantless'],
      ['jesta-the-rogue'],
    ]),
  )
  expect(t.entrance(2)).toEqual(['the-fool'])
})
test('the-fool: stays in town while several players tie for the fewest souls', () => {
  const t = table({
    phase: 'bait',
    town: ['the-fool'],
    P1: { slain: ['nick-the-masher'] },
    P2: { slain: ['boden-the-pantless'] },
    P3: { slain: ['katelyn-angelic-healer', 'jesta-the-rogue'] },
  })
  expect(t.town[0]).toBe('the-fool')
})
test('the-fool: has 2 health and dies in a room that deals 2', () => {
  const t = table({
    phase: 'adventure',
    P1: { dungeon: ['golem-factory'], entrance: ['the-fool'], spells: ['motivation'] },
  }).endRound()
  expect(t.souls(0)).toBe(1)
})
