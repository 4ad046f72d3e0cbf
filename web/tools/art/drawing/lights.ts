// Sources of light and their glow.
import { bayer, type Canvas, type Colour, INK } from './canvas.ts'

/** Lightens pixels around a point. The dithering thins out towards the edge. */
export function glow(out: Canvas, x: number, y: number, radius: number, colour: Colour, strength = 70): void {
  for (let j = -radius; j <= radius; j++)
    for (let i = -radius; i <= radius; i++) {
      const distance = Math.hypot(i, j) / radius
      if (distance < 1 && out.isSet(x + i, y + j) && bayer(x + i, y + j) / 16 > distance)
        out.set(x + i, y + j, colour, strength)
    }
}

/** A beam of light that falls to the right, from a width at the top to the floor. */
export function beam(out: Canvas, x: number, y: number, width: number, height: number, colour: Colour): void {
  for (let j = 0; j < height; j++)
    for (let i = 0; i < width + j * 0.15; i++)
      if (bayer(x + i + j, y + j) > 7) out.set(x + i + Math.floor(j * 0.6), y + j, colour, 60)
}

export function torch(out: Canvas, x: number, y: number): void {
  glow(out, x + 1, y + 2, 9, '#ffb04a')
  out
    .rect(x, y + 4, 3, 5, '#744726')
    .rect(x, y + 4, 1, 5, '#b27a45')
    .rect(x - 1, y + 3, 5, 1, INK)
  out
    .rect(x, y, 3, 3, '#ff9a2e')
    .rect(x + 1, y - 2, 1, 3, '#fff1a0')
    .rect(x + 1, y + 1, 1, 2, '#fff1a0')
}

export function candle(out: Canvas, x: number, y: number, height = 4): void {
  glow(out, x, y - height, 6, '#ffd84a', 80)
  out.rect(x - 1, y - height, 3, height, '#fff6d8').rect(x + 1, y - height, 1, height, '#c9b48a')
  out
    .set(x, y - height - 1, INK)
    .rect(x, y - height - 3, 1, 2, '#ff9a2e')
    .set(x, y - height - 2, '#fff1a0')
}

export function lantern(out: Canvas, x: number, top: number, y: number): void {
  out.rect(x, top, 1, y - top, '#744726')
  glow(out, x, y + 3, 10, '#ffd84a')
  out
    .rect(x - 2, y, 5, 1, INK)
    .rect(x - 2, y + 6, 5, 1, INK)
    .rect(x - 2, y + 1, 5, 5, '#ffcf4a')
    .rect(x, y + 1, 1, 5, '#fff6d8')
  out.rect(x - 3, y + 1, 1, 5, INK).rect(x + 3, y + 1, 1, 5, INK)
}

export function chain(out: Canvas, x: number, top: number, length: number): void {
  for (let y = 0; y < length; y++)
    out.set(x, top + y, y % 3 === 2 ? INK : '#9a9db5').set(x + 1, top + y, y % 3 === 0 ? '#62657f' : INK)
}

export function crystal(
  out: Canvas,
  x: number,
  y: number,
  size: number,
  [light, base, shade]: readonly [Colour, Colour, Colour],
): void {
  glow(out, x, y - Math.floor(size / 2), size, base, 60)
  for (const [dx, height] of [
    [-3, size * 0.6],
    [3, size * 0.7],
    [0, size],
  ] as const)
    for (let j = 0; j < height; j++) {
      const half = Math.min(j, 2)
      for (let i = -half - 1; i <= half + 1; i++)
        out.set(
          x + dx + i,
          y - Math.floor(height) + j,
          Math.abs(i) > half ? INK : i < 0 ? light : i === 0 ? base : shade,
        )
    }
}
