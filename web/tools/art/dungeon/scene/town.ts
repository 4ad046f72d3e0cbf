// Houses, landmarks and what else stands in the street.
import { bayer, Canvas, type Colour, INK, seededRandom } from '../../drawing/canvas.ts'
import { drawStanding } from '../../drawing/shaded-sprite.ts'

/** Lit, plain and shaded. */
type Shades = readonly [light: Colour, base: Colour, shade: Colour]
const ROOFS = {
  red: ['#b4584a', '#8c3f42', '#642c3a'],
  blue: ['#5a78b8', '#41588f', '#2c3b69'],
  slate: ['#7a6f92', '#5b5174', '#413957'],
  gold: ['#e0b04a', '#b07f34', '#7a5428'],
  straw: ['#c79a58', '#9a7042', '#6e4c34'],
} as const satisfies Record<string, Shades>
const PLASTER: Shades = ['#c8a288', '#a17f74', '#755a5f']
const STONE: Shades = ['#9b90ac', '#766b8b', '#544b6a']
const TIMBER: Shades = ['#8f6448', '#6c4838', '#4b302c']
const BEAM: Colour = '#4b302c'
const LIGHT: Colour = '#ffcf6a'
const PINE = ['#6a7a4a', '#48603f', '#304833', '#22332c', '#22332c'] as const

function roof(out: Canvas, x: number, y: number, width: number, height: number, colours: Shades): void {
  const [light, base, shade] = colours
  for (let j = 0; j < height; j++) {
    const half = Math.round(((width / 2) * (j + 1)) / height)
    for (let i = -half; i < half; i++) {
      const isEdge = i === -half || i === half - 1
      const isRow = j % 3 === 0
      const colour = i < 0 ? (isRow ? light : base) : isRow ? base : shade
      out.set(x + (width >> 1) + i, y + j, isEdge ? INK : colour)
    }
  }
  out.rect(x - 1, y + height, width + 2, 1, INK)
}
function walls(out: Canvas, x: number, y: number, width: number, height: number, [light, base, shade]: Shades): void {
  out.rect(x, y, width, height, INK).rect(x + 1, y, width - 2, height, base)
  out.rect(x + 1, y, 3, height, light).rect(x + width - 4, y, 3, height, shade)
}
function window(out: Canvas, x: number, y: number, width: number, height: number, lit = true): void {
  out.rect(x - 1, y - 1, width + 2, height + 2, INK).rect(x, y, width, height, lit ? LIGHT : '#2b2140')
  if (lit) out.rect(x, y, width, 1, '#fff0b8').rect(x + (width >> 1), y, 1, height, '#8a5a2a')
}
function door(out: Canvas, x: number, y: number, width: number, height: number, colour: Colour = '#5a3522'): void {
  out.rect(x - 1, y - 1, width + 2, height + 1, INK).rect(x, y, width, height, colour)
  out.rect(x, y, 1, height, '#8a5a3a').set(x + width - 2, y + (height >> 1), '#ffcf4a')
}

function house(seed: string, colour: keyof typeof ROOFS, width: number, height: number): Canvas {
  const random = seededRandom(seed)
  const out = new Canvas(width + 4, height)
  const ridge = Math.round(height * 0.42)
  const top = ridge + 1
  const middle = (width >> 1) + 2
  walls(out, 3, top, width - 2, height - top, random() < 0.5 ? PLASTER : TIMBER)
  for (let x = 3; x < width; x += 8) out.rect(x, top, 1, height - top, BEAM)
  out.rect(3, top + 8, width - 2, 1, BEAM)
  roof(out, 1, 1, width + 2, ridge - 1, ROOFS[colour])
  window(out, middle - 2, ridge - 6, 4, 4)
  for (let y = top + 3; y < height - 14; y += 11) {
    window(out, 8, y, 5, 5, random() < 0.85)
    window(out, width - 10, y, 5, 5, random() < 0.7)
    out.rect(3, y + 8, width - 2, 1, BEAM)
  }
  door(out, middle - 4, height - 13, 8, 13)
  return out.rect(width - 6, 2, 4, 7, INK).rect(width - 5, 3, 2, 6, '#755a5f')
}

function temple(): Canvas {
  const out = new Canvas(64, 62)
  walls(out, 6, 32, 40, 30, STONE)
  roof(out, 4, 18, 44, 13, ROOFS.gold)
  walls(out, 42, 18, 18, 44, STONE)
  roof(out, 40, 2, 22, 16, ROOFS.gold)
  out.rect(50, 0, 2, 4, '#ffd84a').rect(49, 1, 4, 1, '#ffd84a')
  window(out, 48, 24, 6, 10)
  for (const x of [11, 32]) window(out, x, 39, 5, 10)
  door(out, 20, 47, 9, 15)
  return out.rect(22, 24, 7, 6, INK).rect(23, 25, 5, 4, LIGHT)
}
function stadium(): Canvas {
  const out = new Canvas(70, 54)
  out.rect(2, 8, 66, 46, INK).rect(3, 9, 64, 45, '#8c4a42').rect(3, 9, 64, 3, '#c9795a')
  out.rect(3, 29, 64, 2, '#c9795a').rect(3, 31, 64, 1, INK)
  for (let x = 7; x < 62; x += 10)
    out
      .rect(x, 15, 7, 13, INK)
      .rect(x + 1, 14, 5, 1, INK)
      .rect(x + 1, 20, 5, 8, '#5a2a34')
      .rect(x + 1, 24, 5, 4, LIGHT)
  for (const x of [7, 17, 47, 57])
    out
      .rect(x, 38, 7, 16, INK)
      .rect(x + 1, 37, 5, 1, INK)
      .rect(x + 1, 46, 5, 8, '#5a2a34')
  out.rect(27, 36, 17, 18, INK).rect(28, 35, 15, 1, INK).rect(29, 38, 13, 16, '#3a1c28').rect(34, 38, 3, 16, LIGHT, 120)
  for (const x of [4, 20, 48, 64])
    out
      .rect(x, 0, 1, 9, INK)
      .rect(x + 1, 0, 5, 4, '#e2502f')
      .rect(x + 1, 0, 5, 1, '#ffb596')
  return out
}
function library(): Canvas {
  const out = new Canvas(62, 62)
  walls(out, 5, 22, 52, 40, PLASTER)
  roof(out, 2, 4, 58, 17, ROOFS.blue)
  for (const x of [10, 44]) {
    window(out, x, 28, 8, 12)
    out.rect(x, 34, 8, 1, '#8a5a2a')
    ;['#3f86ee', '#a86be0', '#e2502f', '#2550ad'].forEach((colour, i) =>
      out.rect(x + i * 2, 30 + (i % 2), 1, 4 - (i % 2), colour),
    )
  }
  out.rect(22, 26, 18, 15, INK).rect(23, 27, 16, 13, '#2550ad')
  out.rect(25, 29, 6, 9, '#fff6e0').rect(32, 29, 6, 9, '#fff6e0').rect(31, 28, 1, 11, INK)
  for (let y = 31; y < 37; y += 2) out.rect(26, y, 4, 1, '#8a7a9a').rect(33, y, 4, 1, '#8a7a9a')
  door(out, 26, 47, 10, 15, '#3a4d8c')
  window(out, 27, 11, 7, 6)
  return out
}
function hideout(): Canvas {
  const out = new Canvas(64, 54)
  const random = seededRandom('hideout')
  for (let x = 0; x < 64; x++) {
    const top = 14 + Math.round(Math.abs(x - 32) ** 1.7 / 17) + Math.floor(random() * 3)
    for (let y = top; y < 54; y++) {
      const rock = bayer(x, y) < 4 ? '#5a5470' : x < 32 ? '#4b4560' : '#3c364f'
      out.set(x, y, y === top ? '#7d8f6a' : y < top + 3 ? '#4f6440' : rock)
    }
    out.set(x, top - 1, INK)
  }
  out.rect(19, 30, 26, 24, INK).rect(22, 27, 20, 3, INK).rect(21, 32, 22, 22, '#161022')
  out.rect(21, 32, 10, 22, '#3c5a48').rect(21, 32, 1, 22, '#7ddc8e')
  for (let y = 36; y < 54; y += 6) out.rect(21, y, 10, 1, '#24382f')
  out.rect(28, 43, 2, 2, '#ffcf4a').rect(35, 38, 2, 2, '#ffe26b').rect(39, 38, 2, 2, '#ffe26b')
  drawStanding(out, 'dead-wood', 18, 'wood', 53, 24)
  return drawStanding(out, 'pine-tree', 20, PINE, 13, 24)
}
function tavern(): Canvas {
  const out = new Canvas(66, 58)
  walls(out, 5, 30, 54, 28, TIMBER)
  walls(out, 8, 20, 48, 12, PLASTER)
  for (let x = 12; x < 56; x += 11) out.rect(x, 20, 2, 11, BEAM)
  roof(out, 3, 2, 58, 17, ROOFS.straw)
  out.rect(4, 31, 56, 2, BEAM)
  for (const x of [11, 45]) window(out, x, 38, 8, 8)
  window(out, 28, 9, 7, 7)
  door(out, 26, 42, 11, 16)
  out.rect(59, 26, 7, 1, INK).rect(60, 27, 1, 3, INK).rect(64, 27, 1, 3, INK)
  out.rect(58, 30, 8, 9, INK).rect(59, 31, 5, 7, '#ffcf4a').rect(59, 31, 5, 2, '#fff6e0').rect(64, 33, 2, 3, '#b97a1c')
  return out.rect(47, 1, 6, 9, INK).rect(48, 2, 4, 8, '#755a5f')
}
/** A platform on legs, a dish and a mast with a light. */
function landingPad(): Canvas {
  const out = new Canvas(64, 54)
  for (const x of [10, 50]) out.rect(x, 42, 5, 12, INK).rect(x + 1, 42, 2, 12, '#8d84ad')
  out.rect(3, 36, 58, 7, INK).rect(4, 37, 56, 5, '#5a5279').rect(4, 37, 56, 1, '#cfc7e6')
  for (let x = 7; x < 58; x += 8) out.rect(x, 39, 4, 2, '#ffcf4a')
  out.rect(50, 8, 2, 28, INK).rect(51, 9, 1, 27, '#9a9db5')
  out.disc(51, 7, 4.5, INK).disc(51, 7, 3.4, '#ff6a4d').set(50, 6, '#ffe08a')
  for (let y = 0; y < 15; y++)
    for (let x = 0; x < 20; x++) if (Math.hypot(x - 2, y - 15) < 16 && x + y > 9) out.set(x + 11, y + 12, '#85889f')
  out.rect(17, 26, 4, 10, INK).rect(18, 26, 1, 10, '#9a9db5').rect(21, 17, 7, 1, INK).disc(28, 17, 2, '#6fe3ff')
  return out
}
function lamp(): Canvas {
  const out = new Canvas(9, 26)
  for (let y = 0; y < 9; y++)
    for (let x = 0; x < 9; x++)
      if (Math.hypot(x - 4, y - 4) < 5 && bayer(x, y) > 6) out.set(x, y, '#ffb04a', 120)
  out.rect(4, 7, 1, 19, INK).rect(3, 3, 3, 4, LIGHT)
  return out.rect(3, 2, 3, 1, INK).rect(3, 7, 3, 1, INK).rect(2, 25, 5, 1, INK)
}
/** Wooden stairs down to the gate. */
function stairs(): Canvas {
  const out = new Canvas(46, 112)
  for (let flight = 0; flight < 4; flight++) {
    const leftwards = flight % 2 === 0
    const at = (i: number) => ({ x: leftwards ? 38 - i : 7 + i, y: 4 + flight * 26 + Math.floor((i * 26) / 32) })
    for (let i = 0; i < 32; i++) {
      const { x, y } = at(i)
      out.rect(x, y, 2, 5, INK).rect(x, y + 1, 2, 3, '#6c4838')
      const tread = x - (leftwards ? 2 : 0)
      if (i % 4 === 0) out.rect(tread, y - 1, 5, 2, '#c79a58').rect(tread, y + 1, 5, 1, BEAM)
      if (i % 8 === 4) out.rect(x, y - 8, 1, 8, '#8f6448')
    }
    for (let i = 4; i < 28; i++) out.set(at(i).x, at(i).y - 8, '#8f6448')
  }
  for (const x of [5, 41]) out.rect(x, 6, 2, 106, INK).rect(x, 6, 1, 106, '#6c4838')
  return out
}
function moon(): Canvas {
  const out = new Canvas(30, 30)
  for (let y = 0; y < 30; y++)
    for (let x = 0; x < 30; x++) {
      const distance = Math.hypot(x - 15, y - 15)
      if (distance < 13) out.set(x, y, distance > 11 && bayer(x, y) > 8 ? '#f4cf8f' : '#ffeec2')
    }
  return out.disc(10, 9, 3, '#f0d39a').disc(19, 15, 4, '#f0d39a').disc(12, 20, 2, '#f0d39a')
}
function cloud(width: number, seed: string): Canvas {
  const out = new Canvas(width, 12)
  const random = seededRandom(seed)
  for (let x = 4; x < width - 12; ) {
    const length = 8 + Math.floor(random() * 14)
    const y = 4 + Math.floor(random() * 5)
    out.rect(x, y, length, 2, '#b3527a').rect(x + 3, y - 1, length - 6, 1, '#d9757c')
    out.rect(x - 2, y + 2, length + 5, 1, '#7d3a70')
    x += length - 2
  }
  return out
}

export const townSprites = (): Record<string, Canvas> => ({
  'house-0': house('h1', 'red', 36, 52),
  'house-1': house('h7', 'slate', 32, 60),
  'house-2': house('h3', 'straw', 38, 46),
  'house-3': house('h9', 'blue', 34, 54),
  'building-temple': temple(),
  'building-stadium': stadium(),
  'building-library': library(),
  'building-hideout': hideout(),
  'building-tavern': tavern(),
  'building-landing-pad': landingPad(),
  lamp: lamp(),
  stairs: stairs(),
  moon: moon(),
  'cloud-0': cloud(70, 'c1'),
  'cloud-1': cloud(48, 'c2'),
  tree: drawStanding(new Canvas(24, 34), 'pine-tree', 34, PINE, 12, 34),
})
