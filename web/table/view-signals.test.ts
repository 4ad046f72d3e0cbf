import { effect, signal } from '@preact/signals'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { reuseUnchanged, splitIntoSignals } from './view-signals.ts'

describe('what is kept of what was before', () => {
  test('is the same thing wherever nothing has changed', () => {
    const before = { town: [{ name: 'bard', damage: 0 }], order: [0, 1], hand: null }
    const now = reuseUnchanged(before, { town: [{ name: 'bard', damage: 0 }], order: [1, 0], hand: null })
    expect(now).toEqual({ town: [{ name: 'bard', damage: 0 }], order: [1, 0], hand: null })
    expect(now.town).toBe(before.town)
    expect(now.order).not.toBe(before.order)
  })

  test('says what is now, whatever was before', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (before, now) => {
        expect(reuseUnchanged(before, now)).toStrictEqual(now)
      }),
    )
  })

  test('is all of it where all is equal', () => {
    fc.assert(
      fc.property(fc.jsonValue(), value => {
        expect(reuseUnchanged(value, structuredClone(value))).toBe(value)
      }),
    )
  })

  test('does not follow what is changed in place', () => {
    const minions = ['', 'temple-special']
    const before = reuseUnchanged(undefined, { minions })
    minions[0] = 'stadium-treasure'
    expect(before.minions).toEqual(['', 'temple-special'])
    expect(reuseUnchanged(before, { minions })).toEqual({ minions: ['stadium-treasure', 'temple-special'] })
  })
})

describe('a view in parts', () => {
  const view = signal<{ readonly phase: string; readonly order: readonly number[] }>({ phase: 'build', order: [0, 1] })
  const parts = splitIntoSignals(view)

  test('tells those who have read a part when that part changes, and only then', () => {
    const told: string[] = []
    const stop = effect(() => {
      told.push(`order ${parts.order}`)
    })
    view.value = { phase: 'reveal', order: [0, 1] }
    expect(told).toEqual(['order 0,1'])
    view.value = { phase: 'reveal', order: [1, 0] }
    expect(told).toEqual(['order 0,1', 'order 1,0'])
    stop()
  })

  test('is always as the view is', () => {
    view.value = { phase: 'bait', order: [] }
    expect({ phase: parts.phase, order: parts.order }).toEqual(view.value)
  })
})
