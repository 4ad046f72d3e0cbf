// From a silhouette to a shaded sprite: mask, three tones, holes that glow, one pixel of ink around it.
import { bayer, Canvas, type Colour, INK } from './canvas.ts'
import { PALETTES, type Palette, type PaletteName } from './palettes.ts'
import { coverage, inkOf } from './silhouettes.ts'

export type Paint = PaletteName | Palette
const paletteOf = (paint: Paint): Palette => (typeof paint === 'string' ? PALETTES[paint] : paint)

export interface Cut {
  /** How much of a cell must be covered to be drawn. */
  readonly threshold?: number
  /** Enclosed holes up to this many pixels glow. */
  readonly eyes?: number
  /** Close gaps of one or two pixels, so that line-art faces become solid. */
  readonly close?: boolean
  readonly dither?: boolean
}

export function sprite(
  icon: string,
  size: number,
  paint: Paint,
  { threshold = 0.47, eyes = 7, close = true, dither = true }: Cut = {},
): Canvas {
  const ink = inkOf(icon)
  const scale = (size - 2) / Math.max(ink.width, ink.height)
  const inner = {
    width: Math.max(1, Math.round(ink.width * scale)),
    height: Math.max(1, Math.round(ink.height * scale)),
  }
  const covered = coverage(icon, inner.width, inner.height)
  const mask = new Mask(inner.width + 2, inner.height + 2)
  for (let y = 0; y < inner.height; y++)
    for (let x = 0; x < inner.width; x++) if (covered[y * inner.width + x]! > threshold) mask.put(x + 1, y + 1)
  mask.dropSpecks()
  return shade(mask, paletteOf(paint), { eyes, close, dither })
}

class Mask {
  readonly width: number
  readonly height: number
  readonly on: Uint8Array
  constructor(width: number, height: number) {
    this.width = width
    this.height = height
    this.on = new Uint8Array(width * height)
  }
  at(x: number, y: number): boolean {
    return x >= 0 && y >= 0 && x < this.width && y < this.height && this.on[y * this.width + x] === 1
  }
  put(x: number, y: number): void {
    this.on[y * this.width + x] = 1
  }
  /** Whether one of the four cells beside it is drawn. */
  touched(x: number, y: number): boolean {
    return this.at(x - 1, y) || this.at(x + 1, y) || this.at(x, y - 1) || this.at(x, y + 1)
  }
  dropSpecks(): void {
    for (let y = 0; y < this.height; y++)
      for (let x = 0; x < this.width; x++) if (this.at(x, y) && !this.touched(x, y)) this.on[y * this.width + x] = 0
  }
  beside(i: number): number[] {
    const x = i % this.width
    const cells: number[] = []
    if (x > 0) cells.push(i - 1)
    if (x < this.width - 1) cells.push(i + 1)
    if (i >= this.width) cells.push(i - this.width)
    if (i < this.on.length - this.width) cells.push(i + this.width)
    return cells
  }
  onRim(i: number): boolean {
    const x = i % this.width
    return x === 0 || x === this.width - 1 || i < this.width || i >= this.on.length - this.width
  }

  /** The empty cells that the outside reaches. With `close`, gaps of one or two cells do not let it in. */
  outside(close: boolean): Uint8Array {
    const blocked = (i: number): boolean => {
      if (this.on[i]) return true
      if (!close || this.onRim(i)) return false
      return this.touched(i % this.width, Math.floor(i / this.width))
    }
    const out = new Uint8Array(this.on.length)
    const open: number[] = []
    for (let i = 0; i < out.length; i++) if (this.onRim(i)) open.push(i)
    while (open.length > 0) {
      const i = open.pop()!
      if (out[i] || blocked(i)) continue
      out[i] = 1
      open.push(...this.beside(i))
    }
    if (!close) return out
    // The blocked rim itself belongs to the outside where it touches it.
    const reached = out.slice()
    for (let i = 0; i < out.length; i++)
      if (!this.on[i] && !reached[i] && (this.onRim(i) || this.beside(i).some(j => reached[j]))) out[i] = 1
    return out
  }
}

function shade(
  mask: Mask,
  [light, base, dark, deep, glow]: Palette,
  cut: { eyes: number; close: boolean; dither: boolean },
): Canvas {
  const outside = mask.outside(cut.close)
  const holes = holeSizes(mask, outside)
  const out = new Canvas(mask.width, mask.height)
  for (let y = 0; y < mask.height; y++)
    for (let x = 0; x < mask.width; x++) {
      const i = y * mask.width + x
      if (mask.on[i]) out.set(x, y, tone(x, y))
      else if (holes[i]) out.set(x, y, holes[i]! <= cut.eyes && y < mask.height * 0.7 ? glow : deep)
      else if (mask.touched(x, y)) out.set(x, y, INK)
    }
  return out

  function tone(x: number, y: number): Colour {
    const down = y / mask.height
    const lit = !mask.at(x, y - 1) || !mask.at(x - 1, y)
    const shaded = !mask.at(x, y + 1) || !mask.at(x + 1, y)
    if (lit && !shaded) return light
    if (shaded && !lit) return dark
    const threshold = bayer(x, y) / 16
    if (cut.dither && down < 0.3 && threshold > down / 0.3 + 0.25) return light
    if (cut.dither && down > 0.62 && threshold < (down - 0.62) * 1.9) return dark
    return base
  }
}

/** For each cell of an enclosed hole, the size of that hole. */
function holeSizes(mask: Mask, outside: Uint8Array): Int32Array {
  const sizes = new Int32Array(mask.on.length)
  const seen = new Uint8Array(mask.on.length)
  for (let start = 0; start < seen.length; start++) {
    if (mask.on[start] || outside[start] || seen[start]) continue
    const hole: number[] = []
    const open = [start]
    while (open.length > 0) {
      const i = open.pop()!
      if (mask.on[i] || outside[i] || seen[i]) continue
      seen[i] = 1
      hole.push(i)
      open.push(...mask.beside(i))
    }
    for (const i of hole) sizes[i] = hole.length
  }
  return sizes
}

/** Lays a sprite so that the middle of its feet stands at x, y. */
export function stand(on: Canvas, icon: string, size: number, paint: Paint, x: number, y: number, cut?: Cut): Canvas {
  const figure = sprite(icon, size, paint, cut)
  return on.lay(figure, x - Math.round(figure.width / 2), y - figure.height)
}

/** Drawn by hand: o ink, L light, B base, S shade, D deep, G glow, W white, K black of the eye, . nothing. */
export function byHand(rows: readonly string[], paint: Paint, more: Readonly<Record<string, Colour>> = {}): Canvas {
  const [L, B, S, D, G] = paletteOf(paint)
  const colours: Readonly<Record<string, Colour>> = { o: INK, L, B, S, D, G, W: '#ffffff', K: '#140f21', ...more }
  const out = new Canvas(Math.max(...rows.map(row => row.length)), rows.length)
  rows.forEach((row, y) => {
    ;[...row].forEach((mark, x) => {
      const colour = colours[mark]
      if (colour) out.set(x, y, colour)
    })
  })
  return out
}
