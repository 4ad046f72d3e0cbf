// Suggests the word that the user probably meant.

/** Levenshtein distance: the number of letters to insert, delete or replace. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++)
      next[j] = Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1))
    row = next
  }
  return row[b.length]!
}

const MAX_LISTED = 30
/** Longer words may differ in more letters, up to three. */
const maxDistance = (a: string, b: string): number => Math.round(Math.min(a.length, b.length, 9) / 3)

/** Adds to a message the most similar possible word. If none is similar, lists the possible words. */
export function didYouMean(
  message: string,
  word: string,
  possible: readonly string[],
  format: (word: string) => string = other => other,
): string {
  const [nearest] = possible
    .map(other => ({ other, letters: distance(word, other) }))
    .filter(({ other, letters }) => letters <= maxDistance(word, other) && letters < other.length / 2)
    .sort((a, b) => a.letters - b.letters)
  if (nearest) return `${message}; did you mean “${format(nearest.other)}”?`
  const listed = possible.slice(0, MAX_LISTED).map(format).join(', ')
  return `${message}; possible: ${listed}${possible.length > MAX_LISTED ? ' …' : ''}`
}
