import { expect, test } from 'vitest'
import { database, type KeyValueStore, keepingUnsaved, storageUnavailable } from './database.ts'
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

test('changes that the device has no space for stay in memory, beside what was saved before', async () => {
  const saved = new Map<string, unknown>([['a', 1]])
  let isFull = false
  const device: KeyValueStore = {
    get: async (_, key) => saved.get(key),
    all: async () => [...saved],
    async write(...changes) {
      if (isFull) throw new DOMException('full', 'QuotaExceededError')
      for (const { key, value } of changes) saved.set(key, value)
    },
  }
  const store = keepingUnsaved(device)
  isFull = true
  storageUnavailable.value = false
  await store.write({ store: 'scores', key: 'b', value: 2 }, { store: 'scores', key: 'a' })
  expect(storageUnavailable.value).toBe(true)
  expect(await store.all('scores')).toEqual([['b', 2]])
  expect(await store.get('scores', 'a')).toBeUndefined()
  isFull = false
  await store.write({ store: 'scores', key: 'b', value: 3 })
  expect(saved.get('b')).toBe(3)
  expect(await store.get('scores', 'b')).toBe(3)
})
