// Crystal tokens, 24 × 24: each terrain has a gem of its own cut and colour on an icy disc, with the emblem of the terrain.
import { Canvas, type Colour, INK } from '../drawing/canvas.ts'
import { emblem, type Terrain } from './emblems.ts'

type Shades = readonly [light: Colour, base: Colour, shade: Colour, ground: Colour]
type Corner = readonly [x: number, y: number]
/** Corners of the gem, clockwise, on a grid of 14 × 16. */
const GEMS: Readonly<Record<Exclude<Terrain, 'dungeon'>, readonly [Shades, readonly Corner[]]>> = {
  forest: [
    ['#c9ef8b', '#4fae45', '#2a6a3c', '#0f3324'],
    [
      [7, 0],
      [11, 6],
      [9, 15],
      [5, 15],
      [3, 6],
    ],
  ],
  cave: [
    ['#f2f2fa', '#9aa0b8', '#5a6080', '#23263a'],
    [
      [3, 2],
      [11, 1],
      [14, 8],
      [10, 14],
      [2, 13],
      [0, 7],
    ],
  ],
  graveyard: [
    ['#fffdf0', '#e6dcc2', '#a08c74', '#3c2f4c'],
    [
      [4, 0],
      [10, 0],
      [12, 4],
      [12, 14],
      [2, 14],
      [2, 4],
    ],
  ],
  swamp: [
    ['#d8fff4', '#3fc4a8', '#1c7a74', '#0c3840'],
    [
      [7, 0],
      [10, 5],
      [13, 10],
      [10, 14],
      [4, 14],
      [1, 10],
      [4, 5],
    ],
  ],
  camp: [
    ['#ffe0b0', '#d9853c', '#8a4a20', '#3c2010'],
    [
      [7, 1],
      [14, 14],
      [0, 14],
    ],
  ],
  castle: [
    ['#f4e8ff', '#b48ae0', '#6f4aa8', '#281a4c'],
    [
      [1, 2],
      [13, 2],
      [13, 13],
      [1, 13],
    ],
  ],
  cloud_island: [
    ['#ffffff', '#bfe6ff', '#6aa8e8', '#1c4a9c'],
    [
      [4, 1],
      [10, 1],
      [14, 5],
      [14, 10],
      [10, 14],
      [4, 14],
      [0, 10],
      [0, 5],
    ],
  ],
  desert: [
    ['#fff8c0', '#ffd23f', '#c0841c', '#5a3a10'],
    [
      [0, 5],
      [3, 1],
      [11, 1],
      [14, 5],
      [7, 15],
    ],
  ],
  summoning_circle: [
    ['#ffe0f4', '#f062c0', '#983080', '#3c1040'],
    [
      [7, 0],
      [9, 5],
      [14, 5],
      [10, 9],
      [12, 15],
      [7, 11],
      [2, 15],
      [4, 9],
      [0, 5],
      [5, 5],
    ],
  ],
  volcano: [
    ['#fff1a0', '#ff6a2e', '#b8281c', '#4a0f14'],
    [
      [6, 0],
      [9, 4],
      [11, 2],
      [13, 9],
      [11, 15],
      [3, 15],
      [1, 9],
      [3, 5],
      [5, 6],
    ],
  ],
}
const SIZE = 24
const MIDDLE = 11.5
const RIM: Colour = '#8fdcff'

/** Whether a point lies in a polygon. */
function isInside(corners: readonly Corner[], x: number, y: number): boolean {
  let inside = false
  corners.forEach(([x1, y1], i) => {
    const [x2, y2] = corners[(i + 1) % corners.length]!
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside
  })
  return inside
}

export function crystal(terrain: Exclude<Terrain, 'dungeon'>): Canvas {
  const [[light, base, shade, ground], corners] = GEMS[terrain]
  const out = new Canvas(SIZE, SIZE)
  for (let y = 0; y < SIZE; y++)
    for (let x = 0; x < SIZE; x++) {
      const distance = Math.hypot(x - MIDDLE, y - MIDDLE)
      if (distance < 12) out.set(x, y, INK)
      if (distance < 11) out.set(x, y, RIM)
      if (distance < 9.8) out.set(x, y, ground)
    }
  const left = 3
  const top = 3
  for (let y = -1; y < 17; y++)
    for (let x = -1; x < 16; x++) {
      const near = [
        [0, 0],
        [1, 0],
        [-1, 0],
        [0, 1],
        [0, -1],
      ].some(([i, j]) => isInside(corners, x + i! + 0.5, y + j! + 0.5))
      if (!near) continue
      if (!isInside(corners, x + 0.5, y + 0.5)) out.set(left + x, top + y, INK)
      else
        out.set(
          left + x,
          top + y,
          y + x < 11 ? (x + y < 7 && x < 7 ? light : base) : x - y > 2 || x + y > 18 ? shade : base,
        )
    }
  out
    .set(left + 5, top + 4, '#ffffff')
    .set(left + 4, top + 5, '#ffffff')
    .set(left + 5, top + 5, '#ffffff')
  return out.draw(emblem(terrain), 13, 13)
}
