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

/** Multisets of lists that seldom change: the last one of each name is kept while its owner lives. */
export class KnownMultisets {
  readonly #known = new WeakMap<object, Map<string, { readonly list: readonly unknown[]; readonly counts: Multiset }>>()

  /** Counts the pieces of a list. Returns the same object as the last time if the list holds the same in the same order. */
  of<T>(owner: object, name: string, list: readonly T[], pieceOf: (one: T) => string): Multiset {
    const ofOwner = this.#known.get(owner) ?? new Map()
    this.#known.set(owner, ofOwner)
    const known = ofOwner.get(name)
    if (known && isSameList(known.list, list)) return known.counts
    const counts = multisetOf(list.map(pieceOf))
    // The owner may change its list in place.
    ofOwner.set(name, { list: [...list], counts })
    return counts
  }
}
function isSameList(a: readonly unknown[], b: readonly unknown[]): boolean {
  if (a.length !== b.length) return false
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false
  return true
}

/** Lists all pieces but those seen, sorted by id. */
export const piecesIn = (counts: Multiset, seen: readonly string[] = []): string[] =>
  listOf(counts, piece => piece, seen)
/** Lists something for each piece but those seen, sorted by the ids of the pieces. A piece seen that is not there changes nothing. */
export function listOf<T>(counts: Multiset, of: (piece: string) => T, seen: readonly string[] = []): T[] {
  const seenCounts = new Map<string, number>()
  for (const piece of seen) seenCounts.set(piece, (seenCounts.get(piece) ?? 0) + 1)
  const list: T[] = []
  for (const [piece, count] of entriesOf(counts)) {
    const item = of(piece)
    for (let i = count - (seenCounts.get(piece) ?? 0); i > 0; i--) list.push(item)
  }
  return list
}
/** Many worlds are dealt from one sealed position, and objects with many keys are slow to list. */
const knownEntries = new WeakMap<Multiset, readonly (readonly [piece: string, count: number])[]>()
function entriesOf(counts: Multiset): readonly (readonly [piece: string, count: number])[] {
  const known = knownEntries.get(counts)
  if (known) return known
  const entries = Object.entries(counts)
  knownEntries.set(counts, entries)
  return entries
}
