// Terrain tiles, 40 × 40: the ground and the features of the terrain.
import { Canvas, type Colour, INK, seededRandom } from '../drawing/canvas.ts'
import { PALETTES, type PaletteName } from '../drawing/palettes.ts'
import { drawStanding, spriteFromRows } from '../drawing/shaded-sprite.ts'
import { graveyard } from './graveyard.ts'
import { ground, SIZE } from './ground.ts'
import { swamp } from './swamp.ts'

function forest(): Canvas {
  const out = ground('#3a7638', '#4f9046', 'forest', 90)
  const trees = [
    [8, 14, 16],
    [31, 13, 16],
    [20, 18, 19],
    [7, 32, 19],
    [33, 31, 19],
    [20, 38, 22],
  ] as const
  for (const [x, y, size] of trees) drawStanding(out, 'pine-tree', size, 'leaf', x, y)
  return out
}

function cave(): Canvas {
  const out = ground('#6d6577', '#857d90', 'cave', 90)
  drawStanding(out, 'peaks', 21, 'stone', 10, 19)
  drawStanding(out, 'peaks', 24, 'stone', 29, 21)
  drawStanding(out, 'cave-entrance', 27, 'rock', 20, 39)
  return out
    .rect(15, 31, 10, 8, INK)
    .rect(16, 29, 8, 2, INK)
    .rect(18, 33, 2, 1, '#ffcf4a')
    .rect(21, 33, 2, 1, '#ffcf4a')
}

/** Each flag has a pattern besides its colour, for players who cannot tell the colours apart. The tents have its colour. */
const FLAGS = {
  red: ['#e8413c', '#fff3e0', ['....w....', '....w....', 'wwwwwwwww', '....w....', '....w....'], 'blood'],
  yellow: ['#ffd23f', '#7a4a10', ['.........', '...www...', '...www...', '...www...', '.........'], 'cleric'],
  blue: ['#4aa3f0', '#ffffff', ['wwwwwwwww', '.........', 'wwwwwwwww', '.........', 'wwwwwwwww'], 'mage'],
  orange: ['#ff8a2b', '#3a1608', ['ww.......', '.www.....', '...www...', '.....www.', '.......ww'], 'ember'],
  purple: ['#b06be0', '#ffe9ff', ['....w....', '...www...', '..wwwww..', '...www...', '....w....'], 'violet'],
  black: ['#2a2536', '#f6ecd2', ['w.......w', '..w...w..', '....w....', '..w...w..', 'w.......w'], 'stone'],
} as const satisfies Record<
  string,
  readonly [cloth: Colour, pattern: Colour, rows: readonly string[], tent: PaletteName]
>
type Flag = keyof typeof FLAGS

function camp(flag: Flag): Canvas {
  const [cloth, patternColour, rows, tent] = FLAGS[flag]
  const out = ground('#a07a48', '#b88f58', 'camp', 90)
  drawStanding(out, 'barracks-tent', 23, tent, 13, 26)
  drawStanding(out, 'campfire', 13, 'ember', 31, 38)
  drawStanding(out, 'camping-tent', 16, tent, 11, 39)
  out.rect(25, 1, 3, 24, INK).rect(26, 2, 1, 22, '#ecc592')
  out.rect(27, 2, 12, 10, INK).rect(28, 3, 10, 8, cloth).rect(28, 3, 10, 1, '#ffffff', 90)
  return out.draw(spriteFromRows(rows, 'bone', { w: patternColour }), 28, 4)
}

function castle(): Canvas {
  const out = ground('#4f6f45', '#5f8553', 'castle', 80)
  drawStanding(out, 'white-tower', 22, 'masonry', 9, 31)
  drawStanding(out, 'white-tower', 22, 'masonry', 31, 31)
  drawStanding(out, 'white-tower', 30, 'masonry', 20, 37)
  out.rect(17, 27, 6, 10, '#2a1d33').rect(18, 26, 4, 1, '#2a1d33').rect(19, 14, 2, 4, '#ffcf4a')
  return out.rect(20, 1, 1, 7, '#432718').rect(21, 1, 5, 3, '#e8413c')
}

function cloud(out: Canvas, x: number, y: number, size: number): void {
  for (const [dx, dy, r] of [
    [-7, 1, 5],
    [0, -3, 7],
    [8, 0, 6],
    [0, 3, 6],
  ] as const) {
    const radius = r * size
    const cx = x + Math.round(dx * size)
    const cy = y + Math.round(dy * size)
    for (let j = -9; j < 10; j++)
      for (let i = -9; i < 10; i++)
        if (Math.hypot(i, j) < radius) out.set(cx + i, cy + j, j > radius * 0.35 ? '#b9d8f2' : '#ffffff')
  }
}
function cloudIsland(): Canvas {
  const out = new Canvas(SIZE, SIZE).dither(0, 0, SIZE, SIZE, '#5aa6e6', '#9fd6ff')
  cloud(out, 9, 8, 0.65)
  cloud(out, 33, 13, 0.6)
  cloud(out, 20, 29, 1.15)
  drawStanding(out, 'pine-tree', 14, 'leaf', 13, 25)
  drawStanding(out, 'white-tower', 18, 'stone', 24, 26)
  return out
}

function desert(): Canvas {
  const out = ground('#dba85a', '#efc57c', 'desert', 100)
  for (const y of [12, 26]) for (let x = 0; x < SIZE; x++) out.set(x, y + Math.round(Math.sin(x / 4) * 1.5), '#b98642')
  drawStanding(out, 'cactus', 22, 'leaf', 12, 27)
  drawStanding(out, 'cactus', 14, 'leaf', 32, 19)
  drawStanding(out, 'desert-skull', 14, 'bone', 28, 37)
  return out
}

/** A five-pointed star in a ring, with a candle at each point. */
function summoningCircle(): Canvas {
  const out = ground('#33244e', '#453466', 'summoning circle', 70)
  const [light, base, shade] = PALETTES.explorer
  const points = [0, 1, 2, 3, 4]
    .map(i => -Math.PI / 2 + (i * Math.PI * 2) / 5)
    .map(angle => [19.5 + Math.cos(angle) * 15, 20.5 + Math.sin(angle) * 15] as const)
  for (let step = 0; step < 720; step++) {
    const angle = (step * Math.PI) / 360
    out
      .set(19.5 + Math.cos(angle) * 16.5, 20.5 + Math.sin(angle) * 16.5, shade)
      .set(19.5 + Math.cos(angle) * 15.6, 20.5 + Math.sin(angle) * 15.6, base)
  }
  points.forEach(([x, y], i) => {
    const [tx, ty] = points[(i + 2) % 5]!
    for (let t = 0; t <= 1; t += 0.01) out.set(x + (tx - x) * t, y + (ty - y) * t, light)
  })
  for (const [x, y] of points) {
    const cx = Math.round(x)
    const cy = Math.round(y)
    out
      .rect(cx - 2, cy - 4, 4, 7, INK)
      .rect(cx - 1, cy - 1, 2, 3, '#fff6d8')
      .rect(cx - 1, cy - 3, 2, 2, '#ffcf4a')
      .set(cx - 1, cy - 4, '#ff8a2b')
  }
  return out
}

function volcano(): Canvas {
  const out = ground('#4a2a2a', '#653434', 'volcano', 80)
  const random = seededRandom('slope')
  const [light, base, shade, deep] = PALETTES.lava
  for (let y = 13; y < 39; y++) {
    const half = 4 + (y - 13) * 0.56 + random()
    for (let x = -Math.ceil(half) - 1; x <= Math.ceil(half) + 1; x++) {
      const tone = Math.abs(x) > half ? INK : x < -half * 0.45 ? light : x > half * 0.35 ? shade : base
      out.set(19.5 + x, y, (x * 3 + y * 5) % 11 === 0 ? deep : tone)
    }
  }
  out.rect(15, 12, 10, 2, INK).rect(16, 13, 8, 2, '#ffd23f')
  for (const [x, y, height] of [
    [17, 15, 9],
    [20, 15, 17],
    [23, 15, 6],
    [18, 23, 4],
    [21, 30, 6],
  ] as const)
    out.rect(x, y, 2, height, '#ff7a2a').rect(x, y, 1, Math.ceil(height / 2), '#ffd23f')
  for (const [x, y, height] of [
    [19, 2, 10],
    [17, 5, 7],
    [22, 4, 8],
    [15, 8, 4],
    [24, 8, 4],
  ] as const)
    out.rect(x, y, 2, height, '#ff7a2a').rect(x, y, 1, height, '#ffd23f')
  for (const [x, y] of [
    [12, 4],
    [28, 3],
    [9, 10],
    [31, 9],
    [14, 1],
    [26, 0],
  ] as const)
    out.rect(x, y, 2, 2, '#ff9a2e')
  return out
}

function dungeon(): Canvas {
  const out = ground('#4c4463', '#5f567c', 'dungeon', 80)
  out
    .rect(11, 12, 18, 27, INK)
    .rect(14, 33, 12, 2, '#5a5279')
    .rect(13, 36, 14, 2, '#8d84ad')
    .rect(16, 30, 8, 2, '#3b3450')
  out.rect(15, 19, 3, 2, '#ff6a4d').rect(22, 19, 3, 2, '#ff6a4d')
  return drawStanding(out, 'dungeon-gate', 33, 'gate', 20, 38)
}

/** Draws every tile, by its id in the rules. */
export const TILES = {
  forest,
  cave,
  'graveyard-1': () => graveyard(1),
  'graveyard-2': () => graveyard(2),
  'graveyard-3': () => graveyard(3),
  swamp,
  'camp-red': () => camp('red'),
  'camp-yellow': () => camp('yellow'),
  'camp-blue': () => camp('blue'),
  'camp-orange': () => camp('orange'),
  'camp-purple': () => camp('purple'),
  'camp-black': () => camp('black'),
  castle,
  cloud_island: cloudIsland,
  desert,
  summoning_circle: summoningCircle,
  volcano,
  dungeon,
} as const satisfies Record<string, () => Canvas>

/** The back of a tile, as on the tile deck. */
export function tileBack(): Canvas {
  const out = new Canvas(SIZE, SIZE, '#2c2150')
  for (let y = 0; y < SIZE; y++)
    for (let x = 0; x < SIZE; x++) if ((x + y) % 8 === 0 || (x - y + 80) % 8 === 0) out.set(x, y, '#3d2f6b')
  out
    .rect(0, 0, SIZE, 2, '#574a8f')
    .rect(0, 0, 2, SIZE, '#574a8f')
    .rect(0, SIZE - 2, SIZE, 2, INK)
    .rect(SIZE - 2, 0, 2, SIZE, INK)
  return drawStanding(out, 'dragon-head', 26, 'violet', 20, 33)
}
