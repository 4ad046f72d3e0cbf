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
  if (isList(before) && isList(after)) return diffLists(before, after)
  if (isObject(before) && isObject(after)) return diffObjects(before, after)
  return [after]
}

function diffObjects(before: JsonObject, after: JsonObject): Patch | undefined {
  let changes: Record<string, Patch | 0> | undefined
  for (const key in after) {
    const patch = Object.hasOwn(before, key) ? diff(before[key], after[key]) : ([after[key]] as const)
    if (patch !== undefined) (changes ??= {})[key] = patch
  }
  for (const key in before) if (!Object.hasOwn(after, key)) (changes ??= {})[key] = 0
  return changes
}

function diffLists(before: readonly unknown[], after: readonly unknown[]): Patch | undefined {
  const shorter = Math.min(before.length, after.length)
  let start = 0
  while (start < shorter && isSame(before[start], after[start])) start++
  let end = 0
  while (end < shorter - start && isSame(before.at(-1 - end), after.at(-1 - end))) end++
  if (before.length !== after.length)
    return [start, before.length - end - start, after.slice(start, after.length - end)]
  const changes: Record<string, Patch> = {}
  let isChanged = false
  for (let i = start; i < after.length - end; i++) {
    const patch = diff(before[i], after[i])
    if (patch === undefined) continue
    changes[i] = patch
    isChanged = true
  }
  return isChanged ? changes : undefined
}
const isSame = (a: unknown, b: unknown): boolean => a === b || diff(a, b) === undefined

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
  const object: Record<string, unknown> = { ...value }
  for (const key in patch) {
    const change = patch[key]!
    if (change === 0) delete object[key]
    else object[key] = changed(object[key], change)
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
