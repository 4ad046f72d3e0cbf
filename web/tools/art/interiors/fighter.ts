// Hall of banners, armoury, forge and arena.
import { INK } from '../drawing/canvas.ts'
import { glow } from '../drawing/lights.ts'
import { arch, at, type Furnish } from './place.ts'

const banners: Furnish = place => {
  const { out, ground } = place
  for (const [share, cloth, light] of [
    [0.13, '#a8301f', '#e2502f'],
    [0.5, '#6a1f24', '#8c2c2c'],
    [0.87, '#a8301f', '#e2502f'],
  ] as const) {
    const x = at(place, share) - 5
    const height = Math.round(ground * 0.72)
    out
      .rect(x - 2, 2, 15, 2, '#ffcf4a')
      .rect(x, 4, 11, height, cloth)
      .rect(x, 4, 2, height, light)
    out.rect(x + 4, 9, 4, 8, '#ffcf4a').rect(x + 2, 11, 8, 3, '#ffcf4a')
    for (let i = 0; i < 11; i++) out.rect(x + i, 4 + height, 1, Math.abs(i - 5), cloth)
  }
}
const armoury: Furnish = place => {
  const { out, ground } = place
  const colours = ['#c3d0dc', '#e2502f', '#ffcf4a', '#7f8fa6', '#4a9be0']
  let k = 0
  for (let x = 7; x < out.width - 4; x += 13) {
    const colour = colours[k++ % colours.length] ?? INK
    out
      .rect(x - 5, 3, 11, 9, INK)
      .rect(x - 4, 4, 9, 7, colour)
      .rect(x - 3, 11, 7, 2, INK)
      .rect(x - 2, 11, 5, 2, colour)
    out.rect(x - 4, 4, 4, 1, '#ffffff').rect(x, 4, 1, 9, INK)
  }
  for (const share of [0.06, 0.13, 0.87, 0.94]) {
    const x = at(place, share)
    out
      .rect(x, 16, 1, ground - 16, '#b27a45')
      .rect(x - 1, 14, 3, 4, '#c3d0dc')
      .set(x, 13, '#ffffff')
  }
}
const forge: Furnish = place => {
  const { out, ground, random } = place
  const x = at(place, 0.5)
  const half = Math.round(out.width * 0.26)
  const top = arch(place, x, half, ground - 4, '#7a3a2c', '#6f1d1a')
  for (let y = top; y < ground; y++)
    for (let i = -half; i <= half; i++) {
      const heat = (y - top) / (ground - top) - Math.abs(i) / (half * 2.2) + random() * 0.2
      if (y > top + half * 0.5 && heat > 0.42)
        out.set(x + i, y, heat > 0.85 ? '#ffd23f' : heat > 0.62 ? '#ff9a2e' : '#cf4a1c')
    }
  glow(out, x, ground - 4, half + 12, '#ff9a2e', 80)
  for (let k = 0; k < 14; k++)
    out.set(random() * out.width, random() * (ground - 4), random() < 0.5 ? '#ffd23f' : '#ff9a2e')
}
const arena: Furnish = place => {
  const { out, ground } = place
  out.dither(0, 0, out.width, Math.round(ground * 0.42), '#5a86b8', '#e8b27a')
  const row = Math.round(ground * 0.42)
  out.rect(0, row, out.width, 2, '#d9a878').rect(0, row + 2, out.width, 1, INK)
  for (let x = 3; x < out.width; x += 12) {
    out.rect(x, row + 6, 8, ground - row - 6, '#43251f').rect(x + 1, row + 5, 6, 1, '#43251f')
    out.rect(x + 1, row + 7, 1, ground - row - 7, '#2a1618')
  }
  for (const share of [0.12, 0.42, 0.88]) {
    const x = at(place, share)
    out
      .rect(x, row - 9, 1, 9, INK)
      .rect(x + 1, row - 9, 6, 4, '#e2502f')
      .rect(x + 1, row - 9, 6, 1, '#ffb596')
  }
}
export const fighterScenes = [banners, armoury, forge, arena] as const
