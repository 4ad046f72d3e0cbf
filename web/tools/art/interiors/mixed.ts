// Hall of pillars, gallery of arches, lava cave and curtained hall, for rooms of several classes.
import { INK } from '../drawing/canvas.ts'
import { candle, glow } from '../drawing/lights.ts'
import { arch, at, type Furnish } from './place.ts'

const pillars: Furnish = place => {
  const { out, ground } = place
  for (const share of [0.08, 0.26, 0.74, 0.92]) {
    const x = at(place, share) - 3
    out
      .rect(x - 1, 0, 9, ground, INK)
      .rect(x, 0, 7, ground, '#5a5078')
      .rect(x, 0, 2, ground, '#857aa8')
      .rect(x + 5, 0, 2, ground, '#3a3254')
    out.rect(x - 2, 3, 11, 3, '#857aa8').rect(x - 2, ground - 3, 11, 3, '#6c6190')
  }
}
const gallery: Furnish = place => {
  const { ground } = place
  for (const share of [0.17, 0.5, 0.83]) {
    arch(place, at(place, share), Math.round(place.out.width * 0.13), ground - 4, '#9a94bc', '#241e36')
    arch(place, at(place, share), Math.round(place.out.width * 0.07), Math.round(ground * 0.6), '#565070', '#14101f')
  }
}
const lava: Furnish = place => {
  const { out, ground, random } = place
  for (const share of [0.12, 0.8]) {
    let x = at(place, share)
    for (let y = 0; y < ground; y++) {
      x += y % 5 === 0 ? Math.round(random() * 2 - 1) : 0
      out
        .rect(x, y, 6, 1, '#cf4a1c')
        .rect(x + 1, y, 4, 1, '#ff9a2e')
        .rect(x + 2, y, 1, 1, '#ffe98a')
    }
    glow(out, x + 3, Math.round(ground * 0.7), 15, '#ff9a2e', 80)
  }
  out.rect(0, ground, out.width, out.height - ground, '#8a2a18')
  for (let k = 0; k < 30; k++)
    out.rect(
      random() * out.width,
      ground + random() * 8,
      3 + random() * 6,
      1,
      ['#ff9a2e', '#ffd23f', '#cf4a1c'][k % 3] ?? INK,
    )
  out
    .rect(at(place, 0.22), ground, at(place, 0.56), 5, '#3a2430')
    .rect(at(place, 0.22), ground, at(place, 0.56), 1, '#75495a')
}
const curtains: Furnish = place => {
  const { out, ground } = place
  const width = at(place, 0.26)
  for (const left of [0, out.width - width])
    for (let x = 0; x < width; x++) {
      const fold = (x * 3) % 9
      const length = ground - 4 - Math.round((left === 0 ? x : width - x) * 0.5)
      out
        .rect(left + x, 0, 1, length, fold < 3 ? '#b06be0' : fold < 6 ? '#7a3fb0' : '#4f2680')
        .rect(left + x, length, 1, 2, '#ffcf4a')
    }
  out.rect(0, 0, out.width, 5, '#6a3aa6').rect(0, 5, out.width, 2, '#ffcf4a')
  const x = at(place, 0.5)
  out.rect(x - 12, 11, 25, 1, '#ffcf4a').rect(x, 7, 1, 4, '#b97a1c')
  for (const dx of [-11, 0, 11]) candle(out, x + dx, 11, 3)
}
export const mixedScenes = [pillars, gallery, lava, curtains] as const
