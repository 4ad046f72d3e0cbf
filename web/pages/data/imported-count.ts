// After an import the page reloads, because the app holds older values. This remembers what to tell the player then.
const KEY = 'overlair.imported'

export function rememberImportedCount(count: number): void {
  try {
    sessionStorage.setItem(KEY, String(count))
  } catch {
    // The player sees the games anyway.
  }
}

/** Returns the number of entries of an import before this page load, once. */
export function takeImportedCount(): number | undefined {
  try {
    const count = sessionStorage.getItem(KEY)
    sessionStorage.removeItem(KEY)
    return count === null ? undefined : Number(count)
  } catch {
    return undefined
  }
}
