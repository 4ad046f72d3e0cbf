import { expect, test } from 'vitest'
import { database, storageUnavailable } from './database.ts'
import { findMatch, listMatches } from './matches.ts'

// The test environment has no IndexedDB, like a private window that denies it.
test('without IndexedDB the data stays in memory until the page is closed', async () => {
  const entry = { choices: [1] }
  await (await database()).write({ store: 'progress', key: 'a', value: entry }, { store: 'scores', key: 'b', value: 2 })
  entry.choices.push(2)
  expect(storageUnavailable.value).toBe(true)
  expect(await (await database()).get('progress', 'a')).toEqual({ choices: [1] })
  expect(await (await database()).all('scores')).toEqual([['b', 2]])
  await (await database()).write({ store: 'scores', key: 'b' })
  expect(await (await database()).all('scores')).toEqual([])
  expect(await listMatches()).toEqual([])
  expect(await findMatch('none')).toBeUndefined()
})
