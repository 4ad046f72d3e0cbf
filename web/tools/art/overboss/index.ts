// All sprites of Overboss by name.
import type { Canvas } from '../drawing/canvas.ts'
import type { FamilyArt } from '../drawing/family-art.ts'
import { bosses } from './bosses.ts'
import { overbossBox } from './box-picture.ts'
import { commands } from './commands.ts'
import { emblem, TERRAINS } from './emblems.ts'
import { landSprites, landTextures } from './land/index.ts'
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
})

export const overbossArt: FamilyArt = {
  sheets: [
    { name: 'overboss', sprites: overbossSprites, namesAs: 'overbossSheet', reduced: true },
    { name: 'land', sprites: landSprites, namesAs: 'landSheet', reduced: false },
  ],
  textures: landTextures,
  boxPictures: { overboss: overbossBox },
}
