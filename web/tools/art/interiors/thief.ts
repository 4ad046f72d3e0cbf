// Store, sewer, room above the alley and grotto.
import { INK } from '../drawing/canvas.ts'
import { beam, glow, lantern } from '../drawing/lights.ts'
import { at, type Furnish, type Place } from './place.ts'

function crate({ out }: Place, x: number, y: number, size: number): void {
  out
    .rect(x, y - size, size, size, INK)
    .rect(x + 1, y - size + 1, size - 2, size - 2, '#8a5a32')
    .rect(x + 1, y - size + 1, size - 2, 1, '#c79a58')
  for (let i = 1; i < size - 1; i++)
    out.set(x + i, y - size + i, '#5a3820').set(x + size - 1 - i, y - size + i, '#5a3820')
}
const store: Furnish = place => {
  const { out, ground } = place
  crate(place, 1, ground, 14)
  crate(place, 3, ground - 14, 10)
  crate(place, at(place, 1) - 15, ground, 13)
  for (let x = 0; x < out.width; x++) out.set(x, 4 + Math.round(Math.sin((x / out.width) * Math.PI * 3) * 2), '#b99a6a')
  lantern(out, at(place, 0.28), 4, 9)
  lantern(out, at(place, 0.74), 4, 7)
}
const sewer: Furnish = place => {
  const { out, ground, random } = place
  const x = at(place, 0.5)
  const y = Math.round(ground * 0.48)
  const radius = Math.round(ground * 0.5)
  for (let j = -radius - 3; j <= radius + 3; j++)
    for (let i = -radius - 12; i <= radius + 12; i++) {
      const distance = Math.hypot(i * 0.78, j)
      if (distance < radius) out.set(x + i, y + j, '#0a1612')
      else if (distance < radius + 3 && y + j < ground)
        out.set(x + i, y + j, (i + j) % 7 === 0 ? '#1a3a2c' : i < 0 ? '#5d8468' : '#3c6450')
    }
  for (let k = 0; k < 5; k++) {
    const left = Math.round(x - radius + 2 + k * 0.5 * radius)
    out.rect(left, y - radius + 6, 1, ground - y + radius - 6, '#31573a')
  }
  out.rect(0, ground, out.width, out.height - ground, '#2f7a34').rect(0, ground, out.width, 1, '#a9e04a')
  for (let k = 0; k < 22; k++)
    out.rect(random() * out.width, ground + 2 + random() * 5, 4, 1, random() < 0.5 ? '#63b03c' : '#1f5a2c')
  for (const share of [0.1, 0.9]) {
    const left = at(place, share) - 3
    out
      .rect(left, 8, 7, 5, INK)
      .rect(left + 1, 9, 5, 3, '#7f8fa6')
      .rect(left + 2, 13, 3, ground - 13, '#94d13d')
      .rect(left + 2, 13, 1, ground - 13, '#e6ffb0')
  }
}
const alley: Furnish = place => {
  const { out, ground, tones } = place
  const left = at(place, 0.12)
  const width = at(place, 0.42) - left
  const height = Math.round(ground * 0.5)
  out.rect(left - 2, 10, width + 4, height + 3, tones.dark).rect(left, 11, width, height, '#22345c')
  out.disc(left + 8, 18, 5, '#fff3c8').disc(left + 10, 17, 3.5, '#22345c')
  for (let x = left; x < left + width; x += 5) out.rect(x, 11, 1, height, INK)
  out.rect(left - 3, 11 + height, width + 6, 2, '#8a7a5c')
  beam(out, left + 3, 13 + height, width - 4, ground - height - 11, '#a8c4ff')
  const right = at(place, 0.78)
  out
    .rect(right, 12, 12, ground - 12, INK)
    .rect(right + 1, 13, 10, ground - 13, '#5a3820')
    .rect(right + 1, 13, 1, ground - 13, '#8a5a32')
  out
    .rect(right + 8, Math.round(ground * 0.7), 2, 2, '#ffcf4a')
    .rect(right + 3, 17, 6, 4, INK)
    .rect(right + 4, 18, 4, 2, '#ffcf4a')
}
const grotto: Furnish = place => {
  const { out, ground, random } = place
  for (let x = 1; x < out.width; x += 3 + Math.floor(random() * 4)) {
    const length = 4 + Math.floor(random() * 14)
    for (let y = 0; y < length; y++) {
      out.set(x + Math.round(Math.sin(y / 3 + x)), y, y > length - 3 ? '#94d13d' : '#4d8f2c')
      if (y % 4 === 2) out.set(x + 1 + Math.round(Math.sin(y / 3 + x)), y, '#7ab84a')
    }
  }
  for (const [share, size, cap] of [
    [0.08, 9, '#e2502f'],
    [0.17, 6, '#e8c277'],
    [0.86, 7, '#6fe3ff'],
    [0.94, 10, '#6fe3ff'],
  ] as const) {
    const x = at(place, share)
    out.rect(x - 1, ground - size, 3, size, '#e6dcc2').rect(x + 1, ground - size, 1, size, '#a89c8a')
    out
      .rect(x - 4, ground - size - 2, 9, 3, INK)
      .rect(x - 3, ground - size - 3, 7, 3, cap)
      .rect(x - 2, ground - size - 3, 2, 1, '#ffffff')
    if (cap === '#6fe3ff') glow(out, x, ground - size, 10, cap, 60)
  }
}
export const thiefScenes = [store, sewer, alley, grotto] as const
