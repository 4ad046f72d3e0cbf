// Renders icons of game-icons and measures how much of a small grid they cover. The sprites are made from them.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { Resvg } from '@resvg/resvg-js'

interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string }>>
  readonly aliases?: Readonly<Record<string, { readonly parent: string }>>
}
const iconSet: IconSet = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json'), 'utf8'),
)

interface Silhouette {
  readonly alpha: Uint8Array
  readonly size: number
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}
const SIZE = 512
const cache = new Map<string, Silhouette>()
export const iconsInUse = (): string[] => [...cache.keys()].sort()

/** Renders an icon and finds its bounding box. */
export function silhouetteOf(icon: string): Silhouette {
  const cached = cache.get(icon)
  if (cached) return cached
  const found = iconSet.icons[icon] ?? iconSet.icons[iconSet.aliases?.[icon]?.parent ?? '']
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
  const silhouette = { alpha, size: SIZE, left, top, width: right - left + 1, height: bottom - top + 1 }
  cache.set(icon, silhouette)
  return silhouette
}

/** Returns how much of each cell of a width × height grid the icon covers, 0 to 1. */
export function coverage(icon: string, width: number, height: number): Float32Array {
  const silhouette = silhouetteOf(icon)
  const out = new Float32Array(width * height)
  const stepX = silhouette.width / width
  const stepY = silhouette.height / height
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      let sum = 0
      let cells = 0
      for (let j = Math.floor(silhouette.top + y * stepY); j < silhouette.top + (y + 1) * stepY; j++)
        for (let i = Math.floor(silhouette.left + x * stepX); i < silhouette.left + (x + 1) * stepX; i++) {
          sum += silhouette.alpha[j * silhouette.size + i] ?? 0
          cells++
        }
      out[y * width + x] = sum / cells / 255
    }
  return out
}
