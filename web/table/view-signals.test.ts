import { effect, signal } from '@preact/signals'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { reuseUnchanged, splitIntoSignals } from './view-signals.ts'

describe('reuseUnchanged', () => {
  test('reuses the parts that have not changed', () => {
    const before = { town: [{ name: 'bard', damage: 0 }], order: [0, 1], hand: null }
    const now = reuseUnchanged(before, { town: [{ name: 'bard', damage: 0 }], order: [1, 0], hand: null })
    expect(now).toEqual({ town: [{ name: 'bard', damage: 0 }], order: [1, 0], hand: null })
    expect(now.town).toBe(before.town)
    expect(now.order).not.toBe(before.order)
  })

  test('returns a value equal to the new one, whatever the old one was', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (before, now) => {
        expect(reuseUnchanged(before, now)).toStrictEqual(now)
      }),
    )
  })

  test('returns the old value if both are equal', () => {
    fc.assert(
      fc.property(fc.jsonValue(), value => {
        expect(reuseUnchanged(value, structuredClone(value))).toBe(value)
      }),
    )
  })

  test('copies, so that later changes in place have no effect', () => {
    const minions = ['', 'temple-special']
    const before = reuseUnchanged(undefined, { minions })
    minions[0] = 'stadium-treasure'
    expect(before.minions).toEqual(['', 'temple-special'])
    expect(reuseUnchanged(before, { minions })).toEqual({ minions: ['stadium-treasure', 'temple-special'] })
  })
})

describe('splitIntoSignals', () => {
  const view = signal<{ readonly phase: string; readonly order: readonly number[] }>({ phase: 'build', order: [0, 1] })
  const parts = splitIntoSignals(view)

  test('runs an effect again only when the part that it has read changes', () => {
    const runs: string[] = []
    const stop = effect(() => {
      runs.push(`order ${parts.order}`)
    })
    view.value = { phase: 'reveal', order: [0, 1] }
    expect(runs).toEqual(['order 0,1'])
    view.value = { phase: 'reveal', order: [1, 0] }
    expect(runs).toEqual(['order 0,1', 'order 1,0'])
    stop()
  })

  test('always has the values of the view', () => {
    view.value = { phase: 'bait', order: [] }
    expect({ phase: parts.phase, order: parts.order }).toEqual(view.value)
  })
})
