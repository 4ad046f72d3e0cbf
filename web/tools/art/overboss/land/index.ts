// All pieces of the scenery around the tables of Overboss, by name.
import type { Canvas } from '../../drawing/canvas.ts'
import { caravan } from './caravan.ts'
import { coast } from './coast.ts'
import { grounds, meadow, sea } from './ground.ts'
import { horizon, sky } from './horizon.ts'

export const landSprites = (): Record<string, Canvas> => ({ ...horizon(), ...coast(), ...grounds(), ...caravan() })

/** Textures that fill areas. They repeat in both directions, so each is a file of its own. */
export const landTextures = { meadow, sea, sky } as const
