// Cabin of a ship, control room, hangar and the surface of a planet.
import { INK } from '../drawing/canvas.ts'
import { beam, glow } from '../drawing/lights.ts'
import { at, type Furnish } from './place.ts'

const cabin: Furnish = place => {
  const { out, ground, random } = place
  const y = Math.round(ground * 0.42)
  for (const share of [0.14, 0.5, 0.86]) {
    const x = at(place, share)
    const radius = Math.round(Math.min(ground * 0.28, out.width * 0.14))
    out
      .disc(x, y, radius + 2.5, INK)
      .disc(x, y, radius + 1.5, '#a39cc0')
      .disc(x, y, radius, '#0d1030')
    for (let k = 0; k < 7; k++)
      out.set(
        x + (random() * 2 - 1) * radius * 0.7,
        y + (random() * 2 - 1) * radius * 0.7,
        k % 3 ? '#8fa8ff' : '#ffffff',
      )
  }
  out.rect(0, ground - 3, out.width, 1, '#6fe3ff')
}
const controls: Furnish = place => {
  const { out, ground, random } = place
  const top = Math.round(ground * 0.18)
  for (const share of [0.04, 0.36, 0.7]) {
    const x = at(place, share)
    const width = at(place, 0.28)
    out.rect(x, top, width, 14, INK).rect(x + 1, top + 1, width - 2, 12, '#0f3a40')
    for (let i = 2; i < width - 2; i++)
      out.set(x + i, top + 7 + Math.round(Math.sin(i * 0.9 + share * 9) * 4), '#6ff0c0')
    out.rect(x + 1, top + 1, width - 2, 1, '#2f7a7a')
  }
  for (let x = 2; x < out.width; x += 4)
    for (let y = top + 18; y < ground - 3; y += 4)
      if (random() < 0.6)
        out.rect(x, y, 2, 2, ['#ff6a4d', '#ffd84a', '#7ddc8e', '#6fe3ff'][Math.floor(random() * 4)] ?? INK)
}
const hangar: Furnish = place => {
  const { out, ground } = place
  for (let y = ground - 7; y < ground; y++)
    for (let x = 0; x < out.width; x++) out.set(x, y, (x + y) % 12 < 6 ? '#e8b23c' : '#201a24')
  for (const share of [0.2, 0.62]) {
    const x = at(place, share)
    out.rect(x - 4, 0, 9, 4, INK).rect(x - 3, 0, 7, 3, '#fff6d8')
    beam(out, x - 4, 4, 10, ground - 11, '#fff6d8')
  }
  out.rect(at(place, 0.84), 8, 9, ground - 15, '#1f2832').rect(at(place, 0.84), 8, 9, 1, '#7f8fa6')
}
const surface: Furnish = place => {
  const { out, ground, random } = place
  out.dither(0, 0, out.width, ground, '#14123a', '#6a3a6c')
  for (let k = 0; k < 34; k++) out.set(random() * out.width, random() * ground * 0.7, k % 3 ? '#a8a0d8' : '#ffffff')
  const x = at(place, 0.2)
  out.disc(x, 13, 11, '#c9607c').disc(x - 2, 11, 8, '#e88a90')
  for (let i = -16; i <= 16; i++) out.set(x + i, 13 - Math.round(i * 0.25), '#ffd9a0')
  glow(out, x, 13, 15, '#ffb0b0', 40)
  for (let i = 0; i < out.width; i++) {
    const height = 4 + Math.round(3 * Math.sin(i / 7) + 2 * Math.sin(i / 3.1))
    out.rect(i, ground - height, 1, height, '#4e2c48').set(i, ground - height, '#a0587c')
  }
}
export const explorerScenes = [cabin, controls, hangar, surface] as const
