import { expect, test } from 'vitest'
import { Fenced, StorageFailed } from '../contract.ts'
import type { WrittenAppend } from '../queries/append.ts'
import { Conflict } from '../queries/failures.ts'
import { type CommitGroup, GroupCommit } from './group-commit.ts'

const append = (table: string): WrittenAppend => ({ table, first: 1, at: 0, bodies: ['{}'] })

/** Records the groups. `commit` decides about each. */
function recorded(commit: (tables: readonly string[]) => readonly boolean[]) {
  const groups: string[][] = []
  const commitGroup: CommitGroup = async group => {
    const tables = group.map(({ table }) => table)
    groups.push(tables)
    return commit(tables)
  }
  return { groups, appends: new GroupCommit(commitGroup) }
}
const accept = (tables: readonly string[]) => tables.map(() => true)

test('appends of one moment share a commit', async () => {
  const { groups, appends } = recorded(accept)
  await Promise.all(['a', 'b', 'c'].map(table => appends.add(append(table))))
  await appends.add(append('d'))
  expect(groups).toEqual([['a', 'b', 'c'], ['d']])
})
test('appends that arrive during a commit share the next one', async () => {
  const { groups, appends } = recorded(tables => {
    if (tables.includes('a')) later.push(appends.add(append('b')), appends.add(append('c')))
    return accept(tables)
  })
  const later: Promise<void>[] = []
  await appends.add(append('a'))
  await Promise.all(later)
  expect(groups).toEqual([['a'], ['b', 'c']])
})
test('a group has a limit', async () => {
  const { groups, appends } = recorded(accept)
  await Promise.all(Array.from({ length: 1200 }, (_, n) => appends.add(append(`t${n}`))))
  expect(groups.map(group => group.length)).toEqual([500, 500, 200])
  expect(groups.flat()).toEqual(Array.from({ length: 1200 }, (_, n) => `t${n}`))
})
test('after a failed transaction each append is tried alone', async () => {
  const { groups, appends } = recorded(tables => {
    if (tables.includes('full')) throw new StorageFailed('disk-full', 'no space')
    if (tables.includes('taken')) throw new Conflict('key exists')
    return accept(tables)
  })
  const results = await Promise.allSettled(['a', 'full', 'b', 'taken'].map(table => appends.add(append(table))))
  expect(groups).toEqual([['a', 'full', 'b', 'taken'], ['a'], ['full'], ['b'], ['taken']])
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'rejected'])
  expect(results[1]).toMatchObject({ reason: { reason: 'disk-full' } })
  expect(results[3]).toMatchObject({ reason: expect.any(Fenced) })
})
test('without a connection, or after an uncertain commit, no append is tried again', async () => {
  for (const failure of [
    new StorageFailed('connection-lost', 'no connection'),
    new StorageFailed('other', 'cannot read the answer', true),
  ]) {
    const { groups, appends } = recorded(() => {
      throw failure
    })
    const results = await Promise.allSettled(['a', 'b'].map(table => appends.add(append(table))))
    expect(groups).toEqual([['a', 'b']])
    expect(results).toEqual([1, 2].map(() => ({ status: 'rejected', reason: failure })))
  }
})
test('the next append works after a failure', async () => {
  let broken = true
  const { appends } = recorded(tables => {
    if (broken) throw new StorageFailed('connection-lost', 'no connection')
    return accept(tables)
  })
  await expect(appends.add(append('a'))).rejects.toThrow('no connection')
  broken = false
  await expect(appends.add(append('a'))).resolves.toBeUndefined()
})
test('it is idle when all appends are done', async () => {
  const { groups, appends } = recorded(accept)
  await appends.idle()
  const added = Promise.all(['a', 'b'].map(table => appends.add(append(table))))
  await appends.idle()
  expect(groups).toEqual([['a', 'b']])
  await added
})
