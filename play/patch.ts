// Differences between two JSON values. A position changes little from one choice to the next, so a patch is much smaller.

/**
 * What to do with a value:
 * - `[value]`: replace it by this value;
 * - `{ key: patch }`: patch the values of these keys, or of these indexes of a list. `0` removes a key;
 * - `[start, count, values]`: in a list, replace `count` values from `start` on by these values.
 */
export type Patch =
  | readonly [unknown]
  | readonly [start: number, count: number, values: readonly unknown[]]
  | { readonly [key: string]: Patch | 0 }

type JsonObject = { readonly [key: string]: unknown }
const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value)
const isObject = (value: unknown): value is JsonObject =>
  value !== null && typeof value === 'object' && !Array.isArray(value)

/** Returns the patch from one value to another. Undefined if they are equal. The order of keys does not matter. */
export function diff(before: unknown, after: unknown): Patch | undefined {
  if (before === after) return undefined
  if (typeof before !== 'object' || typeof after !== 'object' || before === null || after === null) return [after]
  if (Array.isArray(before)) return Array.isArray(after) ? diffLists(before, after) : [after]
  return Array.isArray(after) ? [after] : diffObjects(before as JsonObject, after as JsonObject)
}

function diffObjects(before: JsonObject, after: JsonObject): Patch | undefined {
  const [keysBefore, keys] = [Object.keys(before), Object.keys(after)]
  let changes: Record<string, Patch | 0> | undefined
  if (areSameTexts(keysBefore, keys)) {
    // Lists of values are much faster to read than values by key.
    const [valuesBefore, values] = [Object.values(before), Object.values(after)]
    for (let i = 0; i < values.length; i++) {
      const patch = diff(valuesBefore[i], values[i])
      if (patch !== undefined) (changes ??= {})[keys[i]!] = patch
    }
    return changes
  }
  for (const key of keys) {
    const patch = Object.hasOwn(before, key) ? diff(before[key], after[key]) : ([after[key]] as const)
    if (patch !== undefined) (changes ??= {})[key] = patch
  }
  for (const key of keysBefore) if (!Object.hasOwn(after, key)) (changes ??= {})[key] = 0
  return changes
}
function areSameTexts(a: readonly string[], b: readonly string[]): boolean {
  if (a.length !== b.length) return false
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false
  return true
}

function diffLists(before: readonly unknown[], after: readonly unknown[]): Patch | undefined {
  if (before.length === after.length) {
    let changes: Record<string, Patch> | undefined
    for (let i = 0; i < after.length; i++) {
      const patch = diff(before[i], after[i])
      if (patch !== undefined) (changes ??= {})[i] = patch
    }
    return changes
  }
  const shorter = Math.min(before.length, after.length)
  let start = 0
  while (start < shorter && isSame(before[start], after[start])) start++
  let end = 0
  while (end < shorter - start && isSame(before[before.length - 1 - end], after[after.length - 1 - end])) end++
  return [start, before.length - end - start, after.slice(start, after.length - end)]
}
/** Whether two values have no patch. It stops at the first difference. */
function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a)) return Array.isArray(b) && areSame(a, b)
  if (Array.isArray(b)) return false
  if (areSameTexts(Object.keys(a), Object.keys(b))) return areSame(Object.values(a), Object.values(b))
  return diffObjects(a as JsonObject, b as JsonObject) === undefined
}
function areSame(a: readonly unknown[], b: readonly unknown[]): boolean {
  if (a.length !== b.length) return false
  for (let i = 0; i < a.length; i++) if (!isSame(a[i], b[i])) return false
  return true
}

/** Applies a patch. The result shares all unchanged parts with the value. */
export function patched(value: unknown, patch: Patch): unknown {
  if (isReplacement(patch)) return patch[0]
  if (isSplice(patch)) {
    const [start, count, values] = patch
    return isList(value) ? value.toSpliced(start, count, ...values) : misfit()
  }
  if (isList(value)) {
    const list = [...value]
    for (const index in patch) list[Number(index)] = changed(list[Number(index)], patch[index]!)
    return list
  }
  if (!isObject(value)) return misfit()
  let object: Record<string, unknown> = { ...value }
  const removed = Object.keys(patch).filter(key => patch[key] === 0)
  // A copy, because engines handle an object slowly from which a key was deleted.
  if (removed.length > 0) object = Object.fromEntries(Object.entries(object).filter(([key]) => !removed.includes(key)))
  for (const key in patch) {
    const change = patch[key]!
    if (change !== 0) object[key] = changed(object[key], change)
  }
  return object
}
const changed = (value: unknown, patch: Patch | 0): unknown => {
  if (patch === 0) return misfit()
  if (isReplacement(patch)) return patch[0]
  return value === undefined ? misfit() : patched(value, patch)
}
const isReplacement = (patch: Patch): patch is readonly [unknown] => Array.isArray(patch) && patch.length === 1
const isSplice = (patch: Patch): patch is readonly [number, number, readonly unknown[]] =>
  Array.isArray(patch) && patch.length === 3

/** The patch was made for another value. */
export class PatchMisfit extends Error {
  override readonly name = 'PatchMisfit'
}
function misfit(): never {
  throw new PatchMisfit('the patch does not fit the value')
}
