import type { Seat } from './contract.ts'

/** Those with the highest figure; of several, those with the highest second one, and so on. Who is left, shares. */
export const highestRanked = (
  seats: readonly Seat[],
  ...figures: readonly ((seat: Seat) => number)[]
): readonly Seat[] =>
  figures.reduce((tied, figure) => {
    const highest = Math.max(...tied.map(figure))
    return tied.filter(seat => figure(seat) === highest)
  }, seats)
