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
/** Returns the counts without these pieces. A piece that is not there changes nothing. */
export function multisetWithout(counts: Multiset, pieces: readonly string[]): Multiset {
  if (pieces.length === 0) return counts
  const left: Record<string, number> = { ...counts }
  for (const piece of pieces) {
    const count = left[piece]
    if (count !== undefined && count > 0) left[piece] = count - 1
  }
  return left
}
/** Lists all pieces, sorted by id. */
export const piecesIn = (counts: Multiset): string[] => listOf(counts, piece => piece)
/** Lists something for each piece, sorted by the ids of the pieces. */
export function listOf<T>(counts: Multiset, of: (piece: string) => T): T[] {
  const list: T[] = []
  for (const piece in counts) {
    const item = of(piece)
    for (let i = counts[piece]!; i > 0; i--) list.push(item)
  }
  return list
}
