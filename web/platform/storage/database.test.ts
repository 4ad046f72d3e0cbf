import { expect, test } from 'vitest'
import { database, storageUnavailable } from './database.ts'
import { findMatch, listMatches } from './matches.ts'

// There is no IndexedDB here, as in a private window that denies it.
test('what a device refuses to keep lasts as long as the page', async () => {
  const kept = { choices: [1] }
  await (await database()).write({ store: 'progress', key: 'a', value: kept }, { store: 'scores', key: 'b', value: 2 })
  kept.choices.push(2)
  expect(storageUnavailable.value).toBe(true)
  expect(await (await database()).get('progress', 'a')).toEqual({ choices: [1] })
  expect(await (await database()).all('scores')).toEqual([['b', 2]])
  await (await database()).write({ store: 'scores', key: 'b' })
  expect(await (await database()).all('scores')).toEqual([])
  expect(await listMatches()).toEqual([])
  expect(await findMatch('none')).toBeUndefined()
})
