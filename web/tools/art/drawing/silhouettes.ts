// Game-icons as coverage on a small grid: what the sprites are cut from.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { Resvg } from '@resvg/resvg-js'

interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string }>>
  readonly aliases?: Readonly<Record<string, { readonly parent: string }>>
}
const set: IconSet = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json'), 'utf8'),
)

interface Ink {
  readonly alpha: Uint8Array
  readonly size: number
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}
const SIZE = 512
const drawn = new Map<string, Ink>()
export const iconsInUse = (): string[] => [...drawn.keys()].sort()

/** An icon drawn large and cropped to its ink. */
export function inkOf(icon: string): Ink {
  const known = drawn.get(icon)
  if (known) return known
  const found = set.icons[icon] ?? set.icons[set.aliases?.[icon]?.parent ?? '']
  if (!found) throw new Error(`game-icons has no “${icon}”`)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}" viewBox="0 0 512 512" color="#fff">${found.body}</svg>`
  const { pixels } = new Resvg(svg, { fitTo: { mode: 'width', value: SIZE } }).render()
  const alpha = new Uint8Array(SIZE * SIZE)
  let left = SIZE
  let top = SIZE
  let right = 0
  let bottom = 0
  for (let i = 0; i < alpha.length; i++) {
    alpha[i] = pixels[i * 4 + 3]!
    if (alpha[i]! <= 40) continue
    const x = i % SIZE
    const y = Math.floor(i / SIZE)
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
  }
  const ink = { alpha, size: SIZE, left, top, width: right - left + 1, height: bottom - top + 1 }
  drawn.set(icon, ink)
  return ink
}

/** How much of each cell of a width × height grid the icon covers, 0 to 1. */
export function coverage(icon: string, width: number, height: number): Float32Array {
  const ink = inkOf(icon)
  const out = new Float32Array(width * height)
  const stepX = ink.width / width
  const stepY = ink.height / height
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      let sum = 0
      let cells = 0
      for (let j = Math.floor(ink.top + y * stepY); j < ink.top + (y + 1) * stepY; j++)
        for (let i = Math.floor(ink.left + x * stepX); i < ink.left + (x + 1) * stepX; i++) {
          sum += ink.alpha[j * ink.size + i] ?? 0
          cells++
        }
      out[y * width + x] = sum / cells / 255
    }
  return out
}
