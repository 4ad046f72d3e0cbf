import { overbossPlaces } from '../sprites/overboss.sheet.ts'

export type OverbossSprite = keyof typeof overbossPlaces
export const isOverbossSprite = (name: string): name is OverbossSprite => Object.hasOwn(overbossPlaces, name)
