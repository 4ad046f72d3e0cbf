// All pieces of the land around the tables of Overboss, by name. What repeats in both directions is a file of its own.
import type { Canvas } from '../../drawing/canvas.ts'
import { shadedSprite } from '../../drawing/shaded-sprite.ts'
import { cloud } from '../../scene/sky.ts'
import { awning, wheel } from './caravan.ts'
import { coast } from './coast.ts'
import { grounds } from './ground.ts'

export const landSprites = (): Record<string, Canvas> => ({
  ...coast(),
  ...grounds(),
  awning: awning(),
  wheel: wheel(),
  cloud: cloud(70, 'cloud', ['#dcebf2', '#ffffff', '#a9cbe2']),
  ship: shadedSprite('galleon', 30, 'wood'),
})
