// Graveyards: the number of gravestones is the value of the tile.
import type { Canvas } from '../drawing/canvas.ts'
import { drawStanding, spriteFromRows } from '../drawing/shaded-sprite.ts'
import { ground, SIZE } from './ground.ts'

const TOMB = [
  '...oooooo...',
  '..oLLLBBSo..',
  '.oLLBBBBBSo.',
  '.oLBBooBBSo.',
  '.oLBooooBSo.',
  '.oLBBooBBSo.',
  '.oLBBooBBSo.',
  '.oLBBBBBBSo.',
  'oSSBBBBBBSSo',
  '.oooooooooo.',
]
const SLAB = [
  '.ooooooo.',
  'oLLBBBBSo',
  'oLBoooBSo',
  'oLBBBBBSo',
  'oLBoooBSo',
  'oLBBBBBSo',
  'oLBBBBBSo',
  'oSSBBBSSo',
  '.ooooooo.',
]
const CROSS = [
  '...ooo...',
  '...oLo...',
  '.ooooooo.',
  '.oLLBBSo.',
  '.ooooooo.',
  '...oBo...',
  '...oBo...',
  '...oBo...',
  '..ooBoo..',
  '..oSSSo..',
  '..ooooo..',
]
/** Stones along the upper edge and on the left, where a token on the tile leaves them in sight. */
const GRAVES = {
  1: [[TOMB, 3, 3]],
  2: [
    [TOMB, 2, 3],
    [SLAB, 22, 4],
  ],
  3: [
    [SLAB, 2, 3],
    [CROSS, 14, 2],
    [TOMB, 26, 3],
  ],
} as const

/** Draws as many gravestones as the tile is worth (OB-80), so that players can count its value. */
export function graveyard(value: 1 | 2 | 3): Canvas {
  const out = ground('#3c5048', '#4a6354', `graveyard ${value}`, 90)
  for (let y = 15; y < SIZE; y++) for (let x = 0; x < SIZE; x++) if ((x * 3 + y * 7) % 11 < 2) out.set(x, y, '#34473f')
  for (const [rows, x, y] of GRAVES[value]) {
    const width = rows[0]?.length ?? 0
    out
      .rect(x + 1, y + rows.length - 1, width - 1, 3, '#26332f')
      .rect(x + 2, y + rows.length + 2, width - 3, 2, '#5b4636')
    out.rect(x + 2, y + rows.length + 2, width - 3, 1, '#7c6148').draw(spriteFromRows(rows, 'bone'), x, y)
  }
  fence(out)
  drawStanding(out, 'dead-wood', 15, 'wood', 8, 35)
  for (const [x, y] of [
    [19, 14],
    [2, 19],
    [36, 20],
    [17, 36],
    [29, 34],
  ] as const)
    out
      .rect(x, y, 1, 3, '#7fae5a')
      .set(x - 1, y + 1, '#5f8a48')
      .set(x + 1, y, '#a9d078')
      .set(x + 2, y + 2, '#5f8a48')
  for (const [x, y] of [
    [18, 20],
    [31, 26],
  ] as const)
    out
      .disc(x, y, 2.4, '#3f7a80')
      .rect(x - 1, y - 1, 2, 2, '#8ff0e0')
      .set(x, y - 3, '#3f7a80')
  for (const [x, y, length] of [
    [15, 23, 12],
    [20, 26, 16],
    [14, 31, 10],
  ] as const)
    for (let i = 0; i < length; i++) if ((x + i + y) % 3) out.set(x + i, y, '#9fb8b0', 150)
  return out
}
/** An iron fence along the lower edge. */
function fence(out: Canvas): void {
  out.rect(0, SIZE - 4, SIZE, 1, '#1d1a2c')
  for (let x = 1; x < SIZE; x += 4) out.rect(x, SIZE - 6, 1, 6, '#1d1a2c').set(x, SIZE - 7, '#8d84ad')
}
