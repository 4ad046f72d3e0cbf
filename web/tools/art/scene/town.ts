// The street above the dungeon: houses, landmarks, market stall, gate and stairs.
import {
  block,
  door,
  gable,
  hill,
  opening,
  PLASTER,
  pane,
  ROOFS,
  type Shades,
  STONE,
  TIMBER,
} from '../drawing/buildings.ts'
import { bayer, Canvas, INK, seededRandom } from '../drawing/canvas.ts'
import { glow } from '../drawing/lights.ts'
import { drawStanding } from '../drawing/shaded-sprite.ts'

function house(seed: string, roof: Shades, width: number, height: number): Canvas {
  const out = new Canvas(width + 4, height)
  const random = seededRandom(seed)
  const eaves = Math.round(height * 0.42)
  const walls = random() < 0.5 ? PLASTER : TIMBER
  block(out, 3, eaves + 1, width - 2, height - eaves - 1, walls)
  for (let x = 3; x < width; x += 8) out.rect(x, eaves + 1, 1, height - eaves - 1, '#4b302c')
  out
    .rect(3, eaves + 9, width - 2, 1, '#4b302c')
    .rect(width - 6, 2, 4, 9, INK)
    .rect(width - 5, 3, 2, 8, '#755a5f')
  gable(out, 1, 1, width + 2, eaves - 1, roof)
  const middle = Math.floor(width / 2) + 2
  pane(out, middle - 2, eaves - 6, 4, 4)
  for (let y = eaves + 4; y < height - 14; y += 11) {
    pane(out, 8, y, 5, 5, random() < 0.85)
    pane(out, width - 10, y, 5, 5, random() < 0.7)
    out.rect(3, y + 8, width - 2, 1, '#4b302c')
  }
  door(out, middle - 4, height - 13, 8, 13)
  return out
}
function temple(): Canvas {
  const out = new Canvas(64, 62)
  block(out, 6, 32, 40, 30, STONE)
  gable(out, 4, 18, 44, 13, ROOFS.gold)
  block(out, 42, 18, 18, 44, STONE)
  gable(out, 40, 3, 22, 15, ROOFS.gold)
  out.rect(50, 0, 2, 5, '#ffd84a').rect(49, 1, 4, 1, '#ffd84a')
  pane(out, 48, 24, 6, 10)
  for (const x of [11, 32]) pane(out, x, 39, 5, 10)
  door(out, 20, 47, 9, 15)
  return out.rect(22, 24, 7, 6, INK).rect(23, 25, 5, 4, '#ffcf6a')
}
function stadium(): Canvas {
  const out = new Canvas(70, 54)
  out
    .rect(2, 8, 66, 46, INK)
    .rect(3, 9, 64, 45, '#8c4a42')
    .rect(3, 9, 64, 3, '#c9795a')
    .rect(3, 29, 64, 2, '#c9795a')
    .rect(3, 31, 64, 1, INK)
  for (let x = 7; x < 62; x += 10) {
    out
      .rect(x, 15, 7, 13, INK)
      .rect(x + 1, 14, 5, 1, INK)
      .rect(x + 1, 20, 5, 8, '#5a2a34')
      .rect(x + 1, 24, 5, 4, '#ffcf6a')
    if (x !== 27 && x !== 37)
      out
        .rect(x, 38, 7, 16, INK)
        .rect(x + 1, 37, 5, 1, INK)
        .rect(x + 1, 46, 5, 8, '#5a2a34')
  }
  opening(out, 27, 17, 19, '#3a1c28')
  glow(out, 35, 50, 9, '#ffcf6a', 120)
  for (const x of [4, 20, 48, 62])
    out
      .rect(x, 0, 1, 9, INK)
      .rect(x + 1, 0, 5, 4, '#e2502f')
      .rect(x + 1, 0, 5, 1, '#ffb596')
  return out
}
function library(): Canvas {
  const out = new Canvas(62, 62)
  block(out, 5, 22, 52, 40, PLASTER)
  gable(out, 2, 4, 58, 17, ROOFS.blue)
  for (const x of [10, 44]) {
    pane(out, x, 28, 8, 12)
    for (let i = 0; i < 4; i++)
      out.rect(x + i * 2, 30 + (i % 2), 1, 4 - (i % 2), ['#3f86ee', '#a86be0', '#e2502f', '#2550ad'][i] ?? INK)
    out.rect(x, 34, 8, 1, '#8a5a2a')
  }
  out
    .rect(22, 26, 18, 15, INK)
    .rect(23, 27, 16, 13, '#2550ad')
    .rect(25, 29, 6, 9, '#fff6e0')
    .rect(32, 29, 6, 9, '#fff6e0')
  for (let y = 31; y < 37; y += 2) out.rect(26, y, 4, 1, '#8a7a9a').rect(33, y, 4, 1, '#8a7a9a')
  door(out, 26, 47, 10, 15, '#3a4d8c')
  pane(out, 27, 11, 7, 6)
  return out
}
function hideout(): Canvas {
  const out = new Canvas(64, 54)
  drawStanding(out, 'dead-wood', 18, 'wood', 53, 26)
  drawStanding(out, 'pine-tree', 22, ['#6a7a4a', '#48603f', '#304833', '#22332c', '#22332c'], 12, 28)
  hill(out, seededRandom('hideout'))
  opening(out, 19, 26, 27, '#161022')
  out.rect(21, 32, 10, 22, '#3c5a48').rect(21, 32, 1, 22, '#7ddc8e')
  for (let y = 36; y < 54; y += 6) out.rect(21, y, 10, 1, '#24382f')
  return out.rect(28, 43, 2, 2, '#ffcf4a').rect(35, 38, 2, 2, '#ffe26b').rect(39, 38, 2, 2, '#ffe26b')
}
function tavern(): Canvas {
  const out = new Canvas(66, 58)
  out.rect(47, 1, 6, 12, INK).rect(48, 2, 4, 11, '#755a5f')
  block(out, 5, 30, 54, 28, TIMBER)
  block(out, 8, 20, 48, 12, PLASTER)
  for (let x = 12; x < 56; x += 11) out.rect(x, 20, 2, 11, '#4b302c')
  gable(out, 3, 2, 58, 17, ROOFS.straw)
  out.rect(4, 31, 56, 2, '#4b302c')
  for (const x of [11, 45]) pane(out, x, 38, 8, 8)
  pane(out, 28, 9, 7, 7)
  door(out, 26, 42, 11, 16)
  out.rect(59, 26, 7, 1, INK).rect(60, 27, 1, 3, INK).rect(64, 27, 1, 3, INK)
  return out
    .rect(58, 30, 8, 9, INK)
    .rect(59, 31, 5, 7, '#ffcf4a')
    .rect(59, 31, 5, 2, '#fff6e0')
    .rect(64, 33, 2, 3, '#b97a1c')
}
function landingPad(): Canvas {
  const out = new Canvas(64, 54)
  drawStanding(out, 'ufo', 44, 'explorer', 32, 46)
  out.rect(2, 44, 60, 10, INK).rect(3, 45, 58, 8, '#7f8fa6').rect(3, 45, 58, 2, '#c3d0dc').rect(3, 51, 58, 2, '#45506b')
  for (let x = 4; x < 60; x++) if (x % 10 < 5) out.rect(x, 48, 1, 3, '#ffcf4a')
  for (const x of [4, 56]) out.rect(x, 36, 3, 9, INK).rect(x, 34, 3, 3, '#ff6a4d').set(x, 34, '#ffffff')
  return out
}

function lamp(): Canvas {
  const out = new Canvas(9, 26)
  for (let y = 0; y < 9; y++)
    for (let x = 0; x < 9; x++) if (Math.hypot(x - 4, y - 4) < 5 && bayer(x, y) > 6) out.set(x, y, '#ffb04a', 120)
  out.rect(4, 7, 1, 19, INK).rect(3, 3, 3, 4, '#ffcf6a').rect(3, 2, 3, 1, INK)
  return out.rect(3, 7, 3, 1, INK).rect(2, 25, 5, 1, INK)
}
/** An archway with a raised portcullis. */
function gateway(): Canvas {
  const out = new Canvas(64, 84)
  const middle = 34
  const floor = 72
  for (let y = 7; y < floor + 4; y++)
    for (let x = 0; x < 64; x++) {
      const distance = Math.hypot(x - middle, Math.min(0, y - 38))
      const turn = y < 38 ? Math.atan2(y - 38, x - middle) * 6 : y / 6
      const seam = Math.abs(turn % 1) < 0.16
      if (distance < 21 && y < floor && y > 12)
        out.set(x, y, x > middle && bayer(x, y) / 16 < (x - middle) / 30 ? '#1a1228' : '#0d0917')
      else if (distance < 29)
        out.set(
          x,
          y,
          distance > 27.4 ? INK : seam ? '#393a52' : distance < 22.4 ? '#62657f' : x < middle ? '#b4b7cc' : '#85889f',
        )
    }
  for (let x = middle - 17; x < middle + 18; x += 6)
    out.rect(x, 17, 2, 17, '#62657f').set(x, 17, '#d9dbe8').rect(x, 34, 2, 2, '#45506b')
  for (const y of [22, 29]) out.rect(middle - 20, y, 40, 2, '#45506b')
  out
    .rect(0, floor, 64, 8, '#6d525b')
    .rect(0, floor, 64, 1, '#a07a6a')
    .rect(0, floor + 4, 64, 1, '#4d3743')
    .rect(0, floor + 8, 64, 1, INK)
  for (let x = 3; x < 64; x += 9) out.rect(x, floor + 1, 1, 7, '#3a2733')
  drawStanding(out, 'skull-crossed-bones', 17, 'bone', middle, 17)
  return out
}
/** Flights of wooden stairs down the gorge. */
function stairs(): Canvas {
  const out = new Canvas(46, 112)
  for (const x of [5, 41]) out.rect(x, 6, 2, 106, INK).rect(x, 6, 1, 106, '#6c4838')
  for (let flight = 0; flight < 4; flight++) {
    const top = 4 + flight * 26
    const goesLeft = flight % 2 === 0
    for (let i = 0; i < 32; i++) {
      const x = goesLeft ? 38 - i : 7 + i
      const y = top + Math.floor((i * 26) / 32)
      out
        .rect(x, y, 2, 5, INK)
        .rect(x, y + 1, 2, 3, '#6c4838')
        .set(x, y - 8, '#8f6448')
      if (i % 4 === 0)
        out.rect(x - (goesLeft ? 2 : 0), y - 1, 5, 2, '#c79a58').rect(x - (goesLeft ? 2 : 0), y + 1, 5, 1, '#4b302c')
      if (i % 8 === 4) out.rect(x, y - 8, 1, 8, '#8f6448')
    }
  }
  return out
}
/** A striped cloth with a scalloped edge: two strips of `stripe` pixels repeat. */
export function awning(
  height: number,
  stripe: number,
  bright: readonly [string, string],
  dark: readonly [string, string],
): Canvas {
  const out = new Canvas(stripe * 4, height)
  const straight = height - 5
  for (let x = 0; x < out.width; x++) {
    const [cloth, shaded] = Math.floor(x / stripe) % 2 ? bright : dark
    const drop = Math.round(3.6 * Math.sin((((x % stripe) + 0.5) / stripe) * Math.PI))
    out
      .rect(x, 0, 1, straight + drop, cloth)
      .rect(x, straight - 3, 1, 3, shaded)
      .set(x, straight + drop, INK)
  }
  return out.rect(0, 0, out.width, 1, '#fff0cf')
}
export const stallAwning = (): Canvas => awning(14, 6, ['#f0d9b0', '#c9a886'], ['#b4423f', '#842c36'])
export function stallCounter(): Canvas {
  const out = new Canvas(32, 16, '#6c4838')
  for (let y = 0; y < 16; y += 5) out.rect(0, y, 32, 1, '#3a2420').rect(0, y + 1, 32, 1, '#9a6c4a')
  out.rect(15, 1, 1, 4, '#3a2420').rect(4, 6, 1, 4, '#3a2420').rect(24, 11, 1, 4, '#3a2420')
  return out.rect(0, 0, 32, 2, '#c79a58')
}
const pine = (): Canvas =>
  drawStanding(new Canvas(26, 36), 'pine-tree', 34, ['#6a7a4a', '#48603f', '#304833', '#22332c', '#22332c'], 13, 36)

export const townSprites = (): Record<string, Canvas> => ({
  'house-1': house('h1', ROOFS.red, 36, 52),
  'house-2': house('h7', ROOFS.slate, 32, 60),
  'house-3': house('h3', ROOFS.straw, 38, 46),
  'house-4': house('h9', ROOFS.blue, 34, 54),
  'house-5': house('h12', ROOFS.green, 36, 50),
  'building-temple': temple(),
  'building-stadium': stadium(),
  'building-library': library(),
  'building-hideout': hideout(),
  'building-tavern': tavern(),
  'building-landing-pad': landingPad(),
  'street-lamp': lamp(),
  pine: pine(),
  gateway: gateway(),
  stairs: stairs(),
})
