// The place of each game in the landscape of the home page.
import { Canvas, type Colour, INK } from '../drawing/canvas.ts'
import { torch } from '../drawing/lights.ts'
import { coloursOf } from '../dungeon/heroes/class-colours.ts'
import { walkerStrip } from '../dungeon/heroes/hero-figure.ts'
import { HEROES } from '../dungeon/heroes/heroes.ts'
import { roomFigures } from '../dungeon/room-figures.ts'
import { landSprites } from '../overboss/land/index.ts'
import { TILES } from '../overboss/terrains.ts'
import { tokens } from '../overboss/tokens.ts'
import { halls, smallHalls } from '../scene/hall.ts'
import { townSprites } from '../scene/town.ts'
import type { Staging } from '../staging/stage.ts'
import { lairOf, smallLairOf } from './lairs.ts'
import { cut, named } from './land.ts'

/** All dungeons stand on the same ground line, at the lower edge. */
const HEIGHT = 112
/** One frame of a walking hero. */
const WALKER = { width: 34, height: 40 }

export function walker(hero: string, treasure: string): Canvas {
  const look = HEROES[hero]
  if (!look) throw new Error(`${hero} is no hero`)
  const strip = walkerStrip(look, { colours: coloursOf(treasure, 0), treasure, epic: false })
  return cut(strip, 0, 0, WALKER.width, WALKER.height)
}
function room(hall: Canvas, staging: Staging, large: boolean): Canvas {
  const figure = named(roomFigures('shown', staging), large ? 'figure-shown' : 'small-figure-shown')
  const out = new Canvas(hall.width, hall.height).draw(hall, 0, 0)
  const floor = large ? 12 : 7
  return out.draw(figure, Math.round((hall.width - figure.width) / 2), hall.height - floor - figure.height + 3)
}

/** A gate and a throne. */
export function bossMonsterPlace(): Canvas {
  const out = new Canvas(165, HEIGHT)
  out.draw(lairOf('cleric', 'draculord'), 59, 0)
  out.draw(named(townSprites(), 'gateway'), 0, HEIGHT - 84 + 4)
  torch(out, 5, 66)
  return out.draw(walker('sbm-hero-sister-halo', 'cleric'), 10, HEIGHT - 48)
}
/** Two storeys with a ladder. */
export function nextLevelPlace(): Canvas {
  const out = new Canvas(159, HEIGHT)
  const small = smallHalls()
  const upper = HEIGHT - 56 - 50
  const lower = HEIGHT - 52
  out.draw(named(small, 'small-gate'), 20, upper + 12)
  out.draw(room(named(small, 'small-hall-thief-monster-2'), { figure: ['raven', 'violet'] }, false), 48, upper)
  out.draw(
    room(named(small, 'small-hall-mage-monster-2'), { figure: ['spiked-dragon-head', 'mage'] }, false),
    94,
    upper,
  )
  out.draw(smallLairOf('mage', 'smoake'), 0, HEIGHT - 62)
  out.draw(room(named(small, 'small-hall-mage-trap-1'), { figure: ['crystal-cluster', 'mage'] }, false), 52, lower)
  out.draw(room(named(small, 'small-hall-thief-trap-1'), { figure: ['maze', 'stone'] }, false), 97, lower)
  ladder(out, 144, 8, HEIGHT - 14)
  return out
}
function ladder(out: Canvas, left: number, top: number, bottom: number): void {
  const colours: readonly Colour[] = ['#6c4838', '#9a6c4a']
  out.rect(left - 1, top, 15, bottom - top + 6, '#0d0917')
  for (const x of [left, left + 10])
    out.rect(x, top, 2, bottom - top + 6, colours[0]!).rect(x, top, 1, bottom - top + 6, colours[1]!)
  for (let y = top + 4; y < bottom + 4; y += 6)
    out.rect(left + 2, y, 8, 2, colours[1]!).rect(left + 2, y + 2, 8, 1, INK)
}
/** A large hall before the throne. */
export function superBossMonsterPlace(): Canvas {
  const out = new Canvas(170, HEIGHT)
  const hall = room(named(halls(), 'hall-fighter-monster-1'), { figure: ['rock-golem', 'stone'] }, true)
  out.draw(hall, 0, HEIGHT - 80)
  out.draw(lairOf('fighter', 'sbm-boss-emperor-dododo'), 64, 0)
  return out.draw(walker('sbm-hero-gladiator', 'fighter'), 2, HEIGHT - 52)
}

const COAST: readonly (readonly (readonly [keyof typeof TILES, token?: string])[])[] = [
  [
    ['cave', 'monster-dragon'],
    ['camp-yellow', 'monster-orc'],
    ['forest', 'monster-witch'],
    ['forest', 'miniboss-froggie'],
  ],
  [['graveyard-2', 'monster-skeleton'], ['swamp'], ['dungeon'], ['camp-blue', 'monster-orc']],
]
/** Tiles before the mountains, with the sea on the right and below. */
export function overbossPlace(): Canvas {
  const out = new Canvas(202, HEIGHT)
  const rims = landSprites()
  const left = 26
  const top = 20
  const right = left + 160
  const bottom = top + 80
  out.draw(cut(named(rims, 'coast-beside'), 0, 0, 16, bottom + 2), right, 4)
  out.draw(cut(named(rims, 'coast-before'), 0, 0, 170, 12), left - 8, bottom)
  out.draw(named(rims, 'coast-corner'), right, bottom)
  const discs = tokens()
  COAST.forEach((row, y) => {
    row.forEach(([tile, token], x) => {
      out.draw(TILES[tile](), left + x * 40, top + y * 40)
      if (token) out.draw(named(discs, token), left + x * 40 + 15, top + y * 40 + 15)
    })
  })
  out.draw(cut(named(rims, 'mountains-beside'), 0, 0, 26, bottom), 0, 12)
  return out.draw(cut(named(rims, 'mountains-behind'), 0, 0, 190, 26), 0, 0)
}
