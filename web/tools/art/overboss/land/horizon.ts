// What lies behind the land: sky, clouds, a far range, hills. Strips are as wide as the sheet, so that they can repeat.

import { SHEET_WIDTH } from '../../../../ui/sprite-sheet.ts'
import { bayer, Canvas, type Colour, seededRandom } from '../../drawing/canvas.ts'
import { shadedSprite } from '../../drawing/shaded-sprite.ts'

const SKY: readonly Colour[] = ['#1b2a5e', '#2b4c8c', '#4a7fbf', '#7fb4dc', '#c5dfe6', '#f4e3b8']
/** A vertical gradient through all colours of the sky. */
export function sky(): Canvas {
  const out = new Canvas(16, 100)
  for (let y = 0; y < out.height; y++) {
    const at = (y / (out.height - 1)) * (SKY.length - 1)
    const band = Math.min(SKY.length - 2, Math.floor(at))
    for (let x = 0; x < out.width; x++) out.set(x, y, SKY[band + (bayer(x, y) / 16 < at - band ? 1 : 0)] ?? '#f4e3b8')
  }
  return out
}

interface Range {
  readonly height: number
  readonly least: number
  readonly more: number
  /** Number of corners of the outline. */
  readonly corners: number
  readonly colours: readonly [lit: Colour, dark: Colour, foot: Colour]
  /** Height above which snow lies. */
  readonly snow?: number
  readonly pines?: readonly [Colour, Colour]
}
function range(seed: string, { height, least, more, corners, colours, snow, pines }: Range): Canvas {
  const out = new Canvas(SHEET_WIDTH, height)
  const random = seededRandom(seed)
  const points = Array.from({ length: corners }, () => least + random() * more)
  const heightAt = (x: number): number => {
    const at = (((x % SHEET_WIDTH) + SHEET_WIDTH) % SHEET_WIDTH) / (SHEET_WIDTH / corners)
    const i = Math.floor(at)
    return (points[i % corners] ?? 0) * (1 - at + i) + (points[(i + 1) % corners] ?? 0) * (at - i)
  }
  for (let x = 0; x < SHEET_WIDTH; x++) {
    const top = Math.round(height - heightAt(x))
    const lit = heightAt(x + 1) > heightAt(x - 1)
    for (let y = top; y < height; y++) {
      const depth = y - top
      const isFoot = depth > 3 && bayer(x, y) / 16 < depth / (height * 0.8)
      const isSnow = snow !== undefined && depth < (heightAt(x) - snow) * 0.8 + ((x * 7) % 3) && heightAt(x) > snow
      out.set(x, y, isSnow ? (lit ? '#fbe6d8' : '#b9a0c4') : isFoot ? colours[2] : lit ? colours[0] : colours[1])
    }
  }
  if (pines)
    for (let x = 6; x < SHEET_WIDTH - 6; x += 5 + Math.floor(random() * 9)) {
      const [foot, size] = [Math.round(height - heightAt(x)) + 2, 5 + Math.floor(random() * 5)]
      for (let y = 0; y < size; y++)
        for (let i = -(y >> 1); i <= y >> 1; i++) out.set(x + i, foot - size + y, i < 0 ? pines[0] : pines[1])
    }
  return out
}

function cloud(): Canvas {
  const out = new Canvas(70, 12)
  const random = seededRandom('cloud')
  for (let x = 4; x < 58; ) {
    const [length, y] = [8 + Math.floor(random() * 14), 4 + Math.floor(random() * 5)]
    out.rect(x, y, length, 2, '#dcebf2').rect(x + 3, y - 1, length - 6, 1, '#ffffff')
    out.rect(x - 2, y + 2, length + 5, 1, '#a9cbe2')
    x += length - 2
  }
  return out
}

export const horizon = (): Record<string, Canvas> => ({
  'far-range': range('far range', {
    height: 70,
    least: 26,
    more: 40,
    corners: 21,
    colours: ['#8fa3c4', '#6f82aa', '#7d92b6'],
    snow: 50,
  }),
  hills: range('hills', {
    height: 40,
    least: 12,
    more: 18,
    corners: 14,
    colours: ['#6f8a5a', '#5a7550', '#4b6338'],
    pines: ['#48603f', '#304833'],
  }),
  cloud: cloud(),
  ship: shadedSprite('galleon', 30, 'wood'),
})
