import type { Seat } from './contract.ts'

/**
 * Returns the seats with the highest first figure. Breaks ties by the next figures; seats that still tie share the win.
 */
export const highestRanked = (
  seats: readonly Seat[],
  ...figures: readonly ((seat: Seat) => number)[]
): readonly Seat[] =>
  figures.reduce((tied, figure) => {
    const highest = Math.max(...tied.map(figure))
    return tied.filter(seat => figure(seat) === highest)
  }, seats)
