// Landmarks, tavern and landing pad as small signs, 32 × 32.
import { block, door, gable, hill, opening, PLASTER, pane, ROOFS, STONE, TIMBER } from '../../drawing/buildings.ts'
import { Canvas, INK, seededRandom } from '../../drawing/canvas.ts'
import { drawStanding, spriteFromRows } from '../../drawing/shaded-sprite.ts'

const SIZE = 32
const BOOK = [
  '.oooo..oooo.',
  'oWWWWooWWWWo',
  'oWSSWooWSSWo',
  'oWWWWooWWWWo',
  'oWSSWooWSSWo',
  'oWWWWooWWWWo',
  '.oooooooooo.',
]
const MUG = ['.ooooo...', 'oWWWWWo..', 'oWGWGWooo', 'oGGBGGoGo', 'oGGBGGoGo', 'oGGBGGooo', 'oGGBGGo..', 'ooooooo..']

function temple(): Canvas {
  const out = new Canvas(SIZE, SIZE)
  block(out, 2, 17, 20, 15, STONE)
  gable(out, 1, 9, 22, 8, ROOFS.gold)
  block(out, 19, 11, 11, 21, STONE)
  gable(out, 18, 3, 13, 8, ROOFS.gold)
  out.rect(24, 0, 1, 4, '#ffd84a').rect(23, 1, 3, 1, '#ffd84a')
  pane(out, 23, 15, 3, 5)
  pane(out, 5, 21, 3, 5)
  door(out, 11, 23, 6, 9)
  return out
}
function stadium(): Canvas {
  const out = new Canvas(SIZE, SIZE)
  out
    .rect(0, 9, 32, 23, INK)
    .rect(1, 10, 30, 22, '#a04c40')
    .rect(1, 10, 30, 2, '#d98a66')
    .rect(1, 20, 30, 1, '#d98a66')
    .rect(1, 21, 30, 1, INK)
  for (let x = 3; x < 28; x += 6)
    out
      .rect(x, 13, 4, 7, INK)
      .rect(x + 1, 12, 2, 1, INK)
      .rect(x + 1, 16, 2, 3, '#ffcf6a')
  opening(out, 11, 10, 12, '#3a1c28')
  for (const x of [3, 23]) out.rect(x, 25, 5, 7, INK).rect(x + 1, 24, 3, 1, INK)
  for (const x of [2, 15, 27])
    out
      .rect(x, 2, 1, 8, INK)
      .rect(x + 1, 2, 4, 3, '#e2502f')
      .rect(x + 1, 2, 4, 1, '#ffb596')
  return out
}
function library(): Canvas {
  const out = new Canvas(SIZE, SIZE)
  block(out, 2, 13, 28, 19, PLASTER)
  gable(out, 0, 2, 32, 11, ROOFS.blue)
  out.rect(9, 15, 14, 9, INK).draw(spriteFromRows(BOOK, 'mage'), 10, 16)
  pane(out, 4, 17, 3, 6)
  pane(out, 25, 17, 3, 6)
  door(out, 13, 25, 6, 7, '#3a4d8c')
  return out
}
function hideout(): Canvas {
  const out = new Canvas(SIZE, SIZE)
  drawStanding(out, 'dead-wood', 12, 'wood', 26, 16)
  hill(out, seededRandom('hideout'))
  opening(out, 9, 15, 16, '#161022')
  out.rect(10, 19, 6, 13, '#3c5a48').rect(10, 19, 1, 13, '#7ddc8e').rect(10, 25, 6, 1, '#24382f').set(14, 26, '#ffcf4a')
  return out.rect(18, 22, 2, 2, '#ffe26b').rect(21, 22, 1, 2, '#ffe26b')
}
function tavern(): Canvas {
  const out = new Canvas(SIZE, SIZE)
  block(out, 2, 14, 24, 18, TIMBER)
  block(out, 3, 13, 22, 7, PLASTER)
  gable(out, 0, 2, 28, 11, ROOFS.straw)
  pane(out, 5, 22, 5, 5)
  pane(out, 12, 7, 4, 4)
  door(out, 15, 22, 7, 10)
  out.rect(25, 12, 7, 1, INK)
  return out.draw(spriteFromRows(MUG, 'cleric', { G: '#ffcf4a', B: '#b97a1c' }), 23, 14)
}
function landingPad(): Canvas {
  const out = new Canvas(SIZE, SIZE)
  drawStanding(out, 'ufo', 26, 'explorer', 16, 26)
  out.rect(1, 25, 30, 7, INK).rect(2, 26, 28, 5, '#7f8fa6').rect(2, 26, 28, 1, '#c3d0dc')
  for (let x = 2; x < 30; x++) if (x % 6 < 3) out.rect(x, 28, 1, 2, '#ffcf4a')
  return out
}
const PLACES = { temple, stadium, library, hideout, tavern, 'landing-pad': landingPad }
export const places = (): Record<string, Canvas> =>
  Object.fromEntries(Object.entries(PLACES).map(([name, draw]) => [`place-${name}`, draw()]))
