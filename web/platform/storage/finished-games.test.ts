import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { database } from './database.ts'
import { deleteFinished, type FinishedGame, listFinished, saveFinished } from './finished-games.ts'

const game: FinishedGame = {
  match: 'm',
  game: 'overboss',
  scores: [40, 52],
  winners: [1],
  own: [0],
  bots: ['greedy'],
  choices: 60,
  when: 7,
}

test('finished games are listed from the oldest on, until they are deleted', async () => {
  await saveFinished(game)
  await saveFinished({ ...game, match: 'older', when: 3 })
  expect((await listFinished()).map(({ match }) => match)).toEqual(['older', 'm'])
  await deleteFinished('older')
  expect(await listFinished()).toEqual([game])
})

test.each([
  ['no object', 7],
  ['an unknown game', { ...game, game: 'chess' }],
  ['a winner who is not at the table', { ...game, winners: [2] }],
  ['an own seat that does not exist', { ...game, own: [-1] }],
  ['scores that are no numbers', { ...game, scores: ['40', 52] }],
  ['no date', { ...game, when: null }],
])('facts with %s do not count', async (_, facts) => {
  await (await database()).write({ store: 'finished', key: 'bad', value: facts })
  expect((await listFinished()).some(({ match }) => match === 'bad')).toBe(false)
})
