// Multisets: how many there are of each piece, by id. They say what hidden places may hold.
export type Multiset = { readonly [piece: string]: number }

/** Counts pieces. Equal multisets are equal JSON: the ids are sorted. */
export function multisetOf(pieces: readonly string[]): Multiset {
  const counts: Record<string, number> = {}
  for (const piece of pieces.toSorted()) counts[piece] = (counts[piece] ?? 0) + 1
  return counts
}
/** Lists all pieces, sorted by id. */
export function piecesIn(counts: Multiset): string[] {
  const pieces: string[] = []
  for (const piece in counts) for (let i = counts[piece]!; i > 0; i--) pieces.push(piece)
  return pieces
}
