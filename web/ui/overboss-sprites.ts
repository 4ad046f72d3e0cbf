import { overbossSheet } from '../sprites/overboss.sheet.ts'
import { placeSprites } from './sprite-sheet.ts'

export type OverbossSprite = (typeof overbossSheet)[number][2][number]
export const overbossRects = placeSprites(overbossSheet)
export const isOverbossSprite = (name: string): name is OverbossSprite => overbossRects.has(name)
