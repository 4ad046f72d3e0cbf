// The bonus for many graveyards (OB-81 to OB-83; alone: OB-153, OB-154).
const MOST = 5
const SECOND = 2

/** By seat. Tied players all score a place, and the next lower number is the next place; none scores without a graveyard. */
export function graveyardMajority(counts: readonly number[]): number[] {
  const places = [...new Set(counts.filter(n => n > 0))].sort((a, b) => b - a)
  return counts.map(n => (n === 0 ? 0 : n === places[0] ? MOST : n === places[1] ? SECOND : 0))
}
/** In place of the majority when one player plays alone. */
export const graveyardSoloBonus = (count: number): number => (count >= 4 ? MOST : count >= 2 ? SECOND : 0)
