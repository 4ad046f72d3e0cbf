// Mountains with a lit left side, rough edges and snow.
import { bayer, type Canvas, INK, seededRandom } from './canvas.ts'

export interface Peak {
  readonly x: number
  /** The row on which it stands. */
  readonly base: number
  readonly height: number
  /** Width per row of height, to each side. */
  readonly slope?: number
  /** Share of the height with snow. */
  readonly snow?: number
}
export function peak(out: Canvas, { x, base, height, slope = 0.66, snow = 0.34 }: Peak): void {
  const random = seededRandom(`peak ${x} ${base} ${height}`)
  for (let row = 0; row < height; row++) {
    const left = Math.round(row * slope + random() * 1.6)
    const right = Math.round(row * slope * 0.9 + random() * 1.6)
    const ridge = Math.round(Math.sin(row / 3) * 1.4)
    for (let i = -left; i <= right; i++) {
      const lit = i < ridge
      const white = row < height * snow + ((i * 5 + 40) % 4)
      const grain = bayer(x + i, row) < 4
      const rock = lit ? (grain ? '#a59fb8' : '#8f8aa6') : grain ? '#4d4766' : '#5f597a'
      out.set(
        x + i,
        base - height + row,
        i === -left || i === right ? INK : white && snow > 0 ? (lit ? '#ffffff' : '#b9c2dc') : rock,
      )
    }
  }
}
