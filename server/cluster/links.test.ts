import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DEAD_AFTER, SIGN_OF_LIFE_EVERY } from './links.ts'
import { TwoEnds } from './testing/two-ends.ts'

let ends: TwoEnds
beforeEach(() => {
  vi.useFakeTimers()
  ends = new TwoEnds()
})
afterEach(() => {
  ends.close()
  vi.useRealTimers()
})

test('messages arrive in order, those of one moment in one text', async () => {
  ends.a.say('1', '2')
  await ends.deliver()
  ends.b.say('3')
  ends.a.say('4')
  await ends.deliver()
  expect([ends.a.heard, ends.b.heard]).toEqual([['3'], ['1', '2', '4']])
})
test('a lost text breaks the link at both ends, and what follows begins again', async () => {
  ends.a.say('1')
  await ends.deliver()
  ends.a.say('lost')
  await ends.deliver(() => true)
  ends.a.say('2')
  ends.b.say('3')
  await ends.deliver()
  ends.a.say('4')
  ends.b.say('5')
  await ends.deliver()
  expect(ends.b.heard).toEqual(['1', 'broken', '4'])
  // What was under way when the link broke may arrive before the break, never after it.
  expect(ends.a.heard.filter(text => text !== '3')).toEqual(['broken', '5'])
})
test('the next sign of life shows that the last text was lost', async () => {
  ends.a.say('lost')
  await ends.deliver(() => true)
  vi.advanceTimersByTime(SIGN_OF_LIFE_EVERY)
  await ends.deliver()
  expect([ends.a.heard, ends.b.heard]).toEqual([['broken'], ['broken']])
})
test('a text that nobody hears breaks the link at once', async () => {
  ends.deaf.add('b')
  ends.a.say('lost')
  await ends.deliver()
  expect(ends.a.heard[0]).toBe('broken')
})
test('a process that is silent for long is dead, if anything waits for it', async () => {
  ends.a.say('1')
  await ends.deliver()
  const loseAll = () => true
  for (let passed = 0; passed < DEAD_AFTER; passed += SIGN_OF_LIFE_EVERY) {
    expect(ends.b.heard).toEqual(['1'])
    vi.advanceTimersByTime(SIGN_OF_LIFE_EVERY)
    await ends.deliver(loseAll)
  }
  vi.advanceTimersByTime(SIGN_OF_LIFE_EVERY)
  expect(ends.b.heard).toEqual(['1', 'broken'])

  ends.isInUse = false
  vi.advanceTimersByTime(10 * DEAD_AFTER)
  await ends.deliver(loseAll)
  expect(ends.b.heard).toEqual(['1', 'broken'])
})
test('whatever is lost: between two breaks, an end hears the first messages of one epoch of the other, without a gap', async () => {
  const step = fc.record({
    from: fc.constantFrom('a', 'b'),
    count: fc.nat(3),
    isLost: fc.boolean(),
    waits: fc.boolean(),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 30 }), async steps => {
      const both = new TwoEnds()
      let n = 0
      for (const { from, count, isLost, waits } of steps) {
        const speaker = from === 'a' ? both.a : both.b
        const epoch = speaker.heard.filter(text => text === 'broken').length
        for (let i = 0; i < count; i++) speaker.say(`${epoch} ${n++}`)
        if (waits) vi.advanceTimersByTime(SIGN_OF_LIFE_EVERY)
        await both.deliver(() => isLost)
      }
      for (const { heard } of [both.a, both.b]) {
        const spans = heard.join(',').split('broken')
        for (const span of spans) {
          const epochs = new Set(span.split(',').flatMap(text => text.split(' ')[0] || []))
          expect(epochs.size).toBeLessThanOrEqual(1)
        }
      }
      // When nothing is lost any more, both hear each other again.
      vi.advanceTimersByTime(SIGN_OF_LIFE_EVERY)
      await both.deliver()
      both.a.say('end')
      both.b.say('end')
      await both.deliver()
      expect([both.a.heard.at(-1), both.b.heard.at(-1)]).toEqual(['end', 'end'])
      both.close()
    }),
    { numRuns: 300 },
  )
})
