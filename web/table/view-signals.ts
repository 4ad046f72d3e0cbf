// Little of a table changes with a choice. What is drawn from the rest need not be drawn anew.
import { computed, type ReadonlySignal } from '@preact/signals'

/** A copy of what is now, in which everything that is as it was before is the same thing as before. */
export function reuseUnchanged<T>(before: unknown, now: T): T {
  if (typeof now !== 'object' || now === null) return now
  const was: object | undefined = typeof before === 'object' && before !== null ? before : undefined
  const old = new Map(Object.entries(was ?? {}))
  const entries = Object.entries(now).map(([key, value]) => [key, reuseUnchanged(old.get(key), value)] as const)
  const same = entries.length === old.size && entries.every(([key, value]) => old.has(key) && old.get(key) === value)
  if (was && same && Array.isArray(was) === Array.isArray(now)) return was as T // equal in every part
  return (Array.isArray(now) ? entries.map(([, value]) => value) : Object.fromEntries(entries)) as T
}

/** A view each part of which is followed by itself: who has read one is told when that one changes, and only then. */
export function splitIntoSignals<View extends object>(view: ReadonlySignal<View>): View {
  const parts = new Map<PropertyKey, ReadonlySignal<unknown>>()
  const partOf = (name: PropertyKey): ReadonlySignal<unknown> => {
    let last: unknown
    return computed(() => {
      last = reuseUnchanged(last, Reflect.get(view.value, name))
      return last
    })
  }
  return new Proxy(view.peek(), {
    get(_, name) {
      const part = parts.get(name) ?? partOf(name)
      parts.set(name, part)
      return part.value
    },
  })
}
