// Library, window to the night, rune circle and crystal cave.
import { INK } from '../drawing/canvas.ts'
import { crystal, glow } from '../drawing/lights.ts'
import { arch, at, type Furnish } from './place.ts'

const library: Furnish = place => {
  const { out, ground, random } = place
  const books = ['#7fb6ff', '#a86be0', '#ffd84a', '#3f86ee', '#e2502f', '#7ddc8e', '#ecd0ff']
  for (const [from, to] of [
    [0, 0.27],
    [0.73, 1],
  ] as const) {
    const left = at(place, from)
    const width = at(place, to) - left
    out.rect(left, 3, width, ground - 3, '#432718')
    for (let y = 4; y + 8 <= ground; y += 9) {
      out
        .rect(left + 1, y, width - 2, 7, '#1d1226')
        .rect(left, y + 7, width, 2, '#744726')
        .rect(left, y + 7, width, 1, '#b27a45')
      for (let x = left + 1; x < left + width - 2; x += 2) {
        const height = 4 + Math.floor(random() * 3)
        if (random() < 0.88) out.rect(x, y + 7 - height, 2, height, books[Math.floor(random() * books.length)] ?? INK)
        out.rect(x + 1, y + 7 - height, 1, height, INK, 90)
      }
    }
  }
}
const night: Furnish = place => {
  const { out, ground, random } = place
  const x = at(place, 0.5)
  const half = Math.round(out.width * 0.31)
  const top = arch(place, x, half, ground - 4, '#8f84c8', '#141c4e')
  for (let k = 0; k < 26; k++) {
    const i = Math.round((random() * 2 - 1) * (half - 3))
    const y = top + 4 + Math.floor(random() * (ground - top - 10))
    if (Math.hypot(i, Math.max(0, top + half - y)) < half - 2) out.set(x + i, y, k % 4 ? '#8fa8ff' : '#ffffff')
  }
  const moon = x - Math.round(half * 0.55)
  glow(out, moon, top + 11, 11, '#c8d4ff', 60)
  out.disc(moon, top + 11, 6, '#fff3c8').disc(moon + 2, top + 10, 4.5, '#fffdf0')
  out.rect(x, top, 1, ground - top, '#8f84c8').rect(x - half, ground - 8, half * 2, 1, '#8f84c8')
}
const runes: Furnish = place => {
  const { out, ground } = place
  const x = at(place, 0.5)
  const y = Math.round(ground * 0.5)
  const radius = Math.round(ground * 0.47)
  glow(out, x, y, radius + 6, '#6fe3ff', 60)
  for (let k = 0; k < 360; k++) {
    const angle = (k * Math.PI) / 180
    out.set(x + Math.cos(angle) * radius * 1.35, y + Math.sin(angle) * radius, '#6fe3ff')
    out.set(x + Math.cos(angle) * radius * 1.05, y + Math.sin(angle) * radius * 0.76, '#3a9cc0')
  }
  for (let k = 0; k < 12; k++) {
    const angle = (k * Math.PI) / 6
    const cx = Math.round(x + Math.cos(angle) * radius * 1.2)
    const cy = Math.round(y + Math.sin(angle) * radius * 0.88)
    out.rect(cx - 1, cy, 3, 1, '#dff7ff').rect(cx + (k % 3) - 1, cy - 1, 1, 3, '#dff7ff')
  }
}
const crystals: Furnish = place => {
  const { out, ground } = place
  const blue = ['#dff7ff', '#5fd0f0', '#2a7ab0'] as const
  const pink = ['#ffe0ff', '#d978e0', '#7f3a9c'] as const
  for (const [share, size, colours] of [
    [0.08, 22, blue],
    [0.22, 12, pink],
    [0.8, 14, blue],
    [0.93, 24, pink],
  ] as const)
    crystal(out, at(place, share), ground, Math.min(size, ground - 6), colours)
  for (const [share, length] of [
    [0.3, 9],
    [0.42, 5],
    [0.6, 11],
    [0.7, 6],
  ] as const)
    for (let j = 0; j < length; j++) {
      const half = Math.ceil((length - j) / 4)
      out
        .rect(at(place, share) - half, j, half * 2, 1, j === length - 1 ? '#dff7ff' : '#35508c')
        .set(at(place, share) - half, j, '#7fb6ff')
    }
}
export const mageScenes = [library, night, runes, crystals] as const
