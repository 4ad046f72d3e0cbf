// The sheet of the place where dungeon games are played: street, halls, gates.
import type { Canvas } from '../../drawing/canvas.ts'
import { halls } from './halls.ts'
import { townSprites } from './town.ts'

export const sceneSprites = (): Record<string, Canvas> => ({ ...halls(), ...townSprites() })
