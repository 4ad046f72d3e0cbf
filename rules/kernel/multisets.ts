// Multisets: how many there are of each piece, by id. They say what hidden places may hold.
export type Multiset = { readonly [piece: string]: number }

/** Counts pieces. Equal multisets are equal JSON: the ids are sorted. */
export function multisetOf(pieces: readonly string[]): Multiset {
  const counts = new Map<string, number>()
  for (const piece of pieces) counts.set(piece, (counts.get(piece) ?? 0) + 1)
  const sorted: Record<string, number> = {}
  for (const piece of [...counts.keys()].sort()) sorted[piece] = counts.get(piece)!
  return sorted
}
/** Lists all pieces but those seen, sorted by id. */
export const piecesIn = (counts: Multiset, seen: readonly string[] = []): string[] =>
  listOf(counts, piece => piece, seen)
/** Lists something for each piece but those seen, sorted by the ids of the pieces. A piece seen that is not there changes nothing. */
export function listOf<T>(counts: Multiset, of: (piece: string) => T, seen: readonly string[] = []): T[] {
  const seenCounts = new Map<string, number>()
  for (const piece of seen) seenCounts.set(piece, (seenCounts.get(piece) ?? 0) + 1)
  const list: T[] = []
  for (const piece in counts) {
    const item = of(piece)
    for (let i = counts[piece]! - (seenCounts.get(piece) ?? 0); i > 0; i--) list.push(item)
  }
  return list
}
