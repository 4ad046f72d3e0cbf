import { bossMonster, shelf } from '@overlair/rules/dungeon'
import { describe, expect, test } from 'vitest'
import { playLesson, randomPupil, sensiblePupil } from '../../../game-module/testing/pupil.ts'
import { lesson, steps } from './boss-monster.ts'
import { openTestLesson } from './test-lesson.ts'

const open = () => openTestLesson(bossMonster, lesson, steps)

test('the first hand has rooms with the same treasure and two spells (BM-27)', () => {
  const { options, seed } = lesson.record()
  const hand = bossMonster.view(bossMonster.setup(options, seed), 0).hand
  const treasures = hand?.rooms.flatMap(card => shelf.roomFacts(card).treasure) ?? []
  expect(treasures.some(one => treasures.filter(other => other === one).length > 2)).toBe(true)
  expect(hand?.rooms.some(card => !shelf.roomFacts(card).advanced)).toBe(true)
  expect(hand?.spells).toHaveLength(2)
})

test('a pupil who plays sensiblePupil meets souls, spells, advanced rooms and the level-up (BM-94)', async () => {
  const seenSteps = await playLesson(open(), sensiblePupil)
  for (const step of ['adventure', 'soul', 'spell', 'advanced', 'fifth', 'level']) expect(seenSteps).toContain(step)
  expect(seenSteps.at(-1)).toBe('over')
})

describe('a pupil who makes random moves', () => {
  test.each(['a', 'b', 'c'])('sees the steps from the welcome to the end (%s)', async seed => {
    const seenSteps = await playLesson(open(), randomPupil(seed))
    expect(seenSteps.slice(0, 3)).toEqual(['welcome', 'cards', 'discard'])
    for (const step of ['town', 'bait', 'build', 'lured', 'rival']) expect(seenSteps).toContain(step)
    expect(seenSteps.at(-1)).toBe('over')
    expect(new Set(seenSteps).size).toBe(seenSteps.length)
  })
})
