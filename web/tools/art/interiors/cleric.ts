// Chapel, apse, crypt and hall with a tapestry.
import { INK } from '../drawing/canvas.ts'
import { beam, candle, glow } from '../drawing/lights.ts'
import { arch, at, type Furnish } from './place.ts'

const chapel: Furnish = place => {
  const { out, ground } = place
  const height = Math.round(ground * 0.62)
  for (const share of [0.16, 0.84]) {
    const x = at(place, share) - 4
    out.rect(x, 4, 9, height, INK).rect(x + 3, 2, 3, 2, INK)
    for (let y = 0; y < height - 2; y++)
      for (let i = 0; i < 7; i++) {
        const pane = (i < 3 ? 0 : 1) + (y > height / 2 ? 2 : 0)
        out.set(x + 1 + i, 5 + y, ['#ffd84a', '#e2502f', '#4a9be0', '#ffe79a'][pane] ?? INK)
      }
    out.rect(x + 4, 5, 1, height - 2, INK).rect(x + 1, 4 + Math.floor(height / 2), 7, 1, INK)
    beam(out, x + 3, 4 + height, 7, ground - height - 4, '#ffe79a')
  }
}
const apse: Furnish = place => {
  const { out, ground } = place
  const x = at(place, 0.5)
  const half = Math.round(out.width * 0.3)
  arch(place, x, half, ground - 3, '#c99a54', '#8a6236')
  for (let k = 0; k < 9; k++) {
    const angle = Math.PI + (k / 8) * Math.PI
    for (let d = 6; d < half - 1; d++)
      out.set(
        x + Math.cos(angle) * d,
        ground * 0.55 + Math.sin(angle) * d,
        k % 2 ? '#b98642' : '#e8c277',
        k % 2 ? 255 : 150,
      )
  }
  for (const share of [0.1, 0.9]) {
    const left = at(place, share) - 3
    out
      .rect(left, 4, 6, ground - 4, '#8a6a48')
      .rect(left, 4, 2, ground - 4, '#b59066')
      .rect(left + 5, 4, 1, ground - 4, '#4f3a2a')
    out.rect(left - 2, 3, 10, 3, '#b59066').rect(left - 2, ground - 3, 10, 3, '#8a6a48')
  }
}
const crypt: Furnish = place => {
  const { out, ground, tones } = place
  for (const [share, row] of [
    [0.12, 0.2],
    [0.88, 0.2],
    [0.12, 0.58],
    [0.88, 0.58],
  ] as const) {
    const x = at(place, share) - 5
    const y = Math.round(ground * row)
    out.rect(x, y, 11, 9, INK).rect(x, y + 9, 11, 1, tones.edge)
    out
      .rect(x + 3, y + 3, 5, 4, '#cfc4a8')
      .rect(x + 4, y + 7, 3, 2, '#a89c8a')
      .set(x + 4, y + 5, INK)
      .set(x + 6, y + 5, INK)
  }
  for (const share of [0.3, 0.7]) candle(out, at(place, share), ground - 1, 6)
}
const tapestry: Furnish = place => {
  const { out, ground } = place
  const left = at(place, 0.2)
  const width = at(place, 0.8) - left
  const height = Math.round(ground * 0.8)
  out.rect(left - 3, 2, width + 6, 2, '#ffd84a').rect(left - 3, 4, width + 6, 1, INK)
  out
    .rect(left, 4, width, height, '#7c2f3c')
    .rect(left, 4, 2, height, '#a8434e')
    .rect(left + width - 2, 4, 2, height, '#561f30')
  for (let x = 0; x < width; x += 4) out.rect(left + x, 4 + height, 2, 2, '#ffd84a')
  const x = at(place, 0.5)
  const y = Math.round(height * 0.48) + 3
  for (let k = 0; k < 16; k++)
    for (let d = 8; d < (k % 2 ? 12 : 17); d++)
      out.set(x + Math.cos((k * Math.PI) / 8) * d, y + Math.sin((k * Math.PI) / 8) * d * 0.8, '#e8b23c')
  out.disc(x, y, 8, '#ffd84a').disc(x + 1, y + 1, 6, '#e8b23c')
  glow(out, at(place, 0.06), 8, 8, '#ffd84a')
}
export const clericScenes = [chapel, apse, crypt, tapestry] as const
