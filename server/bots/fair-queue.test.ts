import { expect, test } from 'vitest'
import { FairQueue } from './fair-queue.ts'

const takeAll = (queue: FairQueue<string>): readonly string[] => {
  const taken: string[] = []
  for (let next = queue.take(); next; next = queue.take()) {
    taken.push(next.item)
    queue.done(next.table)
  }
  return taken
}

test('tables are served in turn, each in the order of its questions', () => {
  const queue = new FairQueue<string>()
  for (const item of ['a1', 'a2', 'a3', 'b1', 'c1', 'c2']) queue.add(item[0]!, item)
  expect(takeAll(queue)).toEqual(['a1', 'b1', 'c1', 'a2', 'c2', 'a3'])
})

test('a table gets one question at a time', () => {
  const queue = new FairQueue<string>()
  for (const item of ['a1', 'a2', 'b1']) queue.add(item[0]!, item)
  expect([queue.take()?.item, queue.take()?.item, queue.take()?.item]).toEqual(['a1', 'b1', undefined])
  queue.done('a')
  expect(queue.take()?.item).toBe('a2')
})

test('clearing returns the questions that wait', () => {
  const queue = new FairQueue<string>()
  for (const item of ['a1', 'a2', 'b1']) queue.add(item[0]!, item)
  queue.take()
  expect(queue.clear()).toEqual(['b1', 'a2'])
  expect(queue.take()).toBeUndefined()
})
