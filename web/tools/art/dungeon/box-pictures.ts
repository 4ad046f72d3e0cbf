import { BOX } from '../drawing/box-picture.ts'
import { Canvas, seededRandom } from '../drawing/canvas.ts'
import { torch } from '../drawing/lights.ts'
import { wall } from '../drawing/materials.ts'
import { drawStanding } from '../drawing/shaded-sprite.ts'
import { minion } from './minions.ts'

export function bossMonsterBox(): Canvas {
  const out = wall(BOX.width, BOX.height, 'red', 'box of boss-monster', 20)
  torch(out, 12, 30)
  torch(out, 80, 30)
  out.rect(20, 85, 56, 6, '#5c1b1d').rect(20, 85, 56, 1, '#ea6035')
  drawStanding(out, 'daemon-skull', 52, 'blood', 48, 87)
  drawStanding(out, 'barbute', 20, 'cleric', 19, 107)
  return drawStanding(out, 'wizard-face', 20, 'mage', 77, 107)
}
export function nextLevelBox(): Canvas {
  const out = wall(BOX.width, BOX.height, 'blue', 'box of next-level', 20)
  out.rect(0, 57, 30, 6, '#475a90').rect(0, 57, 30, 1, '#8fb0e8')
  torch(out, 8, 20)
  torch(out, 84, 20)
  drawStanding(out, 'hydra', 58, 'thief', 50, 100)
  drawStanding(out, 'ninja-head', 18, 'fighter', 16, 57)
  return drawStanding(out, 'monk-face', 20, 'cleric', 82, 107)
}
export function superBox(): Canvas {
  const out = new Canvas(BOX.width, BOX.height).dither(0, 0, BOX.width, 84, '#2a1748', '#d0567a')
  const random = seededRandom('stars')
  for (let i = 0; i < 40; i++) out.set(random() * BOX.width, random() * 46, '#fff3c8')
  out.disc(21, 47, 12, '#ffe6a8')
  drawStanding(out, 'church', 30, 'dusk', 15, 84)
  drawStanding(out, 'greek-temple', 30, 'dusk', 80, 84)
  out.draw(wall(BOX.width, 28, 'warm', 'box of super-boss-monster', 8), 0, 84)
  drawStanding(out, 'dinosaur-rex', 62, 'ember', 48, 106)
  return out.draw(minion(2), 8, 95).draw(minion(3), 76, 95)
}
