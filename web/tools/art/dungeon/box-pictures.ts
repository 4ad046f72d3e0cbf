import { BOX } from '../drawing/box-picture.ts'
import { Canvas, dice } from '../drawing/canvas.ts'
import { stand } from '../drawing/shaded-sprite.ts'
import { torch, wall } from '../drawing/walls.ts'
import { minion } from './minions.ts'

export function bossMonsterBox(): Canvas {
  const out = wall(BOX.width, BOX.height, 'red', 'box of boss-monster', 20)
  torch(out, 12, 30)
  torch(out, 80, 30)
  out.rect(20, 85, 56, 6, '#5c1b1d').rect(20, 85, 56, 1, '#ea6035')
  stand(out, 'daemon-skull', 52, 'blood', 48, 87)
  stand(out, 'barbute', 20, 'cleric', 19, 107)
  return stand(out, 'wizard-face', 20, 'mage', 77, 107)
}
export function nextLevelBox(): Canvas {
  const out = wall(BOX.width, BOX.height, 'blue', 'box of next-level', 20)
  out.rect(0, 57, 30, 6, '#475a90').rect(0, 57, 30, 1, '#8fb0e8')
  torch(out, 8, 20)
  torch(out, 84, 20)
  stand(out, 'hydra', 58, 'thief', 50, 100)
  stand(out, 'ninja-head', 18, 'fighter', 16, 57)
  return stand(out, 'monk-face', 20, 'cleric', 82, 107)
}
export function superBox(): Canvas {
  const out = new Canvas(BOX.width, BOX.height).dither(0, 0, BOX.width, 84, '#2a1748', '#d0567a')
  const roll = dice('stars')
  for (let i = 0; i < 40; i++) out.set(roll() * BOX.width, roll() * 46, '#fff3c8')
  out.disc(21, 47, 12, '#ffe6a8')
  stand(out, 'church', 30, 'dusk', 15, 84)
  stand(out, 'greek-temple', 30, 'dusk', 80, 84)
  out.lay(wall(BOX.width, 28, 'warm', 'box of super-boss-monster', 8), 0, 84)
  stand(out, 'dinosaur-rex', 62, 'ember', 48, 106)
  return out.lay(minion(2), 8, 95).lay(minion(3), 76, 95)
}
