// What the furniture of a room may use: the canvas, where its floor begins, its colours and its own random numbers.
import { type Canvas, type Colour, INK } from '../drawing/canvas.ts'
import type { Tones } from '../drawing/materials.ts'

export interface Place {
  readonly out: Canvas
  /** The row at which the floor begins. */
  readonly ground: number
  readonly tones: Tones
  readonly random: () => number
}
export type Furnish = (place: Place) => void

/** A column at a share of the width, for rooms of any size. */
export const at = ({ out }: Place, share: number): number => Math.round(out.width * share)

/** A round arch with its middle at x: a dark opening with a lit rim. Returns the row of its top. */
export function arch(
  { out, ground }: Place,
  x: number,
  half: number,
  height: number,
  rim: Colour,
  inside: Colour,
): number {
  const top = ground - height
  const middle = top + half
  for (let y = top - 2; y < ground; y++)
    for (let i = -half - 2; i <= half + 2; i++) {
      const distance = y < middle ? Math.hypot(i, middle - y) : Math.abs(i)
      if (distance < half) out.set(x + i, y, inside)
      else if (distance < half + 1) out.set(x + i, y, INK)
      else if (distance < half + 2.4) out.set(x + i, y, rim)
    }
  return top
}
