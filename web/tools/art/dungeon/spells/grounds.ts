// Grounds of spell pictures. Each is drawn in the colours of a palette.
import { bayer, type Canvas, type Colour, seededRandom } from '../../drawing/canvas.ts'
import { glow } from '../../drawing/lights.ts'
import type { Palette } from '../../drawing/palettes.ts'

type Ground = (out: Canvas, palette: Palette, random: () => number) => void
const NIGHT: Colour = '#191230'

/** Calls a function for every pixel, with its angle (0 to 1) and distance from the middle. The picture is wider than high. */
function around(out: Canvas, draw: (x: number, y: number, angle: number, distance: number) => void): void {
  for (let y = 0; y < out.height; y++)
    for (let x = 0; x < out.width; x++) {
      const [dx, dy] = [x - out.width / 2, y - out.height / 2]
      draw(x, y, Math.atan2(dy, dx) / (Math.PI * 2) + 0.5, Math.hypot(dx, dy))
    }
}
const turns = (value: number): number => ((value % 1) + 1) % 1

const burst: Ground = (out, [, base, shade, deep]) =>
  around(out, (x, y, angle, distance) => {
    const ray = turns(angle * 14) < 0.5
    const near = bayer(x, y) / 16 > distance / 42
    out.set(x, y, ray ? (near ? base : shade) : near ? shade : deep)
  })
const spiral: Ground = (out, [, base, shade, deep]) =>
  around(out, (x, y, angle, distance) => {
    const arm = turns(angle * 3 + distance / 16)
    out.set(x, y, arm < 0.22 ? base : arm < 0.5 ? shade : arm < 0.75 ? deep : NIGHT)
  })
const rings: Ground = (out, [, base, shade, deep]) =>
  around(out, (x, y, _, distance) => {
    const ring = Math.floor(distance / 5)
    out.set(x, y, ring % 2 === 0 ? (ring < 4 ? shade : deep) : ring === 1 ? base : NIGHT)
  })
const flames: Ground = (out, [, base, shade, deep], random) => {
  out.dither(0, 0, out.width, out.height, NIGHT, deep)
  for (let x = 0; x < out.width; x++) {
    const height = 12 + 7 * Math.sin(x / 4) + 5 * Math.sin(x / 1.7 + 2) + random() * 3
    for (let j = 0; j < height; j++)
      out.set(
        x,
        out.height - 1 - j,
        j < height * 0.35 ? '#ffd23f' : j < height * 0.65 ? '#ff9a2e' : j < height * 0.85 ? '#cf4a1c' : shade,
      )
  }
  for (let k = 0; k < 24; k++) out.set(random() * out.width, random() * 26, k % 2 ? base : '#ff9a2e')
}
const storm: Ground = (out, [light, base, shade, deep], random) => {
  out.dither(0, 0, out.width, out.height, shade, deep)
  for (let k = 0; k < 9; k++) {
    const x = Math.floor(random() * out.width) - 8
    const y = Math.floor(random() * 12) - 3
    out.rect(x, y, 18, 4, NIGHT).rect(x + 3, y - 2, 10, 8, NIGHT)
  }
  for (const start of [9, 60]) {
    let x = start
    for (let y = 4; y < out.height - 3; y++) {
      x += y % 6 === 0 ? (start < 30 ? 5 : -5) : start < 30 ? -0.5 : 0.5
      out.rect(x - 1, y, 3, 1, base).set(x, y, light)
    }
  }
}
const blueprint: Ground = (out, [, base, shade, deep]) => {
  out.rect(0, 0, out.width, out.height, deep)
  for (let y = 0; y < out.height; y++)
    for (let x = 0; x < out.width; x++)
      if (x % 8 === 4 || y % 8 === 2) out.set(x, y, x % 8 === 4 && y % 8 === 2 ? base : shade)
  for (let x = 4; x < 22; x++) out.set(x, out.height - 5, base).set(out.width - x, 4, base)
}
const parchment: Ground = (out, [, base], random) => {
  out.rect(0, 0, out.width, out.height, '#5a3a2c').rect(5, 2, out.width - 10, out.height - 4, '#e6cf9c')
  for (let k = 0; k < 60; k++)
    out.rect(6 + random() * (out.width - 14), 3 + random() * (out.height - 6), 2, 1, k % 3 ? '#d8bd84' : '#f2e2ba')
  out.rect(5, 2, out.width - 10, 1, '#fff3cf').rect(5, out.height - 3, out.width - 10, 1, '#b08a54')
  for (const x of [2, out.width - 6])
    out
      .rect(x, 1, 4, out.height - 2, '#c9a568')
      .rect(x, 1, 1, out.height - 2, '#f2e2ba')
      .rect(x + 3, 1, 1, out.height - 2, '#8a6438')
  for (let y = 8; y < out.height - 6; y += 4) out.rect(9, y, 7, 1, '#a88458').rect(out.width - 16, y, 7, 1, '#a88458')
  out
    .disc(out.width / 2, out.height / 2, 19, '#d8bd84')
    .disc(out.width / 2, out.height / 2, 17.6, base)
    .disc(out.width / 2, out.height / 2, 16.6, '#f2e2ba')
}
const dusk: Ground = (out, [light, base, shade, deep]) => {
  const horizon = out.height - 11
  out
    .dither(0, 0, out.width, horizon, deep, shade)
    .disc(out.width / 2, horizon, 21, base)
    .disc(out.width / 2, horizon, 16, light)
  for (let y = horizon - 20; y < horizon; y += 4) out.rect(out.width / 2 - 22, y, 44, 1, shade)
  for (let x = 0; x < out.width; x++) {
    const hill = horizon - 3 - Math.round(4 * Math.sin(x / 9) + 2 * Math.sin(x / 3.4))
    out.rect(x, hill, 1, out.height - hill, NIGHT).set(x, hill, deep)
  }
}
const stars: Ground = (out, [light, base, shade, deep], random) => {
  out.dither(0, 0, out.width, out.height, NIGHT, deep)
  for (let k = 0; k < 30; k++) out.set(random() * out.width, random() * out.height, k % 2 ? base : light)
  for (let k = 0; k < 240; k++) {
    const angle = (k / 120) * Math.PI
    out.set(out.width / 2 + Math.cos(angle) * 23, out.height / 2 + Math.sin(angle) * 20.5, k % 8 < 5 ? base : shade)
    out.set(out.width / 2 + Math.cos(angle) * 26, out.height / 2 + Math.sin(angle) * 23, shade)
  }
}
const waves: Ground = (out, [, base, shade, deep]) => {
  for (let y = 0; y < out.height; y++)
    for (let x = 0; x < out.width; x++) {
      const wave = turns((y + 3 * Math.sin(x / 6)) / 9)
      out.set(x, y, wave < 0.16 ? base : wave < 0.5 ? shade : deep)
    }
}
const shards: Ground = (out, [light, base, shade, deep]) =>
  around(out, (x, y) => {
    const cell = Math.floor((x + y * 0.7) / 11) + Math.floor((x - y * 1.3 + 90) / 15) * 3
    out.set(x, y, [deep, shade, NIGHT, deep, shade, base][cell % 6] ?? light)
  })
const columns: Ground = (out, [, base, shade, deep]) => {
  for (let x = 0; x < out.width; x++) {
    const middle = Math.abs(x - out.width / 2)
    for (let y = 0; y < out.height; y++) {
      const lit = middle < 20 && bayer(x, y) / 16 > middle / 26
      out.set(x, y, lit ? base : Math.floor(x / 6) % 2 ? deep : NIGHT)
    }
  }
  glow(out, out.width / 2, out.height - 4, 20, shade)
}
const GROUNDS = {
  burst,
  spiral,
  flames,
  storm,
  blueprint,
  parchment,
  dusk,
  columns,
  stars,
  rings,
  waves,
  shards,
}
export type GroundName = keyof typeof GROUNDS

export const drawGround = (out: Canvas, name: GroundName, palette: Palette, seed: string): void =>
  GROUNDS[name](out, palette, seededRandom(seed))
