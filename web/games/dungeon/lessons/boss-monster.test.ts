import { bossMonster, roomFacts } from '@overlair/rules/dungeon'
import { describe, expect, test } from 'vitest'
import { carelessly, learn, sensibly } from '../../../game-module/testing/pupil.ts'
import { lesson, steps } from './boss-monster.ts'
import { begun } from './testing.ts'

const begin = () => begun(bossMonster, lesson, steps)

test('the first deal has rooms that go together and two spells (BM-27)', () => {
  const { options, seed } = lesson.record()
  const hand = bossMonster.view(bossMonster.setup(options, seed), 0).hand
  const treasures = hand?.rooms.flatMap(card => roomFacts(card).treasure) ?? []
  expect(treasures.some(one => treasures.filter(other => other === one).length > 2)).toBe(true)
  expect(hand?.rooms.some(card => !roomFacts(card).advanced)).toBe(true)
  expect(hand?.spells).toHaveLength(2)
})

test('a pupil who plays sensibly meets souls, spells, advanced rooms and the level-up (BM-94)', async () => {
  const came = await learn(begin(), sensibly)
  for (const step of ['adventure', 'soul', 'spell', 'advanced', 'fifth', 'level']) expect(came).toContain(step)
  expect(came.at(-1)).toBe('over')
})

describe('a pupil who makes any moves at all', () => {
  test.each(['a', 'b', 'c'])('is led from the welcome to the end (%s)', async seed => {
    const came = await learn(begin(), carelessly(seed))
    expect(came.slice(0, 3)).toEqual(['welcome', 'cards', 'discard'])
    for (const step of ['town', 'bait', 'build', 'lured', 'rival']) expect(came).toContain(step)
    expect(came.at(-1)).toBe('over')
    expect(new Set(came).size).toBe(came.length)
  })
})
