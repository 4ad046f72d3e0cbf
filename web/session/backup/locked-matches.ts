import { lockName } from '../local-matches.ts'

/** Returns how many of the matches are locked, by any tab. */
export async function countLocked(ids: readonly string[]): Promise<number> {
  if (!('locks' in navigator)) return 0
  const { held = [] } = await navigator.locks.query()
  const names = new Set(ids.map(lockName))
  return held.filter(({ name }) => name !== undefined && names.has(name)).length
}
