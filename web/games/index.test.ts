import { games } from '@overlair/rules'
import { gameIds } from '@overlair/rules/game-ids'
import { expect, test } from 'vitest'
import { gameModules, gamesWithLesson } from './index.ts'

test.each(gameIds)('the module of %s has the id and the player counts of the rules', id => {
  const rules = games.find(game => game.id === id)
  expect(gameModules[id]).toMatchObject({ id, players: rules?.players })
})

test.each(gamesWithLesson)('the lesson of $id teaches this game', async ({ id, loadLesson }) => {
  expect(await loadLesson?.()).toMatchObject({ game: id })
})

test('the lesson of the introductory game comes first', () => {
  expect(gamesWithLesson.map(({ id }) => id)).toEqual(['overboss', 'boss-monster', 'super-boss-monster'])
})
