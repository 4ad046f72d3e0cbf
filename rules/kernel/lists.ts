/** Returns the list without these items, each removed as often as it is given. */
export function without<T>(list: readonly T[], items: readonly T[]): T[] {
  const left = [...list]
  for (const item of items) {
    const i = left.indexOf(item)
    if (i >= 0) left.splice(i, 1)
  }
  return left
}
/** Removes the first occurrence of an item from a list and returns the item. Throws if the list does not contain it. */
export function remove<T>(list: T[], item: T): T {
  const i = list.indexOf(item)
  if (i < 0) throw new Error(`cannot remove ${String(item)}: the list does not contain it`)
  return list.splice(i, 1)[0]!
}
