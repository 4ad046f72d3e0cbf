// All sprites of Overboss by name.
import type { Canvas } from '../drawing/canvas.ts'
import type { FamilyArt } from '../drawing/family-art.ts'
import { landSprites, meadow, wagonCover } from '../scene/land.ts'
import { hills, ridgeDay, sea } from '../scene/sky.ts'
import { bosses, lords } from './bosses.ts'
import { overbossBox } from './box-picture.ts'
import { commands } from './commands.ts'
import { edges } from './edges.ts'
import { emblem, TERRAINS } from './emblems.ts'
import { TILES, tileBack } from './terrains.ts'
import { tokens } from './tokens.ts'

const withPrefix = (prefix: string, drawings: Readonly<Record<string, Canvas>>): Record<string, Canvas> =>
  Object.fromEntries(Object.entries(drawings).map(([name, drawing]) => [prefix + name, drawing]))

const overbossSprites = (): Record<string, Canvas> => ({
  ...withPrefix('tile-', Object.fromEntries(Object.entries(TILES).map(([id, draw]) => [id, draw()]))),
  'tile-back': tileBack(),
  ...withPrefix('emblem-', Object.fromEntries(TERRAINS.map(terrain => [terrain, emblem(terrain)]))),
  ...tokens(),
  ...bosses(),
  ...commands(),
  ...edges(),
})

export const overbossArt: FamilyArt = {
  sheets: [
    { name: 'overboss', sprites: overbossSprites, namesAs: 'overbossSheet', reduced: true },
    { name: 'scene/land', sprites: landSprites, namesAs: 'landSheet', reduced: true },
    { name: 'scene/overboss-lords', sprites: lords, namesAs: 'overbossLordSheet', reduced: true },
  ],
  boxPictures: { overboss: overbossBox },
  strips: { hills, 'ridge-day': ridgeDay, sea, meadow, 'wagon-cover': wagonCover },
}
