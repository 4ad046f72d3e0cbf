// Full-text search that ignores case, accents and apostrophes.

/** Returns the text in lower case, without accents and apostrophes, so that “oltarz” finds “ołtarz”. */
export const normalizeText = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\p{M}’']/gu, '')
    .replaceAll('ł', 'l')

/** True if the normalized text contains every word of the query. */
export function containsAllWords(normalized: string, query: string): boolean {
  return normalizeText(query)
    .split(/\s+/)
    .every(word => normalized.includes(word))
}
