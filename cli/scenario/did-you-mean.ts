// What somebody may have meant.

/** How many letters must be put in, left out or changed to make one word of the other. */
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

const listed = 30
/** A sentence about an unknown word, closed by the word that was meant or by all that could be. */
export function didYouMean(sentence: string, word: string, possible: readonly string[]): string {
  const [near] = possible
    .map(other => ({ other, far: distance(word, other) }))
    .filter(({ other, far }) => far <= Math.ceil(Math.min(word.length, other.length, 9) / 3) && far < other.length / 2)
    .sort((a, b) => a.far - b.far)
  if (near) return `${sentence}; did you mean “${near.other}”?`
  return `${sentence}; possible: ${possible.slice(0, listed).join(', ')}${possible.length > listed ? ' …' : ''}`
}
