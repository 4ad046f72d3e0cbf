import 'fake-indexeddb/auto'
import { openDB } from 'idb'
import { expect, test } from 'vitest'
import { bestOfOthers, bestScore, deleteScore, listScores, type SoloScore, saveScore } from './solo-scores.ts'

const score = (match: string, points: number, marks: SoloScore['marks'] = {}, game = 'overboss'): SoloScore => ({
  match,
  game,
  points,
  marks: { board: '3x4', boss: 'kirax', terrains: 'camp,cave,forest,graveyard,swamp', ...marks },
  when: 1,
})

test('a score loads as it was saved, once per match and only for its game (OB-155, SB-265)', async () => {
  await saveScore(score('a', 41))
  await saveScore(score('a', 44))
  await saveScore(score('b', 39))
  await saveScore(score('c', 20, { mode: 'challenge' }, 'super-boss-monster'))
  expect(await listScores('overboss')).toEqual([score('a', 44), score('b', 39)])
  expect(await listScores('super-boss-monster')).toEqual([score('c', 20, { mode: 'challenge' }, 'super-boss-monster')])
  await deleteScore('a')
  expect(await listScores('overboss')).toEqual([score('b', 39)])
})

test('an invalid score is left out, the others stay', async () => {
  const db = await openDB('overlair')
  await db.put('scores', { points: 'many' }, 'bad')
  await db.put('scores', { points: 3, when: 1, game: 'overboss', marks: null }, 'bad too')
  await db.put('scores', 7, 'worse')
  db.close()
  await saveScore(score('good', 50))
  expect((await listScores('overboss')).map(({ match }) => match)).toEqual(['b', 'good'])
})

test('an Overboss score in the old format still counts', async () => {
  const db = await openDB('overlair')
  const old = { points: 61, board: '4x4', boss: null, terrains: ['swamp', 'camp'], when: 5 }
  await db.put('scores', old, 'old')
  db.close()
  expect(bestScore(await listScores('overboss'))).toEqual({
    match: 'old',
    game: 'overboss',
    points: 61,
    marks: { board: '4x4', boss: '', terrains: 'camp,swamp' },
    when: 5,
  })
})

test('the best score is found among all games and among games with the same map, boss or terrains', () => {
  const scores = [
    score('now', 60),
    score('large', 70, { board: '4x4' }),
    score('other boss', 65, { boss: 'porkus' }),
    score('other lands', 62, { terrains: 'castle' }),
    score('same', 50),
  ]
  const now = score('now', 60)
  expect(bestOfOthers(scores, now)?.match).toBe('large')
  expect(bestOfOthers(scores, now, 'board')?.match).toBe('other boss')
  expect(bestOfOthers(scores, now, 'boss')?.match).toBe('large')
  expect(bestOfOthers(scores, now, 'terrains')?.match).toBe('large')
  expect(bestOfOthers([score('now', 60)], now)).toBeUndefined()
})
