// The bonus for many graveyards (OB-81 to OB-83; solo: OB-153, OB-154).
const MOST = 5
const SECOND = 2

/**
 * The bonus by seat. Tied players all score their place, and the next lower number is the next place. A player without a
 * graveyard scores nothing.
 */
export function graveyardMajority(counts: readonly number[]): number[] {
  const places = [...new Set(counts.filter(n => n > 0))].sort((a, b) => b - a)
  return counts.map(n => (n === 0 ? 0 : n === places[0] ? MOST : n === places[1] ? SECOND : 0))
}
/** Replaces the majority in a solo game. */
export const graveyardSoloBonus = (count: number): number => (count >= 4 ? MOST : count >= 2 ? SECOND : 0)
