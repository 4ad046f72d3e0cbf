// Walls, torches, the rim of a map, the throne rooms of the bosses, the pictures on the boxes.
import { Canvas, type Colour, dice, INK } from './drawing/canvas.ts'
import { PALETTES, type PaletteName } from './drawing/palettes.ts'
import { sprite, stand } from './drawing/shaded-sprite.ts'
import { minion } from './dungeon/minions.ts'
import { TILES } from './overboss/terrains.ts'

/** Wall, brighter stone, mortar, floor, edge of the floor. */
const MOODS = {
  warm: ['#3b2d2a', '#4d3b31', '#231a1c', '#57422f', '#77603f'],
  red: ['#3d2329', '#512d30', '#241319', '#56302d', '#7a4638'],
  blue: ['#232a4d', '#2d3863', '#151830', '#2f3a66', '#475a90'],
  green: ['#1f3535', '#294744', '#122121', '#2b4740', '#44695a'],
  violet: ['#2e2940', '#3b3552', '#1a1628', '#3d3654', '#5a5175'],
} as const satisfies Record<string, readonly [Colour, Colour, Colour, Colour, Colour]>
export type Mood = keyof typeof MOODS

export function wall(width: number, height: number, mood: Mood, word: string, floor: number): Canvas {
  const [stone, bright, mortar, ground, edge] = MOODS[mood]
  const roll = dice(word)
  const out = new Canvas(width, height, mortar)
  for (let row = 0, y = -1; y < height; y += 6, row++)
    for (let x = row % 2 ? -6 : 0; x < width; x += 12) {
      out.rect(x, y, 11, 5, roll() < 0.3 ? bright : stone)
      if (roll() < 0.35) out.rect(x, y, 11, 1, bright)
      if (roll() < 0.12) out.rect(x + 2 + Math.floor(roll() * 6), y + 2, 2, 1, mortar)
    }
  if (floor === 0) return out
  for (let y = 0; y < 10; y++) for (let x = 0; x < width; x++) if ((x * 7 + y * 3) % 10 > y) out.set(x, y, mortar, 150)
  out
    .rect(0, height - floor, width, floor, ground)
    .rect(0, height - floor, width, 1, edge)
    .rect(0, height - floor - 1, width, 1, INK)
  for (let x = Math.floor(roll() * 8); x < width; x += 14) out.rect(x, height - floor + 2, 1, floor - 2, mortar)
  return out.rect(0, height - floor + 4, width, 1, mortar)
}

export function torch(out: Canvas, x: number, y: number): void {
  for (let j = -7; j < 9; j++)
    for (let i = -7; i < 9; i++) {
      const far = Math.hypot(i, j)
      if (far < 8 && (i + j) % 2 === 0) out.set(x + 1 + i, y + 2 + j, '#ff9a2e', far < 4 ? 90 : 40)
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

const BOSSES: Readonly<Record<string, readonly [icon: string, paint: PaletteName, mood: Mood]>> = {
  cleopatra: ['cleopatra', 'cleric', 'blue'],
  eclipse: ['evil-moon', 'moon', 'violet'],
  kazanna: ['ifrit', 'ember', 'red'],
  xyzax: ['alien-stare', 'slime', 'violet'],
  belladonna: ['rose', 'violet', 'green'],
  porkus: ['boar', 'pink', 'warm'],
  seducia: ['woman-elf-face', 'blood', 'violet'],
  cerebellus: ['brain-tentacle', 'explorer', 'blue'],
  kirax: ['spider-alt', 'steel', 'red'],
  king_croak: ['frog-prince', 'leaf', 'green'],
}

/** Bosses twice: a portrait of 32 pixels, and in their throne room, 72 by 60. */
export function bosses(): Record<string, Canvas> {
  const out: Record<string, Canvas> = {}
  for (const [id, [icon, paint, mood]] of Object.entries(BOSSES)) {
    const portrait = sprite(icon, 32, paint)
    out[`boss-${id}`] = new Canvas(32, 32).lay(portrait, Math.round((32 - portrait.width) / 2), 32 - portrait.height)
    const [, base, shade, deep] = PALETTES[paint]
    const room = wall(72, 60, mood, id, 8)
    for (const x of [4, 58])
      room
        .rect(x, 0, 10, 34, deep)
        .rect(x + 1, 0, 8, 33, shade)
        .rect(x + 3, 8, 4, 12, base)
        .rect(x + 1, 33, 2, 3, shade)
        .rect(x + 7, 33, 2, 3, shade)
    room.rect(14, 50, 44, 3, deep).rect(14, 50, 44, 1, base)
    out[`throne-${id}`] = stand(room, icon, 44, paint, 36, 51)
  }
  return out
}

function peak(out: Canvas, x: number, base: number, height: number): void {
  for (let y = 0; y < height; y++)
    for (let i = -y; i <= y; i++) {
      const snow = y < height * 0.35
      out.set(x + i, base - height + y, snow ? (i < 0 ? '#ffffff' : '#c9cfe6') : i < 0 ? '#8f8aa6' : '#5d5776')
    }
}
function mountains(width: number, height: number): Canvas {
  const out = new Canvas(width, height, '#2b2540')
  const roll = dice(`mountains ${width}`)
  if (width > height) for (let x = 2; x < width; x += 8) peak(out, x + 2, height, 9 + Math.floor(roll() * 5))
  else
    for (let y = 9; y <= height; y += 10) {
      peak(out, 4, y, 8)
      peak(out, 12, y + 3, 8)
    }
  return out
}
function water(width: number, height: number): Canvas {
  const out = new Canvas(width, height, '#1f5f9c')
  const roll = dice(`water ${width}`)
  for (let y = 1; y < height; y += 3)
    for (let x = (y * 5) % 7; x < width; x += 9) out.rect(x, y, 4, 1, roll() < 0.5 ? '#57a8e6' : '#3a83c4')
  return out
}
/** The rim of a map, 16 thick and one tile long. */
export const edges = (): Record<string, Canvas> => ({
  'edge-mountain-h': mountains(40, 16),
  'edge-mountain-v': mountains(16, 40),
  'edge-water-h': water(40, 16),
  'edge-water-v': water(16, 40),
})

const BOX = { width: 96, height: 112 }

function bossMonsterBox(): Canvas {
  const out = wall(BOX.width, BOX.height, 'red', 'box of boss-monster', 20)
  torch(out, 12, 30)
  torch(out, 80, 30)
  out.rect(20, 85, 56, 6, '#5c1b1d').rect(20, 85, 56, 1, '#ea6035')
  stand(out, 'daemon-skull', 52, 'blood', 48, 87)
  stand(out, 'barbute', 20, 'cleric', 19, 107)
  return stand(out, 'wizard-face', 20, 'mage', 77, 107)
}
function nextLevelBox(): Canvas {
  const out = wall(BOX.width, BOX.height, 'blue', 'box of next-level', 20)
  out.rect(0, 57, 30, 6, '#475a90').rect(0, 57, 30, 1, '#8fb0e8')
  torch(out, 8, 20)
  torch(out, 84, 20)
  stand(out, 'hydra', 58, 'thief', 50, 100)
  stand(out, 'ninja-head', 18, 'fighter', 16, 57)
  return stand(out, 'monk-face', 20, 'cleric', 82, 107)
}
function superBox(): Canvas {
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
function overbossBox(): Canvas {
  const out = new Canvas(BOX.width, BOX.height, '#2d5f8f')
  const map = [
    ['swamp', 'cave', 'desert'],
    ['forest', 'castle', 'cloud_island'],
    ['camp-red', 'graveyard-2', 'volcano'],
  ] as const
  map.forEach((row, y) => {
    row.forEach((tile, x) => out.lay(TILES[tile](), x * 40 - 12, y * 40 - 3))
  })
  return stand(out, 'dragon-head', 58, 'violet', 50, 96)
}
export const boxes = (): Record<string, Canvas> => {
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

/** The icon of the installed app: the dragon of the box on a gold-rimmed tile. */
export function appIcon(): Canvas {
  const out = new Canvas(64, 64, '#120d1f')
  out.rect(4, 4, 56, 56, '#ffc83d').rect(6, 6, 52, 52, '#271d45').dither(6, 6, 52, 52, '#35295e', '#1b1430')
  return stand(out, 'dragon-head', 46, 'violet', 31, 56)
}
