import { expect, test } from 'vitest'
import { Delivery } from './delivery.ts'

const written = (signal: { release: () => void }) =>
  new Promise<void>(resolve => {
    signal.release = resolve
  })

test('messages leave in their order, each when its entries are on disk', async () => {
  const delivery = new Delivery()
  const sent: string[] = []
  const slow = { release: () => {} }
  const first = delivery.add(() => sent.push('first'), written(slow))
  const second = delivery.add(() => sent.push('second'))
  await new Promise(resolve => setImmediate(resolve))
  expect(sent).toEqual([])
  slow.release()
  await Promise.all([first, second])
  expect(sent).toEqual(['first', 'second'])
})

test('a message whose entries cannot be written is not sent, and the next one is', async () => {
  const delivery = new Delivery()
  const sent: string[] = []
  const lost = delivery.add(() => sent.push('lost'), Promise.reject(new Error('full')))
  await expect(lost).rejects.toThrow('full')
  await delivery.add(() => sent.push('next'))
  expect(sent).toEqual(['next'])
})

test('nothing is sent after the end', async () => {
  const delivery = new Delivery()
  const sent: string[] = []
  const late = delivery.add(() => sent.push('late'))
  delivery.stop()
  await late
  expect(sent).toEqual([])
})
