// The art of all families of games. A new family adds its line here.
import type { FamilyArt } from './drawing/family-art.ts'
import { dungeonArt } from './dungeon/index.ts'
import { overbossArt } from './overboss/index.ts'

export const families: readonly FamilyArt[] = [overbossArt, dungeonArt]
