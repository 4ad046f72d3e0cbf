// Box pictures and the app icon.
import { Canvas, INK, seededRandom } from './drawing/canvas.ts'
import { drawStanding } from './drawing/shaded-sprite.ts'
import { torch, wall } from './drawing/walls.ts'
import { minion } from './dungeon/minions.ts'
import { TILES } from './overboss/terrains.ts'

const BOX = { width: 96, height: 112 }

function bossMonsterBox(): Canvas {
  const out = wall(BOX.width, BOX.height, 'red', 'box of boss-monster', 20)
  torch(out, 12, 30)
  torch(out, 80, 30)
  out.rect(20, 85, 56, 6, '#5c1b1d').rect(20, 85, 56, 1, '#ea6035')
  drawStanding(out, 'daemon-skull', 52, 'blood', 48, 87)
  drawStanding(out, 'barbute', 20, 'cleric', 19, 107)
  return drawStanding(out, 'wizard-face', 20, 'mage', 77, 107)
}
function nextLevelBox(): Canvas {
  const out = wall(BOX.width, BOX.height, 'blue', 'box of next-level', 20)
  out.rect(0, 57, 30, 6, '#475a90').rect(0, 57, 30, 1, '#8fb0e8')
  torch(out, 8, 20)
  torch(out, 84, 20)
  drawStanding(out, 'hydra', 58, 'thief', 50, 100)
  drawStanding(out, 'ninja-head', 18, 'fighter', 16, 57)
  return drawStanding(out, 'monk-face', 20, 'cleric', 82, 107)
}
function superBox(): Canvas {
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
function overbossBox(): Canvas {
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
export const boxPictures = (): Record<string, Canvas> => {
  const pictures = {
    'boss-monster': bossMonsterBox(),
    'next-level': nextLevelBox(),
    'super-boss-monster': superBox(),
    overboss: overbossBox(),
  }
  for (const picture of Object.values(pictures))
    picture.rect(0, 0, BOX.width, 1, '#ffffff', 60).rect(0, BOX.height - 2, BOX.width, 2, INK, 150)
  return pictures
}

/** The icon of the installed app: the dragon of the Overboss box on a tile with a gold border. */
export function appIcon(): Canvas {
  const out = new Canvas(64, 64, '#120d1f')
  out.rect(4, 4, 56, 56, '#ffc83d').rect(6, 6, 52, 52, '#271d45').dither(6, 6, 52, 52, '#35295e', '#1b1430')
  return drawStanding(out, 'dragon-head', 46, 'violet', 31, 56)
}
