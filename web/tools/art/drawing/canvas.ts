// A grid of pixels to draw on.
export type Colour = string

/** Colour of the outline of every sprite. */
export const INK: Colour = '#140f21'

const rgbCache = new Map<Colour, readonly [number, number, number]>()
function rgb(colour: Colour): readonly [number, number, number] {
  const cached = rgbCache.get(colour)
  if (cached) return cached
  const value = Number.parseInt(colour.slice(1), 16)
  const parts = [value >> 16, (value >> 8) & 255, value & 255] as const
  rgbCache.set(colour, parts)
  return parts
}

/** Threshold for ordered dithering, from a 4 × 4 matrix. */
export const bayer = (x: number, y: number): number => BAYER[(y & 3) * 4 + (x & 3)]!
const BAYER = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5]

export class Canvas {
  readonly width: number
  readonly height: number
  readonly data: Uint8Array

  constructor(width: number, height: number, fill?: Colour) {
    this.width = width
    this.height = height
    this.data = new Uint8Array(width * height * 4)
    if (fill) this.rect(0, 0, width, height, fill)
  }

  set(x: number, y: number, colour: Colour, alpha = 255): this {
    x = Math.floor(x)
    y = Math.floor(y)
    if (x < 0 || y < 0 || x >= this.width || y >= this.height) return this
    const at = (y * this.width + x) * 4
    const opacity = alpha / 255
    const parts = rgb(colour)
    for (let i = 0; i < 3; i++) this.data[at + i] = Math.round(this.data[at + i]! * (1 - opacity) + parts[i]! * opacity)
    this.data[at + 3] = Math.max(this.data[at + 3]!, alpha)
    return this
  }

  isSet(x: number, y: number): boolean {
    return x >= 0 && y >= 0 && x < this.width && y < this.height && this.data[(y * this.width + x) * 4 + 3]! > 0
  }

  rect(x: number, y: number, width: number, height: number, colour: Colour, alpha = 255): this {
    for (let j = y; j < y + height; j++) for (let i = x; i < x + width; i++) this.set(i, j, colour, alpha)
    return this
  }

  disc(cx: number, cy: number, radius: number, colour: Colour): this {
    for (let y = Math.floor(cy - radius); y <= cy + radius; y++)
      for (let x = Math.floor(cx - radius); x <= cx + radius; x++)
        if (Math.hypot(x - cx, y - cy) < radius) this.set(x, y, colour)
    return this
  }

  /** Draws another canvas on this one. Its empty pixels are transparent. */
  draw(other: Canvas, x: number, y: number): this {
    for (let j = 0; j < other.height; j++)
      for (let i = 0; i < other.width; i++) {
        if (!other.isSet(i, j)) continue
        const tx = x + i
        const ty = y + j
        if (tx < 0 || ty < 0 || tx >= this.width || ty >= this.height) continue
        const from = (j * other.width + i) * 4
        this.data.set(other.data.subarray(from, from + 4), (ty * this.width + tx) * 4)
      }
    return this
  }

  /** Fills a rectangle with a vertical gradient of two colours by ordered dithering. */
  dither(x: number, y: number, width: number, height: number, top: Colour, bottom: Colour): this {
    for (let j = 0; j < height; j++)
      for (let i = 0; i < width; i++) {
        const level = (j / Math.max(1, height - 1)) * 16
        this.set(x + i, y + j, bayer(x + i, y + j) < level ? bottom : top)
      }
    return this
  }

  scaled(factor: number): Canvas {
    const out = new Canvas(this.width * factor, this.height * factor)
    for (let y = 0; y < out.height; y++)
      for (let x = 0; x < out.width; x++) {
        const from = (Math.floor(y / factor) * this.width + Math.floor(x / factor)) * 4
        out.data.set(this.data.subarray(from, from + 4), (y * out.width + x) * 4)
      }
    return out
  }
}

/** Returns a random number generator. The same seed gives the same numbers, so that the art is reproducible. */
export function seededRandom(seed: string): () => number {
  let hash = 2166136261
  for (const letter of seed) hash = Math.imul(hash ^ letter.charCodeAt(0), 16777619)
  return () => {
    hash ^= hash << 13
    hash ^= hash >>> 17
    hash ^= hash << 5
    return (hash >>> 0) / 4294967296
  }
}
