import { superBossMonster } from '@overlair/rules/dungeon'
import { describe, expect, test } from 'vitest'
import { carelessly, learn, sensibly } from '../../../game-module/testing/pupil.ts'
import { lesson, steps } from './super-boss-monster.ts'
import { begun } from './testing.ts'

const begin = () => begun(superBossMonster, lesson, steps)

test('a pupil who plays sensibly meets heroes on landmarks, counters, souls and the level-up (SB-107, SB-148)', async () => {
  const came = await learn(begin(), sensibly)
  for (const step of ['worked', 'summon', 'adventure', 'soul', 'fifth', 'level']) expect(came).toContain(step)
  expect(came.at(-1)).toBe('over')
})

describe('a pupil who makes any moves at all', () => {
  test.each(['a', 'b'])('drafts, sends the minion, builds, and is led to the end (%s)', async seed => {
    const came = await learn(begin(), carelessly(seed))
    const once = ['town', 'market', 'landmarks', 'minion', 'build', 'worked', 'marker']
    expect(came[0]).toBe('welcome')
    expect(came.filter(step => once.includes(step))).toEqual(once)
    expect(came.at(-1)).toBe('over')
    expect(new Set(came).size).toBe(came.length)
  })
})
