// Turns a silhouette into a shaded sprite: three tones, glowing holes and an outline of one pixel.
import { bayer, Canvas, type Colour, INK } from './canvas.ts'
import { PALETTES, type Palette, type PaletteName } from './palettes.ts'
import { coverage, silhouetteOf } from './silhouettes.ts'

export type PaletteLike = PaletteName | Palette
const paletteOf = (palette: PaletteLike): Palette => (typeof palette === 'string' ? PALETTES[palette] : palette)

export interface SpriteOptions {
  /** Coverage above which a pixel is drawn, 0 to 1. */
  readonly threshold?: number
  /** Enclosed holes up to this many pixels glow. */
  readonly eyes?: number
  /** Closes gaps of one or two pixels, so that line-art faces become solid. */
  readonly close?: boolean
  readonly dither?: boolean
  /** Mirrors the silhouette. The light still falls from the left. */
  readonly flipped?: boolean
}

export function shadedSprite(
  icon: string,
  size: number,
  palette: PaletteLike,
  { threshold = 0.47, eyes = 7, close = true, dither = true, flipped = false }: SpriteOptions = {},
): Canvas {
  const silhouette = silhouetteOf(icon)
  const scale = (size - 2) / Math.max(silhouette.width, silhouette.height)
  const inner = {
    width: Math.max(1, Math.round(silhouette.width * scale)),
    height: Math.max(1, Math.round(silhouette.height * scale)),
  }
  const covered = coverage(icon, inner.width, inner.height)
  const mask = new Mask(inner.width + 2, inner.height + 2)
  for (let y = 0; y < inner.height; y++)
    for (let x = 0; x < inner.width; x++) {
      const column = flipped ? inner.width - 1 - x : x
      if (covered[y * inner.width + column]! > threshold) mask.add(x + 1, y + 1)
    }
  mask.removeSpecks()
  return shade(mask, paletteOf(palette), { eyes, close, dither })
}

class Mask {
  readonly width: number
  readonly height: number
  readonly cells: Uint8Array
  constructor(width: number, height: number) {
    this.width = width
    this.height = height
    this.cells = new Uint8Array(width * height)
  }
  has(x: number, y: number): boolean {
    return x >= 0 && y >= 0 && x < this.width && y < this.height && this.cells[y * this.width + x] === 1
  }
  add(x: number, y: number): void {
    this.cells[y * this.width + x] = 1
  }
  /** Whether one of the four neighbours is set. */
  hasNeighbour(x: number, y: number): boolean {
    return this.has(x - 1, y) || this.has(x + 1, y) || this.has(x, y - 1) || this.has(x, y + 1)
  }
  removeSpecks(): void {
    for (let y = 0; y < this.height; y++)
      for (let x = 0; x < this.width; x++)
        if (this.has(x, y) && !this.hasNeighbour(x, y)) this.cells[y * this.width + x] = 0
  }
  neighbours(i: number): number[] {
    const x = i % this.width
    const cells: number[] = []
    if (x > 0) cells.push(i - 1)
    if (x < this.width - 1) cells.push(i + 1)
    if (i >= this.width) cells.push(i - this.width)
    if (i < this.cells.length - this.width) cells.push(i + this.width)
    return cells
  }
  isOnBorder(i: number): boolean {
    const x = i % this.width
    return x === 0 || x === this.width - 1 || i < this.width || i >= this.cells.length - this.width
  }

  /** Returns the empty cells outside the silhouette. With `close`, cells behind gaps of one or two cells count as inside. */
  outside(close: boolean): Uint8Array {
    const isBlocked = (i: number): boolean => {
      if (this.cells[i]) return true
      if (!close || this.isOnBorder(i)) return false
      return this.hasNeighbour(i % this.width, Math.floor(i / this.width))
    }
    const out = new Uint8Array(this.cells.length)
    const stack: number[] = []
    for (let i = 0; i < out.length; i++) if (this.isOnBorder(i)) stack.push(i)
    while (stack.length > 0) {
      const i = stack.pop()!
      if (out[i] || isBlocked(i)) continue
      out[i] = 1
      stack.push(...this.neighbours(i))
    }
    if (!close) return out
    // The blocked cells next to the outside belong to the outside.
    const reached = out.slice()
    for (let i = 0; i < out.length; i++)
      if (!this.cells[i] && !reached[i] && (this.isOnBorder(i) || this.neighbours(i).some(j => reached[j]))) out[i] = 1
    return out
  }
}

function shade(
  mask: Mask,
  [light, base, dark, deep, glow]: Palette,
  options: { eyes: number; close: boolean; dither: boolean },
): Canvas {
  const outside = mask.outside(options.close)
  const holes = holeSizes(mask, outside)
  const out = new Canvas(mask.width, mask.height)
  for (let y = 0; y < mask.height; y++)
    for (let x = 0; x < mask.width; x++) {
      const i = y * mask.width + x
      if (mask.cells[i]) out.set(x, y, tone(x, y))
      else if (holes[i]) out.set(x, y, holes[i]! <= options.eyes && y < mask.height * 0.7 ? glow : deep)
      else if (mask.hasNeighbour(x, y)) out.set(x, y, INK)
    }
  return out

  function tone(x: number, y: number): Colour {
    const depth = y / mask.height
    const lit = !mask.has(x, y - 1) || !mask.has(x - 1, y)
    const shaded = !mask.has(x, y + 1) || !mask.has(x + 1, y)
    if (lit && !shaded) return light
    if (shaded && !lit) return dark
    const threshold = bayer(x, y) / 16
    if (options.dither && depth < 0.3 && threshold > depth / 0.3 + 0.25) return light
    if (options.dither && depth > 0.62 && threshold < (depth - 0.62) * 1.9) return dark
    return base
  }
}

/** Returns for each cell the size of its enclosed hole, or 0. */
function holeSizes(mask: Mask, outside: Uint8Array): Int32Array {
  const sizes = new Int32Array(mask.cells.length)
  const seen = new Uint8Array(mask.cells.length)
  for (let start = 0; start < seen.length; start++) {
    if (mask.cells[start] || outside[start] || seen[start]) continue
    const hole: number[] = []
    const stack = [start]
    while (stack.length > 0) {
      const i = stack.pop()!
      if (mask.cells[i] || outside[i] || seen[i]) continue
      seen[i] = 1
      hole.push(i)
      stack.push(...mask.neighbours(i))
    }
    for (const i of hole) sizes[i] = hole.length
  }
  return sizes
}

/** Draws the sprite of an icon with the middle of its lower edge at x, y. */
export function drawStanding(
  canvas: Canvas,
  icon: string,
  size: number,
  palette: PaletteLike,
  x: number,
  y: number,
  options?: SpriteOptions,
): Canvas {
  const figure = shadedSprite(icon, size, palette, options)
  return canvas.draw(figure, x - Math.round(figure.width / 2), y - figure.height)
}

/** Draws rows of letters: o outline, L light, B base, S shade, D deep, G glow, W white, K black of the eye, . transparent. */
export function spriteFromRows(
  rows: readonly string[],
  palette: PaletteLike,
  extraColours: Readonly<Record<string, Colour>> = {},
): Canvas {
  const [L, B, S, D, G] = paletteOf(palette)
  const colours: Readonly<Record<string, Colour>> = {
    o: INK,
    L,
    B,
    S,
    D,
    G,
    W: '#ffffff',
    K: '#140f21',
    ...extraColours,
  }
  const out = new Canvas(Math.max(...rows.map(row => row.length)), rows.length)
  rows.forEach((row, y) => {
    ;[...row].forEach((letter, x) => {
      const colour = colours[letter]
      if (colour) out.set(x, y, colour)
    })
  })
  return out
}
