// Finding a card by its words in any language, whatever letters one has at hand.

/** Without capitals, accents and apostrophes: “ołtarz” is found by “oltarz”. */
export const normalizeText = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\p{M}’']/gu, '')
    .replaceAll('ł', 'l')

/** Every word of the query stands somewhere in it. */
export function containsAllWords(words: string, query: string): boolean {
  return normalizeText(query)
    .split(/\s+/)
    .every(word => words.includes(word))
}
