import { BOX } from '../drawing/box-picture.ts'
import { Canvas } from '../drawing/canvas.ts'
import { drawStanding } from '../drawing/shaded-sprite.ts'
import { TILES } from './terrains.ts'

export function overbossBox(): Canvas {
  const out = new Canvas(BOX.width, BOX.height, '#2d5f8f')
  const map = [
    ['swamp', 'cave', 'desert'],
    ['forest', 'castle', 'cloud_island'],
    ['camp-red', 'graveyard-2', 'volcano'],
  ] as const
  map.forEach((row, y) => {
    row.forEach((tile, x) => out.draw(TILES[tile](), x * 40 - 12, y * 40 - 3))
  })
  return drawStanding(out, 'dragon-head', 58, 'violet', 50, 96)
}
