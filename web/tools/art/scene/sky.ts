// Sky, far land and waters as strips that repeat sideways.
import { bayer, Canvas, type Colour, seededRandom } from '../drawing/canvas.ts'

/** A vertical gradient through many colours, with ordered dithering between neighbours. */
function gradient(width: number, height: number, stops: readonly Colour[]): Canvas {
  const out = new Canvas(width, height)
  const last = stops.length - 1
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = (y / (height - 1)) * last
      const i = Math.min(last - 1, Math.floor(at))
      out.set(x, y, stops[bayer(x, y) / 16 < at - i ? i + 1 : i] ?? '#000000')
    }
  return out
}
export const skyDusk = (): Canvas =>
  gradient(16, 180, ['#140e2b', '#1d1440', '#331d58', '#5a2a68', '#8c3c70', '#c25a6c', '#ea8f62', '#ffc97a'])
export const skyDay = (): Canvas =>
  gradient(16, 120, ['#1b2a5e', '#2b4c8c', '#4a7fbf', '#7fb4dc', '#c5dfe6', '#f4e3b8'])

interface Ridge {
  readonly height: number
  readonly seed: string
  readonly base: number
  readonly rise: number
  readonly step: number
  readonly colours: readonly [lit: Colour, dim: Colour, far: Colour]
  /** Height above which snow lies. */
  readonly snow?: number
  readonly pines?: readonly [lit: Colour, dim: Colour]
}
/** A row of mountains that repeats every 360 pixels, lit from the left. */
function ridge({ height, seed, base, rise, step, colours, snow, pines }: Ridge): Canvas {
  const width = 360
  const random = seededRandom(seed)
  const points = Array.from({ length: Math.round(width / step) }, () => base + random() * rise)
  const heightAt = (x: number): number => {
    const at = (((x % width) + width) % width) / step
    const i = Math.floor(at)
    const share = at - i
    return (points[i % points.length] ?? 0) * (1 - share) + (points[(i + 1) % points.length] ?? 0) * share
  }
  const out = new Canvas(width, height)
  for (let x = 0; x < width; x++) {
    const top = Math.round(height - heightAt(x))
    const lit = heightAt(x + 1) > heightAt(x - 1)
    for (let y = top; y < height; y++) {
      const depth = y - top
      const far = depth > 3 && bayer(x, y) / 16 < depth / (height * 0.8)
      const white = snow !== undefined && heightAt(x) > snow && depth < (heightAt(x) - snow) * 0.8 + ((x * 7) % 3)
      out.set(x, y, white ? (lit ? '#fbe6d8' : '#b9a0c4') : far ? colours[2] : lit ? colours[0] : colours[1])
    }
  }
  if (pines)
    for (let x = 4; x < width - 4; x += 5 + Math.floor(random() * 9)) {
      const y = Math.round(height - heightAt(x)) + 2
      const size = 5 + Math.floor(random() * 5)
      for (let j = 0; j < size; j++)
        for (let i = -Math.floor(j / 2); i <= Math.floor(j / 2); i++)
          out.set(x + i, y - size + j, i < 0 ? pines[0] : pines[1])
    }
  return out
}
export const ridgeFar = (): Canvas =>
  ridge({ height: 70, seed: 'far', base: 24, rise: 40, step: 24, colours: ['#7c4479', '#5d3470', '#6d3a72'], snow: 52 })
export const ridgeNear = (): Canvas =>
  ridge({
    height: 44,
    seed: 'near3',
    base: 14,
    rise: 22,
    step: 30,
    colours: ['#3d2457', '#321d4c', '#2a1944'],
    pines: ['#2c1a46', '#20133a'],
  })
export const ridgeDay = (): Canvas =>
  ridge({ height: 70, seed: 'far', base: 26, rise: 40, step: 24, colours: ['#8fa3c4', '#6f82aa', '#7d92b6'], snow: 50 })
export const hills = (): Canvas =>
  ridge({
    height: 40,
    seed: 'hills',
    base: 12,
    rise: 18,
    step: 36,
    colours: ['#6f8a5a', '#5a7550', '#4b6338'],
    pines: ['#48603f', '#304833'],
  })

export function moon(): Canvas {
  const out = new Canvas(30, 30)
  for (let y = 0; y < 30; y++)
    for (let x = 0; x < 30; x++) {
      const distance = Math.hypot(x - 15, y - 15)
      if (distance < 13) out.set(x, y, distance > 11 && bayer(x, y) > 8 ? '#f4cf8f' : '#ffeec2')
    }
  return out.disc(10, 9, 3, '#f0d39a').disc(19, 15, 4, '#f0d39a').disc(12, 20, 2, '#f0d39a')
}
export function sun(): Canvas {
  const out = new Canvas(34, 34)
  for (let k = 0; k < 12; k++)
    for (let d = 12; d < (k % 2 ? 14 : 17); d++)
      out.set(16.5 + Math.cos((k * Math.PI) / 6) * d, 16.5 + Math.sin((k * Math.PI) / 6) * d, '#ffc83d')
  return out.disc(16.5, 16.5, 11, '#ffc83d').disc(16, 16, 9, '#ffe08a').disc(15.5, 15.5, 6, '#fff3c8')
}
/** `colours`: body, lit upper edge, shaded lower edge. */
export function cloud(width: number, seed: string, [body, lit, shaded]: readonly [Colour, Colour, Colour]): Canvas {
  const out = new Canvas(width, 12)
  const random = seededRandom(seed)
  for (let x = 4; x < width - 12; ) {
    const length = 8 + Math.floor(random() * 14)
    const y = 4 + Math.floor(random() * 5)
    out
      .rect(x, y, length, 2, body)
      .rect(x + 3, y - 1, length - 6, 1, lit)
      .rect(x - 2, y + 2, length + 5, 1, shaded)
    x += length - 2
  }
  return out
}
export function sea(): Canvas {
  const out = new Canvas(96, 64, '#1c4f86')
  const random = seededRandom('sea')
  for (let i = 0; i < 380; i++)
    out.rect(random() * 96, random() * 64, random() < 0.4 ? 2 : 1, 1, i % 2 ? '#1f5690' : '#1a4a7e')
  for (let k = 0; k < 44; k++) {
    const x = Math.floor(random() * 92)
    const y = Math.floor(random() * 64)
    const length = 4 + Math.floor(random() * 7)
    for (let i = 0; i < length; i++) out.set((x + i) % 96, y, '#3a7fbe')
    for (let i = 1; i < length - 1; i++) out.set((x + i) % 96, (y + 63) % 64, '#5aa0d8')
  }
  return out
}
