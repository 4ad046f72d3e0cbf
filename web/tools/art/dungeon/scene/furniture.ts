// What stands and hangs in the large halls of each class. The second variant of a hall has its things elsewhere.
import { bayer, type Canvas, type Colour, INK } from '../../drawing/canvas.ts'
import type { HallClass } from './halls.ts'

export function hangTorch(out: Canvas, x: number, y: number): void {
  for (let j = -9; j < 11; j++)
    for (let i = -9; i < 11; i++) {
      const distance = Math.hypot(i, j)
      if (distance < 10 && out.isSet(x + 1 + i, y + 2 + j) && bayer(x + i, y + j) / 16 > distance / 10)
        out.set(x + 1 + i, y + 2 + j, '#ffb04a', distance < 5 ? 80 : 44)
    }
  out
    .rect(x, y + 4, 3, 5, '#744726')
    .rect(x, y + 4, 1, 5, '#b27a45')
    .rect(x - 1, y + 3, 5, 1, INK)
  out
    .rect(x, y, 3, 3, '#ff9a2e')
    .rect(x + 1, y - 2, 1, 3, '#fff1a0')
    .rect(x + 1, y + 1, 1, 2, '#fff1a0')
}
export function hangChain(out: Canvas, x: number, y: number, length: number): void {
  for (let j = 0; j < length; j++)
    out.set(x, y + j, j % 3 === 2 ? INK : '#9a9db5').set(x + 1, y + j, j % 3 === 0 ? '#62657f' : INK)
}

type Furnish = (out: Canvas, places: readonly number[], ground: number) => void

const stainedGlass: Furnish = (out, places) => {
  for (const x of places) {
    out
      .rect(x, 18, 9, 20, INK)
      .rect(x + 1, 19, 7, 18, '#8a5a2a')
      .rect(x + 2, 16, 5, 2, INK)
    out.rect(x + 1, 19, 3, 8, '#ffd84a').rect(x + 5, 19, 3, 8, '#e2a53a')
    out.rect(x + 1, 28, 3, 9, '#c98a2c').rect(x + 5, 28, 3, 9, '#ffe79a')
  }
}
const banners: Furnish = (out, places) => {
  for (const x of places)
    out
      .rect(x, 8, 9, 21, INK)
      .rect(x + 1, 8, 7, 19, '#9f2c1c')
      .rect(x + 1, 8, 2, 19, '#e2502f')
      .rect(x + 3, 14, 3, 5, '#ffcf4a')
      .rect(x + 1, 27, 2, 2, '#9f2c1c')
      .rect(x + 6, 27, 2, 2, '#9f2c1c')
}
const BOOKS: readonly Colour[] = ['#7fb6ff', '#a86be0', '#ffd84a', '#3f86ee', '#b5d6ff']
const bookshelves: Furnish = (out, places) => {
  for (const x of places) {
    out.rect(x, 26, 12, 22, INK)
    for (let shelf = 0; shelf < 3; shelf++) {
      const y = 27 + shelf * 7
      out.rect(x + 1, y, 10, 5, '#182c6b')
      for (let i = 0; i < 5; i++) out.rect(x + 1 + i * 2, y + 1 + (i % 2), 1, 4 - (i % 2), BOOKS[(i + shelf) % 5]!)
      out.rect(x, y + 5, 12, 1, '#744726')
    }
  }
  for (let k = 0; k < 44; k++) {
    const angle = (k / 44) * Math.PI * 2
    out.set(40 + Math.cos(angle) * 15, 38 + Math.sin(angle) * 15, '#5470b8')
  }
}
const crates: Furnish = (out, places, ground) => {
  places.forEach((x, k) => {
    const size = 10 + (k % 2)
    for (const y of k % 2 ? [ground - size, ground - size * 2 + 1] : [ground - size]) {
      out
        .rect(x, y, size, size, INK)
        .rect(x + 1, y + 1, size - 2, size - 2, '#744726')
        .rect(x + 1, y + 1, size - 2, 1, '#b27a45')
      for (let i = 1; i < size - 1; i++) out.set(x + i, y + i, '#432718')
    }
  })
  for (let x = 22; x < 58; x++) out.set(x, 9 + Math.round(Math.sin(((x - 22) / 36) * Math.PI) * 4), '#b27a45')
  ;['#e2502f', '#ffd84a', '#7ddc8e'].forEach((colour, k) => out.rect(30 + k * 10, 13, 3, 4, colour))
}
const portholes: Furnish = (out, places) => {
  for (const x of places) {
    out
      .disc(x + 5, 28, 8, INK)
      .disc(x + 5, 28, 7, '#a39cc0')
      .disc(x + 5, 28, 5.4, '#0d1030')
    out
      .set(x + 3, 26, '#ffffff')
      .set(x + 7, 30, '#8fa8ff')
      .set(x + 4, 31, '#8fa8ff')
  }
  out.rect(8, 50, 64, 1, '#6fe3ff', 150)
}
const pillars: Furnish = (out, places, ground) => {
  for (const x of places)
    out
      .rect(x, 12, 8, ground - 12, '#2a233e')
      .rect(x + 1, 12, 2, ground - 12, '#5a5078')
      .rect(x - 1, 11, 10, 3, '#5a5078')
      .rect(x - 1, ground - 3, 10, 3, '#5a5078')
}
/** The columns of the things in the two variants of a hall. */
const FURNITURE: Readonly<Record<HallClass, readonly [Furnish, readonly number[], readonly number[]]>> = {
  cleric: [stainedGlass, [17, 54], [10, 35, 61]],
  fighter: [banners, [14, 57], [10, 36, 61]],
  mage: [bookshelves, [11, 58], [10, 22]],
  thief: [crates, [9, 61], [56, 66]],
  explorer: [portholes, [12, 57], [14, 35, 56]],
  mixed: [pillars, [16, 56], [12, 36, 60]],
}
export function furnish(out: Canvas, type: HallClass, variant: number, ground: number): void {
  const [draw, first, second] = FURNITURE[type]
  draw(out, variant === 0 ? first : second, ground)
}
