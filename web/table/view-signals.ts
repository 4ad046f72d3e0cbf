// A choice changes little of a view. These functions let a table re-render only the parts that changed.
import { computed, type ReadonlySignal } from '@preact/signals'

/** Returns a copy of `now` that reuses every unchanged sub-object of `before` (structural sharing). */
export function reuseUnchanged<T>(before: unknown, now: T): T {
  if (typeof now !== 'object' || now === null) return now
  const previous: object | undefined = typeof before === 'object' && before !== null ? before : undefined
  const old = new Map(Object.entries(previous ?? {}))
  const entries = Object.entries(now).map(([key, value]) => [key, reuseUnchanged(old.get(key), value)] as const)
  const isEqual = entries.length === old.size && entries.every(([key, value]) => old.has(key) && old.get(key) === value)
  if (previous && isEqual && Array.isArray(previous) === Array.isArray(now)) return previous as T // equal in every part
  return (Array.isArray(now) ? entries.map(([, value]) => value) : Object.fromEntries(entries)) as T
}

/** Splits a view into one signal per property. An effect that reads a property runs again only when that property changes. */
export function splitIntoSignals<View extends object>(view: ReadonlySignal<View>): View {
  const parts = new Map<PropertyKey, ReadonlySignal<unknown>>()
  const createPart = (name: PropertyKey): ReadonlySignal<unknown> => {
    let last: unknown
    return computed(() => {
      last = reuseUnchanged(last, Reflect.get(view.value, name))
      return last
    })
  }
  return new Proxy(view.peek(), {
    get(_, name) {
      const part = parts.get(name) ?? createPart(name)
      parts.set(name, part)
      return part.value
    },
  })
}
