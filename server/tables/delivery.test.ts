import { expect, test } from 'vitest'
import { Delivery } from './delivery.ts'

/** A clock that moves only by waiting, or when the test says so. */
function fakeClock() {
  const clock = {
    time: 1000,
    now: () => clock.time,
    wait: async (milliseconds: number) => {
      clock.time += milliseconds
    },
  }
  return clock
}
const written = (signal: { release: () => void }) =>
  new Promise<void>(resolve => {
    signal.release = resolve
  })

test('messages leave in their order, each when its entries are on disk', async () => {
  const delivery = new Delivery(fakeClock())
  const sent: string[] = []
  const slow = { release: () => {} }
  const first = delivery.add(() => sent.push('first'), { written: written(slow) })
  const second = delivery.add(() => sent.push('second'))
  await new Promise(resolve => setImmediate(resolve))
  expect(sent).toEqual([])
  slow.release()
  await Promise.all([first, second])
  expect(sent).toEqual(['first', 'second'])
})

test('a message whose entries cannot be written is not sent, and the next one is', async () => {
  const delivery = new Delivery(fakeClock())
  const sent: string[] = []
  const lost = delivery.add(() => sent.push('lost'), { written: Promise.reject(new Error('full')) })
  await expect(lost).rejects.toThrow('full')
  await delivery.add(() => sent.push('next'))
  expect(sent).toEqual(['next'])
})

test('a paced message leaves at its time, however long the server needed for it', async () => {
  for (const work of [0, 70, 170]) {
    const clock = fakeClock()
    const delivery = new Delivery(clock)
    const since = clock.now()
    clock.time += work
    await delivery.add(() => {}, { pause: 180, since })
    expect(clock.time - since).toBe(180)
  }
})

test('pauses of messages that overlap follow one another', async () => {
  const clock = fakeClock()
  const delivery = new Delivery(clock)
  const times: number[] = []
  const note = () => times.push(clock.now())
  await Promise.all([
    delivery.add(note, { pause: 180, since: 1000 }),
    delivery.add(note, { pause: 180, since: 1000 }),
    delivery.add(note),
  ])
  expect(times).toEqual([1180, 1360, 1360])
})

test('nothing is sent after the end', async () => {
  const delivery = new Delivery(fakeClock())
  const sent: string[] = []
  const late = delivery.add(() => sent.push('late'), { pause: 180, since: 1000 })
  delivery.stop()
  await late
  expect(sent).toEqual([])
})
