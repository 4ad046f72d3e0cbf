// Sky, mountains and earth. The pictures of this file repeat, so each of them is a file of its own.
import { bayer, Canvas, type Colour, INK, seededRandom } from '../../drawing/canvas.ts'

/** Whether a pixel belongs to the darker colour at a share of 0 to 1. */
const isDithered = (x: number, y: number, share: number): boolean => bayer(x, y) / 16 < share

function sky(): Canvas {
  const stops = ['#140e2b', '#1d1440', '#331d58', '#5a2a68', '#8c3c70', '#c25a6c', '#ea8f62', '#ffc97a']
  const out = new Canvas(16, 180)
  for (let y = 0; y < out.height; y++)
    for (let x = 0; x < out.width; x++) {
      const position = (y / (out.height - 1)) * (stops.length - 1)
      const stop = Math.min(stops.length - 2, Math.floor(position))
      out.set(x, y, stops[isDithered(x, y, position - stop) ? stop + 1 : stop]!)
    }
  return out
}

interface Ridge {
  readonly height: number
  readonly seed: string
  /** Least height above the lower edge, and how much higher the peaks are. */
  readonly base: number
  readonly rise: number
  readonly step: number
  /** Lit side, other side, haze. */
  readonly colours: readonly [Colour, Colour, Colour]
  readonly snowFrom?: number
  readonly pines?: readonly [Colour, Colour]
}
const RIDGE_WIDTH = 360
function ridge({ height, seed, base, rise, step, colours, snowFrom, pines }: Ridge): Canvas {
  const out = new Canvas(RIDGE_WIDTH, height)
  const random = seededRandom(seed)
  const points = Array.from({ length: Math.round(RIDGE_WIDTH / step) }, () => base + random() * rise)
  const heightAt = (x: number): number => {
    const position = ((x + RIDGE_WIDTH) % RIDGE_WIDTH) / step
    const i = Math.floor(position)
    const share = position - i
    return points[i % points.length]! * (1 - share) + points[(i + 1) % points.length]! * share
  }
  for (let x = 0; x < RIDGE_WIDTH; x++) {
    const top = Math.round(height - heightAt(x))
    const lit = heightAt(x + 1) > heightAt(x - 1)
    for (let y = top; y < height; y++) {
      const depth = y - top
      const snow = snowFrom !== undefined && depth < (heightAt(x) - snowFrom) * 0.8 + ((x * 7) % 3)
      if (snow && heightAt(x) > snowFrom) out.set(x, y, lit ? '#fbe6d8' : '#b9a0c4')
      else if (depth > 3 && isDithered(x, y, depth / (height * 0.8))) out.set(x, y, colours[2])
      else out.set(x, y, lit ? colours[0] : colours[1])
    }
  }
  if (pines)
    for (let x = 4; x < RIDGE_WIDTH - 4; x += 5 + Math.floor(random() * 9)) {
      const foot = Math.round(height - heightAt(x)) + 2
      const size = 5 + Math.floor(random() * 5)
      for (let j = 0; j < size; j++)
        for (let i = -(j >> 1); i <= j >> 1; i++) out.set(x + i, foot - size + j, pines[i < 0 ? 0 : 1])
    }
  return out
}

/** A bed of stones that repeats in both directions. Colours: back, two stones, lit edge, dark edge. */
function stones(width: number, height: number, seed: string, colours: readonly Colour[]): Canvas {
  const [back = INK, stone = INK, other = INK, lit = INK, dark = INK] = colours
  const out = new Canvas(width, height, back)
  const random = seededRandom(seed)
  for (let k = 0; k < (width * height) / 70; k++) {
    const [x, y] = [Math.floor(random() * width), Math.floor(random() * height)]
    const [w, h] = [4 + Math.floor(random() * 12), 2 + Math.floor(random() * 5)]
    const colour = random() < 0.5 ? stone : other
    for (let j = 0; j < h; j++)
      for (let i = 0; i < w; i++) {
        const corner = (j === 0 || j === h - 1) && (i === 0 || i === w - 1)
        if (!corner) out.set((x + i) % width, (y + j) % height, j === 0 ? lit : j === h - 1 ? dark : colour)
      }
  }
  for (let k = 0; k < (width * height) / 55; k++)
    out.set(random() * width, random() * height, random() < 0.5 ? dark : lit)
  return out
}
/** Earth that thins out downwards, so that it ends on rock without an edge. */
function soil(): Canvas {
  const bed = stones(128, 40, 'soil', ['#35222c', '#3d2831', '#452e35', '#553a3d', '#281a24'])
  for (let y = 0; y < bed.height; y++)
    for (let x = 0; x < bed.width; x++)
      if (y > 14 && isDithered(x, y, (y - 14) / 25)) bed.data[(y * bed.width + x) * 4 + 3] = 0
  return bed
}
function turf(): Canvas {
  const out = new Canvas(128, 10)
  const random = seededRandom('turf')
  for (let x = 0; x < out.width; x++) {
    const depth = 3 + Math.floor(random() * 3)
    out.rect(x, 2, 1, depth, '#4f6440').set(x, 2, '#7f8f4a').set(x, 2 + depth, '#2c3a32')
    if (random() < 0.3) out.set(x, 1, '#7f8f4a')
    if (random() < 0.1) out.set(x, 0, '#7f8f4a')
  }
  return out
}
function road(): Canvas {
  const out = new Canvas(96, 12, '#5d4550')
  const random = seededRandom('road')
  out.rect(0, 0, 96, 1, '#a07a6a')
  for (let y = 1; y < 12; y += 4)
    for (let x = y % 8 ? 0 : -4; x < 96; x += 8)
      out.rect(x, y, 7, 3, random() < 0.5 ? '#6d525b' : '#63495a').rect(x, y, 7, 1, '#80636a')
  return out.rect(0, 11, 96, 1, '#3a2733')
}
/** The edge of the rock, with air on its left. */
function cliffEdge(): Canvas {
  const out = new Canvas(18, 96)
  const random = seededRandom('edge')
  let edge = 7
  for (let y = 0; y < out.height; y++) {
    edge = Math.max(2, Math.min(12, edge + random() * 3 - 1.5))
    if (y > out.height - 8) edge += (7 - edge) * 0.3
    const x = Math.floor(edge)
    out
      .set(x, y, INK)
      .set(x + 1, y, '#6b5577')
      .set(x + 2, y, '#4a3b58')
    for (let i = x + 3; i < 18; i++) out.set(i, y, isDithered(i, y, (i - x - 3) / 9) ? '#1c1426' : '#33273f')
  }
  return out
}
/** The dark tunnel behind the halls, with a floor. */
function tunnel(): Canvas {
  const out = new Canvas(48, 50)
  const random = seededRandom('tunnel')
  const { height } = out
  for (let x = 0; x < out.width; x++) {
    const top = 4 + Math.floor(random() * 2)
    for (let y = top; y < height - 4; y++)
      out.set(x, y, isDithered(x, y, 0.5 - (y - top) / 60) ? '#0d0917' : '#171024')
    out
      .set(x, top - 1, INK)
      .set(x, top - 2, '#40334f')
      .set(x, top - 3, '#2b2138')
    out
      .rect(x, height - 12, 1, 8, x % 14 ? '#4b4066' : '#1e1830')
      .set(x, height - 12, '#6c5f8c')
      .set(x, height - 8, '#1e1830')
    out
      .set(x, height - 4, INK)
      .set(x, height - 3, '#5a4a6c')
      .set(x, height - 2, '#2b2138')
  }
  return out
}
/** The roof of the market stall. */
function awning(): Canvas {
  const out = new Canvas(24, 14)
  const hem = [2, 3, 4, 4, 3, 2]
  for (let x = 0; x < 24; x++) {
    const [light, shade] = Math.floor(x / 6) % 2 ? ['#f0d9b0', '#c9a886'] : ['#b4423f', '#842c36']
    const length = hem[x % 6]!
    out
      .rect(x, 0, 1, 9, light!)
      .rect(x, 6, 1, 3, shade!)
      .rect(x, 9, 1, length, light!)
      .set(x, 9 + length, INK)
  }
  return out.rect(0, 0, 24, 1, '#fff0cf')
}
function counter(): Canvas {
  const out = new Canvas(32, 16, '#6c4838')
  for (let y = 0; y < 16; y += 5) out.rect(0, y, 32, 1, '#3a2420').rect(0, y + 1, 32, 1, '#9a6c4a')
  out.rect(15, 1, 1, 4, '#3a2420').rect(4, 6, 1, 4, '#3a2420').rect(24, 11, 1, 4, '#3a2420')
  return out.rect(0, 0, 32, 2, '#c79a58')
}

export const landTiles: Readonly<Record<string, () => Canvas>> = {
  'land-sky': sky,
  'land-ridge-far': () =>
    ridge({
      height: 70,
      seed: 'far',
      base: 24,
      rise: 40,
      step: 24,
      colours: ['#7c4479', '#5d3470', '#6d3a72'],
      snowFrom: 52,
    }),
  'land-ridge-near': () =>
    ridge({
      height: 44,
      seed: 'near3',
      base: 14,
      rise: 22,
      step: 30,
      colours: ['#3d2457', '#321d4c', '#2a1944'],
      pines: ['#2c1a46', '#20133a'],
    }),
  'land-rock': () => stones(128, 96, 'rock', ['#1c1426', '#221930', '#271d36', '#30253f', '#150f1e']),
  'land-soil': soil,
  'land-turf': turf,
  'land-road': road,
  'land-cliff-edge': cliffEdge,
  'land-tunnel': tunnel,
  'land-awning': awning,
  'land-counter': counter,
}
