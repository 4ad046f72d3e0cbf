import { type Canvas, INK, seededRandom } from '../drawing/canvas.ts'
import { drawStanding } from '../drawing/shaded-sprite.ts'
import { ground, SIZE } from './ground.ts'

/** Open water with banks: water and reeds stay in sight above and beside a token. */
export function swamp(): Canvas {
  const out = ground('#27545c', '#2f626a', 'swamp', 60)
  const random = seededRandom('banks')
  for (let i = 0; i < SIZE; i++) {
    const bank = 3 + Math.round(1.6 * Math.sin(i / 4) + random())
    out
      .rect(i, 0, 1, bank, '#4c6b34')
      .set(i, bank, '#7fae3e')
      .set(i, bank + 1, '#1a3d44')
    out
      .rect(0, i, bank - 1, 1, '#4c6b34')
      .set(bank - 1, i, '#7fae3e')
      .set(bank, i, '#1a3d44')
  }
  for (const [x, y, width] of [
    [14, 12, 8],
    [26, 9, 7],
    [10, 20, 6],
    [20, 30, 10],
    [30, 24, 6],
    [9, 34, 7],
  ] as const)
    out.rect(x, y, width, 1, '#6fb0b0').rect(x + 2, y + 1, width - 4, 1, '#3f8088')
  for (const [x, y] of [
    [20, 17],
    [31, 15],
    [25, 35],
    [33, 31],
  ] as const) {
    out
      .rect(x - 3, y - 1, 7, 3, '#1a3d44')
      .rect(x - 3, y - 2, 7, 3, '#5fae45')
      .rect(x - 2, y - 2, 4, 1, '#c9ef8b')
      .set(x + 2, y - 1, '#27545c')
    out.set(x, y - 3, '#f49ac8').set(x + 1, y - 3, '#ffd9ea')
  }
  drawStanding(out, 'willow-tree', 21, 'leaf', 11, 20)
  for (const [x, top] of [
    [26, 1],
    [29, 3],
    [33, 0],
    [36, 2],
    [3, 22],
    [6, 25],
    [4, 30],
  ] as const)
    out
      .rect(x, top + 4, 1, 7, '#94d13d')
      .rect(x - 1, top, 3, 5, INK)
      .rect(x, top, 1, 5, '#b27a45')
      .set(x, top - 1, '#e6ffb0')
  return out
}
