import { superBossMonster } from '@overlair/rules/dungeon'
import { describe, expect, test } from 'vitest'
import { playLesson, randomPupil, sensiblePupil } from '../../../game-module/testing/pupil.ts'
import { lesson, steps } from './super-boss-monster.ts'
import { openTestLesson } from './test-lesson.ts'

const open = () => openTestLesson(superBossMonster, lesson, steps)

test('a pupil who plays sensiblePupil meets heroes on landmarks, counters, souls and the level-up (SB-107, SB-148)', async () => {
  const seenSteps = await playLesson(open(), sensiblePupil)
  for (const step of ['worked', 'summon', 'adventure', 'soul', 'fifth', 'level']) expect(seenSteps).toContain(step)
  expect(seenSteps.at(-1)).toBe('over')
})

describe('a pupil who makes random moves', () => {
  test.each(['a', 'b'])('sees the steps for draft, minion and building, up to the end (%s)', async seed => {
    const seenSteps = await playLesson(open(), randomPupil(seed))
    const basicSteps = ['town', 'market', 'landmarks', 'minion', 'build', 'worked', 'marker']
    expect(seenSteps[0]).toBe('welcome')
    expect(seenSteps.filter(step => basicSteps.includes(step))).toEqual(basicSteps)
    expect(seenSteps.at(-1)).toBe('over')
    expect(new Set(seenSteps).size).toBe(seenSteps.length)
  })
})
