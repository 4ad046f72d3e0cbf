// The difference between two values of plain JSON. A viewer that has a position gets the next one as a patch.

/** A change of a value. It has one of these forms; `to` is the whole new value. */
export type Patch =
  | { readonly to: unknown }
  | ObjectPatch
  | { readonly at: { readonly [index: string]: Patch } }
  /** From this index, so many items give way to these. */
  | { readonly cut: readonly [from: number, removed: number, ...inserted: unknown[]] }
interface ObjectPatch {
  /** Changes of values, by key. */
  readonly in?: { readonly [key: string]: Patch }
  /** Keys that go. */
  readonly out?: readonly string[]
  /** Keys that come, each with its index among the keys of the result: the order of keys is kept. */
  readonly new?: readonly (readonly [index: number, key: string, value: unknown])[]
}

/** Returns the patch that turns `before` into `after`. Undefined if they are equal. */
export function diff(before: unknown, after: unknown): Patch | undefined {
  if (before === after) return undefined
  if (isList(before) && isList(after)) return diffLists(before, after)
  if (isObject(before) && isObject(after)) return diffObjects(before, after)
  return { to: after }
}

/** Returns a copy with the patch applied. It shares all unchanged parts with `before`, which stays as it is. */
export function patched(before: unknown, patch: Patch | undefined): unknown {
  if (patch === undefined) return before
  if ('to' in patch) return patch.to
  if ('at' in patch) return patchedItems(before, patch.at)
  if ('cut' in patch) {
    const [from, removed, ...inserted] = patch.cut
    return listOf(before).toSpliced(from, removed, ...inserted)
  }
  return patchedObject(before, patch)
}

type JsonObject = { readonly [key: string]: unknown }
const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value)
const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isPlain = (value: unknown): boolean => typeof value !== 'object' || value === null
const isEqual = (a: unknown, b: unknown): boolean =>
  a === b || (!isPlain(a) && !isPlain(b) && JSON.stringify(a) === JSON.stringify(b))

/** Skips the items that are equal at both ends. Lists of the same length change item by item, others lose and get items. */
function diffLists(before: readonly unknown[], after: readonly unknown[]): Patch | undefined {
  const shorter = Math.min(before.length, after.length)
  let from = 0
  while (from < shorter && isEqual(before[from], after[from])) from++
  if (from === shorter && before.length === after.length) return undefined
  let end = 0
  while (end < shorter - from && isEqual(before.at(-1 - end), after.at(-1 - end))) end++
  const changed = before.slice(from, before.length - end)
  const inserted = after.slice(from, after.length - end)
  const patches = changed.length === inserted.length ? inserted.map((item, i) => diff(changed[i], item)) : []
  if (patches.every(patch => patch && 'to' in patch)) return { cut: [from, changed.length, ...inserted] }
  return { at: Object.fromEntries(patches.flatMap((patch, i) => (patch ? [[from + i, patch]] : []))) }
}
function diffObjects(before: JsonObject, after: JsonObject): Patch | undefined {
  const old = new Map(Object.entries(before))
  const keys = Object.keys(after)
  const kept = keys.filter(key => old.has(key))
  const remaining = Object.keys(before).filter(key => Object.hasOwn(after, key))
  if (remaining.some((key, i) => key !== kept[i])) return { to: after }
  if (remaining.length === 0 && old.size > 0) return { to: after }
  const changes = kept.flatMap(key => {
    const patch = diff(old.get(key), after[key])
    return patch ? [[key, patch] as const] : []
  })
  const out = remaining.length === old.size ? [] : [...old.keys()].filter(key => !Object.hasOwn(after, key))
  const added = keys.flatMap((key, i) => (old.has(key) ? [] : [[i, key, after[key]] as const]))
  if (changes.length + out.length + added.length === 0) return undefined
  return {
    ...(changes.length > 0 && { in: Object.fromEntries(changes) }),
    ...(out.length > 0 && { out }),
    ...(added.length > 0 && { new: added }),
  }
}

function listOf(value: unknown): readonly unknown[] {
  if (isList(value)) return value
  throw new Error('the patch is for a list')
}
function patchedItems(before: unknown, at: { readonly [index: string]: Patch }): unknown {
  const items = [...listOf(before)]
  for (const [index, patch] of Object.entries(at)) items[Number(index)] = patched(items[Number(index)], patch)
  return items
}
function patchedObject(before: unknown, { in: changes = {}, out = [], new: added = [] }: ObjectPatch): unknown {
  if (!isObject(before)) throw new Error('the patch is for an object')
  const patches = new Map(Object.entries(changes))
  const entries = Object.entries(before)
    .filter(([key]) => !out.includes(key))
    .map(([key, value]): [string, unknown] => [key, patched(value, patches.get(key))])
  for (const [index, key, value] of added) entries.splice(index, 0, [key, value])
  return Object.fromEntries(entries)
}
